"""Parts that do nothing, for a box that nobody looks at."""

from collections.abc import Mapping
from typing import Any

from device.ports import Light, Readers
from engine import Seat


class NoScreen:
    """A screen that nobody watches."""

    def show(self, view: Mapping[str, Any]) -> None:
        """Nobody sees it."""

    def pump(self) -> None:
        """There is no window."""

    def close(self) -> None:
        """There is no display to give back."""


class NoLights:
    """Seats without lights."""

    readers: Readers | None = None
    leads: frozenset[Seat] = frozenset()
    lit = felt = reading = with_next = leads

    def light(self, seat: Seat, state: Light) -> None:
        """Nobody sees it."""

    def close(self) -> None:
        """There are no pins to release."""
