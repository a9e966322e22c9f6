"""One button's contact, from raw edges to what they mean.  Pure: all time comes with the edges.

A contact bounces for some milliseconds when it closes and when it opens, and a long wire catches short spikes.  So a
press counts when the level has been steady, and the button down, for a moment; what is too short or too fast is odd,
and too much that is odd puts the button out until it has been quiet for a while.
"""

from collections import deque
from dataclasses import dataclass
from typing import Literal, TypeAlias

DOWN, UP = 0.030, 0.020
"""A button is down, or up, when its level has not changed for so many seconds; nobody presses for a shorter time."""
REARM = 0.150
"""Nobody presses the same button again sooner."""
ODD, ODD_TIME = 10, 2.0
"""So many oddities within so many seconds are too many: the wire or the button is broken."""
BURST = 10
"""So many edges without a steady moment are an oddity; an ordinary contact bounces less."""
STUCK = 30.0
"""Nobody holds a button for so long; something lies on it."""
FREE, QUIET = 0.5, 5.0
"""A stuck button is taken back when it has been up for so long, a noisy one when it has been up and silent."""

Happening: TypeAlias = Literal["down", "held", "stuck", "noisy", "free"]
"""A press; it has gone on until a moment of `Hold`; the button is put out, for one of two reasons; it counts again."""
Happenings: TypeAlias = list[tuple[float, Happening]]
"""What has happened, and when it became true."""


@dataclass(frozen=True, slots=True)
class Hold:
    """When a press that goes on is told again: once after so many seconds, then at intervals (None: never more)."""

    first: float
    every: float | None = None

    def moment(self, number: int) -> float | None:
        """Seconds after the button went down, the first time for number 0."""
        if number == 0:
            return self.first
        return None if self.every is None else self.first + number * self.every


class Contact:
    """One button.  Whoever has one asks `due` when to call `settle` if no edge comes before."""

    def __init__(self, pressed: bool, at: float, hold: Hold) -> None:
        """`pressed` is how the button was found; one that is down already is stuck until it is let go."""
        self._hold = hold
        self.reset(pressed, at)

    def reset(self, pressed: bool, at: float) -> None:
        """Begin anew, as after the contact could not be watched for a while."""
        self._level, self._since = pressed, at
        self._burst: float | None = None
        """When the present restlessness began; None: the level is steady."""
        self._edges = 0
        self._is_down = pressed
        self._pressed: float | None = None
        """When the press began that counts and is not over."""
        self._told = 0
        self._ready = at
        """An earlier press would be too fast."""
        self._odd: deque[float] = deque(maxlen=ODD)
        self.out: Literal["stuck", "noisy"] | None = "stuck" if pressed else None

    def edge(self, pressed: bool, at: float) -> Happenings:
        """The level has changed, at this moment; comes back as what has become true until then."""
        at = max(at, self._since)
        happened = self.settle(at)
        if pressed == self._level:
            return happened
        self._level, self._since = pressed, at
        if self._burst is None:
            self._burst, self._edges = at, 0
        self._edges += 1
        if self._edges % BURST == 0:
            happened += self._oddity(at)
        return happened

    def found(self, pressed: bool, at: float) -> Happenings:
        """The level is this, and nobody knows since when: a press of which no more is known does not count."""
        happened = self.settle(at)
        if pressed != self._level:
            self._level = self._is_down = pressed
            self._since, self._burst, self._pressed = at, None, None
        return happened

    def due(self) -> float | None:
        """When something becomes true if no edge comes before."""
        moments = [self._steady_at(), self._held_at(), self._stuck_at(), self._free_at()]
        return min((moment for moment in moments if moment is not None), default=None)

    def settle(self, now: float) -> Happenings:
        """Let time pass; comes back as what has become true."""
        happened: Happenings = []
        while (moment := self.due()) is not None and moment <= now:
            happened += self._reach(moment)
        return happened

    def _reach(self, moment: float) -> Happenings:
        if moment == self._steady_at():
            return self._steady(moment)
        if moment == self._free_at():
            self.out = None
            self._odd.clear()
            return [(moment, "free")]
        if moment == self._stuck_at():
            return self._put_out("stuck", moment)
        self._told += 1
        return [(moment, "held")]

    def _steady_at(self) -> float | None:
        return None if self._burst is None else self._since + (DOWN if self._level else UP)

    def _held_at(self) -> float | None:
        if self._pressed is None or not self._level or (after := self._hold.moment(self._told)) is None:
            return None
        return self._pressed + after

    def _stuck_at(self) -> float | None:
        return self._since + STUCK if self._level and self._is_down and self.out is None else None

    def _free_at(self) -> float | None:
        if self.out is None or self._level or self._burst is not None:
            return None
        return self._since + (FREE if self.out == "stuck" else QUIET)

    def _steady(self, at: float) -> Happenings:
        """The level has come to rest."""
        assert self._burst is not None
        began, self._burst = self._burst, None
        if self._level == self._is_down:  # a spike, or a contact that was lost for a moment
            return self._oddity(at)
        self._is_down, self._pressed = self._level, None
        if not self._level or self.out:
            return []
        too_fast = began < self._ready
        self._ready = began + REARM
        if too_fast:
            return self._oddity(at)
        self._pressed, self._told = began, 0
        return [(at, "down")]

    def _oddity(self, at: float) -> Happenings:
        self._odd.append(at)
        if self.out is None and len(self._odd) == ODD and at - self._odd[0] <= ODD_TIME:
            return self._put_out("noisy", at)
        return []

    def _put_out(self, why: Literal["stuck", "noisy"], at: float) -> Happenings:
        self.out, self._pressed = why, None
        return [(at, why)]
