"""Opens the seats of a box: those with buttons on pins, those with readers, and those that have both."""

from collections.abc import Callable, Mapping

from device.absent import NoLights
from device.inbox import Inbox
from device.ports import Lost, Seats
from device.settings import Settings
from device.several import AllSeats
from device.wiring.names import Wiring, wiring_of
from device.wiring.readers import kinds_of, pairs_of
from engine import Seat


def real_seats(
    inbox: Inbox,
    settings: Settings,
    panel: Mapping[str, Seat],
    pins: Callable[[Inbox, Wiring], Seats] | None = None,
) -> Seats:
    """What the settings say is there, and the leads of readers that were paired on the panel; `pins` opens pins.

    A box with seats and without a front panel says so.  Of drivers only those are imported that have something to
    drive, so that every box starts as soon as it can.
    """
    kinds: list[Seats] = []
    wiring = wiring_of(settings)
    if not wiring.empty:
        from device.hw.pins.seats import PinSeats  # noqa: PLC0415 - gpiozero takes its time

        kinds.append((pins or PinSeats)(inbox, wiring))
    if settings.readers.enabled:
        from device.hw.readers.supervisor import Readers  # noqa: PLC0415 - its neighbours' time as well

        readers = Readers(inbox.put, pairs_of(settings, panel), kinds_of(settings))
        readers.start()
        kinds.append(readers)
    if not kinds:
        return NoLights()
    if not wiring.panel:
        inbox.put(Lost("panel", "no-panel"))
    return AllSeats(kinds)
