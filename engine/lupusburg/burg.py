"""Lupusburg itself: who lives where, what everybody has, and who has won (RULES.md 3.4, 3.6)."""

from dataclasses import dataclass, field
from typing import TypeAlias

from engine.catalogue import Setup
from engine.effects import Barred, Note, Seat, Seats, View
from engine.lupusburg.deck import coins
from engine.lupusburg.rules import LupusburgRules
from engine.seats import bar, clockwise, clockwise_from
from engine.values import value

House: TypeAlias = str
"""The seat of its owner and the side on which he sees it: "3L"."""


class GameOver(Exception):
    """Raised where the end is checked; caught where the course of the game is written."""

    def __init__(self, winner: str) -> None:
        super().__init__(winner)
        self.winner = winner


@value
class BurgView(View):
    """What lies on the table for all to see."""

    mayor: Seat
    houses: tuple[House, ...]
    """The houses in which somebody lives."""
    coins: tuple[int, ...]
    bets: tuple[tuple[Seat, Seat, int], ...]
    """Who has bet on whom, and with which coin."""
    broom: bool
    trap: House


def owner(house: House) -> Seat:
    """Whose house it is."""
    return int(house[:-1])


def houses_of(seat: Seat) -> tuple[House, House]:
    """Both houses of a seat, the left one first."""
    return f"{seat}L", f"{seat}R"


@dataclass(slots=True)
class Bet:
    """Before whom a coin lies."""

    on: Seat
    coin: int


@dataclass(slots=True)
class Burg:
    """One game of Lupusburg; the script's functions change it."""

    setup: Setup
    mayor: Seat = 0
    people: dict[House, str] = field(default_factory=dict)
    """Who lives or lived where."""
    chests: tuple[House, ...] = ()
    """The houses with a treasure chest."""
    goals: dict[Seat, str] = field(default_factory=dict)
    unused_goals: tuple[str, ...] = ()
    changed: Seats = ()
    """Who has changed his goal."""
    living: tuple[House, ...] = ()
    """The houses in which somebody lives, clockwise from the left house of seat 1."""
    coins: tuple[int, ...] = ()
    """What is left of the stack, the top coin first."""
    bets: dict[Seat, Bet] = field(default_factory=dict)
    broom: bool = False
    """Whether the chimney broom is in the game."""
    has_trap: bool = False
    """Whether the trap is in the game."""
    trap_at: House = ""
    """The house in which it was set for this night; "": in none."""
    victim: House = ""
    """Who was killed last night; "": nobody."""
    night: int = 0
    dark: bool = False
    """Whether all eyes are closed."""
    gone: Seats = ()
    """Whose players have left."""
    toll: tuple[int, ...] = ()
    """How many were dead when each day's vote began."""

    def __post_init__(self) -> None:
        seats = self.setup.seats
        self.living = tuple([house for seat in seats for house in houses_of(seat)])
        self.coins = coins(len(seats))
        self.broom, self.has_trap = len(seats) >= 6, self.rules.trap

    @property
    def seats(self) -> Seats:
        """All seats, also of those who have left."""
        return self.setup.seats

    @property
    def rules(self) -> LupusburgRules:
        """The house rules."""
        rules: LupusburgRules = self.setup.rules
        return rules

    @property
    def players(self) -> Seats:
        """Who is at the table, clockwise from the mayor: also without a living character."""
        return clockwise_from(self.here, self.mayor)

    @property
    def here(self) -> Seats:
        """Who is at the table, in the order of seats."""
        return tuple([seat for seat in self.seats if seat not in self.gone])

    @property
    def next_mayor(self) -> Seat:
        """The next seat behind the mayor's, at which somebody is: his own, if nobody else is."""
        return clockwise(self.here, self.mayor)[0]

    def home(self, person: str) -> House:
        """Where the wolf or the thief lives or lived."""
        return next(house for house, who in self.people.items() if who == person)

    @property
    def wolf(self) -> Seat:
        """Who holds the wolf: he acts as long as one of his characters lives."""
        return owner(self.home("wolf"))

    def own(self, seat: Seat) -> tuple[House, ...]:
        """The houses of this seat in which somebody lives, the left one first."""
        return tuple([house for house in houses_of(seat) if house in self.living])

    def alive(self, seats: Seats) -> Seats:
        """Those of these seats with a living character."""
        return tuple([seat for seat in seats if self.own(seat)])

    def inhabited(self) -> tuple[House, ...]:
        """Both houses of everybody who has a living character."""
        return tuple([house for seat in self.alive(self.seats) for house in houses_of(seat)])

    def removed(self, who: Seats) -> Barred:
        """Houses out of the game: they stand in a secret list as well, so that it is the same behind each seat."""
        return bar(who, tuple([house for house in self.inhabited() if house not in self.living]), "removed")

    def nearest_first(self, houses: tuple[House, ...]) -> list[House]:
        """These houses clockwise from last night's victim; without one from the mayor's left house on (3.4)."""
        circle = [house for seat in self.seats for house in houses_of(seat)]
        start = circle.index(self.victim or houses_of(self.mayor)[0])
        return [house for house in circle[start:] + circle[:start] if house in houses]

    def view(self, stage: str) -> BurgView:
        """What is public now.  The dead lie face down, so nothing of them is."""
        bets = tuple([(seat, bet.on, bet.coin) for seat, bet in self.bets.items()])
        living = self.alive(self.seats)
        lie = (self.living, self.coins, bets)
        return BurgView(stage, self.night, self.seats, living, self.mayor, *lie, self.broom, self.trap_at)

    async def remove(self, houses: tuple[House, ...], cause: str) -> None:
        """Take houses and who lived there away, face down."""
        self.living = tuple([house for house in self.living if house not in houses])
        for house in houses:
            await Note("death", {"house": house, "cause": cause})

    def winner(self) -> str:
        """Who has won; "" while the game is running."""
        own = len(self.own(self.wolf))
        others = len(self.living) - own
        enough = {"others_le_1": 1, "others_le_wolf_characters": own, "others_eq_0": 0}[self.rules.wolf_win]
        if own == 0:
            return "village"
        return "wolf" if others <= enough else ""

    def judge(self) -> None:
        """End the game if somebody has won.  Raises `GameOver`."""
        if winner := self.winner():
            raise GameOver(winner)
