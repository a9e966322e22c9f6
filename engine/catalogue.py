"""The games that the box can host, and what an outside needs to know of each."""

from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.effects import Effect, Facts, Seat, Seats
from engine.held import held
from engine.transcript import Event
from engine.values import NOTHING


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended: the camp that won ("points" in games without camps) and the seats that win."""

    winner: str
    seats: Seats
    nights: int = 0
    """Or rounds, in games without nights."""
    toll: tuple[int, ...] = (0,)
    """How many were dead when each day's vote began, and in the end."""
    scores: Mapping[Seat, int] = NOTHING
    """In games with points: those of each seat."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is public about a game before it starts.  `rules` is the game's own kind of `TableRules`."""

    game: str
    seats: Seats
    deck: tuple[str, ...]
    rules: Any


@dataclass(frozen=True, slots=True)
class Names:
    """Every name that a game, or one role of it, may use: public API for rehearsals and texts."""

    asks: Mapping[str, tuple[str, ...]] = NOTHING
    """Ask -> the options that it may ever have; "seat" stands for the number of any seat, "seats" for a list too.
    "house" stands for one of a seat's two, left or right as its owner sees it: "3L".  Both may be words of an option:
    "peek seat.1".  "player" is a seat beside houses, as a word; "list" says that a list of the others is an answer.
    "place" is a seat or a place in the middle, "number" one of these or 0."""
    lines: Mapping[str, tuple[str, ...]] = NOTHING
    """Line -> the facts in it."""
    cards: Mapping[str, tuple[str, ...]] = NOTHING
    """Private card -> the facts on it."""
    draws: Mapping[str, tuple[str, ...]] = NOTHING
    """Named draw -> its possible results, like the options of an ask."""
    causes: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()
    """Labels of phases, in the order in which those of one number come.  "N" stands for a number: "night N", or in
    games of several hands "hand N round N" and "hand N final"."""
    events: tuple[str, ...] = ()
    spared_by: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    offices: tuple[str, ...] = ()
    whys: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    identities: tuple[str, ...] = ()
    """Whom a card may make of its holder, where the cards have names of their own."""
    questions: tuple[str, ...] = ()
    """Question cards."""
    trades: tuple[str, ...] = ()
    """Buildings that a village may have besides the cards."""
    wishes: Mapping[str, str] = NOTHING
    """Ask -> the ask that is put to whoever wants to, one after another, and to nobody else."""

    @property
    def lettered(self) -> bool:
        """Whether it is houses that live, are chosen and die, two at each seat."""
        return any("house" in options for options in self.asks.values())

    @property
    def placed(self) -> bool:
        """Whether marks lie at single cards: "4.1" is the first card of place 4."""
        return any("place" in option for options in self.asks.values() for option in options)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of these phases: "night", "day", or "hand"."""
        return tuple(dict.fromkeys(phase.partition(" ")[0] for phase in self.phases))


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the catalogue."""

    key: str
    least: int
    most: int
    """Seats that it is offered for."""
    rules: type
    roles: tuple[str, ...]
    names: Names
    script: Callable[[Setup], Coroutine[Effect[Any], Any, GameResult]]
    pack: Callable[[int, Any], tuple[str, ...]]
    """The recommended deck for so many seats under these house rules."""
    problems: Callable[[Setup], tuple[tuple[str, Facts], ...]]
    """Why a set-up cannot be played: a text key (`deck-<key>`) and its facts for each reason."""
    floor: tuple[str, ...]
    """Lines that open a day's first discussion or vote, or a round's first question."""
    each: int = 1
    """How many cards each seat is dealt in secret; 0: there are none in this game."""
    paced_by: str = "night"
    """Of which phase ("hand": a whole one) the lobby tells how long one takes, in the words of `lobby.length`, which
    may be the game's own; "": it tells the length of the game alone."""
    places: Callable[[int], int] = lambda seats: seats
    """At how many places cards lie with so many seats: some may lie in the middle, behind the last seat."""
    left: bool = False
    """Whether cards may be left over that play a part."""
    held: Callable[[Iterable[Event]], Mapping[Seat, Facts]] = held
    """What everybody holds now, of the facts of his own card, as the transcript tells it."""
    usual: Callable[[int], Mapping[str, Any]] = lambda seats: {}
    """The house rules that so many seats play by unless they want others, where they are not the defaults."""


@cache
def games() -> dict[str, Game]:
    """All games, by key."""
    from engine.classic import CLASSIC
    from engine.cried_wolf import CRIED_WOLF
    from engine.lupusburg import LUPUSBURG
    from engine.millers_hollow import MILLERS_HOLLOW
    from engine.wooolf import WOOOLF

    return {game.key: game for game in (CLASSIC, MILLERS_HOLLOW, LUPUSBURG, WOOOLF, CRIED_WOLF)}
