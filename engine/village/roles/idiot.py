"""Idiot: hanged, he may show himself and live, without a vote from then on (rules.md 5.5, M28)."""

from engine.effects import Ask, Say, Seat, Seats
from engine.village.village import Role, Village

IDIOT = Role("idiot", "village")


def revealed(v: Village) -> Seats:
    """Who has shown himself to be an idiot: everybody knows, and he has no vote."""
    return tuple([seat for seat, by in v.spared if by == IDIOT.key])


async def reveal(v: Village, seat: Seat) -> str | None:
    """Put after every sentence; no answer, and he dies.  A second time nobody spares him (E5-23)."""
    holds = v.roles[seat] is IDIOT and seat not in revealed(v) and not v.cursed
    ask = Ask("idiot.reveal", (seat,) if holds else (), ("yes", "no"), default="no", farewell=True)
    if "yes" in (await ask).values():
        await Say("idiot.revealed", {"seat": seat})
        return IDIOT.key
    return None
