"""The witch's potions, and what each may not be used for (RULES.md 5.5, E5-10 to E5-13)."""

from dataclasses import dataclass

from engine.effects import Barred, Choice, Seat, Seats
from engine.seats import bar
from engine.village.bonds import beloved
from engine.village.village import Village


@dataclass(slots=True)
class Potions:
    """What is left of them, and whom she saved on the latest night."""

    antidote: bool = True
    poison: bool = True
    saved: Seat | None = None


def unsaved(v: Village, who: Seats, told: Seat | None) -> Barred:
    """Why the witch may not use the antidote tonight, if she may not."""
    if not v.kit(Potions).antidote:
        return bar(who, ("yes",), "used-up")
    if told is None:
        return bar(who, ("yes",), "no-victim")
    return {} if told not in who or may_save_herself(v) else bar(who, ("yes",), "self")


def may_save_herself(v: Village) -> bool:
    """By house rule; usually only where no guard is in the deck."""
    rule = v.rules.witch_self_save
    if rule == "no_guard_only":
        return "guard" not in v.deck
    return bool(rule == "always" or (rule == "first_night" and v.night.number == 1))


def unpoisoned(v: Village, who: Seats, told: Seat | None) -> Barred:
    """Whom she may not poison tonight: the victim that she knows of, her lover, herself; nobody without a potion."""
    potions = v.kit(Potions)
    one_a_night = potions.saved is not None and v.rules.witch_potions_per_night == 1
    if one_a_night or not potions.poison:
        return bar(who, v.living, "one-potion" if one_a_night else "used-up")
    refused: dict[Choice, str] = {} if told is None else {told: "victim"}
    if not v.rules.witch_may_poison_self:
        refused.update(dict.fromkeys(who, "self"))
    return beloved(v, who, refused)
