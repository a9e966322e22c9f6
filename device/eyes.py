"""Whose eyes are open, as the events of a game tell it."""

from engine import Event, Seat, Seats

NOBODY: frozenset[Seat] = frozenset()


class Eyes:
    """Whose eyes are open."""

    def __init__(self, seats: Seats) -> None:
        self.seats = frozenset(seats)
        self.open = self.seats
        self.watching = NOBODY
        """Who may see everything in the dark: the dead, where the house rules let them."""

    def hear(self, event: Event, rightly: frozenset[Seat] | None) -> None:
        """Go on by one event; `rightly` is whose eyes a call opens."""
        match event:
            case {"event": "say", "line": "look.close" | "practice.sleep"}:
                self.open = self.watching = NOBODY
            case {"event": "say", "line": "look.seat", "facts": {"seat": seat}}:
                self.open = self.watching | {seat}
            case {"event": "say", "line": "look.only", "facts": {"seat": seat}}:
                self.open, self.watching = frozenset({seat}), NOBODY
            case {"event": "say", "line": "look.open"}:
                self.open = self.seats
            case {"event": "sleep"}:
                self.open = self.watching = rightly or NOBODY
            case {"event": "wake"}:
                self.open = rightly or NOBODY
        if self.open == self.seats:
            self.watching = NOBODY
