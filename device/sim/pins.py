"""Hands at buttons that do not exist: real drivers, on simulated pins whose contacts bounce.

Every edge has its moment on the inbox's clock, and comes true when the clock is there: on a virtual clock as fast as
the box is, on a real one in real time.  So nothing returns before time has passed; what presses says when the box will
have the event.
"""

import heapq
from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

from device.gesture import HOLD
from device.hw.pins.contact import DOWN, REARM, STUCK
from device.hw.pins.key import LONG
from device.hw.pins.mock import ClockedFactory
from device.hw.pins.seats import PinSeats
from device.inbox import Inbox
from device.ports import Button, Event
from device.sim.mcp23017 import SimBus, SimChip
from device.wiring.names import Expanded, Pin, Wiring
from engine import Seat

TOUCH = 0.12
"""Seconds that a short press lasts."""
BOUNCES, BOUNCING = 6, 0.010
"""A contact bounces so often at most, and for so many seconds."""
SURE = BOUNCING + DOWN
"""Seconds until the box is sure of a press."""
SPIKE = (0.001, 0.005)

Edge: TypeAlias = tuple[float, bool]
"""When a contact closes (True) or opens."""


class SimPins:
    """A box's pins, and everything that is done to them.  `seats` is what the box gets."""

    def __init__(
        self,
        inbox: Inbox,
        wiring: Wiring,
        seed: int = 0,
        held: tuple[Pin, ...] = (),
        opened: Callable[..., PinSeats] = PinSeats,
    ) -> None:
        """`held`: buttons that are down when the box is switched on; `opened` is how the box opens its pins."""
        self._inbox, self._wiring, self._chance = inbox, wiring, Random(seed)
        self.header = ClockedFactory(inbox.clock)
        self.chips = {name: SimChip() for name in wiring.expanders}
        chips = {address: self.chips[name] for name, address in wiring.expanders.items()}
        self.bus = SimBus(chips, self._interrupt)
        self._later: list[tuple[float, int, Pin, bool]] = []
        self._number = 0
        self._busy: dict[Pin, float] = {}
        """When each button can be pressed again."""
        self._seats: PinSeats | None = None
        for pin in held:
            self._touch(pin, closed=True)
        self.seats = self._seats = opened(inbox, wiring, lambda: self.header, lambda number: self.bus, threads=False)
        inbox.sources.insert(0, self._source)

    # Hands

    def press(self, lead: Seat, button: Button = "ok", *, held: bool = False, at: float = 0.0) -> float:
        """Press a seat's button, not before that moment, and after what it is pressed for already.

        Comes back as when the box has the (last) event.  Raises `KeyError` where no such button is wired.
        """
        return self._press(self._wiring.buttons[lead][button], HOLD if held else 0.0, at)

    def panel(self, button: Button, *, held: bool = False) -> float:
        """Press a button of the front panel, as `press` does."""
        return self._press(self._wiring.panel[button], LONG.first if held else 0.0, 0.0)

    def light(self, lead: Seat) -> bool:
        """Whether the light of this seat shines, at the pin itself."""
        match self._wiring.lights[lead]:
            case Expanded() as pin:
                return bool(self.chips[pin.expander].levels >> number(pin) & 1)
            case pin:
                return bool(self.header.pin(str(pin)).state)

    # Faults

    def stick(self, pin: Pin, seconds: float = 2 * STUCK) -> None:
        """Something lies on a button."""
        now = self._inbox.clock.now()
        self._play(pin, [*self._bounce(now, closed=True), *self._bounce(now + seconds, closed=False)])

    def chatter(self, pin: Pin, per_second: float, seconds: float) -> None:
        """A loose contact closes and opens, as fast as that."""
        now, period = self._inbox.clock.now(), 1 / per_second
        starts = [now + period * count for count in range(int(per_second * seconds))]
        self._play(pin, [edge for start in starts for edge in ((start, True), (start + period / 2, False))])

    def noise(self, pin: Pin, per_second: float, seconds: float) -> None:
        """A long wire catches short spikes."""
        now = self._inbox.clock.now()
        starts = sorted(now + self._chance.uniform(0, seconds) for _ in range(int(per_second * seconds)))
        spikes = [((start, True), (start + self._chance.uniform(*SPIKE), False)) for start in starts]
        self._play(pin, [edge for spike in spikes for edge in spike])

    def unplug(self, expander: str) -> None:
        """An expander does not answer any more."""
        self.bus.gone.add(self._wiring.expanders[expander])

    def plug(self, expander: str) -> None:
        """It answers again, but it has lost its power meanwhile."""
        self.chips[expander].power_on()
        self.bus.gone.discard(self._wiring.expanders[expander])

    # Contacts

    def _press(self, pin: Pin, hold: float, at: float) -> float:
        start = max(self._inbox.clock.now(), self._busy.get(pin, 0.0), at)
        end = start + hold + TOUCH
        self._busy[pin] = max(end + SURE, start + REARM + BOUNCING)
        self._play(pin, [*self._bounce(start, closed=True), *self._bounce(end, closed=False)])
        return start + max(SURE, hold + BOUNCING)

    def _bounce(self, at: float, *, closed: bool) -> Iterator[Edge]:
        """The contact comes to rest after some edges."""
        moments = sorted(self._chance.uniform(0, BOUNCING) for _ in range(2 * self._chance.randrange(BOUNCES // 2 + 1)))
        yield at, closed
        for place, moment in enumerate(moments):
            yield at + moment, closed == bool(place % 2)

    def _play(self, pin: Pin, edges: list[Edge]) -> None:
        for at, closed in edges:
            self._number += 1
            heapq.heappush(self._later, (at, self._number, pin, closed))
            self._inbox.wake_at(at)

    def _source(self) -> Event | None:
        """Move the contacts whose moment has come; the drivers notice by themselves."""
        while self._later and self._later[0][0] <= self._inbox.clock.now():
            _, _, pin, closed = heapq.heappop(self._later)
            self._touch(pin, closed=closed)
        return None

    def _touch(self, pin: Pin, *, closed: bool) -> None:
        if isinstance(pin, Expanded):
            self.chips[pin.expander].touch(number(pin), closed=closed)
            self.bus.ring()
            if self._wiring.interrupt is None and self._seats is not None:
                self._seats.look()
        else:
            self.header.pin(str(pin)).ground(closed)

    def _interrupt(self, low: bool) -> None:
        if self._wiring.interrupt is not None:
            self.header.pin(str(self._wiring.interrupt)).ground(low)


def number(pin: Expanded) -> int:
    """Which of the 16 pins of its chip it is."""
    return pin.bit + 8 * (pin.port == "B")
