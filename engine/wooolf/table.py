"""The table of WOOOLF!!: what lies there in a hand, and what everybody has so far (RULES.md 1.2, 1.5, 1.6)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from engine.catalogue import Setup
from engine.effects import Seat, Seats, View
from engine.seats import clockwise_from
from engine.values import NOTHING, value
from engine.wooolf.deck import identity, places
from engine.wooolf.rules import WooolfRules

Place: TypeAlias = int
"""A seat, or the 5 in the middle."""
Pointers: TypeAlias = tuple[int, int]
"""The two numbers of a declaration; 0 says that there is nobody."""


class Mark(NamedTuple):
    """A mark before a card: what it shows and whose it is."""

    card: str
    """Where it lies: "4.1" is the first card of place 4."""
    kind: str
    by: Seat


class Questioned(NamedTuple):
    """A question card before a player, turned to its answer."""

    seat: Seat
    by: Seat
    question: str
    yes: bool


@value
class WooolfView(View):
    """What lies on the table for all to see."""

    hand: int
    start: Seat
    numbers: Mapping[int, Place]
    """What the numbers of the boards mean in this hand."""
    marks: tuple[Mark, ...]
    questions: tuple[Questioned, ...]
    declared: Seats
    """Who has declared early."""
    errors: Mapping[Seat, tuple[str, ...]]
    """The error marks of each seat that has some: "black-x" or "red-x"."""
    scores: Mapping[Seat, int]
    cards: Mapping[Place, tuple[str, ...]] = NOTHING
    """What was turned up when the hand was over."""
    pointers: Mapping[Seat, Pointers | None] = NOTHING
    """What was declared, once it is turned up; None: both on X."""


@dataclass(slots=True)
class Hand:
    """One hand."""

    number: int
    banned: Seats
    """Who may not declare early: whose error mark of the last hand is red."""
    start: Seat = 0
    cards: dict[Place, tuple[str, ...]] = field(default_factory=dict)
    questions: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    """The question cards that everybody still has."""
    round: int = 0
    marks: tuple[Mark, ...] = ()
    asked: tuple[Questioned, ...] = ()
    early: dict[Seat, Pointers] = field(default_factory=dict)
    """Who has declared early, one after the other."""
    final: dict[Seat, Pointers | None] = field(default_factory=dict)

    def identity(self, place: Place) -> str:
        """Who it is."""
        return identity(self.cards[place])

    @property
    def pointers(self) -> dict[Seat, Pointers | None]:
        """Everybody's declaration."""
        return {**self.early, **self.final}


@dataclass(slots=True)
class Table:
    """One game of WOOOLF!!; the script's functions change it."""

    setup: Setup
    scores: dict[Seat, int] = field(default_factory=dict)
    errors: dict[Seat, int] = field(default_factory=dict)
    """How many error marks everybody has, black and red."""
    red: Seats = ()
    """Whose last one is red."""
    gone: Seats = ()
    """Whose players have left."""
    rounds: int = 0
    """Of all hands."""

    def __post_init__(self) -> None:
        self.scores, self.errors = dict.fromkeys(self.seats, 0), dict.fromkeys(self.seats, 0)

    @property
    def seats(self) -> Seats:
        """All seats, also of those who have left."""
        return self.setup.seats

    @property
    def rules(self) -> WooolfRules:
        """The house rules."""
        rules: WooolfRules = self.setup.rules
        return rules

    @property
    def places(self) -> tuple[Place, ...]:
        """Where two cards lie."""
        return places(self.seats)

    @property
    def players(self) -> Seats:
        """Who is at the table."""
        return tuple([seat for seat in self.seats if seat not in self.gone]) if self.gone else self.seats

    @property
    def enough(self) -> int:
        """So many early declarations stop the rounds (1.3, 3; 1.9, 1)."""
        return 2 if len(self.seats) < 6 else 3

    def numbers(self, start: Seat) -> dict[int, Place]:
        """What the numbers of the boards mean: the seats, or by house rule counted from the start player on."""
        circle = clockwise_from(self.seats, start) if self.rules.renumber_each_hand else self.seats
        return dict(enumerate((*circle, *self.places[len(self.seats) :]), 1))

    def own_number(self, hand: Hand, seat: Seat) -> int:
        """The number of this seat on the boards."""
        return next(number for number, place in self.numbers(hand.start).items() if place == seat)

    def view(self, stage: str, hand: Hand, *, turned_up: bool = False) -> WooolfView:
        """What is public now."""
        errors = {seat: self.error_marks(seat) for seat in self.seats if self.errors[seat]}
        return WooolfView(
            stage,
            hand.round,
            self.seats,
            self.players,
            hand=hand.number,
            start=hand.start,
            numbers=self.numbers(hand.start),
            marks=hand.marks,
            questions=hand.asked,
            declared=tuple(hand.early),
            errors=errors,
            scores=dict(self.scores),
            cards=dict(hand.cards) if turned_up else NOTHING,
            pointers=hand.pointers if turned_up else NOTHING,
        )

    def error_marks(self, seat: Seat) -> tuple[str, ...]:
        """Those of a seat, a red one last."""
        red = ("red-x",) if seat in self.red else ()
        return (*("black-x",) * (self.errors[seat] - len(red)), *red)
