"""Guard: protects one player from the wolves each night (RULES.md 5.5)."""

from dataclasses import dataclass, field

from engine.effects import Ask, Choice, Seat, Seats
from engine.village.village import Role, Village

GUARD = Role("guard", "village")


@dataclass(slots=True)
class Watch:
    """Whom each guard chose on the latest night; a night without a choice sets him free again."""

    over: dict[Seat, Choice] = field(default_factory=dict)


async def protect(v: Village, who: Seats) -> None:
    """Himself too, but not the same player on two consecutive nights, unless house rules say otherwise."""
    over = v.kit(Watch).over
    barred: dict[Seat, dict[Choice, str]] = {seat: {} for seat in who}
    for seat in who:
        if not v.rules.guard_self:
            barred[seat][seat] = "self"
        if not v.rules.guard_repeat and over.get(seat, "none") != "none":
            barred[seat][over[seat]] = "again"
    chosen = await Ask("guard.protect", who, v.living, barred, default="none")
    over.clear()
    over.update(chosen)


def shield(v: Village, seat: Seat, cause: str) -> str | None:
    """From the wolves and the white werewolf; over the girl he watches in vain, and nobody tells him (A5-20)."""
    in_vain = v.roles[seat].key == "little-girl" and not v.rules.girl_protectable
    if cause not in ("werewolf", "caught", "white-werewolf") or in_vain or not v.able(GUARD):
        return None
    return GUARD.key if seat in v.kit(Watch).over.values() else None
