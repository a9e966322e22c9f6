"""What is heard where a phase begins: a gong, and whoever is awake then."""

from collections.abc import Mapping

from engine import Facts

CREATURES: Mapping[str, tuple[str, ...]] = {"night": ("howl", "owl"), "day": ("rooster",)}
"""In turn, so that wolves howl in the first night."""


def opening(phase: Facts) -> tuple[str, ...]:
    """The sounds of `sounds/effects` with which this phase begins."""
    creatures = CREATURES.get(phase["name"])
    return ("gong", creatures[(phase["number"] - 1) % len(creatures)]) if creatures else ("gong",)
