"""A toy game that uses every effect: the kernel is proven on it before a real game stands on it.

Seats 1 to 4.  One holds the wolf.  Each night the wolf bites and the seer looks; each day there is talk (a wolf may
howl into it, which ends the day), and one public vote whose ties are decided by lot.
"""

from engine import (
    Ask,
    Board,
    Deal,
    Draw,
    Interrupted,
    Leave,
    Note,
    Say,
    Seat,
    Seats,
    Show,
    Sleep,
    Talk,
    View,
    Wake,
    demand,
)

SEATS: Seats = (1, 2, 3, 4)
DECK = ("wolf", "seer", "villager", "villager")


async def toy() -> str:
    """Play until the wolf is gone or has company no longer."""
    hands = await Deal(DECK, SEATS)
    role = {seat: cards[0] for seat, cards in hands.items()}
    alive = list(SEATS)

    def holders(key: str) -> Seats:
        return tuple(seat for seat in alive if role[seat] == key)

    def over() -> bool:
        return not holders("wolf") or len(alive) <= 2

    for night in range(1, 10):
        for gone in await Leave():
            alive.remove(gone)
        if over():
            break
        await Note("phase", {"name": "night", "number": night})
        await Sleep("night.falls", tuple(alive))
        await Wake("wolf.wake", holders("wolf"))
        bites = await demand(Ask("wolf.bite", holders("wolf"), tuple(alive), barred={s: {s: "self"} for s in alive}))
        await Sleep("wolf.sleep", holders("wolf"))
        await Wake("seer.wake", holders("seer"))
        looks = await Ask("seer.look", holders("seer"), tuple(alive), default="none")
        await Show(
            "seer.card", tuple(((seat,), {"role": role[to]}) for seat, to in looks.items() if isinstance(to, Seat))
        )
        await Sleep("seer.sleep", holders("seer"))
        await Note("phase", {"name": "day", "number": night})
        await Wake("day.breaks", tuple(alive))
        for prey in bites.values():
            assert isinstance(prey, Seat)
            alive.remove(prey)
            await Note("death", {"seat": prey, "cause": "wolf"})
        await Board(View("day", night, SEATS, tuple(alive)))
        if over():
            break
        howl = Ask("wolf.howl", holders("wolf"), ("talk",), closes="first")
        try:
            await Talk(0, 30, interrupt=howl)
            votes = await Ask("vote", tuple(alive), tuple(alive), default="none", closes="all", secret=False)
        except Interrupted as cry:
            await Say("wolf.howls", {"seat": cry.seat})
            alive.remove(cry.seat)
            continue
        tally = [pick for pick in votes.values() if isinstance(pick, Seat)]
        if tally:
            most = max(tally.count(pick) for pick in tally)
            leaders = tuple(sorted({pick for pick in tally if tally.count(pick) == most}))
            executed = leaders[0] if len(leaders) == 1 else await Draw("vote", leaders)
            alive.remove(executed)
            await Say("executed", {"seat": executed})
    return f"alive {sorted(alive)}"
