"""Players who go home (engine/README.md, Decisions)."""

from engine.cried_wolf.meadow import Meadow
from engine.effects import Leave, Note, Say


async def go_home(m: Meadow) -> None:
    """A safe point: who has left plays no more and cannot win; what he held is put aside, and what lies there stays."""
    left = await Leave()
    for seat in dict.fromkeys(left):
        if seat in m.gone:
            continue
        m.gone += (seat,)
        m.hands[seat] = ()
        await Note("death", {"seat": seat, "cause": "left"})
        await Say("death.left", {"seat": seat})
