"""Barber: once, by day, he cuts the throat of somebody who owns a house (RULES.md 5.6, E5-70)."""

from engine.effects import Ask, Barred, Choice, Say, Seats, targets
from engine.village.bonds import beloved, owner, vagabonds
from engine.village.dying import bury
from engine.village.village import Village


async def shave(v: Village) -> None:
    """A wolf dies alone, and nobody is executed today; with anybody else the barber dies too.  Raises `GameOver`."""
    if "barber" not in v.trades.owners:
        return
    who = owner(v, "barber", fresh=True)
    await Say("barber.call")
    shaved = await Ask("barber.shave", who, v.living, barred(v, who), default="none", closes="all", secret=False)
    for barber, victim in targets(shaved).items():
        v.trades.used.add("barber")
        v.vote_is_off = victim in v.wolves
        dying = (victim,) if v.vote_is_off else (victim, barber)
        await bury(v, dict.fromkeys(dying, "barber"))


def barred(v: Village, who: Seats) -> Barred:
    """Nobody without a house, not himself, and not his lover."""
    refused: dict[Choice, str] = {**dict.fromkeys(vagabonds(v), "no-house"), **dict.fromkeys(who, "self")}
    return beloved(v, who, refused)
