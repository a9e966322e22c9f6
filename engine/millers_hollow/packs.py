"""Decks of Miller's Hollow: the recommended ones, and why a deck cannot be played (RULES.md 5.1, 5.2)."""

from collections.abc import Callable
from typing import Any

from engine.catalogue import Setup
from engine.effects import Facts

LEAST, MOST = 7, 18
NO_SHERIFF = 8
"""Up to so many seats nobody is sheriff, unless the table wants one."""
BASE = ("seer", "witch", "hunter")
PACKS: dict[int, tuple[int, int, tuple[str, ...]]] = {
    7: (2, 2, BASE),
    8: (3, 2, BASE),
    9: (3, 3, BASE),
    10: (3, 3, (*BASE, "guard")),
    11: (4, 3, (*BASE, "cupid")),
    12: (4, 4, (*BASE, "cupid")),
    13: (4, 4, (*BASE, "cupid", "guard")),
    14: (4, 4, (*BASE, "cupid", "guard", "elder")),
    15: (4, 6, (*BASE, "cupid", "guard", "elder", "thief")),
    16: (4, 7, (*BASE, "cupid", "guard", "elder", "thief")),
    17: (4, 7, (*BASE, "cupid", "guard", "elder", "thief", "idiot")),
    18: (5, 7, (*BASE, "cupid", "guard", "elder", "thief", "idiot")),
}
"""Seats -> wolves, plain villagers, gods; the two extra plain cards of a thief are counted among the villagers."""
MANY = ("werewolf", "villager")
SOLO = ("white-werewolf", "piper")


def recommended(seats: int, rules: Any) -> tuple[str, ...]:
    """The seed's own line for so many seats (7 to 18), whatever the house rules."""
    wolves, plain, gods = PACKS[seats]
    return ("werewolf",) * wolves + gods + ("villager",) * plain


def usual(seats: int) -> dict[str, Any]:
    """A small village has no sheriff: a badge with two votes would decide it."""
    return {"sheriff": "off"} if seats <= NO_SHERIFF else {}


def problems(setup: Setup) -> tuple[tuple[str, Facts], ...]:
    """Every reason why this set-up cannot be played."""
    deck, seats, rules = setup.deck, len(setup.seats), setup.rules
    count: Callable[[str], int] = deck.count
    wolves, spare = count("werewolf") + count("white-werewolf"), 2 * count("thief")
    found: list[tuple[str, Facts]] = []
    if len(deck) != seats + spare:
        found.append(("thief" if spare else "count", {"cards": len(deck), "seats": seats + spare}))
    if not LEAST <= seats <= MOST:
        found.append(("seats", {"least": LEAST, "most": MOST}))
    if wolves == 0:
        found.append(("no-wolf", {}))
    if wolves * 2 >= seats:
        found.append(("parity", {"most": max(0, (seats - 1) // 2)}))
    found.extend([("twice", {"role": role}) for role in sorted({*deck}) if role not in MANY and count(role) > 1])
    if rules.win_mode == "kill_a_side" and any(count(role) for role in SOLO):
        found.append(("solo", {}))
    if not rules.buildings and (count("arsonist") or count("rumour-monger")):
        found.append(("houses", {}))
    return tuple(found)
