"""Who may know what where a coin is sought: what is looked at is public, what is seen there and declared is not."""

from device.leaks.knowledge import Decks
from engine import Event, Seat
from engine.catalogue import Setup

RESULTS = ("seek.peeks", "seek.declares", "seek.found", "outcome.points")


class Seek:
    """One game: whoever is called is asked, and sees."""

    def __init__(self, setup: Setup, decks: Decks) -> None:
        self._turn: frozenset[Seat] = frozenset()

    def hear(self, event: Event) -> frozenset[Seat] | None:
        match event:
            case {"event": "say", "line": "seek.turn", "facts": {"seat": seat}}:
                self._turn = frozenset({seat})
            case {"event": "ask" | "answer" | "show"}:
                return self._turn
            case {"event": "refuse", "seat": seat}:
                return frozenset({seat})
        return None

    def is_result(self, event: Event) -> bool:
        return event["event"] in ("score", "outcome", "board") or event.get("line") in RESULTS

    def may_be_told(self, event: Event) -> bool:
        return True


KNOWLEDGE = Seek
