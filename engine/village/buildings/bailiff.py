"""Bailiff: gives the house of a dead owner, with its power, to a vagabond (RULES.md 5.6, M13)."""

from engine.effects import Ask, Say, demand, targets
from engine.village.bonds import owner, vagabonds
from engine.village.trades import VAGABOND
from engine.village.village import Deaths, Village


async def grant(v: Village, buried: Deaths) -> None:
    """Once for each dead owner, in the order of their deaths, while he lives and a vagabond lives."""
    if "bailiff" not in v.trades.owners:
        return
    for dead in buried:
        trade, who, poor = v.trades.of[dead], owner(v, "bailiff"), vagabonds(v)
        if trade == VAGABOND or not who or not poor:
            continue
        await Say("bailiff.call", {"seat": dead, "building": trade})
        granted = await demand(Ask("bailiff.grant", who, poor, closes="all", secret=False))
        for seat in targets(granted).values():
            v.trades.of[dead] = VAGABOND
            v.trades.give(seat, trade)
            await Say("building.of", {"seat": seat, "building": trade})
