"""Idiot: executed, he may show himself and live, without a vote from then on (RULES.md 5.5, M28)."""

from engine.catalogue import Names
from engine.effects import Ask, Say, Seat
from engine.village.bonds import silence
from engine.village.village import Role, Village

IDIOT = Role("idiot", "village", names=Names(asks={"idiot.reveal": ("yes", "no")}, lines={"idiot.revealed": ("seat",)}))


async def reveal(v: Village, seat: Seat) -> str | None:
    """Put after every sentence; no answer, and he dies.  A second time nobody spares him (E5-23)."""
    who = (seat,) if seat in v.able(IDIOT) and (seat, IDIOT.key) not in v.spared else ()
    if "yes" in (await Ask("idiot.reveal", who, ("yes", "no"), default="no", farewell=True)).values():
        silence(v, who, until=float("inf"))
        await Say("idiot.revealed", {"seat": seat})
        return IDIOT.key
    return None
