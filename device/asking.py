"""How the table puts a question: the list, inward (README, "How a seat answers").

No seat learns that its press was taken before the question closes: a light in between would tell the others who
has chosen what.  Then, by day, the lights of all who were asked acknowledge together.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from device import pace
from device.all_hands import idle_hands, raise_hands
from device.answering import Answering
from device.cursor import Cursor
from device.gesture import SURE
from device.host import Host
from device.lists import beside, full
from device.lot import SeededLot
from device.needs import Needs
from device.ports import Lost, Pick, Press, Tap, Unclear
from device.prepare import get_ready
from device.steps import first, further, place, said_of, step
from device.unsure import Unsure
from device.window import Window
from engine import Ask, Choice, Run, Seat, Transcript
from engine.words import Words


class Asking(Answering):
    """Puts the asks of one run."""

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
        super().__init__(run, transcript, host, needs.public)
        self.needs, self.lot, self.listing, self.all_hands = needs, lot, listing, all_hands

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
                if self.run.pending is not ask or self.window.anew:
                    break
        if self.window.anew:
            self.window.anew = False
            self.put(ask, known, again=again)
            return
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

    def more_time(self) -> None:
        """The question is put once more, with its full window; what is answered already stands."""
        self.window.end, self.window.anew = self.window.start, True

    def until(self) -> float:
        """When the window ends, as things stand."""
        window = self.window
        if self.run.pending is not window.ask or len(said_of(window.ask, self.picked())) < window.before_it:
            return window.start
        return window.until(self.host.now(), laid=self._by_card.all_laid(window.ask))

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
        self.asked, self.window.pointed = ask, picked
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
            self._foresee(called=self.listing and not beats)
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

    def _foresee(self, *, called: bool) -> None:
        """By day, get ready what follows once answers will hardly change: all are there, or all is `called`."""
        window, answers = self.window, self.run.presses | self._unsure.shown()
        likely = self.run.pending is window.ask and (called or answers.keys() == {*window.ask.seats})
        if likely and not self.public.dark and answers != window.foreseen:
            window.foreseen = answers
            get_ready(self.run, self.transcript, self.host, answers)

    def _draw(self) -> None:
        """Show the item under the cursor, else the one that is being called."""
        window = self.window
        if self.host.pace.points(window.ask):
            self.public.pointing(window.item, window.countdown, window.pointed | self._unsure.shown())
        else:
            here, picked = window.cursor.item or window.item, self.picked() | self._unsure.shown()
            self.public.asking(window.listed, here, window.countdown, picked, window.known)

    def _swallowed(self) -> bool:
        """Whether by day a lost device may have kept a secret answer; at night the table puts the whole call again."""
        waited = not self.public.dark and self.window.listed.secret and self.needs.paused_for_seats()
        return waited or self.window.lost
