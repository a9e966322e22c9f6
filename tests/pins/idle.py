"""How much of a core the seats take while nobody does anything: real time, the real drivers and their threads.

`python -m tests.pins.idle interrupt|polling|header [seconds]` prints the share of a core in percent.  The pins and the
expanders are simulated, in the same process: on a Pi the kernel and the bus stand in their place.
"""

import sys
import time

from device.hw.pins.mock import ClockedFactory
from device.hw.pins.seats import PinSeats
from device.inbox import Inbox, RealClock
from device.sim.mcp23017 import SimBus, SimChip
from device.wiring.names import Gpio, Wiring
from tests.pins.bench import direct, expanded

WIRINGS = {
    "interrupt": expanded(20),
    "polling": expanded(20, interrupt=False),
    "header": direct(8),
}
"""60 buttons on expanders with and without the interrupt wire; as many as there is room for on the header itself."""


def idle(wiring: Wiring, seconds: float) -> float:
    """The share of a core that is used in so many seconds of real time."""
    inbox = Inbox(RealClock())
    header = ClockedFactory(inbox.clock)

    def wire(low: bool) -> None:
        if isinstance(wiring.interrupt, Gpio):
            header.pin(str(wiring.interrupt)).ground(low)

    bus = SimBus({address: SimChip() for address in wiring.expanders.values()}, wire)
    seats = PinSeats(inbox, wiring, lambda: header, lambda number: bus)
    try:
        inbox.wait(inbox.clock.now() + 1.0)  # the start is no idling
        began, used = time.monotonic(), time.process_time()
        event = inbox.wait(inbox.clock.now() + seconds)
        assert event is None, event
        return (time.process_time() - used) / (time.monotonic() - began)
    finally:
        seats.close()


if __name__ == "__main__":
    print(100 * idle(WIRINGS[sys.argv[1]], float(sys.argv[2]) if len(sys.argv) > 2 else 20.0))
