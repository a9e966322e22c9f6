"""A run steps one script: it hands out effects, checks and records what comes back, replays and undoes.

It knows no clock, chance, file or thread.  Whoever drives it (a table, a simulation, a test) looks at
`pending`, does it, and answers with `press`/`close` for an ask and `send` for everything else.
"""

from collections.abc import Callable, Container, Coroutine, Iterable, Mapping
from typing import Any, Generic, TypeVar

from engine.answers import fitted, refusal
from engine.drawn import Drawn
from engine.effects import (
    Ask,
    Board,
    Choice,
    Deal,
    Draw,
    Effect,
    Interrupted,
    Leave,
    Note,
    Say,
    Seat,
    Show,
    Sleep,
    Talk,
    Wake,
)
from engine.errors import Diverged, ScriptError
from engine.journal import Answer, Interrupt, Left, Press, Record, Undo, recorded, standing, undoable
from engine.words import check

R = TypeVar("R")
Script = Callable[[], Coroutine[Effect[Any], Any, R]]


def forget(record: Record) -> None:
    """Keep no record outside the run."""


def unseen(effect: Effect[Any], value: Any) -> None:
    """Look at nothing that is replayed."""


class Run(Generic[R]):
    """One game in progress.

    `record` is called with each new record before the script sees it, so that what a table has acknowledged
    is always on disk first.
    """

    def __init__(
        self,
        script: Script[R],
        record: Callable[[Record], None] = forget,
        records: Iterable[Record] = (),
        replayed: Callable[[Effect[Any], Any], None] = unseen,
    ) -> None:
        """Start the script, or go on where `records` end: at the same question, every accepted press standing.

        `replayed` is called with everything that these records have brought about already.
        Raises `Diverged` where the recording does not fit the script.
        """
        self.script, self._record, self._replayed = script, record, replayed
        self.records = list(records)
        self.drawn = Drawn()
        for number, earlier in enumerate(self.records):
            if isinstance(earlier, Undo):
                self.drawn.shorten(earlier, standing(self.records[:number]))
        self._restart()
        self._replayed = unseen

    def _restart(self) -> None:
        self._game = self.script()
        self.step = 0
        """How many effects lie behind us."""
        self._count = 0
        """How many of the standing records lie behind us."""
        self.leaving: list[Left] = []
        """Who goes home at the next safe point."""
        self._passed = 0
        """How many safe points lie behind us."""
        self.drawn.restart()
        self._undoable: list[int] = []
        self.presses: dict[Seat, Choice] = {}
        """What is the answer if the question closes now."""
        self.begun: dict[Seat, Choice] = {}
        """What seats have picked that is no answer yet, or the first words of it; () where it was taken back."""
        self.phase_began = self.scene_began = 0
        """How many records stood when this phase began, and at the last call to wake or to sleep."""
        self.scene: list[tuple[Effect[Any], Any]] = []
        """What was performed since the last call to wake, with its answers: a resumed night begins there."""
        self.said: Say | None = None
        """The last announcement of this phase."""
        self.shown: Board | None = None
        """What the public screen shows."""
        self.phase: Mapping[str, Any] = {"name": "setup", "number": 0}
        self.pending: Effect[Any] | None = None
        self.result: R | None = None
        self._advance(lambda: self._game.send(None))
        self._replay()
        self._settle()

    # What a table calls

    def check(self, ask: str, seat: Seat, choice: Choice, *, partial: bool = False) -> str | None:
        """Why this answer would be refused now, as a reason key; None if it would count (or begin to, if `partial`)."""
        asked = self._open(ask)
        if asked is None:
            return "not-asked"
        return refusal(asked, seat, fitted(asked, choice, partial=partial), partial=partial)

    def press(self, ask: str, seat: Seat, choice: Choice, *, partial: bool = False) -> str | None:
        """Take a provisional answer; the last valid one of a seat counts.  Returns the reason of a refusal.

        An accepted answer to an interrupt is final, and the script goes on from it at once.
        """
        asked = self._open(ask)
        if asked is None:
            return "not-asked"
        choice = fitted(asked, choice, partial=partial)
        reason = refusal(asked, seat, choice, partial=partial)
        if reason is None and isinstance(self.pending, Ask) and self.pending.ask == ask:
            self._keep(Press(ask, seat, choice))
            self._hold(asked, seat, choice, partial=partial)
        elif reason is None:
            self._keep(Interrupt(ask, seat, choice))
            self._throw(ask, seat, choice)
            self._settle()
        return reason

    def close(self, unconfirmed: Container[Seat] = ()) -> None:
        """The pending ask is over: what is pressed now is its answer, but for seats that should have confirmed it."""
        if not isinstance(self.pending, Ask):
            raise ScriptError("close() was called while no ask is open")
        answers = self.presses
        self.send({seat: answers[seat] for seat in self.pending.seats if seat in answers and seat not in unconfirmed})

    def send(self, value: Any = None) -> None:
        """Answer the pending effect and step the script to the next one."""
        effect = self.pending
        if effect is None:
            raise ScriptError("the game is over: nothing is pending")
        if recorded(effect):
            self._keep(Answer(effect.label, value))
        self._feed(effect, value)
        self._settle()

    def draws(self, effect: Draw | Deal) -> int:
        """How often this was drawn or dealt before: with its label, the key of the next time."""
        return self.drawn.times(effect)

    def leave(self, seat: Seat) -> None:
        """The player of this seat goes home; the rules take it at the next safe point."""
        left = Left(seat, self._passed)
        self._keep(left)
        self.leaving.append(left)

    def can_undo(self) -> bool:
        """Whether a public step was taken since the last secret ask or private card."""
        return bool(undoable(self._undoable, self.records))

    def undo(self) -> None:
        """Take back the last public step: its question is open again.  Raises `ScriptError` where there is none."""
        marks = undoable(self._undoable, self.records)
        if not marks:
            raise ScriptError("nothing can be taken back: something secret has happened since the last public step")
        self._take_back(Undo(marks[-1]))

    def back_to(self, count: int, *, redraw: bool = True) -> None:
        """Take back everything after the first `count` standing records, the lot's results as well if `redraw`."""
        self._take_back(Undo(count, redraw=redraw))

    def close_script(self) -> None:
        """Abandon the game."""
        self._game.close()
        self.pending = None

    def _open(self, ask: str) -> Ask | None:
        pending = self.pending
        if isinstance(pending, Ask) and pending.ask == ask:
            return pending
        interrupt = pending.interrupt if isinstance(pending, Ask | Talk) else None
        return interrupt if interrupt is not None and interrupt.ask == ask else None

    def _hold(self, ask: Ask, seat: Seat, choice: Choice, *, partial: bool) -> None:
        """What a seat has pressed takes the place of its earlier press; what is partial may be enough all the same."""
        enough = not partial or (choice != () and refusal(ask, seat, choice, partial=False) is None)
        kept, dropped = (self.presses, self.begun) if enough else (self.begun, self.presses)
        dropped.pop(seat, None)
        kept[seat] = choice

    def _keep(self, record: Record) -> None:
        self._record(record)
        self.records.append(record)
        self._count += 1

    def _feed(self, effect: Effect[Any], value: Any) -> None:
        self._pass(effect, value)
        self._advance(lambda: self._game.send(value))

    def _throw(self, ask: str, seat: Seat, choice: Choice) -> None:
        assert self.pending is not None
        self.step += 1
        self._replayed(self.pending, dict(self.presses))
        self._advance(lambda: self._game.throw(Interrupted(ask, seat, choice)))

    def _advance(self, step: Callable[[], Effect[Any]]) -> None:
        """Step the script; answer what the run knows by itself; note where an undo may lead."""
        self.presses, self.begun = {}, {}
        try:
            self.pending = step()
        except StopIteration as end:
            self.pending, self.result = None, end.value
        match self.pending:
            case Ask(secret=secret) as pending:
                check(pending)
                self._undoable = [] if secret or pending.hides else [*self._undoable, self._count]
            case Talk():
                self._undoable.append(self._count)
            case Show():
                self._undoable = []

    def _settle(self) -> None:
        """Answer what needs no table: a safe point, and a draw that was made before an undo."""
        while True:
            match self.pending:
                case Leave() as effect:
                    gone = tuple(left.seat for left in self.leaving if left.passed <= self._passed)
                    if gone:
                        self._keep(Answer(effect.label, gone))
                    self._feed(effect, gone)
                case Draw() | Deal() as effect if (drawn := self.drawn.again(effect)) is not None:
                    self._keep(Answer(effect.label, drawn))
                    self._feed(effect, drawn)
                case _:
                    return

    def _pass(self, effect: Effect[Any], value: Any) -> None:
        """Book-keeping for an effect that lies behind us."""
        match effect:
            case Leave():
                self._passed += 1
                self.leaving = [] if value else self.leaving
            case Draw() | Deal():
                self.drawn.count(effect)
            case Note(event="phase", facts=facts):
                self.phase, self.scene, self.said = facts, [], None
                self.phase_began = self.scene_began = self._count
            case Wake():
                self.scene, self.scene_began = [], self._count
            case Sleep():
                self.scene_began = self._count
            case Say():
                self.said = effect
            case Board():
                self.shown = effect
        self.scene.append((effect, value))
        self.step += 1
        self._replayed(effect, value)

    # Replay

    def _take_back(self, undo: Undo) -> None:
        self.drawn.shorten(undo, standing(self.records))
        self._record(undo)
        self.records.append(undo)
        self._game.close()
        self._restart()

    def _replay(self) -> None:
        for record in standing(self.records):
            if isinstance(record, Press | Answer | Interrupt):
                self._skip_to(record)
            self._count += 1
            match record:
                case Press(ask=ask, seat=seat, choice=choice) if (asked := self._open(ask)) is not None:
                    self._hold(asked, seat, choice, partial=True)
                case Answer(value=value):
                    assert self.pending is not None
                    self._feed(self.pending, value)
                case Interrupt(ask=ask, seat=seat, choice=choice):
                    self._throw(ask, seat, choice)
                case Left():
                    self.leaving.append(record)

    def _skip_to(self, record: Press | Answer | Interrupt) -> None:
        """Pass over what needs no answer until the record fits what is pending."""
        while (effect := self.pending) is not None:
            if isinstance(record, Answer) and effect.label == record.label and recorded(effect):
                return
            if isinstance(record, Press | Interrupt) and self._open(record.ask) is not None:
                return
            if isinstance(effect, Leave):
                self._feed(effect, ())
            elif effect.answered:
                break
            else:
                self._feed(effect, None)
        raise Diverged(f"the recording answers {record!r}, but the script waits for {self.pending!r}")
