"""The deliberate gesture: hold for three seconds, let go, hold again.  Nothing answers until it counts.

No other answer is a held press, and nobody does it by accident; a wolf blows himself up with it.  Cards are left lying
on readers, so with them lying is no gesture, but knocking is.
"""

from math import inf

from device.ports import Press, Tap
from engine import Seat

HOLD = 3.0
"""Seconds after which a press is told a second time, as held."""
SOON = 8.0
"""Seconds within which the second hold must follow the first."""
SLACK = 0.3
"""A press that came as long before the hold as a hold lasts, give or take so many seconds, was its beginning."""
SURE = HOLD + SLACK
"""Seconds after which a press has turned out to be no hold."""
KNOCKS, KNOCKING = 5, 8.0
"""How often, and within how many seconds, cards are laid down for it."""


class Gesture:
    """Watches the presses of all seats."""

    def __init__(self) -> None:
        self._held: dict[Seat, tuple[float, list[float]]] = {}
        """When each seat has held first, and its short presses since then."""
        self._knocks: dict[Seat, list[float]] = {}
        self.began = -inf
        """When what was made last began, at the earliest."""

    def made(self, press: Press | Tap, now: float) -> bool:
        """Whether this completes the gesture of its seat; a short press in between breaks it off."""
        if isinstance(press, Tap):
            return not press.late and self._knocked(press.seat, now)
        return self._held_again(press, now)

    @property
    def begun(self) -> set[Seat]:
        """Who seems to be in the middle of it: has held once, or knocked more than twice."""
        return self._held.keys() | {seat for seat, knocks in self._knocks.items() if len(knocks) > KNOCKS // 2}

    def _knocked(self, seat: Seat, now: float) -> bool:
        knocks = [*(moment for moment in self._knocks.get(seat, ()) if moment > now - KNOCKING), now]
        self._knocks[seat], self.began = (knocks, self.began) if len(knocks) < KNOCKS else ([], knocks[0])
        return not self._knocks[seat]

    def _held_again(self, press: Press, now: float) -> bool:
        if not press.held:
            if press.seat in self._held:
                self._held[press.seat][1].append(now)
            return False
        first, short = self._held.pop(press.seat, (-inf, []))
        broken_off = any(abs(now - moment - HOLD) > SLACK for moment in short)
        if now - first <= SOON and not broken_off:
            self.began = first - SURE
            return True
        self._held[press.seat] = now, []
        return False
