"""What is in the box: people, goals and coins for so many seats, and why a deck cannot be played (RULES.md 3.1)."""

from typing import Any

from engine.catalogue import Setup
from engine.effects import Facts

PEOPLE = ("wolf", "thief", "man", "woman")
ALONE = ("wolf", "thief")
"""There is one of each, never both with one player, and neither lives at the chest."""
GOALS = ("both-alive", "both-dead", "one-each", "dead-men", "dead-women")
GOAL_CARDS = tuple([goal for goal in GOALS for _ in range(3)])
EACH = 2
"""People of one player."""


def recommended(seats: int, rules: Any) -> tuple[str, ...]:  # noqa: ARG001 - every game is asked with its house rules
    """Wolf, thief, and as many men as women."""
    return (*ALONE, *("man",) * (seats - 1), *("woman",) * (seats - 1))


def coins(seats: int) -> tuple[int, ...]:
    """The stack of coins, the top one first: one for each seat, the last two are worth 2 (3.9, 25)."""
    return (*range(seats, 2, -1), 2, 2)


def problems(setup: Setup) -> tuple[tuple[str, Facts], ...]:
    """Every reason why this set-up cannot be played."""
    deck, seats = setup.deck, len(setup.seats)
    found: list[tuple[str, Facts]] = []
    if not 4 <= seats <= 8:
        found.append(("seats", {"least": 4, "most": 8}))
    if len(deck) != EACH * seats:
        found.append(("count", {"cards": len(deck), "seats": EACH * seats}))
    found.extend([("one", {"role": role}) for role in ALONE if deck.count(role) != 1])
    return tuple(found)
