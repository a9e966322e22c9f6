"""Seer: learns each night whether one living player is a wolf (RULES.md 4.4, K9)."""

from engine.catalogue import Names
from engine.effects import Ask, Facts, Seat, Seats, Show, targets
from engine.seats import bar_self
from engine.village.village import Role, Village

SEER = Role("seer", "village", names=Names(asks={"seer.look": ("seat",)}))


async def look(v: Village, who: Seats) -> None:
    """The result is shown at once, even to a seer who will not live to see the dawn (E4-23)."""
    looks = await Ask("seer.look", who, v.living, bar_self(who))
    await Show("seer.result", tuple([((seat,), suspected(v, target)) for seat, target in targets(looks).items()]))


def suspected(v: Village, target: Seat) -> Facts:
    """What stands on the card: a tinker looks like a wolf, too."""
    return {"target": target, "werewolf": v.roles[target].looks_wolf}


async def read(v: Village, who: Seats) -> None:
    """In Miller's Hollow he sees the exact role, or by house rule only the camp (5.5)."""
    looks = await Ask("seer.look", who, v.living, bar_self(who))
    await Show("seer.result", tuple([((seat,), seen(v, target)) for seat, target in targets(looks).items()]))


def seen(v: Village, target: Seat) -> Facts:
    """What stands on that card."""
    fact, role = v.rules.seer_sees, v.roles[target]
    return {"target": target, fact: role.key if fact == "role" else role.camp}
