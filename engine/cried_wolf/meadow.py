"""The meadow: what everybody holds, what lies in front of whom, and whose turn it is (RULES.md 2.1 to 2.6)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.catalogue import Setup
from engine.cried_wolf.deck import VOICES
from engine.cried_wolf.rules import CriedWolfRules
from engine.effects import Board, Draw, Note, Seat, Seats, View
from engine.seats import clockwise
from engine.values import value

Cards = tuple[str, ...]


@value
class MeadowView(View):
    """What lies on the table for all to see."""

    front: Mapping[Seat, Cards]
    """What lies face up in front of each seat."""
    dead: Mapping[Seat, Cards]
    """Shot cards and the hunters that fired, at the seat that shot."""
    left: int
    """Cards to be drawn."""
    active: Seat
    """Whose turn it is; 0: nobody's."""
    offer: tuple[Seat, str]
    """Before whom the card lies that is on its way, and what it is said to be; (0, ""): none is."""


@dataclass(slots=True)
class Meadow:
    """One game; the script's functions change it."""

    setup: Setup
    active: Seat = 0
    """Whose turn it is; before the first one, who begins."""
    turn: int = 0
    left: int = 0
    """How many cards are to be drawn."""
    unseen: Cards = ()
    """What they can be; in mode 2 with those that are out of the game, which nobody ever sees."""
    hands: dict[Seat, Cards] = field(default_factory=dict)
    front: dict[Seat, Cards] = field(default_factory=dict)
    """What lies face up in front of each seat."""
    dead: dict[Seat, Cards] = field(default_factory=dict)
    """What each seat has shot."""
    fired: dict[Seat, int] = field(default_factory=dict)
    """How many hunters of each seat have fired: each lies there with what it shot."""
    offer: tuple[Seat, str] = (0, "")
    gone: Seats = ()
    """Whose players have left."""

    def __post_init__(self) -> None:
        for cards in (self.hands, self.front, self.dead):
            cards.update(dict.fromkeys(self.seats, ()))
        self.fired.update(dict.fromkeys(self.seats, 0))

    @property
    def seats(self) -> Seats:
        """All seats, also of those who have left."""
        return self.setup.seats

    @property
    def rules(self) -> CriedWolfRules:
        """The house rules."""
        rules: CriedWolfRules = self.setup.rules
        return rules

    @property
    def players(self) -> Seats:
        """Who is at the table."""
        return tuple([seat for seat in self.seats if seat not in self.gone])

    @property
    def others(self) -> Seats:
        """Everybody but whose turn it is, in the order of turns."""
        return tuple([seat for seat in clockwise(self.players, self.active) if seat != self.active])

    @property
    def kinds(self) -> Cards:
        """What is in the deck, as everybody knows."""
        return tuple(dict.fromkeys(self.setup.deck))

    async def draw(self) -> str:
        """The top card of the stock comes into the hand of whose turn it is."""
        can = tuple(dict.fromkeys(self.unseen))
        weights = tuple([self.unseen.count(kind) for kind in can])
        card: str = await Draw("card", can, weights, self.kinds, "cards", self.active)
        self.left, self.unseen = self.left - 1, without(self.unseen, card)
        self.give(self.active, card)
        return card

    def voice(self, card: str) -> str:
        """How this animal sounds, where the box is heard for it; "": nothing is heard."""
        return VOICES.get(card, "") if self.rules.animal_sounds else ""

    def give(self, seat: Seat, card: str) -> None:
        """A card comes into a hand."""
        self.hands[seat] += (card,)

    def take(self, seat: Seat, card: str) -> None:
        """A card leaves a hand."""
        self.hands[seat] = without(self.hands[seat], card)

    async def land(self, seat: Seat, card: str) -> None:
        """A card is turned face up in front of somebody."""
        self.offer = (0, "")
        self.front[seat] += (card,)
        await Note("mark", {"kind": card, "seat": seat})

    async def bury(self, seat: Seat, card: str) -> None:
        """A hunter of this seat has shot a card: both lie there, dead."""
        self.offer = (0, "")
        self.take(seat, "hunter")
        self.fired[seat] += 1
        self.dead[seat] += (card,)
        for kind in ("hunter", card):
            await Note("mark", {"kind": kind, "seat": seat, "dead": True})

    async def show(self) -> None:
        """The public screen shows what lies there now."""
        dead = {seat: ("hunter",) * self.fired[seat] + self.dead[seat] for seat in self.seats}
        lie = (dict(self.front), dead, self.left)
        await Board(MeadowView("turn", self.turn, self.seats, self.players, *lie, self.active, self.offer))


def without(cards: Cards, card: str) -> Cards:
    """One of these fewer."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
