"""Werewolves: choose one victim together, every night (RULES.md 4.4, K1, K2, K7; 5.5, M1, M2, M4)."""

from collections.abc import Mapping

from engine.effects import Answers, Ask, Choice, Draw, Say, Seat, Seats, Show, targets, to
from engine.village.ballots import leaders, tally
from engine.village.bonds import beloved
from engine.village.village import Role, Village

WEREWOLF = Role("werewolf", "werewolf", wolf=True, looks_wolf=True)


async def meet(v: Village, pack: Seats) -> None:
    """The pack sees who belongs to it."""
    await Say("werewolf.meet")
    await Show("werewolf.pack", to(pack, seats=pack))


async def hunt(v: Village, pack: Seats) -> None:
    """In the classic game the pack meets once, and must be at one; the angel may be refused by house rule."""
    if v.night.number == 1:
        await meet(v, pack)
        if not v.rules.first_night_kill:
            return
    refused: dict[Choice, str] = {} if v.rules.wolves_may_kill_wolf else dict.fromkeys(v.wolves, "wolf")
    if v.rules.angel_target == "refuse":
        refused.update({seat: "angel" for seat in v.living if v.roles[seat].key == "angel"})
    await Say("werewolf.kill")
    cast = await Ask("werewolf.kill", pack, v.living, dict.fromkeys(pack, refused), shared="werewolf.tokens")
    named = {*targets(cast).values()}
    for victim in named if len(cast) == len(pack) and len(named) == 1 else await settle(v, pack, cast, refused):
        v.night.hit(victim, "werewolf")


async def settle(v: Village, pack: Seats, cast: Answers, refused: Mapping[Choice, str]) -> Seats:
    """The pack is not at one: by house rule its unique majority, a lot among the named, or nobody (K1, K2)."""
    first = leaders(tally(cast))
    if v.rules.wolf_timeout == "majority":
        return first if len(first) == 1 else ()
    if v.rules.wolf_timeout == "random" and pack:
        prey = tuple([seat for seat in v.living if seat not in refused])
        named = tuple([seat for seat in prey if seat in cast.values()]) or prey
        return (await Draw("werewolf.kill", named),) if len(named) > 1 else named
    return ()


async def stalk(v: Village, pack: Seats) -> None:
    """In Miller's Hollow most of the pack decide, for "none" as well; nobody may devour his lover (A5-18)."""
    barred = beloved(v, pack, {} if v.rules.wolves_may_target_wolf else dict.fromkeys(v.wolves, "wolf"))
    skip = "none" if v.rules.wolves_may_skip else None
    await Say("werewolf.kill")
    cast = [*(await Ask("werewolf.kill", pack, v.living, barred, default=skip, shared="werewolf.tokens")).values()]
    first = {*cast}
    if len(first) > 1:
        first = {choice for choice in first if cast.count(choice) == max(map(cast.count, first))}
    if len(first) > 1 and v.rules.wolf_tie == "random":
        first = {await Draw("werewolf.kill", tuple(sorted(first, key=str)))}
    for victim in first:
        if len(first) == 1 and isinstance(victim, Seat):
            v.night.hit(victim, "werewolf")
