"""The night: trap, thief and wolf (RULES.md 3.3, 3.4)."""

from engine.effects import Ask, Board, Choice, Note, Say, Show, Sleep, Wake, demand
from engine.lupusburg.burg import Burg, House, owner


async def night(b: Burg) -> None:
    """One night, with the numbers of 3.3.  Raises `GameOver`.

    Who plays with the trap hears the wolf before the thief, also once the trap is out of the game (3.9, 35).  The end
    is checked before D1 shows the victim, not behind it: nobody is asked between, and `scoring.settle` shows him, too.
    """
    b.night += 1
    b.victim, b.trap_at, b.dark = "", "", True
    await Note("phase", {"name": "night", "number": b.night})
    await Board(b.view("night"))
    if b.has_trap:
        await set_trap(b)  # N0
    await Sleep("night.falls", ())  # N1
    if b.rules.trap:
        await wolf(b)
        await thief(b)
    else:
        await thief(b)  # N2
        await wolf(b)  # N3
    if b.victim:
        await b.remove((b.victim,), "werewolf")
    b.judge()


async def set_trap(b: Burg) -> None:
    """Before the night the mayor protects one house, or none; everybody sees which."""
    await Say("trap.call", {"seat": b.mayor})
    ask = Ask("trap.set", (b.mayor,), b.living, default="none", closes="all", secret=False, how="steps")
    answers = await ask
    b.trap_at = house_of(answers.get(b.mayor))
    if b.trap_at:
        await Note("mark", {"kind": "trap", "house": b.trap_at, "by": b.mayor})
        await Say("trap.set", {"house": b.trap_at})


async def thief(b: Burg) -> None:
    """Called every night; while one of his player's characters lives he looks whether a house has a chest.

    Instead he may put this night's trap before the claw, once a game: then nobody dies (E3-20).
    """
    who = b.alive((owner(b.home("thief")),))
    moves_it = False
    await Wake("thief.wake", who)
    if b.trap_at:
        await Say("thief.trap")
        answers = await Ask("thief.trap", who, ("yes", "no"), default="no")
        moves_it = "yes" in answers.values()
        await Say("thief.look")
    who = () if moves_it else who
    looks = await Ask("thief.look", who, b.inhabited(), b.removed(who), how="steps")
    await Show(
        "thief.result",
        tuple([((seat,), {"house": house, "chest": house in b.chests}) for seat, house in looks.items()]),
    )
    await Sleep("thief.sleep", ())
    if moves_it:
        b.has_trap = False
        if b.victim:
            await Note("spare", {"house": b.victim, "cause": "werewolf", "by": "trap"})
            b.victim = ""


async def wolf(b: Burg) -> None:
    """He must point the claw at somebody; never at himself, the last of his own, or the house with the trap."""
    seat = b.wolf
    barred: dict[Choice, str] = {b.home("wolf"): "wolf"}
    if len(own := b.own(seat)) == 1:
        barred[own[0]] = "wolf"
    barred |= b.removed((seat,))[seat]
    if b.trap_at:
        barred[b.trap_at] = "trap"
    who = (seat,) if any(house not in barred for house in b.living) else ()
    await Wake("wolf.wake", (seat,))
    answers = await demand(Ask("wolf.kill", who, b.inhabited(), {seat: barred}, how="steps"))
    b.victim = house_of(answers.get(seat))
    await Sleep("wolf.sleep", ())


def house_of(choice: object) -> House:
    """The house that was chosen; "" for none."""
    return choice if isinstance(choice, str) and choice != "none" else ""
