"""Rumour-monger: puts a marker before one house each night, worth two votes in the next ballot (RULES.md 5.5, M18)."""

from dataclasses import dataclass

from engine.catalogue import Names
from engine.effects import Ask, Note, Say, Seat, Seats, targets
from engine.seats import bar
from engine.village.bonds import vagabonds
from engine.village.village import Role, Village

NAMES = Names(asks={"rumour-monger.mark": ("seat", "none")}, lines={"rumour.about": ("seat",)}, marks=("rumour",))
RUMOUR_MONGER = Role("rumour-monger", "village", names=NAMES)


@dataclass(slots=True)
class Rumour:
    """Whom people talk about today."""

    about: Seat | None = None


async def spread(v: Village, who: Seats) -> None:
    """About anybody but a vagabond, or nobody."""
    barred = bar(who, vagabonds(v), "no-house")
    marks = await Ask("rumour-monger.mark", who, v.living, barred, default="none")
    v.kit(Rumour).about = next(iter(targets(marks).values()), None)


def votes(v: Village, tied: Seats) -> dict[Seat, float]:
    """What the marker counts in a ballot; between the tied only by house rule."""
    about = v.kit(Rumour).about
    if about is None or (tied and not v.rules.rumour_in_runoff):
        return {}
    return {about: v.rules.rumour_votes} if about in (tied or v.living) else {}


async def heard(v: Village) -> None:
    """In the morning everybody sees the marker; it is gone if that player is dead (E5-61)."""
    rumour = v.kit(Rumour)
    if rumour.about is not None and rumour.about in v.living:
        await Note("mark", {"kind": "rumour", "seat": rumour.about})
        await Say("rumour.about", {"seat": rumour.about})
