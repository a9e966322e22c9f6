"""The seats of a box as one part: of several kinds, or of one round which somebody stands."""

from collections.abc import Iterable, Sequence

from device.ports import Light, Readers, Seats
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
    def felt(self) -> frozenset[Seat]:
        """The leads with a motor that only its holder feels."""
        return together(kind.felt for kind in self._kinds)

    @property
    def reading(self) -> frozenset[Seat]:
        """The leads with a reader."""
        return together(kind.reading for kind in self._kinds)

    @property
    def readers(self) -> Readers | None:
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
