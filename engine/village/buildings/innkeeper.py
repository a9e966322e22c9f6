"""Innkeeper: nobody touches him while nobody was executed by his vote (RULES.md 5.6, M27, E5-68)."""

from engine.effects import Say, Seat
from engine.village.ballots import Trial
from engine.village.bonds import owner
from engine.village.village import Village


def shield(v: Village, seat: Seat, cause: str) -> str | None:
    """The wolves cannot devour him."""
    safe = cause in ("werewolf", "caught") and seat in owner(v, "innkeeper", fresh=True)
    return "innkeeper" if safe else None


async def untouchable(v: Village, seat: Seat) -> str | None:
    """The village cannot execute him; the day ends without a second choice."""
    if seat in owner(v, "innkeeper", fresh=True):
        await Say("innkeeper.safe", {"seat": seat})
        return "innkeeper"
    return None


async def taint(v: Village, vote: Trial) -> None:
    """His vote in the deciding ballot named the executed: he is mortal from now on."""
    for seat in owner(v, "innkeeper", fresh=True):
        if vote.voters.ballots.get(seat) in v.executed:
            v.trades.used.add("innkeeper")
