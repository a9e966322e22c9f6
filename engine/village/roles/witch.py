"""Witch: one antidote and one poison for the whole game (RULES.md 5.5)."""

from engine.catalogue import Names
from engine.effects import Ask, Say, Seat, Seats, Show, targets, to
from engine.village.potions import Potions, unpoisoned, unsaved
from engine.village.village import Role, Village

NAMES = Names(
    asks={"witch.heal": ("yes", "no"), "witch.poison": ("seat", "none")},
    lines={"witch.victim": (), "witch.heal": (), "witch.poison": ()},
    cards={"witch.victim": ("target",)},
    causes=("poison",),
)
WITCH = Role("witch", "village", names=NAMES)


async def brew(v: Village, who: Seats) -> None:
    """She is told the victim while she could save it, and then asked for each potion."""
    potions = v.kit(Potions)
    prey = v.night.prey() if potions.antidote or v.rules.witch_told_victim == "always" else None
    potions.saved = None
    await Say("witch.victim")
    await Show("witch.victim", to(who, target=prey or 0))
    await Say("witch.heal")
    if "yes" in (await Ask("witch.heal", who, ("yes", "no"), unsaved(v, who, prey), default="no")).values():
        potions.antidote, potions.saved = False, prey
    await Say("witch.poison")
    poisoned = await Ask("witch.poison", who, v.living, unpoisoned(v, who, prey), default="none")
    for target in targets(poisoned).values():
        potions.poison = False
        v.night.hit(target, "poison")


def shield(v: Village, seat: Seat, cause: str) -> str | None:
    """The antidote undoes what the pack did."""
    return WITCH.key if cause in ("werewolf", "caught") and v.kit(Potions).saved == seat else None
