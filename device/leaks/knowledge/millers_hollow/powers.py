"""What a power tells, and when it is lost (RULES.md 5.5, 5.6).

A question is put to whoever lives and holds the card, or owns the house, that it is named after: `seer.look` to the
seer.  One that is not here tells its holder nothing, and is never lost.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine import Seat

if TYPE_CHECKING:
    from device.leaks.knowledge.millers_hollow.story import Story

CAMPS: Mapping[str, str] = {"werewolf": "werewolf", "white-werewolf": "white-werewolf", "piper": "piper"}
"""Role -> its camp; all others are the village's."""


def role(story: "Story", seat: Seat) -> str:
    """Which role somebody is."""
    return story.roles.get(seat, "")


def camp(story: "Story", seat: Seat) -> str:
    """With whom he wins, but for love."""
    return CAMPS.get(role(story, seat), "village")


def never(_story: "Story", _choice: Any) -> bool:
    """It can be used each time."""
    return False


def once(_story: "Story", _choice: Any) -> bool:
    """It can be used once."""
    return True


@dataclass(frozen=True)
class Power:
    """What comes of an answer, unless it was "none" or "no"."""

    card: str = ""
    """The card that is shown to him, with the seat that he has picked."""
    tells: Mapping[str, Callable[["Story", Seat], Any]] = field(default_factory=dict)
    """What else stands on it: each fact, and what is so."""
    lost: Callable[["Story", Any], bool] = never
    """Whether he has lost it by picking this."""


POWERS: Mapping[str, Power] = {
    "seer.look": Power("seer.result", {"role": role, "camp": camp}),
    "confessor.look": Power("confessor.result", {"role": role}, once),
    **dict.fromkeys(("healer.save", "barber.shave", "lord.pardon", "arsonist.burn"), Power(lost=once)),
}
