"""Confessor: once, by day, he sees one player's card (RULES.md 5.6)."""

from engine.effects import Ask, Facts, Say, Seat, Show, targets
from engine.seats import bar_self
from engine.village.bonds import owner
from engine.village.village import Village


async def look(v: Village) -> None:
    """Asked each day, to nobody once he has looked or is dead; no pause tells whether he looks."""
    if "confessor" not in v.trades.owners:
        return
    who = owner(v, "confessor", fresh=True)
    await Say("confessor.call")
    looks = await Ask("confessor.look", who, v.living, bar_self(who), default="none", how="together")
    seen = targets(looks)
    if seen:
        v.trades.used.add("confessor")
    await Show("confessor.result", tuple([((seat,), role_of(v, target)) for seat, target in seen.items()]))


def role_of(v: Village, target: Seat) -> Facts:
    """What stands on the card."""
    return {"target": target, "role": v.roles[target].key}
