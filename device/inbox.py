"""The one place where the box waits.

Threads put events in; the loop takes them out, with a deadline.  With a virtual clock a deadline that nothing
precedes is reached at once: that is how a whole game runs in a moment, in the same process and the same code.
"""

import heapq
import queue
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from device.ports import Clock, Event
from engine.errors import WolfhourError

PUMP = 0.1
"""Seconds between two looks at the window system."""


class Starved(WolfhourError):
    """On a virtual clock the box waits without a deadline and nothing can come any more."""


class Waiting(Clock, Protocol):
    """A clock on which can be waited."""

    def take(self, events: "EventQueue", deadline: float | None) -> Event | None:
        """Wait for an event until the deadline, or for less."""


class RealClock:
    """Time that passes by itself."""

    def now(self) -> float:
        """Monotonic seconds."""
        return time.monotonic()

    def take(self, events: "EventQueue", deadline: float | None) -> Event | None:
        """Wait for an event until the deadline."""
        try:
            rest = None if deadline is None else max(0.0, deadline - self.now())
            return events.get(timeout=rest)
        except queue.Empty:
            return None


class FastClock:
    """Time that jumps to the next deadline whenever nothing is waiting."""

    def __init__(self) -> None:
        self._now = 0.0

    def now(self) -> float:
        """Virtual seconds since the start."""
        return self._now

    def take(self, events: "EventQueue", deadline: float | None) -> Event | None:
        """Take an event that is there, else jump to the deadline."""
        try:
            return events.get_nowait()
        except queue.Empty:
            if deadline is None:
                raise Starved("the box waits for somebody, and nobody is left to press anything") from None
            self._now = max(self._now, deadline)
            return None


if TYPE_CHECKING:
    EventQueue = queue.SimpleQueue[Event | None]


class Inbox:
    """Events in the order they came, and those that a simulation has put off until later."""

    def __init__(self, clock: Waiting, pump: Callable[[], None] | None = None) -> None:
        self.clock = clock
        self._pump = pump
        self._events: EventQueue = queue.SimpleQueue()
        self._later: list[tuple[float, int, Event | None]] = []
        self._number = 0
        self.sources: list[Callable[[], Event | None]] = []
        """Asked for an event before time is let pass: a scripted player on a virtual clock, or contacts that bounce."""

    def put(self, event: Event) -> None:
        """Add an event; may be called from any thread."""
        self._events.put(event)

    def put_at(self, when: float, event: Event) -> None:
        """Add an event that comes true at a moment of the clock; only for the thread of the loop."""
        self._schedule(when, event)

    def wake_at(self, when: float) -> None:
        """Ask the sources again at that moment; only for the thread of the loop."""
        self._schedule(when, None)

    def stir(self) -> None:
        """Ask the sources again at once; may be called from any thread."""
        self._events.put(None)

    def _schedule(self, when: float, event: Event | None) -> None:
        self._number += 1
        heapq.heappush(self._later, (when, self._number, event))

    def wait(self, deadline: float | None = None) -> Event | None:
        """The next event, or None when the clock has reached the deadline (None: there is none)."""
        while True:
            event = self._offered()
            if event is None:
                # Only now: a source may have put something off until a moment before all others.
                event = self._take(min((at for at in (deadline, self._due()) if at is not None), default=None))
            if event is not None:
                return event
            now = self.clock.now()
            if self._later and self._later[0][0] <= now:
                if (later := heapq.heappop(self._later)[2]) is not None:
                    return later
                continue
            if deadline is not None and now >= deadline:
                return None

    def _due(self) -> float | None:
        return self._later[0][0] if self._later else None

    def _offered(self) -> Event | None:
        if self._events.empty():
            for source in self.sources:
                if (event := source()) is not None:
                    return event
        return None

    def _take(self, until: float | None) -> Event | None:
        if self._pump is None:
            return self.clock.take(self._events, until)
        self._pump()
        slice_end = self.clock.now() + PUMP
        return self.clock.take(self._events, slice_end if until is None else min(until, slice_end))
