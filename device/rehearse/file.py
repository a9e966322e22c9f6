"""A rehearsal as its file tells it.  Everything that is wrong in a file is found at once, before anything is played."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from device.languages import languages
from device.rehearse.deals import Decks, written
from device.rehearse.deals.cards import BUILDINGS
from device.rehearse.events import Events
from device.rehearse.names import Names, one_of, unknown
from device.settings import NARRATORS, TEXTS
from device.setups import house_rule_faults
from device.strict import Fault, Problem, read
from engine import Choice, Seat, WolfhourError, read_rules
from engine.catalogue import Game, Setup, games

Key: TypeAlias = tuple[str, str, Seat]
"""Phase label, ask, seat."""
Script: TypeAlias = Mapping[Key, tuple[Choice, ...]]
"""A seat's answers to one ask in one phase, in order."""
Event: TypeAlias = Mapping[str, Any]


class Expect(msgspec.Struct, frozen=True):
    """The expectations; what is None was not given."""

    alive: list[int | str] | None = None
    winner: str | None = None
    winners: list[int] | None = None
    scores: dict[str, int] | None = None
    event: list[dict[str, Any]] = []
    never: list[dict[str, Any]] = []


class File(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of a file and their types."""

    title: str = ""
    game: str
    seed: int = 1
    language: str = "en"
    narrators: Annotated[list[str], msgspec.Meta(max_length=NARRATORS)] = []
    rules: dict[str, bool | int | float | str | list[str]] = {}
    deal: dict[str, Any]
    chance: dict[str, list[int | str | list[int]]] = {}
    play: dict[str, dict[str, Any]] = {}
    refuse: dict[str, dict[str, Any]] = {}
    expect: Expect = Expect()


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """One game written down."""

    file: Path
    game: Game
    setup: Setup
    decks: Decks
    later: Mapping[int, Decks]
    """What is dealt once more, by how often it was dealt before."""
    seed: int
    language: str
    narrators: tuple[str, ...]
    chance: Mapping[str, tuple[Choice | None, ...]]
    play: Script
    refuse: Script
    expect: Expect


class Unusable(WolfhourError):
    """A file that cannot be rehearsed."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


def load(path: Path) -> Rehearsal:
    """Read one file.  Raises `Unusable` with everything that is wrong in it."""
    problems: list[Problem] = []
    good = read(File, path, problems)
    game = games().get(good.get("game", ""))
    if "game" in good and game is None:
        problems.append(Problem(path, "game", unknown(good["game"], games())))
    draft = msgspec.convert({"game": "", "deal": {}, **good}, File)
    problems += [Problem(path, *fault) for fault in faults(draft, game)] if game else []
    if problems or game is None:
        raise Unusable(problems)
    deal = written(game)
    dealt = deal.decks(draft.deal)
    seats = tuple(sorted(map(int, deal.places(draft.deal))))
    deck = tuple([card for seat in (*seats, 0) for card in dealt["cards"][seat]])
    rules = {**draft.rules, BUILDINGS: True} if BUILDINGS in dealt else draft.rules
    return Rehearsal(
        file=path,
        game=game,
        setup=Setup(game.key, seats, deck, read_rules(game.rules, rules)),
        decks=dealt,
        later=deal.later(draft.deal),
        seed=draft.seed,
        language=draft.language,
        narrators=tuple(draft.narrators),
        chance={**deal.chance(draft.deal), **{name: tuple(map(drawn, it)) for name, it in draft.chance.items()}},
        play={**deal.answers(draft.deal), **script(draft.play)},
        refuse=script(draft.refuse),
        expect=draft.expect,
    )


def faults(file: File, game: Game) -> Iterator[Fault]:
    """Every name and value in the file that this game does not know."""
    deal = written(game)
    names = Names(game, range(1, len(deal.places(file.deal)) + 1))
    if what := one_of(languages(TEXTS))(file.language):
        yield "language", what
    yield from (("narrators", what) for name in file.narrators if (what := one_of(languages(TEXTS))(name)))
    yield from house_rule_faults(game, file.rules)
    yield from deal.faults(names, file.deal)
    for draw, results in file.chance.items():
        if what := names.draw(draw):
            yield f"chance.{draw}", what
        else:
            yield from ((f"chance.{draw}", what) for result in results if (what := names.result(draw, result)))
    yield from script_faults(names, "play", file.play)
    yield from script_faults(names, "refuse", file.refuse)
    yield from expect_faults(names, file.expect)


def script_faults(
    names: Names, part: Literal["play", "refuse"], phases: Mapping[str, Mapping[str, Any]]
) -> Iterator[Fault]:
    """Phases, asks and seats that do not exist, and answers that can never be legal.

    A refused answer may be one to another ask: that it is none to this one can be the point.
    """
    for label, asks in phases.items():
        at = f'{part}."{label}"'
        if what := names.label(label):
            yield at, what
        for ask, given in asks.items():
            key = f'{at}."{ask}"'
            if what := names.ask(ask):
                yield key, what
                continue
            for table in given if isinstance(given, list) else [given]:
                if not isinstance(table, dict):
                    yield key, f"{table!r} will not do: write {{ seat = answer }}, or a list of such tables"
                    continue
                for seat, answer in table.items():
                    what = names.seat_key(seat)
                    what = what or (names.answer(ask, answer) if part == "play" else names.any_answer(answer))
                    if what:
                        yield f"{key}.{seat}", what


def expect_faults(names: Names, expect: Expect) -> Iterator[Fault]:
    """Expectations that can never come true, and events that can never occur."""
    if expect.winner is not None and (what := names.winner(expect.winner)):
        yield "expect.winner", what
    yield from (("expect.alive", what) for place in expect.alive or () if (what := names.place(place)))
    yield from (("expect.winners", what) for seat in expect.winners or () if (what := names.seat(seat)))
    if expect.scores is not None and "score" not in names.names.events:
        yield "expect.scores", "this game has no points"
    yield from ((f"expect.scores.{seat}", what) for seat in expect.scores or () if (what := names.seat_key(seat)))
    events = Events(names)
    for part, expected in (("event", expect.event), ("never", expect.never)):
        for place, event in enumerate(expected):
            yield from ((f"expect.{part}[{place}].{field}", what) for field, what in events.faults(event))


def script(phases: Mapping[str, Mapping[str, Any]]) -> Script:
    """The answers of each seat to each ask in each phase, in the order of the tables."""
    answers: dict[Key, tuple[Choice, ...]] = {}
    for label, asks in phases.items():
        for ask, given in asks.items():
            for table in given if isinstance(given, list) else [given]:
                for seat, answer in table.items():
                    key = (label, ask, int(seat))
                    answers[key] = (*answers.get(key, ()), choice(answer))
    return answers


def choice(answer: Any) -> Choice:
    """An answer as the engine knows it: a list is a tuple there."""
    return tuple(answer) if isinstance(answer, list) else answer


def drawn(result: int | str | list[int]) -> Choice:
    """A result as the lot knows it: whatever is drawn together is drawn in the order of the seats."""
    return tuple(sorted(result)) if isinstance(result, list) else result
