"""Werewolves: choose one victim together, every night (RULES.md 4.4, K1, K2, K7)."""

from collections.abc import Mapping
from typing import Any

from engine.effects import Answers, Ask, Choice, Draw, Say, Seats, Show, to
from engine.village.ballots import leaders, tally
from engine.village.village import Role, Village

WEREWOLF = Role("werewolf", "werewolf", wolf=True, looks_wolf=True)


def barred(v: Village) -> dict[Choice, str]:
    """Whom the pack may not choose: its own, and the angel where the house rule refuses him."""
    refused: dict[Choice, str] = {} if v.rules.wolves_may_kill_wolf else dict.fromkeys(v.wolves, "wolf")
    if v.rules.angel_target == "refuse":
        refused.update({seat: "angel" for seat in v.living if v.roles[seat].key == "angel"})
    return refused


async def hunt(v: Village, pack: Seats) -> None:
    """On night 1 the pack meets; then it chooses its prey."""
    if v.night.number == 1:
        await Say("werewolf.meet")
        await Show("werewolf.pack", to(pack, seats=pack))
        if not v.rules.first_night_kill:
            return
    refused = barred(v)
    await Say("werewolf.kill")
    picks = await Ask("werewolf.kill", pack, v.living, dict.fromkeys(pack, refused), shared="werewolf.tokens")
    at_one = len(picks) == len(pack) and len({*picks.values()}) == 1
    for victim in (picks[pack[0]],) if at_one else await settle(v, pack, picks, refused):
        v.night.hit(victim, "werewolf")


async def settle(v: Village, pack: Seats, picks: Answers, refused: Mapping[Choice, str]) -> tuple[Any, ...]:
    """The pack is not at one: by house rule its unique majority, a lot among the named, or nobody (K1, K2)."""
    first = leaders(tally(picks))
    if v.rules.wolf_timeout == "majority":
        return first if len(first) == 1 else ()
    if v.rules.wolf_timeout == "random" and pack:
        prey = tuple([seat for seat in v.living if seat not in refused])
        named = tuple([seat for seat in prey if seat in picks.values()]) or prey
        return (await Draw("werewolf.kill", named),) if len(named) > 1 else named
    return ()
