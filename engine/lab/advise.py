"""Which set-ups are even and keep people in the game, and which way each role tilts it.

Players who reason (`table`) play all of them.  A tilt is measured: the same deck with this role for a plain villager,
so many games of each.  What others say about it stands beside, whether it agrees or not.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from math import sqrt
from typing import Any, Literal

from engine.catalogue import Game, Setup
from engine.lab.simulate import SURE, Figures, mean

POLICY = "table"
WOLF, PLAIN, SEER = "werewolf", "villager", "seer"
EARLY_COSTS = 0.25
"""What one player in all who sits and watches early costs, in shares of lost balance."""
PAIRS = {"mason": 2}
"""Of which role there are several, if any."""
GIRLS = ("little-girl", "scout")


@dataclass(frozen=True, slots=True)
class Rated:
    """One set-up and what came of it."""

    name: str
    setup: Setup
    figures: Figures

    @property
    def village(self) -> float:
        """How often the village wins, of the games that it or the wolves win."""
        won = self.figures.winners
        decided = won["village"] + won["werewolf"]
        return won["village"] / decided if decided else 0.5

    @property
    def watching(self) -> float:
        """Which share of the players is dead by the second dawn."""
        return self.figures.early / self.figures.games / len(self.setup.seats)

    @property
    def cost(self) -> float:
        """How far from even, and how many watch: the less the better."""
        return abs(self.village - 0.5) + EARLY_COSTS * self.watching

    @property
    def nights(self) -> float:
        """How long a game takes."""
        return mean(self.figures.nights)[0]


def nearby(game: Game, setup: Setup, names: Mapping[str, str]) -> Iterator[tuple[str, Setup]]:
    """Set-ups one card away that can be played; `names` says how a change is called."""
    deck = setup.deck
    swaps = [(PLAIN, role) for role in game.roles if PAIRS.get(role, 1) == 1]
    swaps += [(role, PLAIN) for role in sorted({*deck}) if role not in PAIRS and deck.count(role)]
    for out, into in swaps:
        if out in deck and out != into:
            other = replace(setup, deck=exchange(deck, out, into), rules=free(setup.rules))
            if not game.problems(other):
                yield names["swap"].format(out=out, into=into), other


def free(rules: Any) -> Any:
    """House rules that leave the number of wolves to the deck."""
    return replace(rules, wolves="auto") if hasattr(rules, "wolves") else rules


def exchange(deck: tuple[str, ...], out: str, into: str, number: int = 1) -> tuple[str, ...]:
    """The deck with so many cards of another role."""
    cards = [*deck]
    for _ in range(number):
        cards[cards.index(out)] = into
    return tuple(cards)


@dataclass(frozen=True, slots=True)
class Tilt:
    """What one role (or pair) changes in the village's share of games, against plain villagers in its place."""

    role: str
    one: Figures
    """Games with it."""
    other: Figures
    """Games without; several tilts may have the same."""

    @property
    def change(self) -> float:
        """By how much the village wins more often with it."""
        return rate(self.one) - rate(self.other)

    @property
    def error(self) -> float:
        """The standard error of that."""
        return error((1, self.one), (-1, self.other))

    @property
    def low(self) -> float:
        """The lower end of its 95 % interval."""
        return self.change - SURE * self.error

    @property
    def high(self) -> float:
        """The upper end."""
        return self.change + SURE * self.error

    def verdict(self, said: float) -> Literal["agrees", "differs", "open"]:
        """Whether the sign is the one that somebody says; open where the interval holds 0, or nothing is said."""
        if self.low <= 0 <= self.high or said == 0:
            return "open"
        return "agrees" if (self.change > 0) == (said > 0) else "differs"


def bare(game: Game, seats: int, rules: Any) -> Setup:
    """The recommended number of wolves, a seer, and villagers."""
    wolves = game.pack(seats, rules).count(WOLF)
    deck = (WOLF,) * wolves + (SEER,) + (PLAIN,) * (seats - wolves - 1)
    return Setup(game.key, tuple(range(1, seats + 1)), deck, rules)


def tilted(game: Game, seats: int, rules: Any) -> Iterator[tuple[str, Setup, Setup]]:
    """Each role, the bare deck with it, and the one to compare that with; without roles that cannot be played alone."""
    base = bare(game, seats, rules)
    for role in game.roles:
        if role == PLAIN:
            continue
        house = free(rules)
        if role in GIRLS:
            house = replace(house, girl_mode="risk_dice")  # nobody peeks in a simulation
        number = PAIRS.get(role, 1)
        if role == SEER:
            one, other = base, replace(base, deck=exchange(base.deck, SEER, PLAIN))
        else:
            one, other = replace(base, deck=exchange(base.deck, PLAIN, role, number), rules=house), base
        if not game.problems(one):
            yield role, one, other


def rate(figures: Figures) -> float:
    """How often the village wins."""
    return figures.winners["village"] / figures.games


def error(*terms: tuple[int, Figures]) -> float:
    """The standard error of a sum of such rates, each so many times: the same games with opposite signs fall out."""
    squares = 0.0
    for lot in {id(figures): figures for _, figures in terms}.values():
        times = sum(number for number, figures in terms if figures is lot)
        squares += times * times * rate(lot) * (1 - rate(lot)) / lot.games
    return sqrt(squares)


@dataclass(frozen=True, slots=True)
class Reversal:
    """Two roles that somebody ranks the one above the other, and the games surely the other way round."""

    better: str
    """By what is said."""
    worse: str
    change: float
    """By how much the village wins more often with the worse than with the better."""
    reach: float
    """How far the 95 % interval of that goes to either side."""


def reversals(tilts: Iterable[Tilt], said: Mapping[str, float]) -> list[Reversal]:
    """All of them.  Two tilts against the same games differ by those with the one role and the other alone."""
    known = [each for each in tilts if each.role in said]
    found = []
    for one, other in combinations(known, 2):
        better, worse = (one, other) if said[one.role] > said[other.role] else (other, one)
        change = worse.change - better.change
        reach = SURE * error((1, worse.one), (-1, worse.other), (-1, better.one), (1, better.other))
        if said[better.role] > said[worse.role] and change > reach:
            found.append(Reversal(better.role, worse.role, change, reach))
    return found


def concordance(tilts: Iterable[Tilt], said: Mapping[str, float]) -> float:
    """How far two rankings agree: 1 wholly, 0 not at all, -1 reversed (Kendall's tau; equal ranks count for none)."""
    pairs = [
        (one.change - other.change) * (said[one.role] - said[other.role])
        for one, other in combinations([each for each in tilts if each.role in said], 2)
        if said[one.role] != said[other.role]
    ]
    return sum((product > 0) - (product < 0) for product in pairs) / len(pairs) if pairs else 0.0


def race(
    several: Iterable[tuple[str, Setup]],
    games: int,
    heat: Callable[[Setup, int], Figures],
    play: Callable[[Setup, int], Figures],
    finalists: int = 8,
) -> list[Rated]:
    """All of them play a quarter of the games in a `heat`, and the best all: the best first.

    The two share no game: who was lucky in the heat would else take that luck into the final.
    """
    begun = [Rated(name, setup, heat(setup, max(1, games // 4))) for name, setup in several]
    best = sorted(begun, key=lambda each: each.cost)[:finalists]
    return sorted((Rated(each.name, each.setup, play(each.setup, games)) for each in best), key=lambda each: each.cost)
