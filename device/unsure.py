"""Presses that may still turn out to belong to the gesture: they count a little later, in their order."""

from collections.abc import Callable, Container
from dataclasses import dataclass
from math import inf

from engine import Choice, Seat

WAIT = 4.0
"""Seconds until a press counts: a hold is told after three, and whoever knocks in earnest is done by then."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """When a seat has pressed, what may be seen of it, and what is done once it counts."""

    seat: Seat
    when: float
    shown: Choice | None
    deed: Callable[[], object]


class Unsure:
    """What waits until it is sure to be no part of the gesture."""

    def __init__(self) -> None:
        self._waiting: list[Pressed] = []

    def add(self, now: float, seat: Seat, shown: Choice | None, deed: Callable[[], object]) -> None:
        """A seat has pressed: do this as soon as that counts."""
        self._waiting.append(Pressed(seat, now, shown, deed))

    def shown(self) -> dict[Seat, Choice]:
        """What each seat has pressed last."""
        return {each.seat: each.shown for each in self._waiting if each.shown is not None}

    def next(self) -> float:
        """When the next press counts; for ever if none waits."""
        return self._waiting[0].when + WAIT if self._waiting else inf

    def count(self, now: float = inf, but: Container[Seat] = ()) -> None:
        """Do what has become sure by now, or everything but what these seats have pressed."""
        due = [each for each in self._waiting if each.when + WAIT <= now and each.seat not in but]
        self._waiting = [each for each in self._waiting if each not in due]
        for each in due:
            each.deed()

    def forget(self, seat: Seat, since: float) -> None:
        """What a seat has pressed since then was no answer."""
        self._waiting = [each for each in self._waiting if each.seat != seat or each.when < since]
