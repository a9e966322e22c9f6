"""A rehearsal's players at real drivers: an answer becomes what hands do when the box calls an item of its list.

What a seat cannot say (an answer that is not in the list, more presses than two passes have room for) is handed to the
table, and counted.
"""

from abc import abstractmethod
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, Literal, TypeAlias

from device.inbox import Inbox
from device.pace import Pace, passes
from device.ports import Pick, Seats
from device.rehearse.company import Company
from device.rehearse.file import Rehearsal
from device.rows import called
from engine import Ask, Event, Run, Seat

Given: TypeAlias = Literal["answer", "refusal"]
"""An answer as it should be, or one that must be refused."""


class Pressing(Company):
    """The players, each at a seat with something to press."""

    seats: Seats
    """What the box gets."""
    gesture: float
    """Seconds that it takes to blow oneself up."""

    def __init__(self, rehearsal: Rehearsal, inbox: Inbox, faults: list[str], run: Run[Any]) -> None:
        super().__init__(rehearsal, inbox, faults)
        self._run, self._clock = run, inbox.clock
        self.by_hand = Counter[Given]()
        """How many answers no press could give."""
        self._ask = ""
        self._plans: dict[Seat, deque[int | str]] = {}
        """The items that each seat still presses at, in this question."""
        self._busy: dict[Seat, float] = {}
        """Until when each seat has its hands full."""

    @abstractmethod
    def press(self, seat: Seat) -> float:
        """Press the button of a seat; comes back as when the box has the event."""

    @abstractmethod
    def blow_up(self, seat: Seat) -> float:
        """Make the gesture; comes back as when it counts."""

    def hear(self, event: Event) -> None:
        """Called with each event of the transcript."""
        match event:
            case {"event": "ask", "ask": ask}:
                self._ask, self._plans = ask, {}
            case {"event": "talk"}:
                self._plans = {}
            case {"event": "answer", "ask": ask} if ask != self._ask:
                # Blown up: what was still to be pressed for will never be asked.
                self._given = [given for given in self._given if given[0].ask != self._ask]
        super().hear(event)

    def beat(self, item: int | str) -> None:
        """The box calls an item of its list."""
        for seat, plan in sorted(self._plans.items()):
            if plan and plan[0] == item:
                plan.popleft()
                self.press(seat)

    def get_ready(self, missing: list[Seat]) -> None:
        """The night waits for these seats; one after the other presses."""
        if self._busy.get(missing[0], -1.0) < self._clock.now():
            self._busy[missing[0]] = self.press(missing[0])

    def raise_hands(self, living: list[Seat]) -> None:
        """Everybody taps."""
        for seat in living:
            self.press(seat)

    def interrupt(self, label: str, ask: Ask | None) -> Pick | None:
        """What somebody tries now, by the gesture, which takes some seconds.

        Where it must be refused during a question it is tried by hand: the gesture's presses would be answers as well.
        So is it in a question that is too short for it.
        """
        if any(self._clock.now() < until for until in self._busy.values()):
            return None
        pick = super().interrupt(label, ask)
        if pick is None:
            return None
        refused, pending = self._given[-1][1], self._run.pending
        if isinstance(pending, Ask) and (refused or Pace().window(pending) < self.gesture):
            self.by_hand["refusal" if refused else "answer"] += 1
            return pick
        self._busy[pick.seat] = self.blow_up(pick.seat)
        return None

    def _give(self, pick: Pick, refused: bool) -> None:
        ask = self._run.pending
        assert isinstance(ask, Ask)
        if pick.choice == ask.default and pick.choice not in called(ask):
            return  # is given by not pressing
        steps = pick.choice if isinstance(pick.choice, tuple) else (pick.choice,)
        if ask.most == 1 and len(steps) == 1:
            pick = replace(pick, choice=steps[0])
        if self._press_for(ask, pick.seat, steps, refused):
            self._given.append((pick, refused))
        else:
            self.by_hand["refusal" if refused else "answer"] += 1
            super()._give(pick, refused)

    def _press_for(self, ask: Ask, seat: Seat, steps: Sequence[int | str], refused: bool) -> bool:
        """Plan to press for these items in the list; whether that can be done."""
        plan = self._plans.setdefault(seat, deque())
        sayable = all(step in called(ask) for step in steps) and 0 < len(set(steps)) == len(steps) <= ask.most
        if not sayable or (refused and ask.most > 1) or rounds(ask.among, [*plan, *steps]) > passes(ask):
            return False
        plan.extend(steps)
        return True

    def close(self) -> None:
        """Let go of everything."""
        self.seats.close()


def rounds(among: Sequence[int | str], steps: Sequence[int | str]) -> int:
    """How often the list must be run through to press at all these items in this order."""
    places = [among.index(step) for step in steps]
    return 1 + sum(later <= earlier for earlier, later in pairwise(places))
