"""How the box learns who holds what: by real cards, or because it deals itself.

While cards are laid the box listens as it speaks.  Errors name a seat and nothing else, and what is left over is
computed and never laid: so nobody learns a card.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from device import pace
from device.drawing import Drawing
from device.host import Host
from device.lot import SeededLot
from device.needs import Needs
from device.outward import OWN_CARD
from device.papers import Way, shown_on
from device.ports import WELL, Press, Tap, Unclear
from device.public import PublicView
from device.spread import Round, Spread, adds_up, dealt, hands_of
from device.tags.decks import group_of
from engine import Deal, Draw, Effect, Facts, Hands, Seat, Seats, Show

WAYS: tuple[Way, ...] = ("readers", "well", "list", "box")
REMIND = 30.0
"""Seconds after which whoever is missing is named."""


class GivenUp(Exception):
    """The table goes on without the device of a seat, which so cannot say what it holds."""


class Dealer:
    """Deals the cards of one game."""

    def __init__(self, host: Host, public: PublicView, lot: SeededLot, way: Way, needs: Needs) -> None:
        """`way` is how cards are dealt that the box can know so; all others it deals itself."""
        self.host, self.public, self.lot, self.way, self.needs = host, public, lot, way, needs
        self._drawing = Drawing(host, needs, self._pressed_at)

    def on_paper(self, show: Show, before: Iterable[tuple[Effect[Any], Any]]) -> bool:
        """Whether everybody who is told holds all of it in the hand, dealt in secret by these effects or drawn since.

        For a silent seat the box draws.
        """
        real = self.host.papers.ways.keys()
        if show.card == OWN_CARD:
            decks = dealt(before).keys()
            return bool(decks) and decks <= real
        return show.paper in real and not any(self.needs.silent(seat) for seats, _ in show.news for seat in seats)

    def draw(self, draw: Draw, number: int) -> tuple[Any, str]:
        """What is drawn the `number`th time, from 0, and which real card that is, where its tag tells it."""
        way = self.host.papers.ways.get(draw.what) if draw.taker else None
        drawn, card = self._drawing.learn(draw, way) if way else ("", "")
        drawn = drawn or self.lot.draw(draw, number)
        if way:
            self.host.papers.taking(draw, drawn, card)
        return drawn, card

    def drawn(self, draw: Draw, card: str) -> None:
        """It is on record."""
        if card:
            self.host.papers.taken(draw, card)
        if draw.back and draw.what in self.host.papers.ways:
            self.host.say("draw.back", {"seat": draw.taker})

    def deal(self, deal: Deal, number: int) -> Hands:
        """Who holds which cards, dealt for the `number`th time, from 0; seat 0 holds what is left over.

        Where a seat is given up that would have to say what it holds, the box deals instead, and from then on: no card
        is ever inferred.
        """
        self.host.papers.put_away(deal.what)
        if not can_learn(self.host, self.host.phrases.game, deal, self.way):
            return self.lot.deal(deal, number)
        if deal.unseen:
            self.host.say("deal.unseen", {"number": len(deal.deck), "aside": deal.each * len(deal.seats)})
            self.host.papers.dealt(deal.what, self.way, {})
            return self.lot.deal(deal, number)
        try:
            hands = self._by_cards(deal)
        except GivenUp:
            self.way = "box"
            if self.public.dark:
                self.public.night(False)
                self.host.say("look.open")
            self.host.say("deal.instead")
            return self.lot.deal(deal, number)
        finally:
            self.host.light(deal.seats, "off")
        return hands

    def _by_cards(self, deal: Deal) -> Hands:
        if self.way == "readers":
            return self.by_readers(deal)
        return self.by_the_well(deal) if self.way == "well" else self.by_the_list(deal)

    # With tags

    def by_readers(self, deal: Deal) -> Hands:
        """Everybody lays the own card on the own reader, in any order."""
        spread = Spread(deal, group_of(self.host.phrases.game, deal.deck))
        self._hand_out("deal.readers", deal)
        for number in range(1, deal.each + 1):
            if number > 1:
                self.host.say_along("deal.next", {"number": number})
            cards = spread.begin()
            while missing := [seat for seat in deal.seats if seat not in cards]:
                self._light(deal.seats, missing)
                match self._next(missing):
                    case Tap(seat=seat, card=card) if seat in deal.seats and (why := spread.lay(seat, card)):
                        self.host.say_along(f"deal.{why}", {"seat": seat})
                    case Unclear(seats=seats) as unclear:
                        spread.forget(seats)
                        self._explain(unclear)
            self._light(deal.seats, ())
        self.host.say("deal.take-back", {"each": deal.each})
        return self._learned(spread)

    def by_the_well(self, deal: Deal) -> Hands:
        """One card after another goes over the reader in the lid, and then to the seat that the box names."""
        spread = Spread(deal, group_of(self.host.phrases.game, deal.deck))
        self.host.say_along("deal.well", facts_of(deal))
        with self.host.at_the_well():
            for number in range(1, deal.each + 1):
                if number > 1:
                    self.host.say_along("deal.look-next", {"number": number})
                cards = spread.begin()
                for seat in deal.seats:
                    while seat not in cards:
                        match self._next():
                            case Tap(seat=where, card=card) if where == WELL and spread.lay(seat, card):
                                self.host.say_along("deal.wrong-card")
                            case Unclear(seats=seats) as unclear if WELL in seats:
                                self._explain(unclear)
                    self.host.say_along("deal.give", {"seat": seat})
        self._set_aside(deal)
        self.host.say("deal.look-now", {"each": deal.each})
        return self._learned(spread)

    # Without tags

    def by_the_list(self, deal: Deal) -> Hands:
        """With closed eyes all press at the own role, until it adds up; nobody hears what does not."""
        each = {"each": deal.each}
        self._hand_out("deal.list", deal)
        self._until_all_have_looked(deal.seats)
        self.needs.sound()
        self.host.say("deal.close", each)
        self.public.night(True)
        rounds = self._listen(deal)
        while not adds_up(deal, rounds):
            self._wait_for_devices()
            self.host.say("deal.again", each)
            rounds = self._listen(deal)
        self.public.night(False)
        self.host.say("look.open")
        self.host.papers.dealt(deal.what, self.way, {})
        return hands_of(deal, rounds)

    def _until_all_have_looked(self, seats: Seats) -> None:
        missing = [*seats]
        while missing:
            self._light(seats, missing)
            if isinstance(event := self._next(missing), Press | Tap):
                missing = [seat for seat in missing if seat != event.seat]

    def _listen(self, deal: Deal) -> list[Round]:
        """For each card of a seat one list of all."""
        rounds = []
        for number in range(1, deal.each + 1):
            self.needs.sound()
            if deal.each > 1:
                self.host.say("deal.card", {"number": number})
            rounds.append(self._pressed_at(tuple(dict.fromkeys(deal.deck))))
        return rounds

    def _pressed_at(self, roles: tuple[str, ...]) -> Round:
        """Two passes through the roles, whoever presses when; the last press of each seat counts."""
        held: dict[Seat, str] = {}
        end, role = self.host.now() + self.host.pace.seconds(pace.LEAD_IN), ""
        for following in (*roles * pace.PASSES, None):
            while self.host.now() < end:
                match self.host.wait(end):
                    case Tap(card=card) if self.host.papers.felt and shown_on(card):
                        pass  # whoever cannot lay a real card presses at it
                    case Press(seat=seat, button="ok", held=False) | Tap(seat=seat, late=False) if role:
                        held[seat] = role
            if following is not None:
                role = following
                self.host.tell("beat", {"item": role})
                self.host.call(role)
                end += self.host.pace.seconds(pace.BEAT)
        return held

    # All

    def _learned(self, spread: Spread) -> Hands:
        """Who holds what, and by which cards."""
        self.host.papers.dealt(spread.deal.what, self.way, spread.cards())
        return spread.hands()

    def _hand_out(self, line: str, deal: Deal) -> None:
        self.host.say_along(line, facts_of(deal))
        self._set_aside(deal)

    def _set_aside(self, deal: Deal) -> None:
        if rest := len(deal.deck) - deal.each * len(deal.seats):
            self.host.say_along("deal.rest", {"number": rest})

    def _explain(self, unclear: Unclear) -> None:
        """Why what lies there is nobody's card: no secret, since all eyes are open and everybody lays one."""
        self.host.say_along(f"cards.{unclear.why}", {"seats": unclear.seats})

    def _next(self, missing: Sequence[Seat] = ()) -> Press | Tap | Unclear | None:
        """What is pressed or laid next; None where nothing comes for a while, and whoever is missing is named."""
        end = self.host.now() + REMIND
        while self.host.now() < end:
            if isinstance(event := self.host.wait(end), Press | Tap | Unclear):
                return event
        if any(map(self.host.seating.lost, missing)):
            self._wait_for_devices()
        elif missing:
            self.host.say_along("deal.missing", {"seats": tuple(missing)})
        return None

    def _wait_for_devices(self) -> None:
        """Whose device is lost can neither press nor lay a card.  Raises `GivenUp`."""
        self.needs.paused_for_seats()
        if self.needs.given_up:
            raise GivenUp

    def _light(self, seats: Seats, missing: Sequence[Seat]) -> None:
        """The lights of those for whom the box waits are on."""
        for seat in seats:
            self.host.light([seat], "on" if seat in missing else "off")


def can_learn(host: Host, game: str, deal: Deal, way: Way) -> bool:
    """Whether the box can learn in this way who holds these cards: nothing but the list does without tags."""
    if not deal.secret:
        return False
    if way in ("list", "box"):
        return way == "list"
    group = group_of(game, deal.deck)
    return bool(group and host.desk and host.desk.knows(game, [f"{group}:{item}" for item in deal.deck]))


def facts_of(deal: Deal) -> Facts:
    """What to take and how many of it everybody gets, as the lines of a deal say it."""
    return {"pile": deal.what, "number": len(deal.deck), "each": deal.each}
