"""How the table puts a question: the list, inward.

The box runs through the choices at a fixed pace, twice; whoever is asked presses at his own.  The last valid
press counts.  A secret window always lasts its full length, whoever is asked and whatever is pressed.

Where a seat has more buttons NEXT gives it a cursor, which starts at a random choice so that nobody can count presses:
OK then takes what it stands at, and not what is called.  BACK takes back what was picked, at any time; where nothing is
picked it says "none".

On a reader a card of answers says what it means, at any moment of the window; every other card is the button of its
seat.  Laying it down is what counts: what lies there already when the window opens answers nothing.  A card that turns
out to lie at two seats, or not to lie there alone, answers nothing either.

While somebody may blow himself up instead, a press counts only once it has turned out to be no hold.

No seat learns that its press was taken before the question closes: a light in between would tell the others who
has chosen what.  Then, by day, the lights of all who were asked acknowledge together.
"""

from collections.abc import Callable, Mapping
from functools import partial
from math import inf
from typing import Any

from device import pace
from device.all_hands import raise_hands
from device.cursor import Cursor
from device.gesture import SURE, Gesture
from device.host import Host
from device.lot import Lot
from device.needs import Needs
from device.ports import Lost, Pick, Press, Tap, Unclear
from device.rows import DONE, Row, beside, called, full, row
from device.tags.decks import is_button, meaning
from device.unsure import Unsure
from engine import Ask, Choice, Run, Seat, Talk, Trace

DOUBT = 2.5
"""Seconds within which a card may turn out to have been a neighbour's, or one of two."""
EXPLAINED = ("self", "not-a-choice", "twice", "count", "again")
"""Reasons of refusals that everybody may read; all others would tell something secret."""


class Asking:
    """Puts the asks of one run."""

    def __init__(
        self, run: Run[Any], trace: Trace, host: Host, needs: Needs, lot: Lot, listing: bool, all_hands: bool
    ) -> None:
        self.run, self.trace, self.host, self.needs = run, trace, host, needs
        self.public, self.listing, self.all_hands = needs.public, listing, all_hands
        self.gesture = Gesture()
        self.cursor = Cursor(lot, self.public)
        self._before: dict[Seat, tuple[float, Choice]] = {}
        """When each seat has picked last, and what counted before."""
        self._pointed: dict[Seat, Choice] = {}
        """Where fingers point: at whom each seat has pressed, whether that counts or not."""
        self._whole = set[Seat]()
        """Whose device has given a whole answer at once, which needs no confirmation."""
        self._said = set[Seat]()
        """Who has answered; everybody else has picked nothing, or may pick more."""
        self._unsure = Unsure()

    def window(self, ask: Ask) -> float:
        """Seconds from the opening of a question to its end, at the latest."""
        hands = self.host.pace.seconds(pace.HANDS) if self.by_all_hands(ask) else 0.0
        return self.host.pace.window(ask) + hands

    def by_all_hands(self, ask: Ask) -> bool:
        """Whether everybody alive taps at the end of this question."""
        return self.all_hands and ask.secret and self.public.dark

    def put(self, ask: Ask, known: Mapping[Seat, Choice]) -> None:
        """Open the window, take answers, and close it; the `known` ones are given already, whatever is pressed."""
        start = self.host.now()
        end = start + self.host.pace.window(ask)
        for seat, choice in self.picked().items():
            if full(ask, choice):
                self.trace.answer(ask, seat, choice, self.picked())
        grace = pace.AFTER_LAST if ask.interrupt is None else 0.0  # as long has every press waited already
        complete: float | None = None

        def open_until() -> float:
            nonlocal complete
            if self.run.pending is not ask:
                return start
            if ask.closes == "all" and len(self._said) == len(ask.seats) > 0:
                complete = self.host.now() if complete is None else complete
                return min(end, complete + grace)
            complete = None
            return end

        self._through(ask, start, end, open_until)
        unconfirmed = (self._unconfirmed(ask) | self._unsaid(ask)) - known.keys()
        for seat, choice in known.items():
            self.take(ask, seat, choice)
        if self.run.pending is ask:
            self.run.close(unconfirmed)
            if self._in_the_open(ask):
                self.host.flash(ask.seats)
        self.public.asked()

    def wait_through(self, ask: Ask) -> None:
        """Let a question that is answered already pass once more, exactly as it sounds and looks when it is put."""
        start = self.host.now()
        end = start + self.host.pace.window(ask)
        self._through(ask, start, end, lambda: end)
        if self.by_all_hands(ask):
            raise_hands(self.host, self.public)

    def _unconfirmed(self, ask: Ask) -> set[Seat]:
        """Where all hands tap, let them: the seats whose pick does not count, since they have not tapped."""
        if not self.by_all_hands(ask):
            return set()
        idle = {*self.picked()} - raise_hands(self.host, self.public) - self._whole
        for seat in sorted(idle):
            self.trace.refuse(ask.ask, seat, self.run.presses[seat], "unconfirmed")
        return idle

    def _through(self, ask: Ask, start: float, end: float, open_until: Callable[[], float]) -> None:
        beats = [(start + moment, item) for moment, item in self.host.pace.beats(ask)] if self.listing else []
        item: int | str | None = None
        self._picked: dict[Seat, tuple[int | str, ...]] = {}
        self._whole, self._before, self._pointed = set[Seat](), {}, self.picked()
        self._said = {seat for seat, choice in self.picked().items() if full(ask, choice)}
        self.cursor.away()
        self._unsure = Unsure()
        if self.listing and self.host.pace.points(ask):
            self.host.say_along("vote.point")
        until = open_until()
        while self.host.now() < until:
            self._draw(ask, item, end - start)
            event = self.host.wait(min(beats[0][0] if beats else until, until, self._unsure.next()))
            self._unsure.count(self.host.now())
            match event:
                case None if beats and self.host.now() >= beats[0][0]:
                    item = beats.pop(0)[1]
                    self._call(ask, item)
                case Press() | Tap() if self.interrupted(ask, event):
                    pass
                case Press(seat=seat, held=True):
                    self._unsure.forget(seat, self.host.now() - SURE)
                case Press(seat=seat, button="next"):
                    self.cursor.step(ask, seat, len(self.run.records))
                case Press(seat=seat, button="back"):
                    self._when_sure(ask, seat, beside(ask) or (), partial(self._back, ask, seat))
                case Press(seat=seat):
                    self._press(ask, seat, item)
                case Unclear(seats=seats, why="two-seats" | "two-tags"):
                    self._doubt(ask, seats)
                case Tap():
                    self._tapped(ask, event, item)
                case Pick():
                    self._whole_answer(ask, event)
                case Lost() if self._in_the_open(ask):
                    self.needs.paused_for_seats()
                case _:
                    pass
            until = open_until()
        self._unsure.count()

    def _when_sure(self, ask: Ask, seat: Seat, choice: Choice, deed: Callable[[], object]) -> None:
        """Do it at once; where it may belong to the gesture, a little later, but show it at once."""
        if ask.interrupt is None:
            deed()
            return
        shown = seat in ask.seats and self.run.check(ask.ask, seat, choice) not in EXPLAINED
        self._unsure.add(self.host.now(), seat, choice if shown else None, deed)

    def _whole_answer(self, ask: Ask, pick: Pick) -> None:
        """A device has given it at once."""
        if ask.interrupt is not None and pick.ask == ask.interrupt.ask:
            self._unsure.count(but=self.gesture.begun)
            self.take(ask.interrupt, pick.seat, pick.choice)
        elif pick.ask == ask.ask:
            self._when_sure(ask, pick.seat, pick.choice, partial(self._answer, ask, pick.seat, pick.choice))
            self._whole.add(pick.seat)
        else:
            self.trace.refuse(pick.ask, pick.seat, pick.choice, "not-asked")

    def _draw(self, ask: Ask, item: int | str | None, of: float) -> None:
        """Show the item under the cursor, else the one that is being called."""
        if self.host.pace.points(ask):
            self.public.pointing(item, of, self._pointed | self._unsure.shown())
        else:
            self.public.asking(ask, self.cursor.item(ask, item), of, self.picked() | self._unsure.shown())

    def picked(self) -> dict[Seat, Choice]:
        """What counts if the question closes now."""
        return {seat: choice for seat, choice in self.run.presses.items() if choice != ()}

    # Buttons

    def _press(self, ask: Ask, seat: Seat, item: int | str | None) -> None:
        """The one button of a seat, or its OK."""
        here = self.cursor.item(ask, item) if seat in ask.seats else item
        if here is not None:
            self._when_sure(ask, seat, here, partial(self._pick, ask, seat, here, self.host.now()))

    def _back(self, ask: Ask, seat: Seat) -> None:
        """BACK: what was picked is not; with nothing picked, the option that is not called."""
        if seat in self.picked():
            self._take_back(ask, seat)
        elif (nothing := beside(ask)) is not None:
            self._answer(ask, seat, nothing)

    def _take_back(self, ask: Ask, seat: Seat, choice: Choice = ()) -> None:
        """What counted before counts again: mostly nothing."""
        if self.run.pending is ask and seat in self.run.presses:
            self._pointed.pop(seat, None)
            self._picked[seat] = choice if isinstance(choice, tuple) else ()
            self.run.press(ask.ask, seat, choice, partial=not full(ask, choice))
            if seat in self._said:
                self.trace.answer(ask, seat, choice, self.picked())
            if not full(ask, choice):
                self._said.discard(seat)

    def _doubt(self, ask: Ask, seats: tuple[Seat, ...]) -> None:
        """What was laid at these seats just now may be a neighbour's card: what counted before it counts again."""
        for seat in seats:
            self._unsure.forget(seat, self.host.now() - DOUBT)
            when, choice = self._before.pop(seat, (-inf, ()))
            if self.host.now() - when < DOUBT:
                self._take_back(ask, seat, choice)

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

    def _pick(self, ask: Ask, seat: Seat, item: int | str, when: float) -> None:
        """Where several are picked, they are picked one after another in the same list, and the last ones count."""
        self._before[seat] = when, self.run.presses.get(seat, ())
        if item not in called(ask) or ask.most == 1:
            self._answer(ask, seat, item)
            return
        before = self._picked.get(seat, ())
        picked = before if item == DONE else (*(pick for pick in before if pick != item), item)[-ask.most :]
        if self._answer(ask, seat, picked, partial=item != DONE and not full(ask, picked)) is None:
            self._picked[seat] = picked

    def _unsaid(self, ask: Ask) -> set[Seat]:
        """At the end what was picked counts also without DONE; comes back as who has picked nothing."""
        for seat, choice in self.picked().items():
            if seat not in self._said and self.run.check(ask.ask, seat, choice) is None:
                self.trace.answer(ask, seat, choice, self.picked())
        return self.run.presses.keys() - self.picked().keys() - self._said

    def _tapped(self, ask: Ask, tap: Tap, item: int | str | None) -> None:
        """A card says what it means, or is the button of its seat; one that has become clear too late is no press."""
        if not is_button(tap.card):
            said = meaning(tap.card)
            self._when_sure(ask, tap.seat, said, partial(self._pick, ask, tap.seat, said, self.host.now()))
        elif not tap.late:
            self._press(ask, tap.seat, item)

    def _answer(self, ask: Ask, seat: Seat, choice: Choice, *, partial: bool = False) -> str | None:
        if self.run.pending is not ask:
            return "not-asked"
        reason = self.take(ask, seat, choice, partial=partial)
        if seat in ask.seats and reason not in EXPLAINED:
            self._pointed[seat] = choice
        if reason in EXPLAINED and self._in_the_open(ask):
            self.public.explain(reason)
        if reason is None:
            self._said = self._said - {seat} if partial else self._said | {seat}
        return reason

    def _in_the_open(self, ask: Ask) -> bool:
        """Whether everybody may know who answers, and has open eyes."""
        return not ask.secret and not self.public.dark

    def take(self, ask: Ask, seat: Seat, choice: Choice, *, partial: bool = False) -> str | None:
        """Offer an answer to the run; write down what became of it (`partial`: more picks may follow).

        Comes back as the reason of a refusal.
        """
        reason = self.run.press(ask.ask, seat, choice, partial=partial)
        if reason is None and not partial:
            self.trace.answer(ask, seat, choice, self.picked())
        elif reason is not None:
            self.trace.refuse(ask.ask, seat, choice, reason)
        return reason

    def _call(self, ask: Ask, item: int | str) -> None:
        self.host.tell("beat", {"item": item})
        if row(ask) is not Row.WISH:  # the line before it has said what a press means
            self.host.whisper(self.public.item(item))
