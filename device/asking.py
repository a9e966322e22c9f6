"""How the table puts a question: the list, inward.

The box runs through the choices at a fixed pace, twice; whoever is asked presses at his own.  The last valid
press counts.  A secret window always lasts its full length, whoever is asked and whatever is pressed.

Where a seat has more buttons NEXT gives it a cursor, which starts at a random choice so that nobody can count presses:
OK then takes what it stands at, and not what is called.  BACK takes back what was picked, at any time.  The cursor
stands on the screen, so there is one only where exactly the asked seat's eyes are open, or where the choice is public.

On a reader a card of answers says what it means, at any moment of the window; every other card is the button of its
seat.  Laying it down is what counts: what lies there already when the window opens answers nothing.  A card that turns
out to lie at two seats, or not to lie there alone, answers nothing either.

No seat learns that its press was taken before the question closes: a light in between would tell the others who
has chosen what.  Then, by day, the lights of all who were asked acknowledge together.
"""

from collections.abc import Callable, Mapping
from math import inf
from typing import Any

from device import pace
from device.all_hands import raise_hands
from device.gesture import Gesture, began_with
from device.host import Host
from device.lot import Lot
from device.needs import Needs
from device.ports import Lost, Pick, Press, Tap, Unclear
from device.rows import Row, row
from engine import Ask, Choice, Draw, Run, Seat, Talk, Trace

DOUBT = 2.5
"""Seconds within which a card may turn out to have been a neighbour's, or one of two."""
EXPLAINED = ("self", "not-a-choice", "twice", "count", "again")
"""Reasons of refusals that everybody may read; all others would tell something secret."""


class Asking:
    """Puts the asks of one run."""

    def __init__(
        self, run: Run[Any], trace: Trace, host: Host, needs: Needs, lot: Lot, listing: bool, all_hands: bool
    ) -> None:
        self.run, self.trace, self.host, self.needs, self.lot = run, trace, host, needs, lot
        self.public, self.listing, self.all_hands = needs.public, listing, all_hands
        self.gesture = Gesture()
        self._cursor: int | None = None
        """Where the cursor of the one asked seat stands in the list; None: it has not pressed NEXT."""
        self._before: dict[Seat, tuple[float, Choice]] = {}
        """When each seat has picked last, and what counted before."""
        self._pointed: dict[Seat, Choice] = {}
        """Where fingers point: at whom each seat has pressed, whether that counts or not."""
        self._whole = set[Seat]()
        """Whose device has given a whole answer at once, which needs no confirmation."""

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
            self.trace.answer(ask, seat, choice, self.picked())

        complete: float | None = None

        def open_until() -> float:
            nonlocal complete
            if self.run.pending is not ask:
                return start
            if ask.closes == "all" and len(self.picked()) == len(ask.seats):
                complete = self.host.now() if complete is None else complete
                return min(end, complete + pace.AFTER_LAST)
            complete = None
            return start if ask.closes == "first" and self.picked() else end

        self._through(ask, start, end, open_until)
        unconfirmed = self._unconfirmed(ask) - known.keys()
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
        self._whole, self._cursor, self._before, self._pointed = set[Seat](), None, {}, self.picked()
        if self.listing and self.host.pace.points(ask):
            self.host.say_along("vote.point")
        until = open_until()
        while self.host.now() < until:
            self._draw(ask, item, end - start)
            event = self.host.wait(min(beats[0][0], until) if beats else until)
            match event:
                case None if beats and self.host.now() >= beats[0][0]:
                    item = beats.pop(0)[1]
                    self._call(ask, item)
                case Press() | Tap() if self.interrupted(ask, event):
                    pass
                case Press(seat=seat, held=True):
                    if ask.interrupt is not None:
                        self._was_a_hold(ask, seat)
                case Press(seat=seat, button="next"):
                    self._step(ask, seat)
                case Press(seat=seat, button="back"):
                    self._take_back(ask, seat)
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

    def _whole_answer(self, ask: Ask, pick: Pick) -> None:
        """A device has given it at once."""
        if ask.interrupt is not None and pick.ask == ask.interrupt.ask:
            self.take(ask.interrupt, pick.seat, pick.choice)
        elif pick.ask == ask.ask:
            self._answer(ask, pick.seat, pick.choice)
            self._whole.add(pick.seat)
        else:
            self.trace.refuse(pick.ask, pick.seat, pick.choice, "not-asked")

    def _draw(self, ask: Ask, item: int | str | None, of: float) -> None:
        """Show the item under the cursor, else the one that is being called."""
        shown = item if self._cursor is None else ask.among[self._cursor]
        if self.host.pace.points(ask):
            self.public.pointing(item, of, self._pointed)
        else:
            self.public.asking(ask, shown, of, self.picked())

    def picked(self) -> dict[Seat, Choice]:
        """What counts if the question closes now."""
        return {seat: choice for seat, choice in self.run.presses.items() if choice != ()}

    # Buttons

    def _press(self, ask: Ask, seat: Seat, item: int | str | None) -> None:
        """The one button of a seat, or its OK."""
        if self._cursor is not None and seat in ask.seats:
            item = ask.among[self._cursor]
        if item is not None:
            self._before[seat] = self.host.now(), self.run.presses.get(seat, ())
            self._pick(ask, seat, item)

    def _step(self, ask: Ask, seat: Seat) -> None:
        """NEXT: the cursor of the only asked seat goes on, at first to anywhere."""
        if seat != self._lonely(ask):
            return
        places = range(len(ask.among))
        if self._cursor is None:
            self._cursor = self.lot.draw(Draw("cursor", tuple(places)), len(self.run.records))
        else:
            self._cursor = (self._cursor + 1) % len(places)

    def _lonely(self, ask: Ask) -> Seat | None:
        """Who may have a cursor, which whoever has open eyes can see."""
        if len(ask.seats) != 1 or not ask.among or ask.farewell or row(ask) is Row.OPEN_EYES:
            return None
        alone = self.public.dark and self.public.awake == ask.seats
        return ask.seats[0] if alone or self._in_the_open(ask) else None

    def _take_back(self, ask: Ask, seat: Seat, choice: Choice = ()) -> None:
        """What counted before counts again: mostly nothing."""
        if self.run.pending is ask and seat in self.run.presses:
            self._pointed.pop(seat, None)
            self._picked[seat] = choice if isinstance(choice, tuple) else ()
            self.run.press(ask.ask, seat, choice, partial=choice == ())
            self.trace.answer(ask, seat, choice, self.picked())

    def _doubt(self, ask: Ask, seats: tuple[Seat, ...]) -> None:
        """What was laid at these seats just now may be a neighbour's card: what counted before it counts again."""
        for seat in seats:
            when, choice = self._before.pop(seat, (-inf, ()))
            if self.host.now() - when < DOUBT:
                self._take_back(ask, seat, choice)

    def _was_a_hold(self, ask: Ask, seat: Seat) -> None:
        """The press that a hold began with was meant for no item of the list."""
        if seat in self._before:
            when, choice = self._before.pop(seat)
            if began_with(when, self.host.now()):
                self._take_back(ask, seat, choice)

    def interrupted(self, effect: Ask | Talk, press: Press | Tap) -> bool:
        """Whether this press completes the gesture that answers what may be answered instead, and that was taken."""
        made = self.gesture.made(press, self.host.now())
        if not made or effect.interrupt is None:
            return False
        return self.take(effect.interrupt, press.seat, effect.interrupt.among[0]) is None

    def _pick(self, ask: Ask, seat: Seat, item: int | str) -> None:
        """Where several are picked, they are picked one after another in the same list, and the last ones count."""
        if ask.most == 1:
            self._answer(ask, seat, item)
            return
        picked = [pick for pick in self._picked.get(seat, ()) if pick != item]
        self._picked[seat] = (*picked, item)[-ask.most :]
        self._answer(ask, seat, self._picked[seat], partial=len(self._picked[seat]) < ask.least)

    def _tapped(self, ask: Ask, tap: Tap, item: int | str | None) -> None:
        """A card says what it means, or is the button of its seat; one that has become clear too late is no press."""
        if not is_button(tap.card):
            self._lay(ask, tap.seat, meaning(tap.card))
        elif not tap.late:
            self._press(ask, tap.seat, item)

    def _lay(self, ask: Ask, seat: Seat, choice: int | str) -> None:
        """A card of answers; where several are picked, they are laid one after another."""
        self._before[seat] = self.host.now(), self.run.presses.get(seat, ())
        if choice in ask.among:
            self._pick(ask, seat, choice)
        else:
            self._answer(ask, seat, choice)

    def _answer(self, ask: Ask, seat: Seat, choice: Choice, *, partial: bool = False) -> None:
        if self.run.pending is ask:
            reason = self.take(ask, seat, choice, partial=partial)
            if seat in ask.seats and reason not in EXPLAINED:
                self._pointed[seat] = choice
            if reason in EXPLAINED and self._in_the_open(ask):
                self.public.explain(reason)

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


def is_button(card: str) -> bool:
    """Whether a card is no answer, but what its seat has for a button: a role, or a card that nobody knows."""
    return not card or ":" in card


def meaning(card: str) -> int | str:
    """What a card says: a seat's number or an option."""
    return int(card) if card.isdecimal() and len(card) <= len("20") else card
