"""The trades of The Village: public, and independent of the cards (RULES.md 5.6)."""

from dataclasses import dataclass, field

from engine.effects import Seat, Seats
from engine.seats import without

VAGABOND = "vagabond"
"""The trade of whoever has no house."""


@dataclass(slots=True)
class Trades:
    """Who owns which house.  There are none in a village without buildings."""

    of: dict[Seat, str] = field(default_factory=dict)
    """The trade of each seat, living or dead."""
    owners: dict[str, Seats] = field(default_factory=dict)
    """The living of each trade that there was at the start or is now: they are called for, even if there are none."""
    used: set[str] = field(default_factory=set)
    """The houses whose owner has used up their power."""

    def deal(self, seat: Seat, trade: str) -> None:
        """It has this trade from the start."""
        self.of[seat] = trade
        self.owners[trade] = (*self.owners.get(trade, ()), seat)

    def give(self, seat: Seat, trade: str) -> None:
        """From now on this living seat has this trade and no other; a house has its power again."""
        self.bury(seat)
        self.of[seat] = trade
        self.owners[trade] = tuple(sorted((*self.owners.get(trade, ()), seat)))
        self.used.discard(trade)

    def bury(self, seat: Seat) -> None:
        """It is no living owner any more."""
        if trade := self.of.get(seat):
            self.owners[trade] = without(seat, self.owners[trade])
