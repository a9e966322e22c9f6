"""When each answer to a question is said, the same in every box: in the order in which a table says it by the list.

What is in the list is said when it is called, seat after seat; several picks one after another.  What is not in it is
said at once.  Before anybody gives an answer, everything is tried that must be refused.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from device.lists import DONE, called
from device.ports import Pick
from engine import Ask, Choice


@dataclass(frozen=True, slots=True)
class Try:
    """An answer of the file, whether it must be refused, and what is said for it one after another."""

    pick: Pick
    refused: bool
    steps: tuple[int | str, ...]
    """Nothing: it is said at once, as a whole."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One step of it; None stands for the whole answer.  With the last one it is given."""

    of: Try
    step: int | str | None
    last: bool


Timetable: TypeAlias = list[list[Deed]]
"""What is done at the opening of the window, and then at each call."""


def timetable(calls: Sequence[int | str], tries: Iterable[Try]) -> Timetable:
    """When everything is done, with these calls; what does not fit into them is said at once."""
    tries = [*tries]
    while True:
        table, late = attempt(calls, tries)
        if late is None:
            return table
        tries = [replace(each, steps=()) if each is late else each for each in tries]


def attempt(calls: Sequence[int | str], tries: Sequence[Try]) -> tuple[Timetable, Try | None]:
    """A timetable, and which of the tries had better be said at once, since not everything has found its call."""
    refusals, answers = queues(tries, refused=True), queues(tries, refused=False)
    table: Timetable = []
    for call in (None, *calls):
        done = [deed for queue in refusals for deed in heard(queue, call, calls)]
        if not any(refusals):
            done += [deed for queue in answers for deed in heard(queue, call, calls)]
        table.append(done)
    left = [queue[0].of for queue in (*refusals, *answers) if queue]
    before = [deed.of for done in table for deed in done if deed.of.refused and deed.of.steps]
    if not left:
        return table, None
    return table, left[0] if left[0].refused or not before else before[-1]


def queues(tries: Sequence[Try], *, refused: bool) -> list[deque[Deed]]:
    """What each seat has to do for these, seat after seat."""
    seats = sorted({each.pick.seat for each in tries})
    chosen = [each for each in tries if each.refused == refused]
    return [deque(deed for each in chosen if each.pick.seat == seat for deed in deeds(each)) for seat in seats]


def deeds(each: Try) -> Iterable[Deed]:
    """What is done for it."""
    for step in each.steps[:-1]:
        yield Deed(each, step, last=False)
    yield Deed(each, each.steps[-1] if each.steps else None, last=True)


def heard(queue: deque[Deed], call: int | str | None, calls: Sequence[int | str]) -> Iterable[Deed]:
    """What one seat does now."""
    while queue and (queue[0].step not in calls or queue[0].step == call):
        if queue[0].step == call is not None:
            call = None
        yield queue.popleft()


def steps(ask: Ask, choice: Choice, refused: bool) -> tuple[int | str, ...]:
    """The items of the list that say this answer one after another; none where the list does not have them all."""
    if not isinstance(choice, tuple):
        picks: tuple[int | str, ...] = (choice,)
    else:
        picks = (*choice, DONE) if DONE in called(ask) and len(choice) < ask.most and not refused else choice
    return picks if {*picks} <= {*called(ask)} else ()
