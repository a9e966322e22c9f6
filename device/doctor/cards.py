"""The cards that the box knows."""

from collections.abc import Iterator

from device.doctor.check import Check, Machine, degraded, fine
from device.tags.registry import Registry


def check(machine: Machine) -> Iterator[Check]:
    """Whether the list of cards can be read, and how many it has."""
    registry = Registry(machine.state)
    if registry.trouble == "cards-lost":
        yield degraded(
            "cards", "the list of cards cannot be read", "teach them anew: wolfhour cards enrol", "cards-lost"
        )
    elif registry.trouble:
        yield degraded(
            "cards", "the list of cards is damaged; the one before it counts", "wolfhour cards list", "cards-damaged"
        )
    else:
        known = len(registry.cards)
        yield fine("cards", f"{known} cards are known" if known else "no cards are known; any card is a button")
