"""A rehearsal's players: they listen to the transcript, and answer as the file says."""

from collections import deque
from collections.abc import Iterator
from typing import Any

from device.inbox import Inbox
from device.pace import Pace
from device.ports import Pick, Press
from device.rehearse.file import Key, Rehearsal
from device.rehearse.timetable import Deed, Timetable, Try, steps, timetable
from engine import Ask, Choice, Event, Run, Seat, Talk, fitted


class Company:
    """The players: they listen to the transcript, and answer as the file says, each when it is called.

    What interrupts a question or a speech is no question of its own: they try it once everybody has answered.
    """

    pace = Pace()
    """That of the table."""

    def __init__(self, rehearsal: Rehearsal, inbox: Inbox, faults: list[str], run: Run[Any]) -> None:
        self._inbox, self._faults, self._run = inbox, faults, run
        self.answers = {key: deque(choices) for key, choices in rehearsal.play.items()}
        self.refusals = {key: deque(choices) for key, choices in rehearsal.refuse.items()}
        self._given: list[tuple[Pick, bool]] = []
        """Answers that the table has not taken yet, and whether it must refuse them."""
        self._wishes = rehearsal.game.names.wishes
        self._wishing = set[Key]()
        """Who will be asked because he wants to, and so keeps until then what he has to say."""
        self._timetable: Timetable = []
        """What is still to be done in this question."""
        self._spelt: list[Try] = []
        """What is answered word by word, or pick by pick."""
        self._said = set[tuple[Seat, int]]()
        """Who has said which of these words."""

    def hear(self, event: Event) -> None:
        """Called with each event of the transcript."""
        match event:
            case {"event": "ask", "at": label}:
                ask = self._run.pending
                assert isinstance(ask, Ask)
                self._wish(label, ask)
                self.put(ask, [*self._tries(label, ask)])
            case {"event": "talk"}:
                self._timetable = []
            case {"event": "answer", "at": label}:
                if self._taken(event):
                    self._faults.append(f"{place(label, event)}: expected a refusal of {event['choice']!r}, got none")
            case {"event": "refuse", "at": label, "reason": reason}:
                if self._taken(event) is False:
                    self._faults.append(f"{place(label, event)}: {event['choice']!r} was refused: {reason}")

    def put(self, ask: Ask, tries: list[Try]) -> None:
        """A question is put, and this is answered to it."""
        self._given += [(each.pick, each.refused) for each in tries]
        self._said.clear()
        self._spelt = [each for each in tries if ask.how == "steps" and each.steps]
        at_once = [each for each in tries if each not in self._spelt]
        self._timetable = timetable([item for _, item in self.pace.beats(ask)], at_once)
        self.beat()

    def beat(self, item: int | str | None = None, step: int | None = None) -> None:
        """The box calls the next item of its list; `step` is how many words come before it, where it is one."""
        for deed in self._timetable.pop(0) if self._timetable else ():
            self.do(deed)
        if step is None:
            return
        for each in self._spelt:
            if each.steps[step : step + 1] == (item,) and (each.pick.seat, step) not in self._said:
                self._said.add((each.pick.seat, step))
                self.spell(Deed(each, item, last=step == len(each.steps) - 1))

    def spell(self, deed: Deed) -> None:
        """Say a word, or a pick, in its list, once it is called."""
        self.do(deed)

    def do(self, deed: Deed) -> None:
        """Do one step of an answer: here it is given as a whole with the last one."""
        if deed.last:
            self._inbox.put(deed.of.pick)

    def get_ready(self, missing: list[Seat]) -> None:
        """The night waits for these seats: none of them is late."""
        self._inbox.put(Press(missing[0]))

    def interrupt(self, label: str) -> Pick | None:
        """What somebody tries now, while this may be answered at any moment."""
        return None if any(self._timetable) else next(self._attempts(label), None)

    def left_for(self, label: str) -> list[tuple[str, Seat, Choice]]:
        """Answers to be refused in this phase whose ask was not put in it; they are given away by that."""
        left = [key for key in sorted(self.refusals) if key[0] == label]
        return [(ask, seat, choice) for _, ask, seat in left for choice in self.refusals.pop((label, ask, seat))]

    def unused(self) -> list[str]:
        """What was never asked for."""
        never = [key for key, choices in sorted((*self.answers.items(), *self.refusals.items())) if choices]
        late = [f"unused answer: {pick.ask} seat {pick.seat}" for pick, _ in self._given]
        return [f"unused answer: {label} {ask} seat {seat}" for label, ask, seat in never] + late

    def _attempts(self, label: str) -> Iterator[Pick]:
        """What is tried at this moment beside what is asked; the refused answers first."""
        pending = self._run.pending
        ask = pending.interrupt if isinstance(pending, Ask | Talk) else None
        for script, refused in ((self.refusals, True), (self.answers, False)):
            for key in sorted(script) if ask else ():
                if ask and key[:2] == (label, ask.ask) and script[key] and script[key][0] in ask.among:
                    pick = Pick(key[2], ask.ask, script[key].popleft())
                    self._given.append((pick, refused))
                    yield pick

    def _wish(self, label: str, ask: Ask) -> None:
        """Whoever has an answer to what this leads to wants to, unless the file itself tells who does."""
        then = self._wishes.get(ask.ask, "")
        for seat in ask.seats:
            if self.answers.get(key := (label, then, seat)) or self.refusals.get(key):
                self.answers.setdefault((label, ask.ask, seat), deque(("yes",)))
                self._wishing.add(key)

    def _tries(self, label: str, ask: Ask) -> Iterator[Try]:
        """What is answered to this question."""
        for key in sorted({*self.answers, *self.refusals}):
            if key[:2] == (label, ask.ask):
                for choice, refused in self._choices(key, key[2] in ask.seats):
                    pick = Pick(key[2], ask.ask, fitted(ask, choice))
                    yield Try(pick, refused, self.steps(ask, pick.choice, refused))

    def steps(self, ask: Ask, choice: Choice, refused: bool) -> tuple[int | str, ...]:
        """What is said for it one after another: an option of several words as a whole, and at once."""
        if ask.how == "steps" and ask.apiece and isinstance(choice, tuple) and not refused:
            return choice if {*choice} <= {*ask.among} else ()
        return () if ask.how == "steps" else steps(ask, choice, refused)

    def _choices(self, key: Key, asked: bool) -> Iterator[tuple[Choice, bool]]:
        if asked or not (self.answers.get(key) or key in self._wishing):
            yield from ((choice, True) for choice in self.refusals.pop(key, ()))
        if asked and self.answers.get(key):
            yield self.answers[key].popleft(), False

    def _taken(self, event: Event) -> bool | None:
        """Whether the answer that this event speaks of must be refused; None where no player gave it."""
        pick = Pick(event["seat"], event["ask"], event["choice"])
        for entry in self._given:
            if entry[0] == pick:
                self._given.remove(entry)
                return entry[1]
        return None


def place(label: str, event: Event) -> str:
    """Where an answer was given."""
    return f"{label} {event['ask']} seat {event['seat']}"
