"""Which decks are recommended, and why some cannot be played (RULES.md 4.1)."""

from collections import Counter
from typing import Any

import pytest

from engine import read_rules
from engine.catalogue import Setup
from engine.classic import CLASSIC

TABLE = {
    7: (2, "hunter", 3),
    8: (2, "hunter", 4),
    9: (2, "hunter priest tinker", 4),
    10: (2, "priest cobbler hunter", 4),
    11: (2, "bodyguard cobbler", 6),
    12: (3, "bodyguard priest hunter", 5),
    13: (3, "bodyguard mason mason cobbler", 5),
    14: (3, "bodyguard priest mason mason cobbler tinker", 5),
    15: (3, "bodyguard priest mason mason cobbler tinker medium", 6),
    16: (3, "bodyguard priest mason mason cobbler tinker", 7),
    17: (3, "bodyguard priest mason mason cobbler hunter tinker", 7),
    18: (4, "bodyguard priest mason mason hunter little-girl medium", 7),
    19: (4, "bodyguard priest mason mason hunter little-girl medium cobbler", 7),
    20: (4, "bodyguard priest mason mason hunter little-girl medium cobbler", 8),
}
"""Seats -> wolves, specials besides the seer, and villager cards on the table: a hidden role lies on one of them."""


def setup(deck: str, **rules: Any) -> Setup:
    cards = tuple(deck.split())
    return Setup("classic", tuple(range(1, len(cards) + 1)), cards, read_rules(CLASSIC.rules, rules))


@pytest.mark.parametrize("seats", TABLE)
def test_the_recommended_pack_is_that_of_the_table(seats: int) -> None:
    rules: Any = CLASSIC.rules()
    deck = CLASSIC.pack(seats, rules)
    wolves, specials, villagers = TABLE[seats]
    assert Counter(deck) - Counter(villager=99) == Counter(f"{'werewolf ' * wolves}seer {specials}".split())
    hidden = deck.count("tinker") + deck.count("medium")
    assert deck.count("villager") + hidden == villagers
    assert CLASSIC.problems(Setup("classic", tuple(range(1, seats + 1)), deck, rules)) == ()


@pytest.mark.parametrize("reveal", ["side", "role"])
@pytest.mark.parametrize("seats", TABLE)
def test_no_priest_is_recommended_where_deaths_are_revealed(seats: int, reveal: str) -> None:
    """4.5: the priest should be barred."""
    rules: Any = read_rules(CLASSIC.rules, {"reveal_on_death": reveal})
    deck = CLASSIC.pack(seats, rules)
    assert "priest" not in deck
    assert CLASSIC.problems(Setup("classic", tuple(range(1, seats + 1)), deck, rules)) == ()


SIX = " villager" * 6


@pytest.mark.parametrize(
    ("deck", "rules", "reason"),
    [
        ("seer" + SIX, {}, "no-wolf"),
        ("werewolf werewolf werewolf werewolf seer villager villager villager", {}, "parity"),
        ("werewolf seer villager villager villager villager", {}, "seats"),
        ("werewolf" + " villager" * 20, {}, "seats"),
        ("werewolf werewolf seer villager villager villager villager villager", {"wolves": 3}, "wolves"),
        ("werewolf mason" + SIX, {}, "masons"),
        ("werewolf mason mason mason" + SIX, {}, "masons"),
        ("werewolf tinker seer bodyguard hunter priest cobbler", {}, "hidden"),
        ("werewolf seer seer" + SIX, {}, "twice"),
        ("werewolf tinker tinker" + SIX, {}, "twice"),
        ("werewolf angel bodyguard" + SIX, {}, "pair"),
        ("werewolf cobbler possessed" + SIX, {}, "pair"),
        ("werewolf little-girl scout" + SIX, {}, "pair"),
        ("werewolf priest" + SIX, {"reveal_on_death": "role"}, "priest"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused_with_its_reason(deck: str, rules: dict[str, Any], reason: str) -> None:
    assert [key for key, _ in CLASSIC.problems(setup(deck, **rules))] == [reason]


def test_a_deck_of_another_size_than_the_table_is_refused() -> None:
    deck = ("werewolf", "seer", *["villager"] * 6)
    problems = CLASSIC.problems(Setup("classic", tuple(range(1, 10)), deck, CLASSIC.rules()))
    assert problems == (("count", {"cards": 8, "seats": 9}),)


def test_every_reason_is_told_at_once() -> None:
    problems = CLASSIC.problems(setup("werewolf mason seer seer angel bodyguard villager"))
    assert [key for key, _ in problems] == ["masons", "twice", "pair"]


@pytest.mark.parametrize("deck", ["werewolf" + SIX, "werewolf werewolf werewolf villager villager villager villager"])
def test_a_deck_without_specials_and_one_just_short_of_parity_can_be_played(deck: str) -> None:
    assert CLASSIC.problems(setup(deck)) == ()
