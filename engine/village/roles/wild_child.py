"""Wild child: names a model on the first night, and becomes a wolf when it dies (RULES.md 5.5, 5.8)."""

from dataclasses import dataclass, field

from engine.catalogue import Names
from engine.effects import Ask, Choice, Note, Seat, Seats, demand
from engine.seats import bar_self
from engine.village.village import Deaths, Role, Village

NAMES = Names(asks={"wild-child.model": ("seat",)}, draws={"wild-child.model": ("seat",)})
WILD_CHILD = Role("wild-child", "village", names=NAMES)


@dataclass(slots=True)
class Model:
    """Whom each wild child looks up to."""

    of: dict[Seat, Choice] = field(default_factory=dict)


async def choose(v: Village, who: Seats) -> None:
    """Anybody but himself."""
    v.kit(Model).of.update(await demand(Ask("wild-child.model", who, v.living, bar_self(who))))


async def turn(v: Village, buried: Deaths) -> None:
    """His model is dead and he has outlived it: he is a wolf for good, curse or no curse (E5-44, E5-46, E5-47)."""
    for child in v.holders(WILD_CHILD):
        if v.kit(Model).of.get(child) in buried:
            v.become({child: v.page.role["werewolf"]})
            await Note("turn", {"seat": child, "role": "werewolf"})
