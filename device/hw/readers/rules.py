"""Which tags count: one alone on its reader, and not at two seats at a time.  Pure: no port, no clock."""

from collections.abc import Iterable, Iterator
from math import inf

from device.ports import WELL, Laid, Lifted, Unclear
from engine import Seat

APART = 2.0
"""Seconds that a tag must have been away from one seat before it counts at another."""
LOOK = 0.1
"""Seconds between two looks whether a tag that was at two seats is at one alone by now."""

Told = Laid | Lifted | Unclear


class Rules:
    """Makes events of what lies on the readers of all leads.

    What lay there before its reader was heard for the first time does not count, as a button that is held at the start
    is no press.  What still lies there after its reader was gone for a while has not been laid down again.
    """

    def __init__(self) -> None:
        self._lying: dict[Seat, frozenset[str]] = {}
        self._counts: dict[Seat, str] = {}
        """The tag of each lead that was told as laid down, and has not been taken away."""
        self._left: dict[tuple[Seat, str], float] = {}
        self._disputed: set[Seat] = set()
        self._deaf: set[Seat] = set()

    def hear_only(self, working: Iterable[Seat]) -> None:
        """The readers of all other leads do not work: what lay there last may be anywhere by now."""
        self._deaf = self._lying.keys() - working

    def found(self, lead: Seat, uids: frozenset[str]) -> None:
        """Another reader is this lead's now, and what lies there has not been laid down for it."""
        self._lying[lead] = uids
        self._counts.pop(lead, None)
        self._disputed.discard(lead)

    def lying(self, lead: Seat, uids: frozenset[str], now: float, *, inferred: bool = False) -> list[Told]:
        """From now on exactly this lies on the reader of a lead; an `inferred` new tag does not count."""
        before = self._lying.get(lead)
        self._lying[lead] = uids
        if before is None or uids == before:
            return []
        self._left |= {(lead, uid): now for uid in before - uids}
        self._disputed.discard(lead)
        told: list[Told] = []
        if (counted := self._counts.pop(lead, None)) is not None and counted not in uids:
            told.append(Lifted(lead, counted))
        if inferred and uids - before:
            return told
        return [*told, *self._judge(lead, now, late=uids < before)]

    def tick(self, now: float) -> list[Told]:
        """A tag that was at two seats counts once it has been at one alone for long enough."""
        self._left = {key: when for key, when in self._left.items() if now < when + APART}
        free = [lead for lead in sorted(self._disputed) if not any(self._rivals(lead, self._only(lead), now))]
        self._disputed -= {*free}
        return [event for lead in free for event in self._judge(lead, now, late=True)]

    def due(self, now: float) -> float | None:
        """When `tick` has something to do; None for never."""
        return now + LOOK if self._disputed else None

    def _only(self, lead: Seat) -> str:
        (uid,) = self._lying[lead]
        return uid

    def _judge(self, lead: Seat, now: float, *, late: bool) -> Iterator[Told]:
        if len(self._lying[lead]) > 1:
            yield Unclear((lead,), "two-tags")
        elif self._lying[lead]:
            uid = self._only(lead)
            rivals = [*self._rivals(lead, uid, now)]
            if not rivals:
                self._counts[lead] = uid
                yield Laid(lead, uid, late)
            else:
                yield self._dispute(uid, tuple(sorted([lead, *rivals])))

    def _dispute(self, uid: str, seats: tuple[Seat, ...]) -> Unclear:
        for seat in seats:
            if self._lying[seat] == {uid}:
                self._disputed.add(seat)
            if self._counts.get(seat) == uid:
                del self._counts[seat]
        return Unclear(seats, "two-seats")

    def _rivals(self, lead: Seat, uid: str, now: float) -> Iterator[Seat]:
        """The other seats where this tag is, or was a moment ago; from the well it may go straight to a seat."""
        for other, uids in self._lying.items():
            recent = now < self._left.get((other, uid), -inf) + APART
            there = uid in uids and other not in self._deaf
            if WELL not in (lead, other) and other != lead and (there or recent):
                yield other
