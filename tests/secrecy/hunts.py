"""Set-ups for tests of secrecy, and a hunt for the first difference in one of them."""

from typing import Any

from device.leaks.prove import Figures, Task, examine
from engine import read_rules
from engine.catalogue import Setup, games


def setup_of(game: str, deck: str, **rules: Any) -> Setup:
    """A table for this deck; a thief brings two more cards than seats."""
    cards = tuple(deck.split())
    seats = len(cards) - (2 if "thief" in cards else 0)
    return Setup(game, tuple(range(1, seats + 1)), cards, read_rules(games()[game].rules, rules))


CLASSIC = setup_of("classic", "werewolf werewolf seer bodyguard hunter villager villager villager villager")
VILLAGE = setup_of(
    "millers-hollow", "werewolf werewolf seer witch hunter cupid guard villager villager villager", sheriff="off"
)
HUNTERS = setup_of("millers-hollow", "werewolf werewolf hunter villager villager villager villager", sheriff="off")
AT_MOST = 150
"""Pairs until a hunt gives up."""


def task(setup: Setup, *, listing: bool = False, pairs: int = AT_MOST) -> Task:
    """Some pairs of this set-up."""
    return Task("a test", setup, 1, range(pairs), listing)


def found(setup: Setup, *, listing: bool = False, pairs: int = AT_MOST) -> str:
    """What is found in the first pair that shows any difference; empty: in none."""
    hunt, figures = task(setup, listing=listing, pairs=pairs), Figures()
    for number in hunt.numbers:
        examine(hunt, number, figures)
        if figures.words:
            return "\n".join(figures.words)
    return ""
