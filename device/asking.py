"""How the table puts a question: the list, inward (README, "How a seat answers").

No seat learns that its press was taken before the question closes: a light in between would tell the others who
has chosen what.  Then, by day, the lights of all who were asked acknowledge together.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from device import pace
from device.all_hands import idle_hands, raise_hands
from device.by_card import ByCard
from device.cursor import Cursor
from device.gesture import SURE, Gesture
from device.host import Host
from device.lists import beside, full
from device.lot import SeededLot
from device.needs import Needs
from device.ports import Lost, Pick, Press, Tap, Unclear
from device.steps import first, further, place, said_of, step
from device.tags.decks import is_button, meaning
from device.unsure import Unsure
from device.window import DOUBT, Window
from engine import Ask, Choice, Run, Seat, Talk, Transcript
from engine.words import Words

EXPLAINED = ("self", "not-a-choice", "twice", "count", "again")
"""Reasons of refusals that everybody may read; all others would tell something secret."""


class Asking:
    """Puts the asks of one run."""

    window: Window
    """The question that is open, or was last."""

    def __init__(
        self,
        run: Run[Any],
        transcript: Transcript,
        host: Host,
        needs: Needs,
        lot: SeededLot,
        listing: bool,
        all_hands: bool,
    ) -> None:
        self.run, self.transcript, self.host, self.needs, self.lot = run, transcript, host, needs, lot
        self.public, self.listing, self.all_hands = needs.public, listing, all_hands
        self.gesture = Gesture()
        self._unsure, self._by_card = Unsure(), ByCard(host)

    def length(self, ask: Ask) -> float:
        """Seconds from the opening of a question to its end, at the latest."""
        return self.host.pace.window(ask) + (self.host.pace.seconds(pace.HANDS) if self.by_all_hands(ask) else 0.0)

    def by_all_hands(self, ask: Ask) -> bool:
        """Whether everybody alive taps at the end of this question."""
        return self.all_hands and ask.secret and self.public.dark

    def put(self, ask: Ask, known: Mapping[Seat, Choice], *, again: bool = False) -> None:
        """Open the window, take answers, and close it; the `known` ones are given already, whatever is pressed."""
        for seat, choice in ((seat, choice) for seat, choice in self.picked().items() if full(ask, seat, choice)):
            self.transcript.answer(ask, seat, choice, self.picked())
        with self._by_card.question(ask):
            for _ in self._lists(ask, said_of(ask, self.picked())):
                self._through(self.until)
                if self.run.pending is not ask:
                    break
        if self._swallowed() and not again:
            self.put(ask, known, again=True)
            return
        unconfirmed = set[Seat]()
        if self.by_all_hands(ask):
            unconfirmed = idle_hands(self.host, self.public, self.transcript, self.window, self.picked()) - known.keys()
        for seat, choice in self.run.presses.items():
            if seat not in self.window.said:  # it is enough, and counts without DONE as well
                self.transcript.answer(ask, seat, choice, self.picked())
        for seat, choice in known.items():
            self.take(ask, seat, choice)
        if self.run.pending is ask:
            self._by_card.over(ask, self.run.presses)
            self.run.close(unconfirmed)
            if self._in_the_open():
                self.host.flash(ask.seats)
        self.public.asked()

    def wait_through(self, ask: Ask) -> None:
        """Let a question that is answered already pass once more, exactly as it sounds and looks when it is put."""
        for _ in self._lists(ask, ()):
            self._through(lambda: self.window.end)
        if self.by_all_hands(ask):
            raise_hands(self.host, self.public)

    def until(self) -> float:
        """When the window ends, as things stand."""
        window = self.window
        if self.run.pending is not window.ask or len(said_of(window.ask, self.picked())) < window.before_it:
            return window.start
        return window.until(self.host.now(), laid=self._by_card.all_laid(window.ask))

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

    # The window, from its opening to its end

    def _lists(self, ask: Ask, said: Words) -> Iterator[None]:
        """Open its window; where it is said word by word, one after the other as long as there is more to say."""
        way: Words | None = first(ask, said)
        while way is not None and (listed := step(ask, way)) is not None:
            if (number := place(ask, way)) and self.host.phrases.has(line := f"{ask.ask}.number"):
                self.host.say_along(line, {"number": number})
            self._open(ask, listed, way)
            self._by_card.listed(ask, listed, partial(self._pick, when=self.host.now()))
            yield
            way = further(ask, way, said_of(ask, self.picked()))

    def _open(self, ask: Ask, listed: Ask, way: Words) -> None:
        start, picked = self.host.now(), self.picked()
        cursor = Cursor(self.lot, self.public, listed)
        self.window = Window(ask, listed, way, start, start + self.host.pace.window(listed), cursor)
        self.window.pointed = picked
        self.window.said = {seat for seat, choice in picked.items() if self.window.answered(seat, choice)}
        self._unsure = Unsure()

    def _through(self, open_until: Callable[[], float]) -> None:
        window, ask = self.window, self.window.listed
        beats = [(window.start + moment, item) for moment, item in self.host.pace.beats(ask)] if self.listing else []
        if self.listing and self.host.pace.points(ask):
            self.host.say_along("vote.point")
        until = open_until()
        while self.host.now() < until:
            self._draw()
            event = self.host.wait(min(beats[0][0] if beats else until, until, self._unsure.next()))
            self._unsure.count(self.host.now())
            match event:
                case None if beats and self.host.now() >= beats[0][0]:
                    self._call(beats.pop(0)[1])
                case Press() | Tap() if self.interrupted(ask, event):
                    pass
                case Press(seat=seat, held=True):
                    self._unsure.forget(seat, self.host.now() - SURE)
                case Press(seat=seat, button="next"):
                    window.cursor.step(seat, len(self.run.records))
                case Press(seat=seat, button="back"):
                    self._when_sure(seat, beside(ask) or (), partial(self._back, seat))
                case Press(seat=seat):
                    self._press(seat)
                case Unclear():
                    self._doubt(event)
                case Tap():
                    self._tapped(event)
                case Pick():
                    self._whole_answer(event)
                case Lost() if self._in_the_open():
                    self.needs.paused_for_seats()
                case Lost(part="seat" | "reader") if not self.public.dark:
                    window.lost = True
            until = open_until()
        self._unsure.count()

    def _call(self, item: int | str) -> None:
        self.window.item, self.window.called = item, self.host.now()
        self.host.tell("beat", self.window.beat)
        if self.window.ask.how != "wish":  # the line before it has said what a press means
            self.host.call(item)

    def _draw(self) -> None:
        """Show the item under the cursor, else the one that is being called."""
        window = self.window
        if self.host.pace.points(window.ask):
            self.public.pointing(window.item, window.countdown, window.pointed | self._unsure.shown())
        else:
            here, picked = window.cursor.item or window.item, self.picked() | self._unsure.shown()
            self.public.asking(window.listed, here, window.countdown, picked, window.known)

    def _in_the_open(self) -> bool:
        """Whether everybody may know who answers, and has open eyes."""
        return not self.window.listed.secret and not self.public.dark

    def _swallowed(self) -> bool:
        """Whether by day a lost device may have kept a secret answer; at night the table puts the whole call again."""
        waited = not self.public.dark and self.window.listed.secret and self.needs.paused_for_seats()
        return waited or self.window.lost

    # What is pressed

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
