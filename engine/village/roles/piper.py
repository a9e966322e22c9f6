"""Piper: charms player after player, and wins alone when all others are under his spell (RULES.md 5.5)."""

from dataclasses import dataclass

from engine.catalogue import Names
from engine.effects import Ask, Seats, Show, demand, picks, to
from engine.seats import bar
from engine.village.village import Role, Village

NAMES = Names(asks={"piper.charm": ("seats",)}, cards={"piper.charmed": ("seats",)}, draws={"piper.charm": ("seats",)})
PIPER = Role("piper", "piper", names=NAMES)


@dataclass(slots=True)
class Spell:
    """Everybody who was ever charmed."""

    charmed: Seats = ()


def able(v: Village) -> Seats:
    """The living piper, unless the curse has taken his flute (house rule `curse_hits_piper`)."""
    return () if v.cursed and v.rules.curse_hits_piper else v.holders(PIPER)


async def charm(v: Village, who: Seats) -> None:
    """Exactly so many others who are not charmed yet, or all that are left."""
    spell = v.kit(Spell)
    free = tuple([seat for seat in v.living if seat not in spell.charmed and seat not in who])
    count = min(v.rules.piper_charms, len(free))
    barred = bar(who, tuple([seat for seat in v.living if seat not in free]), "charmed")
    ask = Ask("piper.charm", who if count else (), v.living, barred, least=count, most=count, how="together")
    for chosen in (await demand(ask)).values():
        spell.charmed = tuple(sorted([*spell.charmed, *picks(chosen)]))


def spellbound(v: Village) -> Seats:
    """The living charmed, while the piper lives (A5-25)."""
    return tuple([seat for seat in v.living if seat in v.kit(Spell).charmed]) if v.holders(PIPER) else ()


async def dance(v: Village, who: Seats) -> None:
    """Whoever is charmed is told, and all charmed see each other."""
    await Show("piper.charmed", to(who, seats=who), among=("charmed",), items=dict.fromkeys(who, ("charmed",)))


def all_charmed(v: Village) -> str | None:
    """He lives and every other living player is charmed (E5-36, E5-37, M15)."""
    charmed = v.kit(Spell).charmed
    for piper in able(v):
        if all(seat in charmed for seat in v.living if seat != piper):
            return PIPER.key
    return None
