"""A picture as a list of spots, and what is under a finger: no pixels yet."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, width and height, in pixels."""
Kind: TypeAlias = Literal[
    "table", "bar", "seat", "number", "button", "light", "eyes", "card", "reader", "text", "screen", "menu", "row"
]


@dataclass(frozen=True, slots=True)
class Spot:
    """One thing in the picture.

    `command` is what a click on it does, "" where that is nothing.  `state` is how the thing is: of a seat "dead",
    "asked" or "nobody", of a light its state, of eyes "open" or "closed", of a card "covered", of the table "night", of
    anything "chosen".
    """

    kind: Kind
    area: Area
    text: str = ""
    command: str = ""
    state: str = ""
    pictures: tuple[str, ...] = ()
    """What a card shows, by the names of `config/cards/pictures/`."""
    mark: str = ""
    """What stands in its corner: a letter, or the name of another picture."""


def hit(spots: Iterable[Spot], x: int, y: int) -> str:
    """The command of the topmost thing at this place that has one; a menu covers what is below it."""
    found = ""
    for spot in spots:
        left, top, width, height = spot.area
        if left <= x < left + width and top <= y < top + height and (spot.command or spot.kind == "menu"):
            found = spot.command
    return found
