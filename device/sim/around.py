"""What stands around a real part and passes everything on to it."""

from device.ports import Light, Readers, Seats
from engine import Seat


class AroundSeats:
    """The seats as they are; whoever looks on overrides what it wants to see."""

    def __init__(self, seats: Seats) -> None:
        self._seats = seats

    @property
    def readers(self) -> Readers | None:
        """The readers, where they can be paired."""
        return self._seats.readers

    @property
    def has_lights(self) -> bool:
        """Whether every seat has a light."""
        return self._seats.has_lights

    @property
    def has_readers(self) -> bool:
        """Whether every seat has a reader."""
        return self._seats.has_readers

    @property
    def with_next(self) -> frozenset[Seat]:
        """The leads that have NEXT."""
        return self._seats.with_next

    def light(self, seat: Seat, state: Light) -> None:
        """Set the light of one seat."""
        self._seats.light(seat, state)

    def close(self) -> None:
        """Release the pins."""
        self._seats.close()
