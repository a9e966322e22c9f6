"""The deliberate gesture: hold for three seconds, let go, hold again.  Nothing answers until it counts.

No other answer is a held press, and nobody does it by accident; a wolf blows himself up with it.
"""

from device.ports import Press
from engine import Seat

SOON = 8.0
"""Seconds within which the second hold must follow the first."""


class Gesture:
    """Watches the presses of all seats."""

    def __init__(self) -> None:
        self._held: dict[Seat, float] = {}

    def made(self, press: Press, now: float) -> bool:
        """Whether this press completes the gesture of its seat; a short press in between breaks it off."""
        first = self._held.pop(press.seat, None)
        if not press.held:
            return False
        if first is not None and now - first <= SOON:
            return True
        self._held[press.seat] = now
        return False
