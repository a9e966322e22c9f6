"""How players die: `resolve` fixes what the night did, `bury` is the only function that kills."""

from engine.effects import Leave, Note, Say
from engine.village.village import Death, GameOver, Village


async def resolve(v: Village) -> None:
    """Fix the deaths of the night.  Asks nothing; nobody is told, and until dawn its dead count as living."""
    deaths = []
    for hit in v.night.hits:
        shields = [by for shield in v.page.shields if (by := shield(v, hit)) is not None]
        spared_by = v.page.combine(tuple(shields))
        if spared_by is not None:
            await Note("spare", {"seat": hit.seat, "cause": hit.cause, "by": spared_by})
        else:
            await Note("death", {"seat": hit.seat, "cause": hit.cause})
            deaths.append(hit)
    v.night.deaths = tuple(deaths)


async def bury(v: Village, deaths: tuple[Death, ...]) -> None:
    """Kill these seats, announce them, and follow what that sets off to its end; then look who has won.

    Each further batch is announced before its own questions.  Raises `GameOver`.
    """
    queue = [deaths]
    while queue:
        batch = tuple([death for death in queue.pop(0) if death.seat in v.living])
        if batch:
            v.remove(tuple([death.seat for death in batch]))
            await announce(v, batch)
            for aftermath in v.page.aftermath:
                further = await aftermath(v, batch)
                if further:
                    queue.append(further)
        if not queue and (gone := await Leave()):
            queue.append(tuple([Death(seat, "left") for seat in gone]))
    await v.board("burial")
    for victory in v.page.victory:
        if (winner := victory(v)) is not None:
            raise GameOver(winner)


async def announce(v: Village, batch: tuple[Death, ...]) -> None:
    """Say who died.  What the night did is announced together and without causes; by day the cause is public."""
    if batch[0] in v.night.deaths:
        await Say("dawn.deaths", {"seats": tuple(sorted([death.seat for death in batch]))})
    else:
        for death in batch:
            await Note("death", {"seat": death.seat, "cause": death.cause})
            await Say(f"death.{death.cause}", {"seat": death.seat})
    for death in sorted(batch, key=lambda death: death.seat):
        role = v.roles[death.seat]
        if v.rules.reveal_on_death == "role":
            await Say("reveal.role", {"seat": death.seat, "role": role.key})
        elif v.rules.reveal_on_death == "side":
            await Say("reveal.side", {"seat": death.seat, "side": role.camp})
