"""The reckoning of what lies in front of a player, beside a second reading of the rules (2.7)."""

from itertools import product
from random import Random
from typing import Any

import pytest

from engine.catalogue import Setup
from engine.cried_wolf.deck import KINDS
from engine.cried_wolf.meadow import Meadow
from engine.cried_wolf.rules import CriedWolfRules
from engine.cried_wolf.scoring import WHYS, best, flips, points, reckon
from tests.cried_wolf import points as second
from tests.cried_wolf.bots import random_rules

SEATS = (1, 2, 3)


def meadow(rules: Any, front: tuple[str, ...], dead: tuple[str, ...] = (), hunters: int = 0) -> Meadow:
    """A table at its end, with this in front of seat 1."""
    m = Meadow(Setup("cried-wolf", SEATS, (), rules))
    m.front[1], m.dead[1], m.hands[1] = front, dead, ("hunter",) * hunters
    return m


def agree(seeds: range) -> None:
    """Both readings come to the same parts, and the cards of the screen to the first of them."""
    for seed in seeds:
        rng = Random(seed)
        rules, common = random_rules(rng), rng.choices((0, 1, 2, 4, 6), k=len(KINDS))
        front = tuple(rng.choices(KINDS, common, k=rng.randint(0, 12)) if any(common) else [])
        shot, hunters = tuple(rng.choices(KINDS, k=rng.randint(0, 3))), rng.randint(0, 2)
        m = meadow(rules, front, shot, hunters)
        found = [(why, part) for why, part in points(m, 1).items() if part]
        assert found == second.parts(rules, front, shot, hunters), f"seed {seed}: {front}, shot {shot}, {rules}"
        cards = reckon(front, rules)
        assert sorted(one.card for one in cards) == sorted(front)
        assert sum(one.points for one in cards) * (-1 if flips(front) else 1) == points(m, 1)["cards"]


def test_both_readings_of_the_rules_agree_on_random_piles() -> None:
    agree(range(1000))


@pytest.mark.long
@pytest.mark.parametrize("batch", range(4))
def test_both_readings_of_the_rules_agree_on_a_hundred_thousand_random_piles(batch: int) -> None:
    agree(range(1000 + batch * 25_000, 1000 + (batch + 1) * 25_000))


def cards(told: str) -> tuple[str, ...]:
    """S3 S2 W H D B as kinds."""
    names = {"W": "wolf", "H": "hunter", "D": "dog", "B": "boy"}
    return tuple([names.get(word) or f"sheep-{word[1]}" for word in told.split()])


@pytest.mark.parametrize(
    ("front", "rules", "total"),
    [
        ("S3 S3 S2 S1 W W H D", {}, 3),
        ("S3 S2 S2 W W W H B", {}, 3),
        ("S3 S2 S2 W W W H B B", {}, -3),
        ("S2 S1 W H H", {"mode": 2, "hunter_penalty": True}, 5),
        ("S3 H", {"mode": 2, "hunter_penalty": True}, 1),
        ("W W S3 S1", {}, -4),
        ("W W S3 S1 B", {}, 4),
        ("W W W S2", {}, -2),
        ("S3 S3 S1 B B", {}, 7),
        ("W W W W", {}, 0),
        ("H H", {"mode": 2, "hunter_penalty": True}, -2),
        ("", {}, 0),
    ],
)
def test_examples_of_the_rules(front: str, rules: dict[str, Any], total: int) -> None:
    assert sum(points(meadow(CriedWolfRules(**rules), cards(front)), 1).values()) == total


def test_a_wolf_and_an_idle_hunter_of_mode_3_count_beside_the_cards() -> None:
    parts = points(meadow(CriedWolfRules(mode=3), cards("S3 S1 W"), ("wolf", "boy"), hunters=2), 1)
    assert parts == dict(zip(WHYS, (-2, 0, 3, -3, -6), strict=True))


def test_a_tie_goes_to_most_sheep_then_to_fewest_wolves_then_to_all() -> None:
    for fronts, winners in (
        (("S3", "S1 S2", "S3"), (2,)),
        (("S3 W H", "S3", "S1"), (2,)),
        (("S3", "S3", "S2"), (1, 2)),
    ):
        m = meadow(CriedWolfRules(), ())
        m.front = dict(zip(SEATS, map(cards, fronts), strict=True))
        scores = {seat: sum(points(m, seat).values()) for seat in SEATS}
        assert best(m, scores) == winners


def test_every_card_of_a_pile_is_told_what_it_does() -> None:
    for rules in (CriedWolfRules(dog_effect=dog, hunter_effect=hunter) for dog, hunter in product(*EFFECTS)):
        told = {(one.card, one.does) for one in reckon(cards("S3 S3 S2 S1 W W W W W W H H D D B B"), rules)}
        assert ("boy", "flips") in told
        assert (("hunter", "cancels") in told) == (rules.hunter_effect == "cancel_wolf")
        assert (("dog", "cancels") in told) == (rules.dog_effect == "cancel_wolf")
        assert (("sheep-3", "guarded") in told) == (("dog", "guards") in told)


EFFECTS: Any = (("guard_highest_sheep", "cancel_wolf", "none"), ("cancel_wolf", "none"))
