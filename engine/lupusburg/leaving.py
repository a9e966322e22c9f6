"""Players who go home (engine/README.md: leaving is a death of cause "left")."""

from engine.effects import Board, Leave, Say
from engine.lupusburg import office
from engine.lupusburg.burg import Burg


async def go_home(b: Burg) -> None:
    """A safe point: whoever has left takes his characters with him, and the office passes on.  Raises `GameOver`."""
    gone = await Leave()
    if gone:
        b.gone += gone
        for seat in gone:
            await b.remove(b.own(seat), "left")
            await Say("death.left", {"seat": seat})
        if b.mayor in b.gone and b.players:
            await office.take(b, b.next_mayor)
        await Board(b.view("day"))
    b.judge()
