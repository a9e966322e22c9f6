"""Baker: is up early, and may open his eyes when the wolves close theirs (RULES.md 5.6)."""

from engine.effects import Ask, Draw, Seat, Seats, Show
from engine.village.bonds import has_trade, owner
from engine.village.village import Village

CHANCE = 25
"""Percent."""


def bakes(v: Village) -> bool:
    """Whether the village has a bakery."""
    return has_trade(v, "baker")


def baker(v: Village) -> Seats:
    """The living baker."""
    return owner(v, "baker")


async def peek(v: Village, who: Seats) -> None:
    """One time in four he sees one of the wolves."""
    seen: list[tuple[Seats, dict[str, Seat]]] = []
    for seat, answer in (await Ask("baker.peek", who, ("yes", "no"), default="no")).items():
        if answer == "yes" and v.wolves:
            odds = ((100 - CHANCE) * len(v.wolves), *[CHANCE] * len(v.wolves))
            wolf = await Draw("baker.peek", ("none", *v.wolves), odds)
            if isinstance(wolf, Seat):
                seen.append(((seat,), {"target": wolf}))
    await Show("baker.result", tuple(seen))
