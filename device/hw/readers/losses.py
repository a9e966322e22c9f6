"""Which readers the table is told of as lost: not one that is back in a moment, and many at once in one message."""

from collections.abc import Collection, Iterable

from device.ports import WELL, Found, Lost
from engine import Seat

GRACE = 1.0
"""Seconds that a reader may be away without a word."""
START = 2.0
"""Seconds more at the start, while the ports are opened one after another."""


class Losses:
    """Makes events of which leads have a reader that works.  Pure: no port, no clock."""

    def __init__(self, leads: Iterable[Seat], now: float) -> None:
        self._away = dict.fromkeys(leads, now + START)
        """Since when each of them does not work."""
        self._told: set[Seat] = set()
        self._unsure: set[Seat] = set()
        self._together: set[Seat] = set()
        """Those that have been told of in one message."""

    @property
    def away(self) -> frozenset[Seat]:
        """The leads without a reader that works."""
        return frozenset(self._away)

    def tick(
        self, working: Iterable[Seat], leads: Iterable[Seat], now: float, unsure: Collection[Seat] = ()
    ) -> list[Lost | Found]:
        """Compare with which of the leads have a reader that works right now.

        `unsure`: where there is a reader, and nobody knows whether it is the lead's.
        """
        away = {*leads} - {*working}
        back = self._away.keys() - away
        self._away = {lead: self._away.get(lead, now) for lead in sorted(away)}
        return [*self._doubt({*unsure} & away, now), *self._find(back, now), *self._lose(now)]

    def due(self) -> float | None:
        """When `tick` has something to do; None for never."""
        untold = [since + GRACE for lead, since in self._away.items() if lead not in self._told | self._together]
        return min(untold, default=None)

    def _doubt(self, unsure: set[Seat], now: float) -> list[Lost | Found]:
        gone, new = (self._unsure - unsure) & self._away.keys(), unsure - self._unsure
        self._unsure, self._told = unsure, self._told | new
        doubts: list[Lost | Found] = [Lost("reader", "reader-unsure", lead) for lead in sorted(new)]
        return [*map(lost, sorted(gone)), *doubts, *self._scatter(new, now)]

    def _find(self, back: Iterable[Seat], now: float) -> list[Lost | Found]:
        told = self._told & {*back}
        self._told -= told
        return [*(Found("reader", lead) for lead in sorted(told)), *self._scatter(back, now)]

    def _scatter(self, away: Iterable[Seat], now: float) -> list[Lost | Found]:
        """These are no longer among those that are gone together."""
        before, self._together = self._together, self._together - {*away}
        if not before or len(self._together) > 1:
            return []
        self._away |= dict.fromkeys(self._together, now)  # one that stays away is a trouble of its own
        self._together = set()
        return [Found("readers")]

    def _lose(self, now: float) -> list[Lost | Found]:
        untold = {lead: since for lead, since in self._away.items() if lead not in self._told | self._together}
        if not untold or now < min(untold.values()) + GRACE:
            return []
        if self._together:
            self._together |= untold.keys()
            return []
        if len(untold) > 1:
            self._together = {*untold}
            return [Lost("readers", "readers-power")]
        self._told |= untold.keys()
        return [*map(lost, untold)]


def lost(lead: Seat) -> Lost:
    """There is no reader, or none that answers."""
    return Lost("reader", "well-lost" if lead == WELL else "reader-lost", lead)
