"""Hands with cards at readers that do not exist: real bytes to the real driver, on the clock of the inbox.

While nothing is done at the readers no time passes there: a reader looks ten times a second, and a game is long.
"""

import heapq
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from random import Random

from device.hw.pins.contact import FREE
from device.hw.readers.news import GONE
from device.hw.readers.reader import Kind
from device.inbox import Inbox
from device.ports import Event, Light
from device.several import AllSeats
from device.sim.readers import EmulatedReaders
from device.sim.readers_chips import NOISE
from engine import Seat

TOUCH = 0.25
"""Seconds that a card lies there which is laid down for a moment: enough for every kind of reader."""
APART = TOUCH + GONE + 0.2
"""Seconds from one such touch to the next: by then the box knows that the card was taken away."""
GARBAGE = 5
"""Pieces of garbage a second on a noisy wire."""
STEP = 0.05
"""Seconds between two looks at what the readers do."""
PLUGGING = 4.0
"""Seconds until the box must have noticed a plug that was pulled or put back."""


class SimReaders(AllSeats):
    """A box's readers (`device.ports.Seats`), and everything that is done to them."""

    def __init__(
        self,
        inbox: Inbox,
        leads: Iterable[Seat],
        kind: Kind | Mapping[Seat, Kind] = "pn532",
        *,
        paired: bool = True,
        numbered: bool = False,
    ) -> None:
        """Everything else is as for `EmulatedReaders`."""
        self._inbox = inbox
        self.emulated = EmulatedReaders(inbox.put, leads, kind, paired=paired, numbered=numbered)
        super().__init__([self.emulated.readers])
        self._later: list[tuple[float, int, Callable[[], object], float]] = []
        self._number = 0
        self._busy: dict[Seat, float] = {}
        """When each reader is free for the next card."""
        self._seen = inbox.clock.now()
        """Until when the readers have been let go on."""
        self._until = self._wake = self._seen
        inbox.sources.insert(0, self._source)

    # Hands

    def touch(self, lead: Seat, *uids: str, at: float = 0.0) -> float:
        """Lay cards down for a moment, not before `at`; comes back as when the box has been told of it."""
        start = self._free(lead, at)
        self._do(start, partial(self.emulated.put_down, lead, *uids), TOUCH)
        self._do(start + TOUCH, partial(self.emulated.put_down, lead), APART - TOUCH)
        self._busy[lead] = start + APART
        return start + TOUCH

    def lay(self, lead: Seat, *uids: str, at: float = 0.0) -> float:
        """From then on exactly these cards lie there; comes back as when the box has been told of it."""
        start = self._free(lead, at)
        self._do(start, partial(self.emulated.put_down, lead, *uids), APART)
        self._busy[lead] = start + (TOUCH if uids else APART)
        return self._busy[lead]

    def press(self, lead: Seat, button: int = 1, *, lasting: float = TOUCH, at: float = 0.0) -> float:
        """Press a button of a board, for so many seconds; comes back as when the box has been told of it."""
        start = self._free(lead, at)
        self._do(start, partial(self.emulated.push, lead, button, down=True), lasting)
        self._do(start + lasting, partial(self.emulated.push, lead, button, down=False), TOUCH + FREE)
        self._busy[lead] = start + lasting + TOUCH
        return start + lasting

    def unplug(self, lead: Seat, *, at: float = 0.0) -> None:
        """Pull out the reader of a lead."""
        self._do(max(self._now, at), partial(self.emulated.unplug, lead), PLUGGING)
        self._source()

    def plug(self, lead: Seat, port: str = "", *, at: float = 0.0) -> None:
        """Put it back, into the same port or another."""
        self._do(max(self._now, at), partial(self.emulated.plug, lead, port), PLUGGING)
        self._source()

    def noise(self, lead: Seat, seconds: float, chance: Random) -> None:
        """For so long garbage comes on the wire of a reader, also the beginnings of what it would say."""
        for start in sorted(self._now + chance.uniform(0, seconds) for _ in range(round(GARBAGE * seconds))):
            data = chance.choice((NOISE, b"\x00\x00\xff\x04", b"\x0204a1", b"T 0", chance.randbytes(30)))
            self._do(start, partial(self.emulated.garble, lead, data), STEP)

    # The port

    def light(self, seat: Seat, state: Light) -> None:
        """Set the light of a lead."""
        super().light(seat, state)
        self._do(self._now, lambda: None, STEP)

    def close(self) -> None:
        """Unplug everything.  May be called twice."""
        self.emulated.close()

    # Time

    @property
    def _now(self) -> float:
        return self._inbox.clock.now()

    def _free(self, lead: Seat, at: float) -> float:
        return max(self._now, at, self._busy.get(lead, 0.0))

    def _do(self, at: float, deed: Callable[[], object], lasting: float) -> None:
        self._number += 1
        heapq.heappush(self._later, (at, self._number, deed, lasting))
        self._inbox.wake_at(at)

    def _source(self) -> Event | None:
        """Let the readers go on until now, and do what is to be done by now."""
        now = self._now
        going_on = min(now, self._until) - self._seen
        if going_on > 0:
            self.emulated.advance(going_on)
        self._seen = now
        while self._later and self._later[0][0] <= now:
            _, _, deed, lasting = heapq.heappop(self._later)
            deed()
            self._until = max(self._until, now + lasting)
        if self._wake <= now < self._until:
            self._wake = now + STEP
            self._inbox.wake_at(self._wake)
        return None
