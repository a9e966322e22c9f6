"""What is in the box: the cards for so many seats, and why a deck cannot be played (RULES.md 2.1)."""

from collections.abc import Mapping

from engine.catalogue import Setup
from engine.cried_wolf.rules import CriedWolfRules
from engine.effects import Facts

SHEEP: Mapping[str, int] = {"sheep-1": 1, "sheep-2": 2, "sheep-3": 3}
"""What each is worth."""
KINDS = (*SHEEP, "wolf", "dog", "hunter", "boy")
SHOWN: Mapping[str, str] = {kind: kind for kind in KINDS}
"""What each says that is laid for a question about cards."""
CLAIMS = ("sheep", "wolf", "dog", "hunter", "boy")
"""What a card may be said to be: a sheep without its value."""
ANIMALS = ("wolf", "dog")
"""Who holds one of these calls like one of them."""
VOICES: Mapping[str, str] = {"wolf": "wolf", "dog": "bark", **dict.fromkeys(SHEEP, "bleat")}
"""How animals sound."""
HAND = 2
"""Cards of a player between two turns, in modes 1 and 3."""
TABLE: Mapping[int, tuple[int, ...]] = {
    3: (4, 4, 4, 5, 3, 2, 2),
    4: (5, 5, 5, 7, 4, 3, 3),
    5: (7, 7, 7, 8, 5, 3, 3),
    6: (8, 8, 8, 10, 6, 4, 4),
}
"""How many of each kind for so many seats: eight cards each, so that everybody has as many turns."""


def recommended(seats: int, rules: CriedWolfRules) -> tuple[str, ...]:
    """The table's deck; in mode 2, for the young, without boys."""
    counts = TABLE[min(max(seats, min(TABLE)), max(TABLE))]
    cards = tuple([kind for kind, count in zip(KINDS, counts, strict=True) for _ in range(count)])
    return tuple([card for card in cards if card != "boy"]) if rules.mode == 2 and rules.no_boys else cards


def removed(deck: tuple[str, ...], seats: int) -> int:
    """How many cards of mode 2 go out of the game unseen: one for each seat, and what equal turns leave over."""
    return seats + len(deck) % seats


def problems(setup: Setup) -> tuple[tuple[str, Facts], ...]:
    """Every reason why this set-up cannot be played."""
    deck, seats, rules = setup.deck, len(setup.seats), setup.rules
    if seats not in TABLE:
        return (("seats", {"least": min(TABLE), "most": max(TABLE)}),)
    if rules.deck == "table":
        usual = recommended(seats, rules)
        return () if sorted(deck) == sorted(usual) else (("table", {"cards": len(usual)}),)
    turns = len(deck) // seats - 1 if rules.mode == 2 else len(deck) / seats - HAND
    return () if turns >= 1 and turns == int(turns) else (("turns", {"cards": len(deck), "seats": seats}),)
