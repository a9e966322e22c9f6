"""What is true in one game of Lupusburg.  From the rules (section 3), not from the engine."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.catalogue import Setup
from tests.lupusburg.points import won

Seat = int
House = str


@dataclass
class Town:
    """What is true in one game, of which these are the public set-up and the house rules."""

    setup: Setup
    people: dict[House, str] = field(default_factory=dict)
    chest: dict[Seat, House] = field(default_factory=dict)
    goals: dict[Seat, str] = field(default_factory=dict)
    living: set[House] = field(default_factory=set)
    changed: set[Seat] = field(default_factory=set)
    bets: dict[Seat, tuple[Seat, int]] = field(default_factory=dict)
    mayor: Seat = 0
    number: int = 0
    victim: House = ""
    trapped: House = ""

    def __post_init__(self) -> None:
        self.seats, self.rules = self.setup.seats, self.setup.rules
        count = len(self.seats)
        self.coins = [*range(count, 2, -1), 2, 2]
        self.broom, self.trap = count >= 6, self.rules.trap

    # Who is where

    def own(self, seat: Seat) -> list[House]:
        """The houses of a seat in which somebody lives."""
        return [house for house in (f"{seat}L", f"{seat}R") if house in self.living]

    def holder(self, person: str) -> Seat:
        """Who was dealt the wolf or the thief."""
        [house] = [house for house, who in self.people.items() if who == person]
        return int(house[0])

    def clockwise(self, seats: Iterable[Seat]) -> list[Seat]:
        """From the mayor on, he himself first."""
        return sorted(seats, key=lambda seat: (seat - self.mayor) % len(self.seats))

    def present(self) -> list[Seat]:
        """Everybody with a living character, from the mayor on."""
        return [seat for seat in self.clockwise(self.seats) if self.own(seat)]

    def distance(self, house: House) -> int:
        """How many houses one passes clockwise from the victim's on, or from the left house of the mayor."""
        circle = [f"{seat}{side}" for seat in self.seats for side in "LR"]
        start = self.victim or f"{self.mayor}L"
        return (circle.index(house) - circle.index(start)) % len(circle)

    def winner(self) -> str | None:
        """Who has won now."""
        own = len(self.own(self.holder("wolf")))
        return won(self.rules.wolf_win, own, len(self.living) - own)
