"""Who owns which building, and whose power is spent (RULES.md 5.6)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine import Choice, Seat

ONCE = {"confessor.look": "none", "healer.save": "none", "barber.shave": "none", "lord.pardon": "no"}
"""What a house can do once -> the answer that does not use it up."""


@dataclass
class Houses:
    """The buildings of a village; empty where it has none."""

    of: dict[Seat, str] = field(default_factory=dict)
    used: set[Seat] = field(default_factory=set)

    def owner(self, trade: str, living: Iterable[Seat], *, fresh: bool = False) -> Seat:
        """The living owner, or 0."""
        owners = [seat for seat in living if self.of.get(seat) == trade and not (fresh and seat in self.used)]
        return min(owners, default=0)

    def grant(self, seat: Seat, trade: str) -> None:
        """A new owner, and a fresh power."""
        self.of[seat] = trade
        self.used.discard(seat)

    def lose(self, seat: Seat) -> None:
        """Nobody's house any more: its owner is dead, or it has burnt."""
        self.of[seat] = "vagabond"

    def use(self, ask: str, answers: Mapping[Seat, Choice]) -> None:
        """A power that may be used once is used."""
        self.used |= {seat for seat, choice in answers.items() if ask in ONCE and choice != ONCE[ask]}
