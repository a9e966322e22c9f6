"""Bear: growls in the morning if a wolf lives next to him (RULES.md 5.5, A5-14, A5-15)."""

from engine.catalogue import Names
from engine.effects import Say
from engine.seats import neighbours
from engine.village.village import Role, Village

BEAR = Role("bear", "village", names=Names(lines={"bear.growls": (), "bear.quiet": ()}))


async def growl(v: Village) -> None:
    """A bear who is dead or cursed is quiet, so that nobody learns of his death; by house rule he is not mentioned."""
    bears = v.able(BEAR)
    circle = v.living if v.rules.bear_neighbours == "living" else v.seats
    if any(seat in v.wolves for bear in bears for seat in neighbours(circle, bear)):
        await Say("bear.growls")
    elif bears or v.rules.dead_bear == "says_quiet":
        await Say("bear.quiet")
