"""How players die: `resolve` fixes what the night did, `bury` is the only function that kills."""

from engine.effects import Leave, Note, Say, Seats
from engine.village.village import Death, GameOver, Village


async def resolve(v: Village) -> None:
    """Fix the deaths of the night.  Asks nothing; nobody is told, and until dawn its dead count as living."""
    deaths: list[Death] = []
    for hit in v.night.hits:
        if any(death.seat == hit.seat for death in deaths):
            continue
        shields = [by for shield in v.page.shields if (by := shield(v, hit)) is not None]
        spared_by = v.page.combine(v, tuple(shields))
        if spared_by is not None:
            await spare(v, hit, spared_by)
        else:
            deaths.append(hit)
    for grief in v.page.griefs:
        deaths += grief(v, tuple(deaths))
    v.night.deaths = tuple(deaths)
    if not v.page.late(v):
        await book(v)


async def book(v: Village) -> None:
    """Write the deaths of the night into the chronicle."""
    v.night.booked = True
    for death in v.night.deaths:
        await Note("death", {"seat": death.seat, "cause": death.cause})


async def spare(v: Village, death: Death, by: str) -> None:
    """Somebody does not die after all; only the chronicle learns it."""
    v.spared.append((death.seat, by))
    await Note("spare", {"seat": death.seat, "cause": death.cause, "by": by})


async def bury(v: Village, *batches: tuple[Death, ...]) -> None:
    """Kill these seats, batch after batch, announce them, and follow what that sets off to its end; then look who has won.

    Each further batch is announced before its own questions.  Raises `GameOver`.
    """
    queue = [*batches]
    buried: tuple[Death, ...] = ()
    while queue:
        batch = tuple([death for death in queue.pop(0) if death.seat in v.living])
        if batch:
            seats = tuple(sorted([death.seat for death in batch]))
            v.remove(seats)
            await announce(v, batch, seats)
            buried += batch
            for aftermath in v.page.aftermath:
                further = await aftermath(v, batch)
                if further:
                    queue.append(further)
        if not queue and (gone := await Leave()):
            queue.append(tuple([Death(seat, "left") for seat in gone]))
    if buried:
        for bequest in v.page.bequests:
            await bequest(v, buried)
        await v.board("burial")
    for victory in v.page.victory:
        if (winner := victory(v)) is not None:
            raise GameOver(winner)


async def announce(v: Village, batch: tuple[Death, ...], seats: Seats) -> None:
    """Say who died.  What the night did is announced together and without causes; by day the cause is public."""
    if batch[0] in v.night.deaths:
        await Say("dawn.deaths", {"seats": seats})
    else:
        for death in batch:
            await Note("death", {"seat": death.seat, "cause": death.cause})
            await Say(f"death.{death.cause}", {"seat": death.seat})
    if v.rules.reveal_on_death != "none":
        await reveal(v, seats)


async def reveal(v: Village, seats: Seats) -> None:
    """House rule `reveal_on_death`: the card of each of the dead, or only its side."""
    for seat in seats:
        role = v.roles[seat]
        if v.rules.reveal_on_death == "role":
            await Say("reveal.role", {"seat": seat, "role": role.key})
        else:
            await Say("reveal.side", {"seat": seat, "side": role.camp})
