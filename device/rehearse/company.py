"""A rehearsal's players: they listen to the transcript, and answer as the file says."""

from collections import deque

from device.inbox import Inbox
from device.ports import Pick, Press
from device.rehearse.file import Key, Rehearsal
from engine import Ask, Choice, Event, Seat


class Company:
    """The players: they listen to the transcript, and answer through the inbox as the file says.

    What interrupts a question or a speech is no question of its own: they try it once they have answered.
    """

    def __init__(self, rehearsal: Rehearsal, inbox: Inbox, faults: list[str]) -> None:
        self._inbox, self._faults = inbox, faults
        self.answers = {key: deque(choices) for key, choices in rehearsal.play.items()}
        self.refusals = {key: deque(choices) for key, choices in rehearsal.refuse.items()}
        self._given: list[tuple[Pick, bool]] = []
        """Answers that the table has not taken yet, and whether it must refuse them."""

    def hear(self, event: Event) -> None:
        """Called with each event of the transcript."""
        match event:
            case {"event": "ask", "at": label, "ask": ask, "seats": seats}:
                for key in sorted({*self.answers, *self.refusals}):
                    if key[:2] == (label, ask):
                        self._answer(key, key[2] in seats)
            case {"event": "answer", "at": label}:
                if self._taken(event):
                    self._faults.append(f"{place(label, event)}: expected a refusal of {event['choice']!r}, got none")
            case {"event": "refuse", "at": label, "reason": reason}:
                if self._taken(event) is False:
                    self._faults.append(f"{place(label, event)}: {event['choice']!r} was refused: {reason}")

    def get_ready(self, missing: list[Seat]) -> None:
        """The night waits for these seats: none of them is late."""
        self._inbox.put(Press(missing[0]))

    def interrupt(self, label: str, ask: Ask | None) -> Pick | None:
        """What somebody tries now, while this may be answered at any moment; the refused answers first."""
        for script, refused in ((self.refusals, True), (self.answers, False)):
            for key in sorted(script):
                if ask and key[:2] == (label, ask.ask) and script[key] and script[key][0] in ask.among:
                    pick = Pick(key[2], ask.ask, script[key].popleft())
                    self._given.append((pick, refused))
                    return pick
        return None

    def left_for(self, label: str) -> list[tuple[str, Seat, Choice]]:
        """Answers to be refused in this phase whose ask was not put in it; they are given away by that."""
        left = [key for key in sorted(self.refusals) if key[0] == label]
        return [(ask, seat, choice) for _, ask, seat in left for choice in self.refusals.pop((label, ask, seat))]

    def unused(self) -> list[str]:
        """What was never asked for."""
        never = [key for key, choices in sorted((*self.answers.items(), *self.refusals.items())) if choices]
        late = [f"unused answer: {pick.ask} seat {pick.seat}" for pick, _ in self._given]
        return [f"unused answer: {label} {ask} seat {seat}" for label, ask, seat in never] + late

    def _answer(self, key: Key, asked: bool) -> None:
        _, ask, seat = key
        if asked or not self.answers.get(key):
            for choice in self.refusals.pop(key, ()):
                self._give(Pick(seat, ask, choice), True)
        if asked and self.answers.get(key):
            self._give(Pick(seat, ask, self.answers[key].popleft()), False)

    def _give(self, pick: Pick, refused: bool) -> None:
        self._given.append((pick, refused))
        self._inbox.put(pick)

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
