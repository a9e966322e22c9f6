"""Little girl or scout: peeks while the wolves choose; noticed, she dies as well (RULES.md 4.4, K3)."""

from engine.catalogue import Names
from engine.effects import Ask, Draw, Say, Seat, Seats, Show
from engine.village.ballots import leaders, tally
from engine.village.bonds import beloved, glimpse
from engine.village.village import Role, Village

NAMES = Names(
    asks={"little-girl.peek": ("none", "careful", "bold")},
    cards={"little-girl.sees": ("target",)},
    draws={"little-girl.peek.sees": ("seat", "none"), "little-girl.peek.noticed": ("yes", "no")},
)
LITTLE_GIRL = Role("little-girl", "village", names=NAMES)
SCOUT = Role("scout", "village")
RISK = {"careful": 20, "bold": 40}
"""Percent: to see a wolf, and apart from that to be noticed."""


def throws_dice(v: Village) -> bool:
    """House rule `girl_mode = risk_dice`: she is called by herself, and chance decides."""
    return bool(v.rules.girl_mode == "risk_dice")


async def accuse(v: Village, pack: Seats) -> None:
    """House rule `girl_mode = physical_peek`: she really peeks, and the pack may name one seat that it saw.

    A wrong accusation, or a tie between two, has no effect and is told to nobody.
    """
    if v.rules.girl_mode != "physical_peek":
        return
    await Say("werewolf.caught")
    ask = Ask("werewolf.caught", pack, v.living, beloved(v, pack), default="none", how="together")
    named = leaders(tally(await ask))
    if len(named) == 1 and named[0] in v.able(LITTLE_GIRL) + v.able(SCOUT):
        catch(v, named[0])


async def peek(v: Village, who: Seats) -> None:
    """She chooses how boldly to look; what she sees and whether she is noticed are two throws."""
    peeks = await Ask("little-girl.peek", who, ("careful", "bold"), default="none")
    seen: list[tuple[Seats, dict[str, Seat]]] = []
    for seat in [seat for seat in who if v.wolves and peeks.get(seat, "none") != "none"]:
        risk = RISK[str(peeks[seat])]
        if wolf := await glimpse(v, "little-girl.peek.sees", risk):
            seen.append(((seat,), {"target": wolf}))
        if await Draw("little-girl.peek.noticed", ("yes", "no"), (risk, 100 - risk)) == "yes":
            catch(v, seat)
    await Show("little-girl.sees", tuple(seen))


def catch(v: Village, girl: Seat) -> None:
    """She dies beside whoever was chosen (E4-19, E4-20); under the curse nobody is caught (M3)."""
    v.night.hits = [hit for hit in v.night.hits if hit[0] != girl]
    v.night.hit(girl, "caught")


async def instead(v: Village, who: Seats) -> None:
    """In Miller's Hollow she dies instead of whoever was chosen (5.8)."""
    v.night.hits = [hit for hit in v.night.hits if hit[1] == "caught"] or v.night.hits
