"""Bodyguard, angel and guard: each protects one player a night from the wolves (RULES.md 4.4, K6; 5.5)."""

from dataclasses import dataclass, field
from functools import partial

from engine.catalogue import Names
from engine.effects import Ask, Choice, Seat, Seats
from engine.village.village import Role, Village

BODYGUARD = Role("bodyguard", "village", names=Names(asks={"bodyguard.protect": ("seat", "none")}))
ANGEL = Role("angel", "village", names=Names(asks={"angel.protect": ("seat", "none")}))
"""Protects like the bodyguard, and the wolves can never kill him; the rope can."""
GUARD = Role("guard", "village", names=Names(asks={"guard.protect": ("seat", "none")}))


@dataclass(slots=True)
class Watch:
    """Whom each of them chose on the latest night; a night without a choice sets him free again."""

    over: dict[Seat, Choice] = field(default_factory=dict)


async def protect(v: Village, who: Seats, role: Role, *, oneself: bool = False, again: bool = False) -> None:
    """One player each, but not himself, and not the same on two consecutive nights, unless the rules say otherwise."""
    over = v.kit(Watch).over
    barred: dict[Seat, dict[Choice, str]] = {seat: {} for seat in who}
    for seat in who:
        if not oneself:
            barred[seat][seat] = "self"
        if not again and over.get(seat, "none") != "none":
            barred[seat][over[seat]] = "again"
    chosen = await Ask(f"{role.key}.protect", who, v.living, barred, default="none")
    over.update({seat: chosen.get(seat, "none") for seat in who})


bodyguard, angel = partial(protect, role=BODYGUARD), partial(protect, role=ANGEL)


async def guard(v: Village, who: Seats) -> None:
    """The guard's call; what he may is a house rule."""
    await protect(v, who, GUARD, oneself=v.rules.guard_self, again=v.rules.guard_repeat)


def shield(v: Village, seat: Seat, cause: str) -> str | None:
    """Whoever is protected does not die from the wolves, though a caught girl does."""
    by = [v.roles[one].key for one, target in v.kit(Watch).over.items() if target == seat and one in v.living]
    return by[0] if by and cause == "werewolf" else None


def untouchable(v: Village, seat: Seat, cause: str) -> str | None:
    """The wolves cannot kill the angel: nobody dies, and nobody is told why (A4-6)."""
    return ANGEL.key if cause == "werewolf" and v.roles[seat] is ANGEL else None


def guarded(v: Village, seat: Seat, cause: str) -> str | None:
    """Against the white werewolf too; over the girl the guard watches in vain, and nobody tells him (A5-20)."""
    in_vain = v.roles[seat].key == "little-girl" and not v.rules.girl_protectable
    attacked = cause in ("werewolf", "caught", "white-werewolf")
    watched = v.able(GUARD) != () and seat in v.kit(Watch).over.values()
    return GUARD.key if attacked and watched and not in_vain else None
