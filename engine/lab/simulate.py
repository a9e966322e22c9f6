"""Many games of one set-up: how often each camp wins, how long it takes, and how sure that is."""

import gc
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from random import Random
from threading import Lock
from typing import Any, TypeAlias

from engine.catalogue import Setup, games
from engine.lab.play import play
from engine.lab.policies import POLICIES
from engine.lab.unheard import TABLE, play_unheard, unheard_games

CHUNK = 250
"""Games that share one seed, whatever process plays them."""
PLAYING = Lock()
Across: TypeAlias = Callable[..., Iterable[Any]]
"""Like `map`; it may call the function elsewhere, and several at once."""
SURE = 1.959964
"""Standard errors on each side of an interval that holds the truth 95 times in 100."""


@dataclass(slots=True)
class Figures:
    """What some games came to; the sums of two lots of games are the figures of both."""

    games: int = 0
    winners: Counter[str] = field(default_factory=Counter)
    """How many games each camp won."""
    nights: Counter[int] = field(default_factory=Counter)
    """How many games took how many nights."""
    days: Counter[int] = field(default_factory=Counter)
    """How many games came to how many votes."""
    decisions: Counter[int] = field(default_factory=Counter)
    """In how many games how often somebody was asked something."""
    fallen: Counter[int] = field(default_factory=Counter)
    """How many players (or characters) were dead by the first dawn (0), and how many more by each later one."""
    seconds: float = 0.0
    """Processor time of the games alone: no start of processes, no progress bar."""

    @property
    def early(self) -> int:
        """Who was dead by the second dawn: he sits and watches the longest."""
        return self.fallen[0] + self.fallen[1]

    def add(self, other: "Figures") -> None:
        """Count the other games as well."""
        self.games += other.games
        self.winners += other.winners
        self.nights += other.nights
        self.days += other.days
        self.decisions += other.decisions
        self.fallen += other.fallen
        self.seconds += other.seconds


def wilson(hits: int, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's, which stays within 0 and 1, and holds the rate)."""
    if trials == 0:
        return 0.0, 1.0
    rate, z = hits / trials, SURE * SURE / trials
    middle, reach = rate + z / 2, SURE * sqrt((rate * (1 - rate) + z / 4) / trials)
    low, high = (middle - reach) / (1 + z), (middle + reach) / (1 + z)
    return max(0.0, min(rate, low)), min(1.0, max(rate, high))


def mean(counts: Mapping[int, int]) -> tuple[float, float]:
    """The mean of counted numbers, and its standard error."""
    number = sum(counts.values())
    middle = sum(value * count for value, count in counts.items()) / number
    spread = sum((value - middle) ** 2 * count for value, count in counts.items()) / number
    return middle, sqrt(spread / number)


def simulate(
    setup: Setup,
    policy: str,
    number: int,
    seed: int,
    across: Across = map,
    progress: Callable[[int], None] = lambda played: None,
) -> Figures:
    """Play `number` games with bots of this policy; `progress` hears how many more are done.

    The same seed gives the same figures (but for `seconds`), whoever plays the games: this process, several
    (`processes`), or other machines.
    """
    sizes = [min(CHUNK, number - first) for first in range(0, number, CHUNK)]
    total = Figures()
    for figures in across(chunk, *zip(*[(setup, policy, seed, *each) for each in enumerate(sizes)], strict=True)):
        total.add(figures)
        progress(figures.games)
    return total


@contextmanager
def processes(jobs: int) -> Iterator[Across]:
    """A `map` over so many processes, started afresh, since a fork takes over half of whatever threads are doing."""
    if jobs == 1:
        yield map
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            yield pool.map
        finally:
            pool.shutdown(cancel_futures=True)


def chunk(setup: Setup, policy: str, seed: int | str, index: int, number: int) -> Figures:
    """The games of one seed.

    A game leaves no circles behind, so the garbage collector can rest.  A process has one table (`TABLE`), so only one
    thread plays at a time.
    """
    with PLAYING:
        return played(setup, policy, seed, index, number)


def played(setup: Setup, policy: str, seed: int | str, index: int, number: int) -> Figures:
    """The games of one seed, while nobody else plays."""
    bot, rng = POLICIES[policy], Random(f"{seed} {index}")
    figures, hears = Figures(games=number), hasattr(bot, "hear")
    collecting = gc.isenabled()
    gc.disable()
    unheard_games()  # made before the clock runs
    start = time.thread_time()
    for _ in range(number):
        result = play(games()[setup.game], setup, bot, rng, TABLE) if hears else play_unheard(setup, bot, rng)
        figures.winners[result.winner] += 1
        figures.nights[result.nights] += 1
        figures.days[len(result.toll) - 1] += 1
        figures.decisions[TABLE.decisions] += 1
        before = 0
        for dawn, dead in enumerate(result.toll):
            figures.fallen[dawn] += dead - before
            before = dead
    figures.seconds = time.thread_time() - start
    if collecting:
        gc.enable()
    return figures
