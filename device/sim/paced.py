"""A clock that can be paused, stepped and run faster, and a voice that falls silent where it could not keep up."""

import queue
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from device.ports import Ambience, Event, Line, Speaker

if TYPE_CHECKING:
    from device.inbox import EventQueue

GLANCE = 1 / 30
"""Real seconds after which it looks at the window again, whatever it waits for."""
PACES = (1, 2, 4, 8, 16, 64, 256)
"""How many times as fast as a real clock it can run."""
LATE = 0.5
"""Real seconds that are caught up with at most where the machine was busy."""
STEP = 60.0
"""Seconds that a step takes at most, where nothing happens."""


class PacedClock:
    """Seconds that pass only while the box waits, and never past the moment for which it waits.

    So nothing comes in another order because the machine is busy or the clock runs fast: what happens is the same at
    any pace, and on the clock that jumps (`device.inbox.FastClock`).
    """

    def __init__(self, real: Callable[[], float] = time.monotonic) -> None:
        """`real` tells real seconds."""
        self.pace = 1
        self.paused = False
        self.changed: Callable[[], None] = lambda: None
        """Called when it is paused, goes on or has another pace."""
        self._real = real
        self._now = 0.0
        self._looked = real()
        self._owed = 0.0
        """Seconds that should have passed by now, and could not because the machine was busy."""
        self._step_until = 0.0

    def now(self) -> float:
        """Seconds of the simulated box since its start."""
        return self._now

    @property
    def usual(self) -> bool:
        """Whether it runs as real clocks do."""
        return self.pace == 1 and not self.paused

    def pause(self) -> None:
        """Stand still, or go on."""
        self.paused, self._step_until = not self.paused, 0.0
        self.changed()

    def step(self) -> None:
        """Stand still where the next thing happens, and let the time until then pass at once."""
        self.paused, self._step_until = True, self._now + STEP
        self.changed()

    def happened(self) -> None:
        """Something has happened: a step is at its end."""
        self._step_until = 0.0

    def faster(self, by: int) -> None:
        """Run at the next pace (1), or at the one before (-1), and go on where it stands still."""
        place = PACES.index(self.pace) + by
        self.pace, self.paused = PACES[max(0, min(place, len(PACES) - 1))], False
        self.changed()

    def take(self, events: "EventQueue", deadline: float | None) -> Event | None:
        """Wait for an event until the deadline, or for a glance; time passes as its pace says."""
        if self._now < self._step_until:
            return self._jump(events, deadline)
        pace = 0 if self.paused else self.pace
        self._owed += self._elapsed() * pace
        rest = GLANCE
        if pace and deadline is not None:
            rest = min(GLANCE, max(0.0, deadline - self._now - self._owed) / pace)
        try:
            event = events.get(timeout=rest) if rest else events.get_nowait()
        except queue.Empty:
            event = None
        self._owed = min(self._owed + self._elapsed() * pace, LATE * pace)
        passed = self._owed if deadline is None else max(0.0, min(self._owed, deadline - self._now))
        self._now, self._owed = self._now + passed, self._owed - passed
        return event

    def _jump(self, events: "EventQueue", deadline: float | None) -> Event | None:
        """Take an event that is there, else let all the time until the deadline pass."""
        self._elapsed()
        try:
            return events.get_nowait()
        except queue.Empty:
            self._now = max(self._now, self._step_until if deadline is None else deadline)
            return None

    def _elapsed(self) -> float:
        """Real seconds since this was asked last."""
        looked, self._looked = self._looked, self._real()
        return self._looked - looked


class PacedSpeaker:
    """A voice on a clock of any pace: a line is spoken where it runs as usual, else lasts as long as its text says."""

    def __init__(self, clock: PacedClock, voice: Speaker, silent: Speaker) -> None:
        """`silent` is the speaker whose lines only take time."""
        self._clock, self._voice, self._silent = clock, voice, silent

    def prepare(self, lines: Iterable[Line], *, together: bool = False) -> None:
        """Render these lines."""
        self._voice.prepare(lines, together=together)

    def say(self, line: Line, ticket: int) -> None:
        """Speak after whatever is being spoken."""
        (self._voice if self._clock.usual else self._silent).say(line, ticket)

    def keep_up(self) -> None:
        """The clock has another pace: a voice would go on as before, so what is being spoken is over."""
        if not self._clock.usual:
            self._voice.hush()
            self._voice.ambience("off")

    def hush(self) -> None:
        """Stop speaking at once."""
        self._voice.hush()
        self._silent.hush()

    def volume(self, volume: int) -> None:
        """Be so loud from now on."""
        self._voice.volume(volume)

    def play(self, sound: str) -> None:
        """Play an effect."""
        if self._clock.usual:
            self._voice.play(sound)

    def ambience(self, kind: Ambience) -> None:
        """Start or stop the sound that hides small noises."""
        self._voice.ambience(kind if self._clock.usual else "off")

    def close(self) -> None:
        """Give the sound card back."""
        self._voice.close()
