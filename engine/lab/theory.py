"""Exact published numbers of simple games, and what the engine makes of them.

A table tells for one policy how often the wolves win, by seats and by wolves; its rules and bots are here, its numbers
in a file.  They come from recursions in exact fractions, which know nothing of this engine: a change of its rules that
goes wrong shows in them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import copysign, inf, sqrt
from statistics import NormalDist
from typing import Any, Literal

from engine.catalogue import Setup, games
from engine.errors import SetupError
from engine.lab.published import PUBLISHED
from engine.lab.simulate import Across, Figures, chunk, mean
from engine.rules import house_rules, read_rules

WIDE = 4.0
"""Standard errors that a figure may be off."""
FEW = 10
"""Of fewer expected cases the standard error is no measure: one alone, of an event that comes once in 300,000 games,
is more than four of them within 20,000 games, and no wonder."""


@dataclass(frozen=True, slots=True)
class Table:
    """One kind of game with its bots."""

    about: str
    rules: Mapping[str, Any] = field(default_factory=dict)
    """House rules besides who begins and when the wolves win."""
    others: tuple[str, ...] = ()
    """Who plays besides wolves and villagers."""
    policy: str = "random"
    counts: Literal["wolves", "days", "decisions"] = "wolves"
    """What the number is: how often the wolves win, or how many votes or decisions there are in a game."""


LOT, NOBODY = {"tie": "random"}, {"tie": "none"}
TABLES: Mapping[str, Table] = {
    "uniform": Table("all vote at random, a lot settles a tie", LOT),
    "no-nights": Table("all vote at random, and nobody dies at night", {**LOT, "nights": False}),
    "tie-none": Table("all vote at random, a tie kills nobody", NOBODY),
    "majority": Table("all vote at random, half of the votes are not enough", {**NOBODY, "lynch": "majority"}),
    "pack": Table("no wolf votes for a wolf", LOT, policy="random-pack"),
    "pack-tie-none": Table("no wolf votes for a wolf, a tie kills nobody", NOBODY, policy="random-pack"),
    "bloc": Table("all wolves vote for the same victim", LOT, policy="random-bloc"),
    "bloc-tie-none": Table("all wolves vote for the same victim, a tie kills nobody", NOBODY, policy="random-bloc"),
    "hunter-stands": Table("the last wolf dies of the hunter", LOT, ("hunter",)),
    "hunter-shoots": Table("the hunter shoots, then it is judged", {**LOT, "hunter": "shoots"}, ("hunter",)),
    "hunter-shoots-unless-over": Table(
        "it is judged, then the hunter shoots", {**LOT, "hunter": "shoots_unless_over"}, ("hunter",)
    ),
    "guard-others": Table("a guard protects others", {**LOT, "guard_self": False, "guard_repeat": True}, ("guard",)),
    "guard-anybody": Table("a guard protects anybody", {**LOT, "guard_repeat": True}, ("guard",)),
    "guard-nobody-twice": Table("a guard protects nobody twice in a row", LOT, ("guard",)),
    **{
        f"detectives-{number}": Table(
            f"{number} detectives kill the wolf they find, parity counts at dawn only", LOT, ("detective",) * number
        )
        for number in (0, 1, 2)
    },
    "ballots-leader": Table("no leader in one vote", NOBODY),
    "ballots-majority": Table("no majority in one vote", {**NOBODY, "lynch": "majority"}),
    "ballots-leader-oneself": Table("no leader in one vote, also for oneself", {**NOBODY, "vote_for_oneself": True}),
    "ballots-majority-oneself": Table(
        "no majority in one vote, also for oneself", {**NOBODY, "lynch": "majority", "vote_for_oneself": True}
    ),
    "ballots-tied": Table("one vote, whose leaders all die: how often so many", {"tie": "all_tied_die"}),
    "days": Table("votes in a game, all at random", LOT, counts="days"),
    "decisions": Table("decisions in a game, all at random", LOT, counts="decisions"),
}


@dataclass(frozen=True, slots=True)
class Row:
    """One published number."""

    table: str
    seats: int
    wolves: int
    first: Literal["day", "night"]
    win: str
    expected: float

    def __str__(self) -> str:
        return f"{self.table}, {self.first} first, {self.win}, {self.seats} seats, {self.wolves} wolves"


@dataclass(frozen=True, slots=True)
class Measured:
    """What the engine makes of a row."""

    row: Row
    games: int
    found: float
    error: float
    """The standard error, of the truth where that is a rate."""

    @property
    def off(self) -> float:
        """How many standard errors it is off; of a rare event, how many are as improbable as so many cases or more."""
        distance = self.found - self.row.expected
        rate = min(self.row.expected, 1 - self.row.expected)
        if TABLES[self.row.table].counts == "wolves" and rate * self.games < FEW:
            cases = round(abs(self.found - (self.row.expected > rate)) * self.games)
            return copysign(improbable(cases, self.games, rate), distance)
        return distance / self.error if self.error else 0.0 if abs(distance) < 1e-9 else inf

    @property
    def holds(self) -> bool:
        """Whether that can be chance."""
        return abs(self.off) <= WIDE


def improbable(cases: int, trials: int, rate: float) -> float:
    """Standard errors off the mean that are as rare as so many cases or more are; 0 where those are more likely."""
    just, fewer = (1 - rate) ** trials, 0.0
    for case in range(cases):
        fewer += just
        just *= (trials - case) / (case + 1) * rate / (1 - rate)
    if fewer < 0.5:
        return 0.0
    return NormalDist().inv_cdf(fewer) if fewer < 1 else inf


def rows(lines: Iterable[Mapping[str, str]]) -> Iterator[Row]:
    """The rows of a file with a column for each number of wolves.  Raises `SetupError` for a line that is none."""
    for line in lines:
        try:
            table, first, win, seats = line["table"], line["first"], line["win"], int(line["seats"])
            found = [(int(key), float(number)) for key, number in line.items() if key.isdecimal() and number]
        except (KeyError, ValueError) as wrong:
            raise SetupError(f"published numbers: {dict(line)} is no row: {wrong}") from wrong
        if table not in TABLES or first not in ("day", "night"):
            raise SetupError(f"published numbers: {dict(line)} is no row: there is no such table or beginning")
        for wolves, expected in found:
            yield Row(table, seats, wolves, "day" if first == "day" else "night", win, expected)


def short(found: Iterable[Row]) -> Iterator[Row]:
    """Some of each table: an odd and an even number of seats."""
    return (row for row in found if (row.seats, row.wolves) in ((7, 2), (10, 3), (5, 0), (6, 0)))


def setup(row: Row) -> Setup:
    """The game of a row: classic Werewolf, where that has these rules and can begin so, else the lab's own."""
    table = TABLES[row.table]
    given = {**table.rules}
    if row.first == "day":
        given["first_night_kill"] = False
    if row.win != "parity":
        given["win"] = int(row.win) if row.win.isdecimal() else row.win
    deck = ("werewolf",) * row.wolves + table.others
    deck += ("villager",) * (row.seats - len(deck))
    usual = games()["classic"]
    plays = given.keys() <= house_rules(usual.rules).keys() and 0 < 2 * row.wolves < row.seats
    game = usual if plays and {*deck} <= {*usual.roles} else PUBLISHED
    rules: Any = read_rules(game.rules, given)
    return Setup(game.key, tuple(range(1, row.seats + 1)), deck, rules)


def measure(row: Row, number: int, seed: int) -> Measured:
    """Play so many games of a row; each row has its own chance."""
    table = TABLES[row.table]
    figures: Figures = chunk(setup(row), table.policy, f"{seed} {row}", 0, number)
    if table.counts == "wolves":
        rate = row.expected
        return Measured(row, number, figures.winners["werewolf"] / number, sqrt(rate * (1 - rate) / number))
    found, error = mean(figures.days if table.counts == "days" else figures.decisions)
    return Measured(row, number, found, error)


def check(found: Sequence[Row], number: int, seed: int, across: Across = map) -> Iterator[Measured]:
    """Measure all of these rows, in their order."""
    yield from across(partial(measure, number=number, seed=seed), found)
