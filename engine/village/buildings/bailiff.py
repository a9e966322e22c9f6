"""Bailiff: gives the house of a dead owner, with its power, to a vagabond (rules.md 5.6, M13)."""

from engine.effects import Ask, Say, Seat, demand
from engine.village.bonds import Trades, owner, vagabonds
from engine.village.village import Deaths, Village


async def grant(v: Village, buried: Deaths) -> None:
    """Once for each dead owner, in the order of their deaths, while he lives and a vagabond lives."""
    trades = v.kit(Trades)
    if not trades.of:
        return
    for dead in buried:
        trade = trades.of.get(dead, "vagabond")
        who, poor = owner(v, "bailiff"), vagabonds(v)
        if trade == "vagabond" or not who or not poor:
            continue
        await Say("bailiff.call", {"seat": dead, "building": trade})
        for seat in (await demand(Ask("bailiff.grant", who, poor, secret=False))).values():
            assert isinstance(seat, Seat)
            trades.of[dead], trades.of[seat] = "vagabond", trade
            trades.used = [used for used in trades.used if used != seat]
            await Say("building.of", {"seat": seat, "building": trade})
