"""Barber: once, by day, he cuts the throat of somebody who owns a house (rules.md 5.6, E5-70)."""

from engine.effects import Ask, Barred, Choice, Say, Seat, Seats
from engine.village.bonds import beloved, has_trade, owner, vagabonds
from engine.village.dying import bury
from engine.village.village import Village


async def shave(v: Village) -> bool:
    """A wolf dies alone, and nobody is hanged today; with anybody else the barber dies too.

    Comes back as whether the day's vote is off.  Raises `GameOver`.
    """
    if not has_trade(v, "barber"):
        return False
    who = owner(v, "barber", fresh=True)
    await Say("barber.call")
    shaved = await Ask("barber.shave", who, v.living, barred(v, who), default="none", closes="all", secret=False)
    for barber, victim in shaved.items():
        if isinstance(victim, Seat):
            v.trades.used.add("barber")
            was_wolf = victim in v.wolves
            dying = (victim,) if was_wolf else (victim, barber)
            await bury(v, dict.fromkeys(dying, "barber"))
            return was_wolf
    return False


def barred(v: Village, who: Seats) -> Barred:
    """Nobody without a house, not himself, and not his lover."""
    refused: dict[Choice, str] = {**dict.fromkeys(vagabonds(v), "no-house"), **dict.fromkeys(who, "self")}
    return beloved(v, who, refused)
