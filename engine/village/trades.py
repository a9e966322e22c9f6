"""The trades of The Village: public, and independent of the cards (rules.md 5.6)."""

from dataclasses import dataclass, field

from engine.effects import Seat, Seats

VAGABOND = "vagabond"
"""The trade of whoever has no house."""


@dataclass(slots=True)
class Trades:
    """Who owns which houses, living or dead.  There are none in a village without buildings."""

    owners: dict[str, Seats] = field(default_factory=dict)
    """Each trade that there was at the start, and whoever has it now: its owner is called for, living or dead."""
    used: list[Seat] = field(default_factory=list)
    """Owners who have used up the power of their house."""

    def of(self, seat: Seat) -> str:
        """The trade of this seat."""
        return next((trade for trade, seats in self.owners.items() if seat in seats), VAGABOND)

    def give(self, seat: Seat, trade: str) -> None:
        """From now on it has this trade and no other."""
        for other, seats in self.owners.items():
            self.owners[other] = tuple([owner for owner in seats if owner != seat])
        self.owners[trade] = tuple(sorted([*self.owners.get(trade, ()), seat]))
