"""Lord: once, he pardons whoever is condemned, even himself (RULES.md 5.6, E5-69)."""

from engine.effects import Ask, Say, Seat
from engine.village.bonds import owner
from engine.village.village import Village


async def pardon(v: Village, seat: Seat) -> str | None:
    """Asked after every sentence of the vote while the village has a manor; nobody is executed then."""
    if "lord" not in v.trades.owners:
        return None
    who = owner(v, "lord", fresh=True)
    await Say("lord.call", {"seat": seat})
    answers = await Ask("lord.pardon", who, ("yes", "no"), default="no", closes="all", secret=False)
    if "yes" not in answers.values():
        return None
    v.trades.used.add("lord")
    await Say("lord.pardons", {"seat": seat})
    return "lord"
