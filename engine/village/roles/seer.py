"""Seer: learns each night whether one living player is a wolf (rules.md 4.4, K9)."""

from engine.effects import Ask, Seat, Seats, Show
from engine.seats import bar_self
from engine.village.village import Role, Village

SEER = Role("seer", "village")


async def look(v: Village, who: Seats) -> None:
    """The result is shown at once, even to a seer who will not live to see the dawn (E4-23)."""
    looks = await Ask("seer.look", who, v.living, bar_self(who))
    seen = [
        ((seat,), {"target": target, "werewolf": v.roles[target].looks_wolf})
        for seat, target in looks.items()
        if isinstance(target, Seat)
    ]
    await Show("seer.result", tuple(seen))


async def read(v: Village, who: Seats) -> None:
    """In Miller's Hollow he sees the exact role, or by house rule only the camp (5.5)."""
    looks = await Ask("seer.look", who, v.living, bar_self(who))
    seen = [(seat, target) for seat, target in looks.items() if isinstance(target, Seat)]
    role = v.rules.seer_sees == "role"
    news = [(seat, to, {"role": v.roles[to].key} if role else {"camp": v.roles[to].camp}) for seat, to in seen]
    await Show("seer.result", tuple([((seat,), {"target": to, **card}) for seat, to, card in news]))
