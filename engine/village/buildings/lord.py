"""Lord: once, he pardons whoever is condemned, even himself (rules.md 5.6, E5-69)."""

from engine.effects import Ask, Say
from engine.village.bonds import Trades, has_trade, owner
from engine.village.village import Death, Village


async def pardon(v: Village, death: Death) -> str | None:
    """Asked after every sentence of the vote while the village has a manor; nobody is hanged then."""
    if not has_trade(v, "lord") or death.cause != "vote":
        return None
    who = owner(v, "lord", fresh=True)
    await Say("lord.call", {"seat": death.seat})
    answers = await Ask("lord.pardon", who, ("yes", "no"), default="no", secret=False)
    if "yes" not in answers.values():
        return None
    v.kit(Trades).used.append(who[0])
    await Say("lord.pardons", {"seat": death.seat})
    return "lord"
