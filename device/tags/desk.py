"""What the host has to be told of cards with tags."""

from collections.abc import Sequence
from typing import Protocol

from device.ports import Laid, Tap, Unclear
from engine import Seat


class CardDesk(Protocol):
    """Knows which cards there are, and gives a seat a new one in place of one that was lost or broken."""

    def seats(self) -> Sequence[Seat]:
        """Whose card can be replaced."""

    def replace(self, seat: Seat) -> bool:
        """Let the seat lay a new card; whether it did."""

    def answers(self, game: str, seats: int) -> int:
        """How many seats of so many can have a whole set of cards of answers."""

    def knows(self, game: str, cards: Sequence[str]) -> bool:
        """Whether all these cards of the table ("role:seer") have tags."""


class Recognise(Protocol):
    """Knows which card a tag is."""

    def __call__(self, laid: Laid, *, gathering: bool) -> Tap | Unclear:
        """The card, or why the tag does not count; one that presses may be shown while people are `gathering`."""
