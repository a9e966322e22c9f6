"""The seats of a box as one part: those with buttons on pins, those with readers, and those that have both."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from device.absent import NoLights
from device.hw.pins.seats import PinSeats
from device.hw.readers.supervisor import Readers
from device.inbox import Inbox
from device.ports import Light, Lost, Seats
from device.ports import Readers as Pairable
from device.settings import Settings
from device.wiring.names import Wiring, wiring_of
from device.wiring.readers import kinds_of, pairs_of
from engine import Seat


class AllSeats:
    """Several kinds of seats behind the one port.  A lead may be of several: a light on a pin beside a reader, say."""

    def __init__(self, kinds: Sequence[Seats]) -> None:
        self._kinds = kinds

    @property
    def leads(self) -> frozenset[Seat]:
        """Where somebody can answer."""
        return together(kind.leads for kind in self._kinds)

    @property
    def lit(self) -> frozenset[Seat]:
        """The leads with a light that only its holder sees."""
        return together(kind.lit for kind in self._kinds)

    @property
    def reading(self) -> frozenset[Seat]:
        """The leads with a reader."""
        return together(kind.reading for kind in self._kinds)

    @property
    def readers(self) -> Pairable | None:
        """The readers, where they can be paired."""
        return next((kind.readers for kind in self._kinds if kind.readers is not None), None)

    @property
    def with_next(self) -> frozenset[Seat]:
        """The leads that have NEXT beside OK."""
        return together(kind.with_next for kind in self._kinds)

    def light(self, seat: Seat, state: Light) -> None:
        """Set the hooded light of one seat, whichever kind it is."""
        for kind in self._kinds:
            kind.light(seat, state)

    def close(self) -> None:
        """Release everything.  May be called twice."""
        for kind in self._kinds:
            kind.close()


def together(sets: Iterable[frozenset[Seat]]) -> frozenset[Seat]:
    """All leads of several sets."""
    return frozenset[Seat]().union(*sets)


def real_seats(
    inbox: Inbox,
    settings: Settings,
    panel: Mapping[str, Seat],
    pins: Callable[[Inbox, Wiring], PinSeats] = PinSeats,
) -> Seats:
    """What the settings say is there, and the leads of readers that were paired on the panel; `pins` opens pins.

    A box with seats and without a front panel says so.
    """
    kinds: list[Seats] = []
    wiring = wiring_of(settings)
    if not wiring.empty:
        kinds.append(pins(inbox, wiring))
    if settings.readers.enabled:
        readers = Readers(inbox.put, pairs_of(settings, panel), kinds_of(settings))
        readers.start()
        kinds.append(readers)
    if not kinds:
        return NoLights()
    if not wiring.panel:
        inbox.put(Lost("panel", "no-panel"))
    return AllSeats(kinds)
