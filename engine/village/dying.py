"""How players die: `resolve` fixes what the night did, `bury` is the only function that kills."""

from engine.effects import Board, Leave, Note, Say, Seat, Seats
from engine.village.village import Deaths, GameOver, Village


async def resolve(v: Village) -> None:
    """Fix the deaths of the night.  Asks nothing; nobody is told, and until dawn its dead count as living."""
    deaths: dict[Seat, str] = {}
    hits = v.night.hits
    if len(hits) > 1:
        hits = sorted(hits, key=lambda hit: v.page.night_causes.index(hit[1]))
    for seat, cause in hits:
        shields = [by for shield in v.page.shields if (by := shield(v, seat, cause)) is not None]
        spared_by = v.page.combine(v, tuple(shields)) if shields else None
        if seat in deaths and cause != v.page.foremost:
            continue  # one death a seat
        if spared_by is not None:
            await spare(v, seat, cause, spared_by)
        else:
            deaths[seat] = cause
            if len(shields) > 1:
                v.night.doubly_saved += (seat,)
    v.night.deaths = mourned(v, deaths)
    if not v.page.late(v):
        await book(v)


def mourned(v: Village, deaths: dict[Seat, str]) -> Deaths:
    """With whoever dies of grief for them."""
    for grief in v.page.griefs:
        deaths.update(grief(v, deaths))
    return deaths


async def spare(v: Village, seat: Seat, cause: str, by: str) -> None:
    """Somebody does not die after all; only the transcript learns it."""
    v.spared.append((seat, by))
    await Note("spare", {"seat": seat, "cause": cause, "by": by})


async def book(v: Village) -> None:
    """Write the deaths of the night into the transcript."""
    for seat, cause in v.night.deaths.items():
        await Note("death", {"seat": seat, "cause": cause})


async def bury(v: Village, *batches: Deaths) -> None:
    """Kill these seats, announce them, and follow what that sets off to its end; then look who has won.

    Each batch is announced before its own questions.  Raises `GameOver`.
    """
    queue = [*batches]
    buried: dict[Seat, str] = {}
    while True:
        if queue:
            batch = queue.pop(0)
        elif v.page.reckonings and (reckoned := await reckon(v, buried)):
            batch = reckoned
        elif gone := await Leave():
            batch = dict.fromkeys(gone, "left")
        else:
            break
        batch = still_living(v, batch)
        if batch:
            v.remove(tuple(batch))
            buried.update(batch)
            await announce(v, batch)
            for aftermath in v.page.aftermath:
                if further := await aftermath(v, batch):
                    queue.append(further)  # noqa: PERF401 - an asynchronous list costs more than it saves
    if buried:
        for bequest in v.page.bequests:
            await bequest(v, buried)
        await Board(v.view("burial"))
    for victory in v.page.victory:
        if (winner := victory(v)) is not None:
            raise GameOver(winner)


async def reckon(v: Village, buried: Deaths) -> Deaths:
    """What the deaths of a burial mean, now that each of them is announced; further deaths begin the round again."""
    return {seat: cause for reckoning in v.page.reckonings for seat, cause in (await reckoning(v, buried)).items()}


def still_living(v: Village, deaths: Deaths) -> Deaths:
    """Nobody dies twice."""
    if deaths.keys().isdisjoint(v.dead):
        return deaths
    return {seat: cause for seat, cause in deaths.items() if seat in v.living}


async def announce(v: Village, batch: Deaths) -> None:
    """Say who died.  What the night did is announced together and without causes; by day the cause is public."""
    if batch == v.night.deaths:
        await Say("dawn.deaths", {"seats": tuple(sorted(batch))}, sound="drum")
    else:
        for seat, cause in batch.items():
            await Note("death", {"seat": seat, "cause": cause})
            await Say(f"death.{cause}", {"seat": seat}, sound="" if cause == "left" else "drum")
    if v.rules.reveal_on_death != "none":
        await reveal(v, tuple(sorted([seat for seat, cause in batch.items() if cause != "left"])))


async def reveal(v: Village, seats: Seats) -> None:
    """House rule `reveal_on_death`: the card of each of the dead, or only its camp; who goes home takes it along."""
    for seat in seats:
        role = v.roles[seat]
        if v.rules.reveal_on_death == "role":
            await Say("reveal.role", {"seat": seat, "role": role.key})
        else:
            await Say("reveal.side", {"seat": seat, "side": role.camp})
