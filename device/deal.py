"""How the box learns who holds what: by real cards, or because it deals itself.

While cards are laid the box listens as it speaks.  Errors name a seat and nothing else, and what is left over is
computed and never laid: so nobody learns a card.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from device import pace
from device.host import Host
from device.lot import Lot
from device.needs import Needs
from device.ports import WELL, Press, Tap, Unclear
from device.public import PublicView
from device.tags.decks import kind
from engine import Deal, Hands, Seat, Seats

Way: TypeAlias = Literal["readers", "well", "list", "box"]
"""Each lays the own card on the own reader; each card goes over the reader in the lid; the box reads the roles and each
presses at the own one; or there are no cards, and the box deals."""
WAYS: tuple[Way, ...] = ("readers", "well", "list", "box")
ROLE = "role:"
"""What the cards of roles are called on readers."""
REMIND = 30.0
"""Seconds after which whoever is missing is named."""


class GivenUp(Exception):
    """The table goes on without the device of a seat, which so cannot say what it holds."""


class Dealer:
    """Deals the cards of one game."""

    def __init__(self, host: Host, public: PublicView, lot: Lot, way: Way, needs: Needs) -> None:
        self.host, self.public, self.lot, self.way, self.needs = host, public, lot, way, needs
        self.on_paper = False
        """Whether it is sure that everybody holds the own card in the hand; after a power cut it is not."""

    def deal(self, deal: Deal, number: int) -> Hands:
        """Who holds which cards, dealt for the `number`th time, from 0; seat 0 holds what is left over.

        Where a seat is given up that would have to say what it holds, the box deals instead: no card is ever inferred.
        """
        if self.way == "box" or not deal.secret or deal.each != 1:
            return self.lot.deal(deal, number)
        try:
            hands = self._by_cards(deal)
        except GivenUp:
            if self.public.dark:
                self.host.say("look.open")
                self.public.night(False)
            self.host.say("deal.instead")
            return self.lot.deal(deal, number)
        finally:
            self.host.light(deal.seats, "off")
        self.on_paper = True
        return hands

    def _by_cards(self, deal: Deal) -> Hands:
        if self.way == "readers":
            return self.by_readers(deal)
        return self.by_the_well(deal) if self.way == "well" else self.by_the_list(deal)

    # With tags

    def by_readers(self, deal: Deal) -> Hands:
        """Everybody lays the own card on the own reader, in any order."""
        spread = Spread(deal)
        self._hand_out("deal.readers", deal)
        while missing := [seat for seat in deal.seats if seat not in spread.cards]:
            self._light(deal.seats, missing)
            match self._next(missing):
                case Tap(seat=seat, card=card) if seat in deal.seats and not spread.lay(seat, card):
                    self.host.say_along("deal.wrong", {"seat": seat})
                case Unclear(seats=seats) as unclear:
                    spread.forget(seats)
                    self._explain(unclear)
        self.host.say("deal.take-back")
        return spread.hands()

    def by_the_well(self, deal: Deal) -> Hands:
        """One card after another goes over the reader in the lid, and then to the seat that the box names."""
        spread = Spread(deal)
        self.host.say_along("deal.well", {"number": len(deal.deck)})
        with self.host.at_the_well():
            for seat in deal.seats:
                while seat not in spread.cards:
                    match self._next():
                        case Tap(seat=where, card=card) if where == WELL and not spread.lay(seat, card):
                            self.host.say_along("deal.wrong-card")
                        case Unclear(seats=seats) as unclear if WELL in seats:
                            self._explain(unclear)
                self.host.say_along("deal.give", {"seat": seat})
        self._set_aside(deal)
        self.host.say("deal.look-now")
        return spread.hands()

    # Without tags

    def by_the_list(self, deal: Deal) -> Hands:
        """With closed eyes all press at the own role, until it adds up; nobody hears what does not."""
        roles = tuple(dict.fromkeys(deal.deck))
        self._hand_out("deal.list", deal)
        self._until_all_have_looked(deal.seats)
        self.needs.sound()
        self.host.say("deal.close")
        self.public.night(True)
        held = self._listen(roles)
        while not adds_up(deal, held):
            self._wait_for_devices()
            self.host.say("deal.again")
            held = self._listen(roles)
        self.host.say("look.open")
        self.public.night(False)
        return hands_of(deal, held)

    def _until_all_have_looked(self, seats: Seats) -> None:
        missing = [*seats]
        while missing:
            self._light(seats, missing)
            if isinstance(event := self._next(missing), Press | Tap):
                missing = [seat for seat in missing if seat != event.seat]

    def _listen(self, roles: tuple[str, ...]) -> dict[Seat, str]:
        """Two passes through the roles, whoever presses when; the last press of each seat counts."""
        self.needs.sound()
        held: dict[Seat, str] = {}
        end, role = self.host.now() + self.host.pace.seconds(pace.LEAD_IN), ""
        for following in (*roles * pace.PASSES, None):
            while self.host.now() < end:
                match self.host.wait(end):
                    case Press(seat=seat, button="ok", held=False) | Tap(seat=seat, late=False) if role:
                        held[seat] = role
            if following is not None:
                role = following
                self.host.tell("beat", {"item": role})
                self.host.begin_to_say(self.public.item(role))
                end += self.host.pace.seconds(pace.BEAT)
        return held

    # Both

    def _hand_out(self, line: str, deal: Deal) -> None:
        self.host.say_along(line, {"number": len(deal.deck)})
        self._set_aside(deal)

    def _set_aside(self, deal: Deal) -> None:
        if rest := len(deal.deck) - len(deal.seats):
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


class Spread:
    """The cards that were laid so far, at the seats that hold them."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.cards: dict[Seat, str] = {}

    def lay(self, seat: Seat, card: str) -> bool:
        """Whether this can be the card of the seat.  What it has laid before counts no more, whatever this one is."""
        self.cards.pop(seat, None)
        others = [*self.cards.values()]
        role = role_of(card)
        if card in others or [*map(role_of, others)].count(role) >= self.deal.deck.count(role):
            return False
        self.cards[seat] = card
        return True

    def forget(self, seats: Seats) -> None:
        """What these seats have laid counts no more."""
        for seat in seats:
            self.cards.pop(seat, None)

    def hands(self) -> Hands:
        """Who holds what, and what is left over."""
        return hands_of(self.deal, {seat: role_of(card) for seat, card in self.cards.items()})


def role_of(card: str) -> str:
    """The role that a card of the table shows; "" for any other card."""
    return kind(card).removeprefix(ROLE) if card.startswith(ROLE) else ""


def adds_up(deal: Deal, held: Mapping[Seat, str]) -> bool:
    """Whether all have one, and none is held more often than it is in the deck."""
    return {*deal.seats} <= {*held} and Counter(held[seat] for seat in deal.seats) <= Counter(deal.deck)


def hands_of(deal: Deal, held: Mapping[Seat, str]) -> Hands:
    """One card each; what nobody holds lies there for seat 0, in the order of the deck."""
    hands = {seat: (held[seat],) for seat in deal.seats}
    return {**hands, 0: tuple((Counter(deal.deck) - Counter(held[seat] for seat in deal.seats)).elements())}
