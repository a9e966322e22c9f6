"""The course of a village game: deal, nights and days, until a burial decides it (RULES.md 4.2, 4.3)."""

from collections.abc import Awaitable, Callable

from engine.catalogue import GameResult
from engine.effects import Board, Deal, Draw, Leave, Note, Over, Say, Show, Sleep, Wake
from engine.village import ghosts
from engine.village.dying import bury, resolve
from engine.village.village import GameOver, Night, Village


async def play(v: Village, one_day: Callable[[Village], Awaitable[None]]) -> GameResult:
    """A whole game, from the deal to the winners; each game has its own course of the day."""
    try:
        await deal(v)
        while True:
            await night(v)
            await one_day(v)
    except GameOver as end:
        return await proclaim(v, end.winner)


async def deal(v: Village) -> None:
    """Everybody gets a card; a hidden role is drawn among those whose card says villager (4.2)."""
    printed = v.page.printed
    await Board(v.view("deal"))
    hands = await Deal(tuple([printed[key] for key in v.deck]), v.seats)
    roles = {seat: v.page.role[hands[seat][0]] for seat in v.seats}
    v.left = hands.get(0, ())
    for role in v.page.hidden:
        if role.key in v.deck and role not in roles.values():
            villagers = tuple([seat for seat in v.seats if roles[seat].key == "villager"])
            roles[await Draw(role.key, villagers)] = role
    v.become(roles)
    await Say("deal.look")
    await Show("own.card", tuple([((seat,), {"role": printed[roles[seat].key]}) for seat in v.seats]))
    if gone := await Leave():
        await bury(v, dict.fromkeys(gone, "left"))
    for errand in v.page.opening:
        await errand(v)


async def night(v: Village) -> None:
    """Eyes closed; every role of the public deck is called, and at the end it is fixed who dies."""
    watchers = v.watchers()
    if watchers:
        await ghosts.bet(v, watchers)
    v.night = Night(v.night.number + 1)
    await Note("phase", {"name": "night", "number": v.night.number})
    await Board(v.view("night"))
    await Sleep("night.falls", watchers)
    for scene in v.page.scenes:
        if scene.when(v):
            who = scene.who(v)
            await Wake(scene.wake, who + watchers)
            for play in scene.plays:
                await play(v, who)
            await Sleep(scene.sleep, watchers)
    await resolve(v)


async def proclaim(v: Village, winner: str) -> GameResult:
    """Name the winners: the dead share their camp's victory (4.6)."""
    seats = v.page.winners(v, winner)
    await Note("outcome", {"winner": winner, "seats": seats})
    await Say(f"outcome.{winner}", {"seats": seats})
    await ghosts.settle(v)
    await Board(
        Over("over", v.night.number, v.seats, v.living, winner, seats, {seat: (v.roles[seat].key,) for seat in v.seats})
    )
    return GameResult(winner, seats, v.night.number, (*v.toll, len(v.dead)))
