"""Seer: learns each night whether one living player is a wolf (RULES.md 4.4, K9)."""

from engine.effects import Ask, Facts, Seat, Seats, Show
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
    await Show("seer.result", tuple([((seat,), seen(v, to)) for seat, to in looks.items() if isinstance(to, Seat)]))


def seen(v: Village, target: Seat) -> Facts:
    """What stands on the card."""
    role = v.roles[target]
    return (
        {"target": target, "role": role.key} if v.rules.seer_sees == "role" else {"target": target, "camp": role.camp}
    )
