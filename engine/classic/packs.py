"""Decks of classic Werewolf: the recommended ones, and why a deck cannot be played (RULES.md 4.1)."""

from collections.abc import Callable
from typing import Any

from engine.catalogue import Setup
from engine.effects import Facts

WOLVES = {**dict.fromkeys(range(7, 12), 2), **dict.fromkeys(range(12, 18), 3), **dict.fromkeys(range(18, 21), 4)}
MASONS = ("mason", "mason")
SPECIALS = {
    7: ("hunter",),
    8: ("hunter",),
    9: ("hunter", "priest", "tinker"),
    10: ("priest", "cobbler", "hunter"),
    11: ("bodyguard", "cobbler"),
    12: ("bodyguard", "priest", "hunter"),
    13: ("bodyguard", *MASONS, "cobbler"),
    14: ("bodyguard", "priest", *MASONS, "cobbler", "tinker"),
    15: ("bodyguard", "priest", *MASONS, "cobbler", "tinker", "medium"),
    16: ("bodyguard", "priest", *MASONS, "cobbler", "tinker"),
    17: ("bodyguard", "priest", *MASONS, "cobbler", "hunter", "tinker"),
    18: ("bodyguard", "priest", *MASONS, "hunter", "little-girl", "medium"),
    19: ("bodyguard", "priest", *MASONS, "hunter", "little-girl", "medium", "cobbler"),
    20: ("bodyguard", "priest", *MASONS, "hunter", "little-girl", "medium", "cobbler"),
}
"""Besides wolves, seer and plain villagers; tinker and medium lie hidden on a villager."""
PAIRS = (("angel", "bodyguard"), ("cobbler", "possessed"), ("little-girl", "scout"))
"""One role with two names each: never both in one game."""
MANY = ("werewolf", "villager", "mason")


def recommended(seats: int, rules: Any) -> tuple[str, ...]:
    """The pack for so many seats (7 to 20), with as many wolves as the house rule says.

    Where deaths are revealed the priest has nothing to learn and is left out.
    """
    wolves = WOLVES[seats] if rules.wolves == "auto" else rules.wolves
    barred = () if rules.reveal_on_death == "none" else ("priest",)
    specials = tuple([role for role in SPECIALS[seats] if role not in barred])
    deck = ("werewolf",) * wolves + ("seer", *specials)
    return deck + ("villager",) * (seats - len(deck))


def problems(setup: Setup) -> tuple[tuple[str, Facts], ...]:
    """Every reason why this set-up cannot be played."""
    deck, seats = setup.deck, len(setup.seats)
    count: Callable[[str], int] = deck.count
    found: list[tuple[str, Facts]] = []
    if len(deck) != seats:
        found.append(("count", {"cards": len(deck), "seats": seats}))
    if not 7 <= seats <= 20:
        found.append(("seats", {"least": 7, "most": 20}))
    if count("werewolf") == 0:
        found.append(("no-wolf", {}))
    if count("werewolf") * 2 >= seats:
        found.append(("parity", {"most": max(0, (seats - 1) // 2)}))
    if setup.rules.wolves not in ("auto", count("werewolf")):
        found.append(("wolves", {"rule": setup.rules.wolves, "deck": count("werewolf")}))
    if count("mason") not in (0, 2):
        found.append(("masons", {}))
    hidden = count("tinker") + count("medium")
    if hidden > 0 and count("villager") == 0:
        found.append(("hidden", {}))
    found.extend([("twice", {"role": role}) for role in sorted({*deck}) if role not in MANY and count(role) > 1])
    found.extend([("pair", {"one": one, "other": other}) for one, other in PAIRS if count(one) and count(other)])
    if count("priest") and setup.rules.reveal_on_death != "none":
        found.append(("priest", {}))
    return tuple(found)
