"""Players who go home (engine/README.md: leaving is a death of cause "left")."""

from engine.effects import Board, Leave, Say
from engine.lupusburg import office
from engine.lupusburg.burg import Burg
from engine.seats import clockwise


async def go_home(b: Burg) -> None:
    """A safe point: whoever has left takes his characters with him, and the office passes on.  Raises `GameOver`."""
    gone = await Leave()
    if gone:
        b.gone += gone
        for seat in gone:
            await b.remove(b.own(seat), "left")
            await Say("death.left", {"seat": seat})
        here = tuple([seat for seat in b.seats if seat not in b.gone])
        if b.mayor in b.gone and here:
            await office.take(b, clockwise(here, b.mayor))
        await Board(b.view("day"))
    b.judge()
