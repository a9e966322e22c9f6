"""Who may know what in the guessing game: everything but the seat that was drawn is public."""

from device.leaks.knowledge import Decks
from engine import Event, Seat
from engine.catalogue import Setup

RESULTS = ("guess.wrong", "outcome.points")


class Guess:
    """One game: whoever is called is asked."""

    def __init__(self, setup: Setup, decks: Decks) -> None:
        self._turn: frozenset[Seat] = frozenset()

    def hear(self, event: Event) -> frozenset[Seat] | None:
        match event:
            case {"event": "say", "line": "guess.turn", "facts": {"seat": seat}}:
                self._turn = frozenset({seat})
            case {"event": "ask" | "answer"}:
                return self._turn
            case {"event": "refuse", "seat": seat}:
                return frozenset({seat})
        return None

    def is_result(self, event: Event) -> bool:
        return event["event"] in ("score", "outcome", "show") or event.get("line") in RESULTS

    def may_be_told(self, event: Event) -> bool:
        return True


KNOWLEDGE = Guess
