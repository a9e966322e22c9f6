"""Baker: is up early, and may open his eyes when the wolves close theirs (RULES.md 5.6)."""

from engine.effects import Ask, Seats, Show, to
from engine.village.bonds import glimpse, owner
from engine.village.village import Village

CHANCE = 25
"""Percent."""


def bakes(v: Village) -> bool:
    """Whether the village has a bakery."""
    return "baker" in v.trades.owners


def baker(v: Village) -> Seats:
    """The living baker."""
    return owner(v, "baker")


async def peek(v: Village, who: Seats) -> None:
    """One time in four he sees one of the wolves."""
    peeks = await Ask("baker.peek", who, ("yes", "no"), default="no")
    wolf = await glimpse(v, "baker.peek", CHANCE) if "yes" in peeks.values() else 0
    await Show("baker.result", to(who, target=wolf) if wolf else ())
