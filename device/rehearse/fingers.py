"""A rehearsal's players at buttons: simulated pins, each with a contact that bounces, and the real driver."""

from collections.abc import Sequence
from typing import Any

from device.gesture import HOLD
from device.inbox import Inbox
from device.rehearse.file import Rehearsal
from device.rehearse.pressing import Pressing
from device.sim.pins import SURE, TOUCH, SimPins
from device.wiring.names import Expanded, Gpio, Pin, Wiring
from engine import Run, Seat

DIRECT = (17, 27, 22, 23, 24, 25, 16, 12, 20, 21)
"""The buttons of the first seats are on these pins of the header, those of the others on an expander."""


class Fingers(Pressing):
    """The players, each at one button."""

    gesture = 2 * HOLD + TOUCH + SURE

    def __init__(self, rehearsal: Rehearsal, inbox: Inbox, faults: list[str], run: Run[Any]) -> None:
        super().__init__(rehearsal, inbox, faults, run)
        self.pins = SimPins(inbox, one_button(rehearsal.setup.seats))
        self.seats = self.pins.seats

    def press(self, seat: Seat) -> float:
        """Press the button of a seat."""
        return self.pins.press(seat)

    def blow_up(self, seat: Seat) -> float:
        """Hold it, let go, and hold it again."""
        self.pins.press(seat, held=True)
        return self.pins.press(seat, held=True)


def one_button(seats: Sequence[Seat]) -> Wiring:
    """One button for each seat."""
    pins: dict[Seat, Pin] = {
        seat: Gpio(DIRECT[place]) if place < len(DIRECT) else expanded(place - len(DIRECT))
        for place, seat in enumerate(seats)
    }
    return Wiring(
        expanders={"mcp1": 0x20}, interrupt=Gpio(4), buttons={seat: {"ok": pin} for seat, pin in pins.items()}
    )


def expanded(place: int) -> Expanded:
    """The pin of an expander for one more button: seven a port."""
    return Expanded("mcp1", "AB"[place // 7], place % 7)
