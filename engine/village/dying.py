"""How players die: `resolve` fixes what the night did, `bury` is the only function that kills."""

from engine.effects import Leave, Note, Say, Seat, Seats
from engine.village.village import Deaths, GameOver, Village


async def resolve(v: Village) -> None:
    """Fix the deaths of the night.  Asks nothing; nobody is told, and until dawn its dead count as living."""
    deaths: dict[Seat, str] = {}
    for seat, cause in v.night.hits:
        shields = [by for shield in v.page.shields if (by := shield(v, seat, cause)) is not None]
        spared_by = v.page.combine(tuple(shields))
        if spared_by is not None:
            await Note("spare", {"seat": seat, "cause": cause, "by": spared_by})
        elif seat not in deaths:
            await Note("death", {"seat": seat, "cause": cause})
            deaths[seat] = cause
    v.night.deaths = deaths


async def bury(v: Village, deaths: Deaths) -> None:
    """Kill these seats, announce them, and follow what that sets off to its end; then look who has won.

    Each further batch is announced before its own questions.  Raises `GameOver`.
    """
    alive, batch, queue = v.living, deaths, list[Deaths]()
    while True:
        if batch:
            v.remove(tuple(batch))
            await announce(v, batch)
            for aftermath in v.page.aftermath:
                if further := await aftermath(v, batch):
                    queue.append(further)
        if queue:
            further = queue.pop(0)
        elif gone := await Leave():
            further = dict.fromkeys(gone, "left")
        else:
            break
        batch = {seat: cause for seat, cause in further.items() if seat in v.living}
    if v.living is not alive:
        await v.board("burial")
    for victory in v.page.victory:
        if (winner := victory(v)) is not None:
            raise GameOver(winner)


async def announce(v: Village, batch: Deaths) -> None:
    """Say who died.  What the night did is announced together and without causes; by day the cause is public."""
    if batch is v.night.deaths:
        await Say("dawn.deaths", {"seats": tuple(sorted(batch))})
    else:
        for seat, cause in batch.items():
            await Note("death", {"seat": seat, "cause": cause})
            await Say(f"death.{cause}", {"seat": seat})
    if v.rules.reveal_on_death != "none":
        await reveal(v, tuple(sorted(batch)))


async def reveal(v: Village, seats: Seats) -> None:
    """House rule `reveal_on_death`: the card of each of the dead, or only its side."""
    for seat in seats:
        role = v.roles[seat]
        if v.rules.reveal_on_death == "role":
            await Say("reveal.role", {"seat": seat, "role": role.key})
        else:
            await Say("reveal.side", {"seat": seat, "side": role.camp})
