"""Healer: once, at dawn, he saves one whom the wolves have killed tonight (RULES.md 5.6, M6)."""

from engine.effects import Ask, Barred, Say, Seat, Seats, targets
from engine.seats import bar
from engine.village.bonds import owner
from engine.village.dying import book, mourned, spare
from engine.village.village import Deaths, Village


def patients(v: Village) -> Seats:
    """Whom the wolves have killed tonight."""
    return tuple([seat for seat, cause in v.night.deaths.items() if cause in ("werewolf", "caught")])


def at_work(v: Village) -> Seats:
    """The healer while he can save somebody: not if he is killed himself."""
    who = owner(v, "healer", fresh=True)
    if not who or not patients(v):
        return ()
    return tuple([seat for seat in who if v.night.deaths.get(seat, "grief") == "grief"])


async def save(v: Village) -> None:
    """Asked before the deaths are booked; the partner of the saved one does not die either.

    The whole window passes in any case: that he is asked tells that somebody was killed, and nobody knows yet.
    """
    if "healer" not in v.trades.owners:
        return
    who = at_work(v)
    await Say("healer.call")
    saved = await Ask("healer.save", who, v.living, unhurt(v, who), default="none", secret=False)
    for seat in targets(saved).values():
        v.trades.used.add("healer")
        await spare(v, seat, v.night.deaths[seat], "healer")
        v.night.deaths = without(v, seat)
    if who:
        await book(v)


def unhurt(v: Village, who: Seats) -> Barred:
    """He can save nobody else."""
    victims = patients(v)
    return bar(who, tuple([seat for seat in v.living if seat not in victims]), "no-victim")


def without(v: Village, saved: Seat) -> Deaths:
    """Tonight's deaths but for the saved one, and for whoever would only have died of grief for him."""
    rest = {seat: cause for seat, cause in v.night.deaths.items() if seat != saved and cause != "grief"}
    return mourned(v, rest)
