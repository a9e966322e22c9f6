"""Healer: once, when the victims of the night are named, he saves one whom the wolves have killed (rules.md 5.6, M6)."""

from engine.effects import Ask, Say, Seat, Seats
from engine.village.bonds import Trades, has_trade, owner
from engine.village.dying import spare
from engine.village.village import Death, Village


def patients(v: Village) -> tuple[tuple[Death, ...], Seats]:
    """Whom the wolves have killed tonight, and the healer who may save one of them: not if he is killed himself."""
    victims = tuple([death for death in v.night.deaths if death.cause in ("werewolf", "caught")])
    dying = [death.seat for death in v.night.deaths if death.cause != "grief"]
    healers = owner(v, "healer", fresh=True) if victims else ()
    return victims, tuple([seat for seat in healers if seat not in dying])


async def save(v: Village) -> None:
    """Asked before the deaths are booked; the partner of the saved one does not die either."""
    if not has_trade(v, "healer"):
        return
    victims, who = patients(v)
    among = tuple([death.seat for death in victims])
    await Say("healer.call")
    saved = (await Ask("healer.save", who, among, default="none", secret=False)).values()
    for seat in saved:
        if isinstance(seat, Seat):
            v.kit(Trades).used.append(who[0])
            await spare(v, next(death for death in victims if death.seat == seat), "healer")
            v.night.deaths = without(v, seat)


def without(v: Village, saved: Seat) -> tuple[Death, ...]:
    """Tonight's deaths but for the saved one, and for whoever would only have died of grief for him."""
    rest = tuple([death for death in v.night.deaths if death.seat != saved and death.cause != "grief"])
    for grief in v.page.griefs:
        rest += grief(v, rest)
    return rest
