"""Set-ups that somebody has written down: which game, how many seats, which cards, which house rules."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from device.phrases import Phrases
from device.ports import Seats
from device.seating import everywhere
from device.strict import Fault, Problem, read
from device.suggest import did_you_mean
from engine import read_rules, rule_faults
from engine.catalogue import Game, Setup, games

ALL_HANDS = ("all_hands", True)
"""The house rule that needs a reader at every seat."""


class SetupFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One file; an empty `title` means that the file's name will do."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=3, le=20)]
    deck: tuple[str, ...]
    title: str = ""
    rules: dict[str, bool | int | float | str | list[str]] = {}

    def setup(self) -> Setup:
        """As the game wants it."""
        rules: Any = read_rules(games()[self.game].rules, self.rules)
        return Setup(self.game, tuple(range(1, self.seats + 1)), self.deck, rules)


Check = Callable[[SetupFile], Iterable[Fault]]
"""Says what the game itself finds wrong: no such game, role or house rule, a deck that cannot be played."""


def load_setups(folders: Iterable[Path], check: Check) -> tuple[dict[str, SetupFile], list[Problem]]:
    """All playable set-ups of `<folder>/<game>/<name>.toml` by "<game>/<name>", and what is wrong in the others.

    A later folder's file replaces an earlier one's of the same name, unless it is broken.
    """
    setups: dict[str, SetupFile] = {}
    problems: list[Problem] = []
    for folder in folders:
        for path in sorted(folder.glob("*/*.toml")):
            setup, found = load_setup(path, check)
            if setup:
                setups[f"{path.parent.name}/{path.stem}"] = setup
            problems += found
    return setups, problems


def load_setup(path: Path, check: Check) -> tuple[SetupFile | None, list[Problem]]:
    """One set-up, or everything that is wrong with it."""
    problems: list[Problem] = []
    good = read(SetupFile, path, problems)
    if problems:
        return None, problems
    setup = msgspec.convert(good, SetupFile)
    problems += [Problem(path, *fault) for fault in check(setup)]
    return (None if problems else setup), problems


def faults(phrases: Phrases, file: SetupFile) -> Iterator[Fault]:
    """What the game itself finds wrong with a set-up."""
    game = games().get(file.game)
    if game is None:
        yield "game", f"there is no game {file.game!r}{did_you_mean(file.game, games())}"
        return
    wrong = [*house_rule_faults(game, file.rules)]
    for place, role in enumerate(file.deck):
        if role not in game.roles:
            wrong.append((f"deck[{place}]", f"there is no role {role!r} in {game.key}{did_you_mean(role, game.roles)}"))
    if not wrong:
        wrong = [("deck", what) for what in obstacles(phrases, game, file.setup())]
    yield from wrong


def unhosted(seats: Seats) -> tuple[tuple[str, Any], ...]:
    """House rules that a box with these seats cannot host."""
    return () if everywhere(seats, seats.reading) else (ALL_HANDS,)


def hosting_faults(phrases: Phrases, file: SetupFile, seats: Seats) -> Iterator[Fault]:
    """Why a box with these seats cannot host a set-up: what is wrong with it, and house rules that need other seats."""
    yield from faults(phrases, file)
    for key, value in unhosted(seats):
        if file.rules.get(key) == value:
            yield f"rules.{key}", f"{value!r} cannot be hosted here; leave it out"


def house_rule_faults(game: Game, rules: Mapping[str, Any]) -> Iterator[Fault]:
    """House rules that do not exist, and values that they do not take."""
    yield from ((f"rules.{key}", what) for key, what in rule_faults(game.rules, rules, did_you_mean))


def obstacles(phrases: Phrases, game: Game, setup: Setup) -> list[str]:
    """Why this set-up cannot be played, one sentence each."""
    return [phrases.line(f"deck.{key}", facts) for key, facts in game.problems(setup)]
