"""Witch: one antidote and one poison for the whole game (rules.md 5.5)."""

from dataclasses import dataclass

from engine.effects import Answers, Ask, Choice, Say, Seat, Seats, Show
from engine.seats import bar
from engine.village.bonds import beloved
from engine.village.village import Role, Village

WITCH = Role("witch", "village")


@dataclass(slots=True)
class Potions:
    """What is left of them, and whom she saved on the latest night."""

    antidote: bool = True
    poison: bool = True
    saved: Seat | None = None


async def brew(v: Village, who: Seats) -> None:
    """She is told the victim while she could save it, and then asked for each potion."""
    potions, told = v.kit(Potions), v.night.prey()
    potions.saved = None
    if not potions.antidote and v.rules.witch_told_victim == "while_antidote_left":
        told = None
    await Say("witch.victim")
    await Show("witch.victim", ((who, {"target": told or 0}),) if who else ())
    await Say("witch.heal")
    why = no_antidote(v, potions, who, told)
    answers = await Ask("witch.heal", who, ("yes", "no"), bar(who, ("yes",), why) if why else {}, default="no")
    if said(answers, "yes"):
        potions.antidote, potions.saved = False, told
    await Say("witch.poison")
    for target in (await Ask("witch.poison", who, v.living, spared(v, potions, who, told), default="none")).values():
        if isinstance(target, Seat):
            potions.poison = False
            v.night.hit(target, "poison")


def said(answers: Answers, option: str) -> bool:
    """Whether this was the answer."""
    return option in answers.values()


def no_antidote(v: Village, potions: Potions, who: Seats, told: Seat | None) -> str:
    """Why she cannot save tonight's victim, or nothing."""
    allowed = {"always": True, "never": False, "first_night": v.night.number == 1, "no_guard_only": "guard" not in v.deck}
    if not potions.antidote:
        return "used-up"
    if told is None:
        return "no-victim"
    return "self" if told in who and not allowed[v.rules.witch_self_save] else ""


def spared(v: Village, potions: Potions, who: Seats, told: Seat | None) -> dict[Seat, dict[Choice, str]]:
    """Whom she may not poison tonight."""
    barred = beloved(v, who)
    one_a_night = potions.saved is not None and v.rules.witch_potions_per_night == 1
    for seat, refused in barred.items():
        if told is not None:
            refused[told] = "victim"
        if not v.rules.witch_may_poison_self:
            refused[seat] = "self"
        if one_a_night or not potions.poison:
            refused.update(dict.fromkeys(v.living, "one-potion" if one_a_night else "used-up"))
    return barred


def shield(v: Village, seat: Seat, cause: str) -> str | None:
    """The antidote undoes what the pack did."""
    return WITCH.key if cause in ("werewolf", "caught") and v.kit(Potions).saved == seat else None
