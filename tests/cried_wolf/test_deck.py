"""How many cards of each kind are played, and that everybody has as many turns (RULES.md 2.1)."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.catalogue import Setup
from engine.cried_wolf import CRIED_WOLF
from engine.cried_wolf.deck import removed
from engine.cried_wolf.rules import CriedWolfRules

BOX = {"boy": 4, "hunter": 4, "wolf": 10, "sheep-1": 8, "sheep-2": 8, "sheep-3": 8, "dog": 6}
ROWS = {3: "4 4 4 5 3 2 2", 4: "5 5 5 7 4 3 3", 5: "7 7 7 8 5 3 3", 6: "8 8 8 10 6 4 4"}
ORDER = ("sheep-1", "sheep-2", "sheep-3", "wolf", "dog", "hunter", "boy")
JUNIOR = CriedWolfRules(mode=2, no_boys=True)


def setup(seats: int, rules: CriedWolfRules, deck: tuple[str, ...] | None = None) -> Setup:
    """A table with the recommended deck, or with this one."""
    cards = CRIED_WOLF.pack(seats, rules) if deck is None else deck
    return Setup("cried-wolf", tuple(range(1, seats + 1)), cards, rules)


@pytest.mark.parametrize("seats", ROWS)
def test_the_deck_is_that_of_the_table(seats: int) -> None:
    deck = Counter(setup(seats, CriedWolfRules()).deck)
    assert [deck[kind] for kind in ORDER] == [int(number) for number in ROWS[seats].split()]
    assert deck.total() == 8 * seats
    assert seats < 6 or deck == BOX


@pytest.mark.parametrize(("seats", "size", "left"), [(3, 22, 18), (4, 29, 24), (5, 37, 30), (6, 44, 36)])
def test_juniors_play_without_boys_and_with_equal_turns(seats: int, size: int, left: int) -> None:
    deck = setup(seats, JUNIOR).deck
    assert ("boy" in deck, len(deck)) == (False, size)
    assert size - removed(deck, seats) == left
    assert "boy" in setup(seats, replace(JUNIOR, mode=1)).deck


@pytest.mark.parametrize("seats", ROWS)
@pytest.mark.parametrize("mode", [1, 2, 3])
def test_recommended_decks_have_no_problems(seats: int, mode: int) -> None:
    assert CRIED_WOLF.problems(setup(seats, CriedWolfRules(mode=mode))) == ()


@pytest.mark.parametrize("seats", [2, 7])
def test_other_tables_cannot_play(seats: int) -> None:
    assert CRIED_WOLF.problems(setup(seats, CriedWolfRules())) == (("seats", {"least": 3, "most": 6}),)


def test_another_deck_needs_the_house_rule_and_equal_turns() -> None:
    usual = setup(3, CriedWolfRules())
    other = ("wolf", *usual.deck[1:])
    assert CRIED_WOLF.problems(replace(usual, deck=other)) == (("table", {"cards": 24}),)
    custom = CriedWolfRules(deck="custom")
    assert CRIED_WOLF.problems(setup(3, custom, other)) == ()
    assert CRIED_WOLF.problems(setup(3, custom, other[1:])) == (("turns", {"cards": 23, "seats": 3}),)
    assert CRIED_WOLF.problems(setup(3, custom, other[:6])) == (("turns", {"cards": 6, "seats": 3}),)
    assert CRIED_WOLF.problems(setup(3, replace(custom, mode=2), other[1:])) == ()  # what is left over goes out
    assert CRIED_WOLF.problems(setup(3, replace(custom, mode=2), other[:5])) == (("turns", {"cards": 5, "seats": 3}),)
