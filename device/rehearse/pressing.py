"""A rehearsal's players at real drivers: an answer becomes what hands do when the box calls an item of its list.

What no hands can say (two picks where one is asked, a pair of which the first is refused already) is handed to the
table, and counted.
"""

from abc import abstractmethod
from collections import Counter
from itertools import accumulate, islice
from typing import Any, Literal, TypeAlias

from device.inbox import Inbox
from device.lists import beside
from device.ports import Pick, Seats
from device.rehearse.company import Company
from device.rehearse.file import Rehearsal
from device.rehearse.timetable import Deed, Try
from engine import Ask, Choice, Run, Seat, Talk
from engine.words import words

Given: TypeAlias = Literal["answer", "refusal"]
"""An answer as it should be, or one that must be refused."""
SETTLED = 0.6
"""Seconds after a call by which everything that is pressed for it has come."""
APART = 0.4
"""Seconds between two who make the gesture together, more than readers differ in how soon they tell."""


class Pressing(Company):
    """The players, each at a seat with something to press."""

    seats: Seats
    """What the box gets."""
    gesture: float
    """Seconds that it takes to blow oneself up."""
    knocks: bool
    """Whether the gesture is knocking, which is as many presses where nobody may blow himself up."""

    def __init__(self, rehearsal: Rehearsal, inbox: Inbox, faults: list[str], run: Run[Any]) -> None:
        super().__init__(rehearsal, inbox, faults, run)
        self._clock = inbox.clock
        self.by_hand = Counter[Given]()
        """How many answers no press could give."""
        self._opened = 0.0
        """When this question was put."""
        self._busy: dict[Seat, float] = {}
        """Until when each seat has its hands full."""

    @abstractmethod
    def press(self, seat: Seat) -> float:
        """Press the button of a seat; comes back as when the box has the event."""

    @abstractmethod
    def blow_up(self, seat: Seat, at: float) -> float:
        """Begin the gesture at that moment; comes back as when it counts."""

    @abstractmethod
    def say(self, deed: Deed) -> None:
        """Do this step with the hands."""

    @abstractmethod
    def hand_over(self, pick: Pick) -> None:
        """Give the table a whole answer, behind what is being said."""

    def sayable(self, each: Try) -> bool:
        """Whether hands can say this answer: the box refuses several picks with the last of them."""
        ask, pick = self._run.pending, each.pick
        assert isinstance(ask, Ask)
        if not each.steps:
            return pick.choice == beside(ask)
        if not isinstance(pick.choice, tuple):
            return True
        if len(pick.choice) > ask.apiece.get(pick.seat, len(pick.choice)):
            return False  # one press more takes the place of the first
        *before, _ = [*accumulate(((step,) for step in pick.choice), initial=())]
        good = all(self._run.check(ask.ask, pick.seat, some, partial=True) is None for some in before)
        return good and not (each.refused and self._accepted(ask, pick))

    def _accepted(self, ask: Ask, pick: Pick) -> bool:
        """Whether the box would wait for more."""
        assert isinstance(pick.choice, tuple)
        partial = len(pick.choice) < ask.least
        return self._run.check(ask.ask, pick.seat, pick.choice, partial=partial) is None

    def put(self, ask: Ask, tries: list[Try]) -> None:
        """A question is put."""
        self._opened = self._clock.now()
        super().put(ask, tries)

    def steps(self, ask: Ask, choice: Choice, refused: bool) -> tuple[int | str, ...]:
        """An option of several words is said word by word; what must be refused has no hands."""
        if ask.how != "steps" or refused or not isinstance(choice, int | str):
            return super().steps(ask, choice, refused)
        return words(choice) if choice in ask.among else ()

    def spell(self, deed: Deed) -> None:
        """Say a word, or a pick, in its list."""
        self.say(deed)

    def do(self, deed: Deed) -> None:
        """Do one step of an answer."""
        if self.sayable(deed.of):
            self.say(deed)
        elif deed.last:
            self.by_hand["refusal" if deed.of.refused else "answer"] += 1
            self.hand_over(deed.of.pick)

    def get_ready(self, missing: list[Seat]) -> None:
        """The night waits for these seats; one after the other presses."""
        if self._busy.get(missing[0], -1.0) < self._clock.now():
            self._busy[missing[0]] = self.press(missing[0])

    def raise_hands(self, living: list[Seat]) -> None:
        """Everybody taps."""
        for seat in living:
            self.press(seat)

    def interrupt(self, label: str) -> Pick | None:
        """What somebody tries now, by the gesture, which takes its time: in a question it ends behind all answers."""
        pending, now = self._run.pending, self._clock.now()
        if any(now < until for until in self._busy.values()):
            return None
        if isinstance(pending, Talk):
            for pick in islice(self._attempts(label), 1):
                self._busy[pick.seat] = self.blow_up(pick.seat, now)
        elif isinstance(pending, Ask):
            for number, pick in enumerate(self._attempts(label)):
                self._interrupt(pending, pick, number * APART)
        return None

    def _interrupt(self, ask: Ask, pick: Pick, later: float) -> None:
        """Plan the gesture; where it does not fit behind the seat's own answer, or would be presses, it is none."""
        calls = zip(reversed(self.pace.beats(ask)), reversed(self._timetable), strict=False)
        busy = [(self._opened + moment, {deed.of.pick.seat for deed in deeds}) for (moment, _), deeds in calls if deeds]
        last = max((moment for moment, _ in busy), default=self._opened)
        own = max((moment for moment, seats in busy if pick.seat in seats), default=self._opened)
        start = max(last - self.gesture, own) + SETTLED + later
        refused = self._given[-1][1]
        if start + self.gesture < self._opened + self.pace.window(ask) and not (refused and self.knocks):
            self._busy[pick.seat] = self.blow_up(pick.seat, start)
        else:
            self.by_hand["refusal" if refused else "answer"] += 1
            self._inbox.put_at(last + SETTLED + later, pick)

    def close(self) -> None:
        """Let go of everything."""
        self.seats.close()
