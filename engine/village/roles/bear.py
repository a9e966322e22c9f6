"""Bear: growls in the morning if a wolf lives next to him (rules.md 5.5, A5-14, A5-15)."""

from engine.effects import Say, Seat, Seats
from engine.seats import clockwise
from engine.village.village import Role, Village

BEAR = Role("bear", "village")


async def growl(v: Village) -> None:
    """A bear who is dead or cursed is quiet, so that nobody learns of his death; by house rule he is not mentioned."""
    bears = v.able(BEAR)
    if any(seat in v.wolves for bear in bears for seat in neighbours(v, bear)):
        await Say("bear.growls")
    elif bears or v.rules.dead_bear == "says_quiet":
        await Say("bear.quiet")


def neighbours(v: Village, bear: Seat) -> Seats:
    """The nearest on either side: of the living, or by house rule of all seats."""
    circle = v.living if v.rules.bear_neighbours == "living" else v.seats
    others = [seat for seat in clockwise(circle, bear) if seat != bear]
    return (others[0], others[-1]) if others else ()
