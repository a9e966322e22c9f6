"""Innkeeper: nobody touches him while no hanging was carried by his vote (rules.md 5.6, M27, E5-68)."""

from engine.effects import Answers, Say, Seats
from engine.village.bonds import Trades, owner
from engine.village.village import Death, Village


def shield(v: Village, death: Death) -> str | None:
    """The wolves cannot devour him."""
    safe = death.cause in ("werewolf", "caught") and death.seat in owner(v, "innkeeper", fresh=True)
    return "innkeeper" if safe else None


async def untouchable(v: Village, death: Death) -> str | None:
    """The village cannot hang him; the day ends without a second choice."""
    if death.cause == "vote" and death.seat in owner(v, "innkeeper", fresh=True):
        await Say("innkeeper.safe", {"seat": death.seat})
        return "innkeeper"
    return None


def taint(v: Village, ballots: Answers, hanged: Seats) -> None:
    """His vote in the deciding ballot named the hanged: he is mortal from now on."""
    for seat in owner(v, "innkeeper", fresh=True):
        if ballots.get(seat) in hanged:
            v.kit(Trades).used.append(seat)
