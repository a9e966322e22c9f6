"""A rehearsal's players at buttons: simulated pins, each with a contact that bounces, and the real driver."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from device.gesture import HOLD
from device.inbox import Inbox
from device.ports import Button, Pick
from device.rehearse.file import Rehearsal
from device.rehearse.pressing import Pressing
from device.rehearse.timetable import Deed
from device.sim.pins import BOUNCING, SURE, TOUCH, SimPins
from device.wiring.names import Expanded, Gpio, Pin, Wiring
from engine import Run, Seat

DIRECT = (17, 27, 22, 23, 24, 25, 16, 12, 20, 21)
"""The first buttons are on these pins of the header, the others on expanders, seven a port."""


class Fingers(Pressing):
    """The players, each at a button for what is called, and one that takes back or says "none"."""

    gesture = 2 * HOLD + TOUCH + SURE
    knocks = False

    def __init__(self, rehearsal: Rehearsal, inbox: Inbox, faults: list[str], run: Run[Any]) -> None:
        super().__init__(rehearsal, inbox, faults, run)
        self.pins = SimPins(inbox, two_buttons(rehearsal.setup.seats))
        self.seats = self.pins.seats
        self._next = 0.0
        """When the next finger presses: one after another, so that no contact comes to rest before an earlier one."""

    def press(self, seat: Seat, button: Button = "ok") -> float:
        """Press a button of a seat."""
        self._next = max(self._clock.now(), self._next + BOUNCING)
        return self.pins.press(seat, button, at=self._next)

    def say(self, deed: Deed) -> None:
        """Press when it is called; where it is not, BACK."""
        self.press(deed.of.pick.seat, "ok" if deed.step is not None else "back")
        if deed.last and deed.of.refused and len(deed.of.steps) > 1:
            self.press(deed.of.pick.seat, "back")

    def hand_over(self, pick: Pick) -> None:
        """Give the table a whole answer once every press before it has come, and none behind it."""
        self._next = max(self._clock.now(), self._next + BOUNCING) + BOUNCING
        self._inbox.put_at(self._next + SURE - BOUNCING, pick)

    def blow_up(self, seat: Seat, at: float) -> float:
        """Hold it, let go, and hold it again."""
        self.pins.press(seat, held=True, at=at)
        return self.pins.press(seat, held=True)


def two_buttons(seats: Sequence[Seat]) -> Wiring:
    """OK and BACK for each seat."""
    places = count()
    buttons: dict[Seat, dict[Button, Pin]] = {seat: {"ok": pin(next(places))} for seat in seats}
    for seat in seats:
        buttons[seat]["back"] = pin(next(places))
    expanders = {f"mcp{number}": 0x20 + number for number in range(1 + next(places) // 14)}
    return Wiring(expanders=expanders, interrupt=Gpio(4), buttons=buttons)


def pin(place: int) -> Pin:
    """The pin of one more button."""
    if place < len(DIRECT):
        return Gpio(DIRECT[place])
    chip, number = divmod(place - len(DIRECT), 14)
    return Expanded(f"mcp{chip}", "AB"[number // 7], number % 7)
