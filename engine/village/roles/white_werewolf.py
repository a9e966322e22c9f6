"""White werewolf: hunts with the pack, and every second night alone, among his own (RULES.md 5.4, 5.5, M7)."""

from engine.catalogue import Names
from engine.effects import Ask, Choice, Seats, targets
from engine.village.bonds import beloved
from engine.village.village import Role, Village

NAMES = Names(asks={"white-werewolf.kill": ("seat", "none")}, causes=("white-werewolf",))
WHITE_WEREWOLF = Role("white-werewolf", "white-werewolf", wolf=True, looks_wolf=True, names=NAMES)


def his_night(v: Village) -> bool:
    """Even nights, or odd ones by house rule."""
    return v.night.number % 2 == (0 if v.rules.white_wolf_nights == "even" else 1)


async def betray(v: Village, who: Seats) -> None:
    """He may kill another wolf, but not his own lover."""
    no_wolves: dict[Choice, str] = {other: "no-wolf" for other in v.living if other not in v.wolves}
    barred = beloved(v, who, no_wolves | dict.fromkeys(who, "self"))
    for prey in targets(await Ask("white-werewolf.kill", who, v.living, barred, default="none")).values():
        v.night.hit(prey, WHITE_WEREWOLF.key)


def sole_survivor(v: Village) -> str | None:
    """He is the only one alive."""
    alone = len(v.living) == 1 and v.roles[v.living[0]] is WHITE_WEREWOLF
    return WHITE_WEREWOLF.key if alone else None
