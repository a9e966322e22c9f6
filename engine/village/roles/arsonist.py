"""Arsonist: burns down one house, once (RULES.md 5.5, M14)."""

from dataclasses import dataclass

from engine.catalogue import Names
from engine.effects import Ask, Note, Say, Seat, Seats, targets
from engine.seats import bar, clockwise_from
from engine.village.bonds import vagabonds
from engine.village.trades import VAGABOND
from engine.village.village import Role, Village

NAMES = Names(
    asks={"arsonist.burn": ("seat", "none")}, lines={"house.burnt": ("seat",)}, causes=("fire",), marks=("burnt",)
)
ARSONIST = Role("arsonist", "village", names=NAMES)


@dataclass(slots=True)
class Arson:
    """Whether he has done it."""

    done: bool = False


async def burn(v: Village, who: Seats) -> None:
    """Any house, even his own.  Is its owner tonight's victim, a wolf burns instead, who came for him (5.8, 2)."""
    arson = v.kit(Arson)
    who = () if arson.done else who
    barred = bar(who, vagabonds(v), "no-house")
    burnt = await Ask("arsonist.burn", who, v.living, barred, default="none")
    for arsonist, house in targets(burnt).items():
        v.night.burning, arson.done = house, True
        if v.night.prey() == house:  # `shield` saves him
            start = arsonist if v.rules.arson_wolf == "right_of_arsonist" else house
            v.night.hit(nearest_wolf(v, start), "fire")


def nearest_wolf(v: Village, start: Seat) -> Seat:
    """The first living wolf met from the right neighbour of this seat onward: the last one clockwise."""
    return clockwise_from(v.wolves, start)[-1]


def shield(v: Village, seat: Seat, cause: str) -> str | None:
    """Nobody is at home in a burning house: the pack finds nobody to devour."""
    return ARSONIST.key if cause in ("werewolf", "caught") and v.night.burning == seat else None


async def collapse(v: Village) -> None:
    """At dawn, before anybody is buried: the owner of the burnt house, dead or alive, is a vagabond."""
    if v.night.burning is not None:
        v.trades.give(v.night.burning, VAGABOND)


async def ashes(v: Village) -> None:
    """In the morning all see which house has burnt, never who did it."""
    if v.night.burning is not None:
        await Note("mark", {"kind": "burnt", "seat": v.night.burning})
        await Say("house.burnt", {"seat": v.night.burning})
