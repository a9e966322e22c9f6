"""Simulated players sit down in the order of their seats, as people do who go round the table."""

from collections.abc import Callable, Iterable

from device.inbox import Inbox
from device.ports import Event
from engine import Seat

JOIN = 1.0
"""Seconds between two simulated players that sit down."""
POLITE = 30.0
"""Seconds that they wait for people whose seats come before theirs."""


class Sitting:
    """Presses for the simulated players while the box asks who is there; `press` lets a lead press at a moment."""

    def __init__(self, inbox: Inbox, press: Callable[[float, Seat], None]) -> None:
        self._inbox, self._press = inbox, press
        self._joined: int | None = None
        """How many the box has counted; None where it does not ask."""
        self._standing: list[Seat] = []
        self._seated: set[Seat] = set()
        self._next = self._enough = 0.0
        """When the next may sit down, and from when on nobody is waited for any more."""
        inbox.sources.append(self._source)

    def look(self, leads: Iterable[Seat], joined: int | None) -> None:
        """These leads are played, and so many have joined; None: the box does not ask who is there."""
        now = self._inbox.clock.now()
        if joined is None:
            self._seated.clear()
        elif joined != self._joined and (self._joined is None or now < self._enough):
            self._enough = now + POLITE
            self._inbox.wake_at(self._enough)
        self._joined = joined
        self._standing = sorted({*leads} - self._seated)

    def _source(self) -> Event | None:
        """Let whoever's turn it is sit down."""
        now = self._inbox.clock.now()
        if self._joined is not None and self._standing and now >= self._next:
            lead = self._standing[0]
            if lead <= self._joined + 1 or now >= self._enough:
                self._seated.add(self._standing.pop(0))
                self._next = now + JOIN
                self._inbox.wake_at(self._next)
                self._press(self._next, lead)
        return None
