"""Masons: know each other from night 1 (RULES.md 4.3 n1)."""

from engine.catalogue import Names
from engine.effects import Seats, Show, to
from engine.village.village import Role, Village

MASON = Role("mason", "village", names=Names(cards={"mason.partner": ("seats",)}))


async def meet(v: Village, who: Seats) -> None:
    """They see each other, once."""
    await Show("mason.partner", to(who, seats=who))
