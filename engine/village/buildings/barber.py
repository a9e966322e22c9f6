"""Barber: once, by day, he cuts the throat of somebody who owns a house (rules.md 5.6, E5-70)."""

from engine.effects import Ask, Say, Seat
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
    barred = beloved(v, who)
    for seat, refused in barred.items():
        refused.update({**dict.fromkeys(vagabonds(v), "no-house"), seat: "self"})
    for barber, victim in (await Ask("barber.shave", who, v.living, barred, default="none", secret=False)).items():
        if isinstance(victim, Seat):
            v.trades.used.append(barber)
            was_wolf = victim in v.wolves
            dying = (victim,) if was_wolf else (victim, barber)
            await bury(v, dict.fromkeys(dying, "barber"))
            return was_wolf
    return False
