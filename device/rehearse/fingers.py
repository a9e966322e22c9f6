"""A rehearsal's players at real drivers: an answer becomes presses on simulated pins, in the list that the box calls.

What a one-button seat cannot say (an answer that is not in the list, more presses than two passes have room for) is
handed to the table, and counted.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from device.inbox import Inbox
from device.pace import passes
from device.ports import Pick
from device.rehearse.company import Company
from device.rehearse.file import Rehearsal
from device.sim.pins import SimPins
from device.wiring.names import Expanded, Gpio, Pin, Wiring
from engine import Ask, Event, Run, Seat

DIRECT = (17, 27, 22, 23, 24, 25, 16, 12, 20, 21)
"""The buttons of the first seats are on these pins of the header, those of the others on an expander."""


class Fingers(Company):
    """The players, each at one button."""

    def __init__(self, rehearsal: Rehearsal, inbox: Inbox, faults: list[str], run: Run[Any]) -> None:
        super().__init__(rehearsal, inbox, faults)
        self._run, self._clock = run, inbox.clock
        self.pins = SimPins(inbox, one_button(rehearsal.setup.seats))
        self.by_hand = 0
        """Answers that no press could give."""
        self._ask = ""
        self._plans: dict[Seat, deque[int | str]] = {}
        """The items that each seat still presses at, in this question."""
        self._busy: dict[Seat, float] = {}
        """Until when each seat has its finger on the button."""

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
                self.pins.press(seat)

    def get_ready(self, missing: list[Seat]) -> None:
        """The night waits for these seats; one after the other presses."""
        if self._busy.get(missing[0], -1.0) < self._clock.now():
            self._busy[missing[0]] = self.pins.press(missing[0])

    def raise_hands(self, living: list[Seat]) -> None:
        """Everybody taps."""
        for seat in living:
            self.pins.press(seat)

    def interrupt(self, label: str, ask: Ask | None) -> Pick | None:
        """What somebody tries now, by the gesture, which takes some seconds.

        Where it must be refused during a question it is tried by hand: the gesture's presses would be answers as well.
        """
        if any(self._clock.now() < until for until in self._busy.values()):
            return None
        pick = super().interrupt(label, ask)
        if pick is None:
            return None
        refused = self._given[-1][1]
        if refused and isinstance(self._run.pending, Ask):
            self.by_hand += 1
            return pick
        self.pins.press(pick.seat, held=True)
        self._busy[pick.seat] = self.pins.press(pick.seat, held=True)
        return None

    def _give(self, pick: Pick, refused: bool) -> None:
        ask = self._run.pending
        assert isinstance(ask, Ask)
        if pick.choice == ask.default and pick.choice not in ask.among:
            return  # is given by not pressing
        steps = pick.choice if isinstance(pick.choice, tuple) else (pick.choice,)
        if ask.most == 1 and len(steps) == 1:
            pick = replace(pick, choice=steps[0])
        plan = self._plans.setdefault(pick.seat, deque())
        sayable = all(step in ask.among for step in steps) and 0 < len(set(steps)) == len(steps) <= ask.most
        if not sayable or (refused and ask.most > 1) or rounds(ask.among, [*plan, *steps]) > passes(ask):
            self.by_hand += 1
            super()._give(pick, refused)
            return
        plan.extend(steps)
        self._given.append((pick, refused))


def rounds(among: Sequence[int | str], steps: Sequence[int | str]) -> int:
    """How often the list must be run through to press at all these items in this order."""
    places = [among.index(step) for step in steps]
    return 1 + sum(later <= earlier for earlier, later in pairwise(places))


def one_button(seats: Sequence[Seat]) -> Wiring:
    """One button for each seat."""
    pins: dict[Seat, Pin] = {
        seat: Gpio(DIRECT[place]) if place < len(DIRECT) else expanded(place - len(DIRECT))
        for place, seat in enumerate(seats)
    }
    return Wiring(
        expanders={"mcp1": 0x20}, interrupt=Gpio(4), buttons={seat: {"ok": pin} for seat, pin in pins.items()}
    )


def expanded(place: int) -> Expanded:
    """The pin of an expander for one more button: seven a port."""
    return Expanded("mcp1", "AB"[place // 7], place % 7)
