"""What all conversations with readers have in common: what they tell, how they look from outside, what lies there."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Health: TypeAlias = Literal["unknown", "untried", "good", "doubtful", "dead"]
"""Not yet known; cannot be asked, and nothing was read so far; answers; has not answered the last time; must be opened
anew."""

NEVER = float("inf")
GONE = 0.4
"""Seconds without a tag until it counts as taken away: tags that lie still are missed now and then."""


@dataclass(frozen=True, slots=True)
class Lying:
    """What lies on a reader from now on; `place` is its number on a board with several, else 0."""

    place: int
    uids: frozenset[str]
    inferred: bool = False
    """Only a board's full state has told it: nobody knows since when it lies there."""


@dataclass(frozen=True, slots=True)
class Pushed:
    """A button of a board went down or came up, at this moment."""

    place: int
    button: int
    down: bool
    at: float


@dataclass(frozen=True, slots=True)
class Stands:
    """How a button of a board is, as only its full state has told: nobody knows since when."""

    place: int
    button: int
    down: bool
    first: bool
    """Nothing was known of it before."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """How many buttons a board has at a place, and whether a light and a reader."""

    place: int
    buttons: int
    light: bool
    reader: bool


News: TypeAlias = Lying | Pushed | Stands | Fitted


class Presence:
    """What lies on one reader, although a tag that lies there is not seen every time."""

    def __init__(self, now: float) -> None:
        self.uids: frozenset[str] | None = None
        """None until it is known, within `GONE` seconds."""
        self._last = self._several = now

    def update(self, seen: frozenset[str], now: float) -> bool:
        """Take what has been seen right now; whether that changes what lies there."""
        before = self.uids
        if len(seen) > 1:
            self.uids, self._several = seen, now + GONE
        elif seen and (now >= self._several or before is None):  # a moment ago there were two: one may be missed
            self.uids = seen
        if seen:
            self._last = now
        elif now >= self._last + GONE:
            self.uids = frozenset()
        return self.uids != before

    @property
    def due(self) -> float:
        """When the tags that lie there will be taken away unless they are seen."""
        return NEVER if self.uids == frozenset() else self._last + GONE
