"""A box's pins on a virtual clock, wired as a test wants it."""

from device.inbox import FastClock, Inbox
from device.ports import Button, Event
from device.sim.pins import SimPins
from device.wiring.names import BUTTONS, PANEL, Expanded, Gpio, Pin, Wiring
from engine import Seat

FREE = (17, 27, 22, 23, 24, 25, 16, 12, 18, 10, 9, 11, 8, 20, 7, 21)
"""GPIO numbers that a test may use for seats."""


def direct(seats: int = 4, buttons: int = 1) -> Wiring:
    """Seats with buttons and lights on the header, and a panel."""
    pins = iter(map(Gpio, FREE))
    keys = {seat: {name: next(pins) for name in BUTTONS[buttons]} for seat in range(1, seats + 1)}
    lights: dict[Seat, Pin] = {seat: next(pins) for seat in keys}
    panel: dict[Button, Pin] = dict(zip(PANEL, map(Gpio, (5, 6, 13, 26)), strict=True))
    return Wiring(buttons={seat: {**pins} for seat, pins in keys.items()}, lights=lights, panel=panel)


def expanded(seats: int = 20, *, interrupt: bool = True) -> Wiring:
    """Seats with three buttons and a light on expanders, four a chip; and no panel."""
    buttons: dict[Seat, dict[Button, Pin]] = {}
    lights: dict[Seat, Pin] = {}
    for seat in range(1, seats + 1):
        chip, place = divmod(seat - 1, 4)
        name, port, low = f"mcp{chip + 1}", "AB"[place // 2], place % 2
        buttons[seat] = {key: Expanded(name, port, 3 * low + bit) for bit, key in enumerate(BUTTONS[3])}
        lights[seat] = Expanded(name, port, 6 + low)
    chips = {f"mcp{chip + 1}": 0x20 + chip for chip in range((seats + 3) // 4)}
    return Wiring(expanders=chips, interrupt=Gpio(4) if interrupt else None, buttons=buttons, lights=lights)


class Bench:
    """Pins, and the events that came of them with their moments."""

    def __init__(self, wiring: Wiring, held: tuple[Pin, ...] = (), seed: int = 0) -> None:
        self.inbox = Inbox(FastClock())
        self.wiring = wiring
        self.pins = SimPins(self.inbox, wiring, seed, held)
        self.when: list[float] = []

    def until(self, moment: float) -> list[Event]:
        """Everything that comes until then."""
        events: list[Event] = []
        while (event := self.inbox.wait(moment)) is not None:
            events.append(event)
            self.when.append(self.inbox.clock.now())
        return events

    def rest(self, seconds: float) -> list[Event]:
        """Everything that comes within so many seconds."""
        return self.until(self.inbox.clock.now() + seconds)
