"""Bodyguard or angel: protects one other player each night (RULES.md 4.4, K6)."""

from dataclasses import dataclass, field

from engine.effects import Ask, Choice, Seat, Seats
from engine.village.village import Role, Village

BODYGUARD = Role("bodyguard", "village")
ANGEL = Role("angel", "village")
"""Protects like the bodyguard, and the wolves can never kill him; the rope can."""


@dataclass(slots=True)
class Guarded:
    """Whom each guardian chose on the latest night; a night without a choice sets him free again."""

    by: dict[Seat, Choice] = field(default_factory=dict)


async def guard(v: Village, who: Seats) -> None:
    """The bodyguard's call."""
    await protect(v, who, BODYGUARD)


async def watch(v: Village, who: Seats) -> None:
    """The angel's call."""
    await protect(v, who, ANGEL)


async def protect(v: Village, who: Seats, role: Role) -> None:
    """Not himself, and not the same player on two consecutive nights."""
    guarded = v.kit(Guarded).by
    barred = {seat: {guarded.get(seat, "none"): "again", seat: "self"} for seat in who}
    for refused in barred.values():
        refused.pop("none", None)
    chosen = await Ask(f"{role.key}.protect", who, v.living, barred, default="none")
    for seat in who:
        guarded[seat] = chosen.get(seat, "none")


def shield(v: Village, seat: Seat, cause: str) -> str | None:
    """Whoever is protected does not die from the wolves, though a caught girl does."""
    if cause != "werewolf":
        return None
    for guardian, target in v.kit(Guarded).by.items():
        if target == seat and guardian in v.living:
            return v.roles[guardian].key
    return None


def untouchable(v: Village, seat: Seat, cause: str) -> str | None:
    """The wolves cannot kill the angel: nobody dies, and nobody is told why (A4-6)."""
    return ANGEL.key if cause == "werewolf" and v.roles[seat] is ANGEL else None
