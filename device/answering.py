"""What is pressed while a question is open, and what becomes of it."""

from collections.abc import Callable
from functools import partial
from typing import Any

from device.by_card import ByCard
from device.gesture import Gesture
from device.host import Host
from device.lists import beside, full
from device.ports import Pick, Press, Tap, Unclear
from device.public import PublicView
from device.tags.decks import is_button, meaning
from device.unsure import Unsure
from device.window import DOUBT, Window
from engine import Ask, Choice, Run, Seat, Talk, Transcript

EXPLAINED = ("self", "not-a-choice", "twice", "count", "again")
"""Reasons of refusals that everybody may read; all others would tell something secret."""


class Answering:
    """Takes the answers of one run."""

    window: Window
    """The question that is open, or was last."""

    def __init__(self, run: Run[Any], transcript: Transcript, host: Host, public: PublicView) -> None:
        self.run, self.transcript, self.host, self.public = run, transcript, host, public
        self.gesture = Gesture()
        self._unsure, self._by_card = Unsure(), ByCard(host)
        self.asked: Ask | None = None
        """The question of the last window."""

    @property
    def open(self) -> bool:
        """Whether the pending question is being put right now."""
        return self.asked is not None and self.run.pending is self.asked

    def picked(self) -> dict[Seat, Choice]:
        """What each seat has picked so far, whether it is enough or not."""
        return {seat: choice for seat, choice in (self.run.presses | self.run.begun).items() if choice != ()}

    def take(self, ask: Ask, seat: Seat, choice: Choice, *, partial: bool = False) -> str | None:
        """Offer an answer to the run, and write down what became of it; comes back as the reason of a refusal."""
        reason = self.run.press(ask.ask, seat, choice, partial=partial)
        if reason is None and not partial:
            self.transcript.answer(ask, seat, choice, self.picked())
        elif reason is not None:
            self.transcript.refuse(ask.ask, seat, choice, reason)
        return reason

    def interrupted(self, effect: Ask | Talk, press: Press | Tap) -> bool:
        """Whether this press completes the gesture; then what was pressed for it is no answer.

        Whoever has knocked and may not blow himself up has laid a card down five times, and nothing else.
        """
        bomb = effect.interrupt
        if not self.gesture.made(press, self.host.now()) or bomb is None:
            return False
        if gesture := isinstance(press, Press) or press.seat in bomb.seats:
            self._unsure.forget(press.seat, self.gesture.began)
        self._unsure.count(but=self.gesture.begun)
        self.take(bomb, press.seat, bomb.among[0])
        return gesture

    def _in_the_open(self) -> bool:
        """Whether everybody may know who answers, and has open eyes."""
        return not self.window.listed.secret and not self.public.dark

    def _when_sure(self, seat: Seat, choice: Choice, deed: Callable[[], object]) -> None:
        """Do it at once; where it may belong to the gesture, a little later, but show it at once."""
        ask = self.window.ask
        if ask.interrupt is None:
            deed()
            return
        shown = seat in ask.seats and self.run.check(ask.ask, seat, choice) not in EXPLAINED
        self._unsure.add(self.host.now(), seat, choice if shown else None, deed)

    def _press(self, seat: Seat) -> None:
        """The one button of a seat, or its OK."""
        window = self.window
        here = window.cursor.item if seat in window.ask.seats else None
        if (here := here or window.item) is not None:
            self._when_sure(seat, here, partial(self._pick, seat, here, self.host.now()))

    def _tapped(self, tap: Tap) -> None:
        """A card says what it means or shows, or is the button of its seat; no press, if it is clear too late."""
        said, now = meaning(tap.card), self.host.now()
        if self._by_card.lay(self.window.ask, tap, self.picked(), partial(self._pick, when=now)):
            return
        if not is_button(tap.card):
            self._when_sure(tap.seat, said, partial(self._pick, tap.seat, said, now))
        elif not tap.late:
            self._press(tap.seat)

    def _whole_answer(self, pick: Pick) -> None:
        """A device has given it at once."""
        ask = self.window.ask
        if ask.interrupt is not None and pick.ask == ask.interrupt.ask:
            self._unsure.count(but=self.gesture.begun)
            self.take(ask.interrupt, pick.seat, pick.choice)
        elif pick.ask == ask.ask:
            self._when_sure(pick.seat, pick.choice, partial(self._answer, pick.seat, pick.choice))
            self.window.whole.add(pick.seat)
        else:
            self.transcript.refuse(pick.ask, pick.seat, pick.choice, "not-asked")

    def _back(self, seat: Seat) -> None:
        """BACK: what was picked in this list is not, else any word before; with nothing picked, what is not called."""
        if seat in self.picked():
            self._take_back(seat, self.window.back(self.picked()[seat]))
        elif (nothing := beside(self.window.ask)) is not None:
            self._answer(seat, nothing)

    def _doubt(self, unclear: Unclear) -> None:
        """What was laid at these seats just now may be a neighbour's card: what counted before it counts again."""
        self._by_card.unclear(self.window.ask, unclear)
        for seat in unclear.seats if unclear.why in ("two-seats", "two-tags") else ():
            self._unsure.forget(seat, self.host.now() - DOUBT)
            if (choice := self.window.counted_before(seat, self.host.now())) is not None:
                self._take_back(seat, choice)

    def _take_back(self, seat: Seat, choice: Choice = ()) -> None:
        """What counted before counts again: mostly nothing."""
        window, ask = self.window, self.window.ask
        if self.run.pending is ask and seat in self.run.presses | self.run.begun:
            answered = seat in window.said and seat in self.run.presses
            window.pointed.pop(seat, None)
            window.picked[seat] = choice if isinstance(choice, tuple) else ()
            self.run.press(ask.ask, seat, choice, partial=not full(ask, seat, choice))
            if answered:
                self.transcript.answer(ask, seat, choice, self.picked())
            if not window.answered(seat, choice):
                window.said.discard(seat)

    def _pick(self, seat: Seat, item: int | str, when: float) -> str | None:
        """A seat has pressed at this item of the list, or laid a card that means it; the reason of a refusal."""
        before = self.picked().get(seat, ())
        self.window.before[seat] = when, before
        choice, more = self.window.choice(seat, item, before)
        reason = self._answer(seat, choice, partial=more)
        if reason is None and isinstance(choice, tuple):
            self.window.picked[seat] = choice
        return reason

    def _answer(self, seat: Seat, choice: Choice, *, partial: bool = False) -> str | None:
        window = self.window
        if self.run.pending is not window.ask:
            return "not-asked"
        reason = self.take(window.ask, seat, choice, partial=partial)
        if seat in window.ask.seats and reason not in EXPLAINED:
            window.pointed[seat] = choice
        if reason in EXPLAINED and self._in_the_open():
            self.public.explain(reason)
        if reason is None:
            done = not partial or window.answered(seat, choice)
            window.said = window.said | {seat} if done else window.said - {seat}
        return reason
