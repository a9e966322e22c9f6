"""The end of the night (RULES.md 3.3)."""

from engine.effects import Board, Note, Say, Wake
from engine.lupusburg.burg import Burg


async def dawn(b: Burg) -> None:
    """All eyes open, and everybody sees at which house the claw points."""
    b.dark = False
    await Note("phase", {"name": "day", "number": b.night})
    await Wake("day.breaks", b.seats)
    if b.victim:
        await Say("dawn.deaths", {"houses": (b.victim,)}, sound="drum")
    else:
        await Say("dawn.nobody")
    await Board(b.view("day"))
