"""Werewolves: choose one victim together, every night (rules.md 4.4, K1, K2, K7)."""

from engine.effects import Answers, Ask, Choice, Draw, Say, Seat, Seats, Show
from engine.village.village import Role, Village
from engine.village.votes import leaders, tally

WEREWOLF = Role("werewolf", "werewolf", wolf=True, looks_wolf=True)


def barred(v: Village) -> dict[Choice, str]:
    """Whom the pack may not choose: its own, and the angel where the house rule refuses him."""
    refused: dict[Choice, str] = {}
    if not v.rules.wolves_may_kill_wolf:
        refused.update(dict.fromkeys(v.wolves, "wolf"))
    if v.rules.angel_target == "refuse":
        refused.update({seat: "angel" for seat in v.living if v.roles[seat].key == "angel"})
    return refused


async def hunt(v: Village, pack: Seats) -> None:
    """On night 1 the pack meets; then it chooses its prey."""
    if v.night.number == 1:
        await Say("werewolf.meet")
        await Show("werewolf.pack", ((pack, {"seats": pack}),) if pack else ())
    if v.night.number == 1 and not v.rules.first_night_kill:
        return
    refused = barred(v)
    await Say("werewolf.kill")
    picks = await Ask("werewolf.kill", pack, v.living, dict.fromkeys(pack, refused), shared="werewolf.tokens")
    prey = tuple([seat for seat in v.living if seat not in refused])
    victim = await agree(v.rules.wolf_timeout, pack, picks, prey)
    if victim is not None:
        v.night.hit(victim, "werewolf")


async def agree(on_dissent: str, pack: Seats, picks: Answers, prey: Seats) -> Seat | None:
    """All at one: he dies.  Else, by house rule: the unique majority, a lot among the named, or nobody."""
    votes = tally(picks)
    first = leaders(votes)
    if on_dissent == "majority" or (len(votes) == 1 and len(picks) == len(pack)):
        return first[0] if len(first) == 1 else None
    if on_dissent == "random" and pack:
        named = tuple([seat for seat in prey if seat in votes]) or prey
        lot: Seat = await Draw("werewolf.kill", named) if len(named) > 1 else named[0]
        return lot
    return None
