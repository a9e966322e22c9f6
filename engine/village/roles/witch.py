"""Witch: one antidote and one poison for the whole game (RULES.md 5.5)."""

from engine.effects import Ask, Say, Seat, Seats, Show
from engine.village.potions import Potions, unpoisoned, unsaved
from engine.village.village import Role, Village

WITCH = Role("witch", "village")


async def brew(v: Village, who: Seats) -> None:
    """She is told the victim while she could save it, and then asked for each potion."""
    potions = v.kit(Potions)
    told = v.night.prey() if potions.antidote or v.rules.witch_told_victim == "always" else None
    potions.saved = None
    await Say("witch.victim")
    await Show("witch.victim", ((who, {"target": told or 0}),) if who else ())
    await Say("witch.heal")
    if "yes" in (await Ask("witch.heal", who, ("yes", "no"), unsaved(v, who, told), default="no")).values():
        potions.antidote, potions.saved = False, told
    await Say("witch.poison")
    for target in (await Ask("witch.poison", who, v.living, unpoisoned(v, who, told), default="none")).values():
        if isinstance(target, Seat):
            potions.poison = False
            v.night.hit(target, "poison")


def shield(v: Village, seat: Seat, cause: str) -> str | None:
    """The antidote undoes what the pack did."""
    return WITCH.key if cause in ("werewolf", "caught") and v.kit(Potions).saved == seat else None
