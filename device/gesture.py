"""The deliberate gesture: hold for three seconds, let go, hold again.  Nothing answers until it counts.

No other answer is a held press, and nobody does it by accident; a wolf blows himself up with it.
"""

from math import inf

from device.ports import Press
from engine import Seat

HOLD = 3.0
"""Seconds after which a press is told a second time, as held."""
SOON = 8.0
"""Seconds within which the second hold must follow the first."""
SLACK = 0.3
"""A press that came as long before the hold as a hold lasts, give or take so many seconds, was its beginning."""


class Gesture:
    """Watches the presses of all seats."""

    def __init__(self) -> None:
        self._held: dict[Seat, tuple[float, list[float]]] = {}
        """When each seat has held first, and its short presses since then."""

    def made(self, press: Press, now: float) -> bool:
        """Whether this press completes the gesture of its seat; a short press in between breaks it off."""
        if not press.held:
            if press.seat in self._held:
                self._held[press.seat][1].append(now)
            return False
        first, short = self._held.pop(press.seat, (-inf, []))
        broken_off = any(abs(now - moment - HOLD) > SLACK for moment in short)
        if now - first <= SOON and not broken_off:
            return True
        self._held[press.seat] = now, []
        return False
