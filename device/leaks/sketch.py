"""A game played by the engine alone, without table and time: quick enough to be tried until its results fit.

What people and chance do in it is kept as `Moves`, which the real table can play.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Protocol, TypeAlias

from device.leaks.knowledge import Decks
from engine import (
    Answers,
    Ask,
    Board,
    Choice,
    Deal,
    Draw,
    Effect,
    Hands,
    Interrupted,
    Leave,
    Note,
    Say,
    Seat,
    Seats,
    Show,
    Sleep,
    Talk,
    Wake,
    fitted,
    refusal,
)
from engine.catalogue import Game, Setup, games

Public: TypeAlias = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Act:
    """A seat gives an answer; `when` is a share of the window, from 0 to 1, its last moment."""

    seat: Seat
    choice: Choice
    when: float


@dataclass(frozen=True, slots=True)
class Asked:
    """What became of one ask."""

    ask: str
    seats: Seats
    acts: tuple[Act, ...]
    covert: bool
    """Whether nobody may notice who is asked, and what is answered."""
    ballot: bool
    """Whether everybody knows who is asked, and what is answered not before all of it is told."""
    told: int
    """How much everybody had perceived before it."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A talk: its speaker, or half the table, has had enough after this share of it, or somebody tries to interrupt."""

    enough: float
    interrupt: Act | None = None


@dataclass(slots=True)
class Moves:
    """Everything that people and chance do in a game, in the order of its asks and talks."""

    asks: list[Asked] = field(default_factory=list)
    talks: list[Spoken] = field(default_factory=list)
    draws: dict[tuple[str, int], Any] = field(default_factory=dict)
    """By name, and how often it was drawn before."""
    deals: dict[tuple[str, int], Hands] = field(default_factory=dict)
    """By deck, and how often it was dealt before."""
    phases: int = 0
    """The game is over, or is left off, where another phase would begin."""

    def decks(self) -> Decks:
        """Who holds what of each deck, as it was dealt last, and each time."""
        last = {what: hands for (what, _), hands in sorted(self.deals.items())}
        return {**last, **{f"{what} {number}": hands for (what, number), hands in self.deals.items()}}


class People(Protocol):
    """Who answers, draws and deals; `number`: how many asks, talks, or draws or deals of this name were before."""

    def acts(self, ask: Ask, number: int) -> tuple[Act, ...]:
        """All presses during an ask, in any order, also wrong ones and those of seats that are not asked."""

    def talk(self, talk: Talk, number: int) -> Spoken:
        """How a talk ends."""

    def draw(self, draw: Draw, number: int) -> Any:
        """One of the draw's possible results."""

    def deal(self, deal: Deal, number: int) -> Hands:
        """Who gets which cards; seat 0 holds what is left over."""


class Sketch:
    """One such game, as far as it has been stepped."""

    def __init__(self, setup: Setup, people: People) -> None:
        self.game: Game = games()[setup.game]
        self.moves = Moves()
        self.public: list[Public] = []
        """What everybody has perceived so far."""
        self.heard: list[Effect[Any]] = []
        """Of which effects."""
        self.floors: dict[int, int] = {}
        """Where in it each day's first discussion or vote begins."""
        self.number = 0
        """Of the night or day."""
        self.over = False
        self._people = people
        self._number = Counter[str]()
        self._script = self.game.script(setup).__await__()
        self.pending: Effect[Any] = next(self._script)

    def step(self) -> None:
        """Do the next effect."""
        effect = self.pending
        if (told := public(effect)) is not None:
            if told[0] in self.game.floor:
                self.floors.setdefault(self.number, len(self.public))
            self.public.append(told)
            self.heard.append(effect)
        if isinstance(effect, Note) and effect.event == "phase":
            self.moves.phases += 1
            self.number = int(effect.facts["number"])
        try:
            self._answer(effect)
        except StopIteration:
            self.over = True

    def finish(self) -> None:
        """Play on to the end of this phase."""
        while not (self.over or starts_phase(self.pending)):
            self.step()

    def gone(self, told: int | None = None) -> Seats:
        """Who is out of the game, as far as the public screen knows when so much has been told; None: at the end."""
        boards = (effect.view for effect in reversed(self.heard[:told]) if isinstance(effect, Board))
        return next((tuple([seat for seat in view.seats if seat not in view.living]) for view in boards), ())

    def _answer(self, effect: Effect[Any]) -> None:
        value: Any = None
        match effect:
            case Ask():
                acts = self._people.acts(effect, len(self.moves.asks))
                told = len(self.public) - 1  # it has been told itself
                asked = Asked(effect.ask, effect.seats, acts, covert(effect), is_ballot(effect), told)
                self.moves.asks.append(asked)
                value = settled(effect, acts)
            case Draw(name=name, label=label):
                value = self.moves.draws[name, self._number[label]] = self._people.draw(effect, self._number[label])
                self._number[label] += 1
            case Deal(what=what, label=label):
                value = self.moves.deals[what, self._number[label]] = self._people.deal(effect, self._number[label])
                self._number[label] += 1
            case Talk():
                spoken = self._people.talk(effect, len(self.moves.talks))
                self.moves.talks.append(spoken)
                if (act := spoken.interrupt) and effect.interrupt and act.seat in effect.interrupt.seats:
                    self.pending = self._script.throw(Interrupted(effect.interrupt.ask, act.seat, act.choice))
                    return
            case Leave():
                value = ()
            case _:
                pass
        self.pending = self._script.send(value)


def covert(ask: Ask) -> bool:
    """Whether nobody may notice who answers: in the dark, at a farewell, or where several hide all that they say."""
    return ask.secret or ask.farewell or ("" in ask.hides and len(ask.seats) > 1)


def is_ballot(ask: Ask) -> bool:
    """Whether several answer openly, but what they have answered is told of all at once."""
    return not (ask.secret or "" in ask.hides) and len(ask.seats) > 1 and ask.how in ("vote", "together")


def settled(ask: Ask, acts: Iterable[Act]) -> Answers:
    """What the acts come to: the last one of each asked seat that it may do."""
    return {act.seat: act.choice for act in sorted(acts, key=lambda act: act.when) if possible(ask, act)}


def possible(ask: Ask, act: Act) -> bool:
    """Whether the act counts."""
    return refusal(ask, act.seat, fitted(ask, act.choice), partial=False) is None


def starts_phase(effect: Effect[Any]) -> bool:
    """Whether a night or a day begins."""
    return isinstance(effect, Note) and effect.event == "phase"


def _ask(ask: Ask) -> Public:
    asked = () if ask.secret else ask.seats
    return (ask.ask, ask.among, ask.closes, ask.farewell, ask.least, ask.most, asked)


PERCEIVED: dict[type[Effect[Any]], Callable[[Any], Public | None]] = {
    Say: lambda say: (say.line, say.facts),
    Wake: lambda wake: (wake.line,),
    Sleep: lambda sleep: (sleep.line,),
    Ask: _ask,
    Show: lambda show: (
        None
        if show.heard
        else (show.card, show.among, show.news if show.openly else [to for to, _ in show.news if show.known])
    ),
    Talk: lambda talk: ("talk", talk.seat, talk.seconds),
    Board: lambda board: ("board", board.view),
    Note: lambda note: None if note.event in Note.SECRET else (note.event, note.facts),
}


def public(effect: Effect[Any]) -> Public | None:
    """What everybody perceives of an effect, or how long it takes; None where that is nothing."""
    perceived = PERCEIVED.get(type(effect))
    return perceived(effect) if perceived else None


def by_seat(acts: Iterable[Act]) -> dict[Seat, tuple[Act, ...]]:
    """The acts of each seat."""
    ordered = sorted(acts, key=lambda act: act.seat)
    return {seat: tuple(own) for seat, own in groupby(ordered, key=lambda act: act.seat)}
