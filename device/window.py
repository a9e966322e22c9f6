"""One question while it is open: what is being called, and what the seats have pressed so far."""

from dataclasses import dataclass, field
from math import inf

from device.cursor import Cursor
from device.lists import DONE, called, full
from engine import Ask, Choice, Seat

DOUBT = 2.5
"""Seconds within which a card may turn out to have been a neighbour's, or one of two."""


@dataclass(slots=True)
class Window:
    """From `start` to `end` at the latest, in seconds on the game's clock."""

    ask: Ask
    start: float
    end: float
    cursor: Cursor
    item: int | str | None = None
    """What is being called."""
    pointed: dict[Seat, Choice] = field(default_factory=dict)
    """Where fingers point: at whom each seat has pressed, whether that counts or not."""
    said: set[Seat] = field(default_factory=set)
    """Who has answered; everybody else has picked nothing, or may pick more."""
    whole: set[Seat] = field(default_factory=set)
    """Whose device has given a whole answer at once, which needs no confirmation."""
    picked: dict[Seat, tuple[int | str, ...]] = field(default_factory=dict)
    """What each seat has picked so far, where several are picked."""
    before: dict[Seat, tuple[float, Choice]] = field(default_factory=dict)
    """When each seat has picked last, and what counted before."""
    complete: float | None = None
    """Since when nobody's answer is missing."""

    def choice(self, seat: Seat, item: int | str) -> tuple[Choice, bool]:
        """What this pick means after the earlier ones, and whether more may follow.

        Where several are picked, they are picked one after another in the same list, and the last ones count.
        """
        if item not in called(self.ask) or self.ask.most == 1:
            return item, False
        earlier = self.picked.get(seat, ())
        if item == DONE:
            return earlier, False
        picked = (*(pick for pick in earlier if pick != item), item)[-self.ask.most :]
        return picked, not full(self.ask, picked)

    def counted_before(self, seat: Seat, now: float) -> Choice | None:
        """What counted before a pick that is in doubt, () for nothing; None: the seat has picked nothing just now."""
        when, choice = self.before.pop(seat, (-inf, ()))
        return choice if now - when < DOUBT else None
