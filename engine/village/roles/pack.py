"""The pack of Miller's Hollow: one victim a night by plurality, or nobody (RULES.md 5.5, M1, M2, M4)."""

from engine.effects import Ask, Barred, Choice, Draw, Say, Seat, Seats, Show, to
from engine.village.bonds import beloved
from engine.village.village import Village


async def hunt(v: Village, pack: Seats) -> None:
    """The pack meets every night, since a child or a thief may have joined it; then it chooses."""
    await Say("werewolf.meet")
    await Show("werewolf.pack", to(pack, seats=pack))
    await Say("werewolf.kill")
    skip = "none" if v.rules.wolves_may_skip else None
    ask = Ask("werewolf.kill", pack, v.living, barred(v, pack), default=skip, shared="werewolf.tokens")
    cast = [*(await ask).values()]
    first = [*dict.fromkeys(cast)]
    if len(first) > 1:
        most = max(map(cast.count, first))
        first = [choice for choice in first if cast.count(choice) == most]
    if len(first) > 1 and v.rules.wolf_tie == "random":
        first = [await Draw("werewolf.kill", tuple(sorted(map(seat_or_none, first), key=str)))]
    if len(first) == 1 and isinstance(first[0], Seat):
        v.night.hit(first[0], "werewolf")


def seat_or_none(choice: Choice) -> int | str:
    """One pick of a wolf."""
    return choice if isinstance(choice, int) else "none"


def barred(v: Village, pack: Seats) -> Barred:
    """Not its own kind, unless the house rule lets it; and nobody his own lover (A5-18)."""
    return beloved(v, pack, {} if v.rules.wolves_may_target_wolf else dict.fromkeys(v.wolves, "wolf"))
