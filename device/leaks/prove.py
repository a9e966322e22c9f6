"""Plays and compares many pairs of one set-up, and counts what was compared."""

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from random import Random
from typing import Any

from device.leaks.compare import compare
from device.leaks.pairs import DAY, make_pair
from device.leaks.perceive import Account
from device.leaks.play import Hosting, Played, Window, play
from engine import house_rules, read_rules
from engine.catalogue import Game, Setup, games

CHUNK = 25
"""Pairs that one process plays in a row."""
ENOUGH = 100
"""So often every kind of secret ask must be compared with an asked seat in one game, and none in the other."""
SHARE = 0.5
"""So many of the comparisons must go past the second dawn."""
OTHER_RULES = 10
"""One pair of so many is played by random house rules."""
KEPT = 20
"""So many differences are kept in words."""


@dataclass(slots=True)
class Figures:
    """What some pairs came to; the sums of two lots of pairs are the figures of both."""

    pairs: int = 0
    comparisons: int = 0
    """Seats with the same card in both games of a pair."""
    far: int = 0
    """Comparisons that go past the second dawn."""
    asks: Counter[str] = field(default_factory=Counter)
    """How often each secret ask was compared at all: 0, where games had it and it was never compared."""
    filled: Counter[str] = field(default_factory=Counter)
    """How often with somebody to answer it in one game and nobody in the other."""
    answered: Counter[str] = field(default_factory=Counter)
    """How often with an answer in one game and none in the other, though somebody was asked in both."""
    empty: Counter[str] = field(default_factory=Counter)
    """How often it went to nobody in a game where no card that is turned tells so."""
    frames: int = 0
    """Pictures, and for closed eyes lights of pictures, that were the same to a seat in both games."""
    lights: int = 0
    """How often the own light came on or went out in the same way."""
    ballots: int = 0
    """Comparisons up to the result of a vote in which others had answered something else."""
    differences: int = 0
    words: list[str] = field(default_factory=list)
    """The first differences."""

    def add(self, other: "Figures") -> None:
        """Count the other pairs as well."""
        self.pairs += other.pairs
        self.comparisons += other.comparisons
        self.far += other.far
        for mine, more in zip(self.counters(), other.counters(), strict=True):
            mine.update(more)  # keeps what was counted 0 times
        self.frames += other.frames
        self.lights += other.lights
        self.ballots += other.ballots
        self.differences += other.differences
        self.words = (self.words + other.words)[:KEPT]

    def counters(self) -> tuple[Counter[str], ...]:
        """All that is counted ask by ask."""
        return self.asks, self.filled, self.answered, self.empty

    def covered(self, ask: str) -> int:
        """How often an ask was compared filled and empty.

        Where it always goes to somebody, or the public results tell whether it does, unanswered counts as empty.
        """
        return self.filled[ask] if self.filled[ask] or self.empty[ask] else self.answered[ask]

    def missing(self) -> list[str]:
        """What has not been compared often enough."""
        wanting = [
            f"{ask} was compared filled and empty {self.covered(ask)} times, not {ENOUGH}"
            for ask in sorted(self.asks)
            if self.covered(ask) < ENOUGH
        ]
        if not self.comparisons:
            wanting.append("nothing was compared")
        if self.far < SHARE * self.comparisons:
            wanting.append(f"only {self.far} of {self.comparisons} comparisons go past dawn {DAY}, not half of them")
        return wanting


@dataclass(frozen=True, slots=True)
class Task:
    """Some pairs of one set-up."""

    name: str
    setup: Setup
    seed: int
    numbers: range
    listing: bool
    """Whether the whole table is played, with lists and screen."""
    narrators: tuple[str, ...] = ()


def tasks(
    name: str, setup: Setup, seed: int, pairs: int, table_pairs: int, narrators: tuple[str, ...] = ()
) -> Iterator[Task]:
    """Everything to be done for one set-up."""
    for number, listing in ((pairs, False), (table_pairs, True)):
        for first in range(0, number, CHUNK):
            yield Task(name, setup, seed, range(first, min(first + CHUNK, number)), listing, narrators)


def prove(work: list[Task], jobs: int = 1, progress: Callable[[int], None] = lambda played: None) -> dict[str, Figures]:
    """Do the tasks in so many processes; `progress` hears how many more pairs are done.  Figures by set-up.

    The same seeds give the same figures whatever the number of processes.
    """
    found: dict[str, Figures] = {}
    for task, figures in zip(work, _results(work, jobs), strict=True):
        found.setdefault(task.name, Figures()).add(figures)
        progress(figures.pairs)
    return found


def _results(work: list[Task], jobs: int) -> Iterator[Figures]:
    if jobs == 1:
        yield from map(chunk, work)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            yield from pool.map(chunk, work)
        finally:
            pool.shutdown(cancel_futures=True)


def chunk(task: Task) -> Figures:
    """Play and compare the pairs of one task.  They leave few circles behind, so the garbage collector can rest."""
    figures, collecting = Figures(), gc.isenabled()
    gc.disable()
    for number in task.numbers:
        examine(task, number, figures)
    if collecting:
        gc.enable()
    return figures


def examine(task: Task, number: int, figures: Figures) -> None:
    """Play and compare one pair; each has its own chance."""
    rng = Random(f"{task.seed} {task.name} {task.listing} {number}")
    usual = number % OTHER_RULES != OTHER_RULES - 1
    setup = task.setup if usual else by_other_rules(task.setup, rng)
    lights, shortcuts, cards = rng.random() < 0.5, number % 2 == 1, number % 3 == 2
    hosting = Hosting(task.listing, lights, shortcuts, cards, task.narrators)
    pair = make_pair(setup, rng)
    games = [play(setup, moves, hosting) for moves in (pair.first, pair.second)]
    first, second = (Account(setup, played, pair.seats) for played in games)
    name = f"{task.name}, {'table' if task.listing else 'transcript'} pair {number}"
    leaks = [f"{name}, {words}" for account in (first, second) for words in account.wrong]
    figures.pairs += 1
    dawn = floor_of(games[0], setup)
    differing = list(asked_otherwise(*games)) if usual else []
    votes = [one.start for one, other in zip(*(played.windows for played in games), strict=False) if voted(one, other)]
    for window in [window for played in games for window in played.windows if usual and window.covert]:
        figures.asks[window.ask] += 0
        figures.empty[window.ask] += not window.asked and getattr(setup.rules, "reveal_on_death", "none") == "none"
    for seat in pair.seats:
        compared = compare(first, second, seat)
        figures.comparisons += 1
        figures.far += compared.until > dawn
        same = Counter(entry.event["event"] for entry in first.streams[seat][: compared.last])
        figures.frames += same["screen"] + same["brightness"]
        figures.lights += same["light"]
        figures.ballots += any(start < compared.until for start in votes)
        for one, other in differing:
            if one.end <= compared.until:
                figures.asks[one.ask] += 1
                figures.filled[one.ask] += one.asked is not other.asked
                figures.answered[one.ask] += one.asked and other.asked and one.answered is not other.answered
        if compared.leak:
            leaks.append(f"{name}, seat {seat}, {compared.leak}")
    figures.differences += len(leaks)
    figures.words = (figures.words + leaks)[:KEPT]


def asked_otherwise(first: Played, second: Played) -> Iterator[tuple[Window, Window]]:
    """The secret asks of both games, in pairs, as long as they are the same."""
    for one, other in zip(first.windows, second.windows, strict=False):
        if one.ask != other.ask:
            return
        if one.covert:
            yield one, other


def voted(one: Window, other: Window) -> bool:
    """Whether these are the same vote with other ballots."""
    return one.ask == other.ask and one.ballot and one.answers != other.answers


def floor_of(played: Played, setup: Setup) -> float:
    """When the first discussion or vote behind the second dawn began."""
    floor = games()[setup.game].floor
    for event in played.events:
        if event["event"] == "say" and event["line"] in floor and event["at"].endswith(f" {DAY}"):
            return float(event["t"])
    return float("inf")


def by_other_rules(setup: Setup, rng: Random) -> Setup:
    """The same cards under random house rules."""
    game: Game = games()[setup.game]
    while True:
        rules: Any = read_rules(game.rules, random_rules(game, rng))
        other = replace(setup, rules=rules)
        if not game.problems(other):
            return other


def random_rules(game: Game, rng: Random) -> dict[str, Any]:
    """About every third house rule is another one."""
    chosen: dict[str, Any] = {}
    for key, rule in house_rules(game.rules).items():
        if rule.values and rng.random() < 0.3:
            several = rng.sample(rule.values, rng.randint(0, len(rule.values))) if rule.several else None
            chosen[key] = rng.choice(rule.values) if several is None else several
    return chosen
