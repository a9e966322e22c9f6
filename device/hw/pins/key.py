"""A button on a pin: which it is, and what its contact's happenings mean to the box."""

from collections.abc import Callable
from dataclasses import dataclass, field

from gpiozero import InputDevice

from device.gesture import HOLD
from device.hw.pins.contact import Contact, Happening, Hold
from device.ports import Button, Event, Panel, Part, Press
from engine import Seat

SEAT = Hold(HOLD)
LONG = Hold(1.0)
REPEAT = Hold(0.6, 0.15)
"""When a panel's UP and DOWN repeat, and when its OK and BACK are told as held."""
LATE = 1.0
"""Seconds; an edge's own time that is further off is another clock's, as some kernels give it."""


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose buttons they are, a seat's or the panel's (seat 0); or whose light."""

    part: Part
    seat: Seat = 0

    def trouble(self, what: Happening) -> str:
        """Why one of its buttons does not count: button-stuck, button-noisy, panel-stuck or panel-noisy."""
        return f"{'button' if self.part == 'seat' else 'panel'}-{what}"


@dataclass(eq=False)  # not slots: gpiozero keeps a weak reference
class Key:
    """One button."""

    owner: Owner
    button: Button
    device: InputDevice
    expander: str
    """"" where the pin is on the header."""
    contact: Contact
    clock: Callable[[], float]
    post: Callable[["Key", bool, float], None] = field(repr=False)
    """Takes each raw edge, in whatever thread it comes."""

    def watch(self) -> None:
        """From now on edges are posted.

        Not by `when_activated`, which does not tell when: the time of an edge is what counts.
        """
        self.device.pin.when_changed = self.changed

    def changed(self, ticks: float, state: bool) -> None:
        """The level has changed; pressed is low."""
        now = self.clock()
        self.post(self, not state, ticks if 0 <= now - ticks < LATE else now)

    def meaning(self, what: Happening) -> Event | None:
        """The event for the box, where it is one."""
        if what not in ("down", "held"):
            return None
        held = what == "held"
        if self.owner.part == "seat":
            return Press(self.owner.seat, self.button, held)
        return Panel(self.button, held and self.button in ("ok", "back"))


def hold_of(owner: Owner, button: Button) -> Hold:
    """When a press of this button that goes on is told again."""
    if owner.part == "seat":
        return SEAT
    return REPEAT if button in ("up", "down") else LONG
