"""A table in a window that is never opened: its state, its desk, and what would be drawn."""

from pathlib import Path
from typing import Any

from device.inbox import Inbox
from device.phrases import Phrases
from device.ports import Event
from device.settings import TEXTS
from device.sim.above.desk import Desk
from device.sim.above.scene import Scene, scene
from device.sim.above.state import Tabletop
from device.sim.commands import Commands
from device.sim.hands import Typed
from device.sim.paced import PacedClock
from engine import Seat, Transcript
from tests.sim.boxes import evening

SIZES = ((800, 600), (1280, 800), (1920, 1080))


class Watched:
    """A table, the hand of the person at the window, and what comes into the box's inbox."""

    def __init__(self, seats: int = 7, language: str = "en", game: str = "classic") -> None:
        self.played: dict[Seat, str] = {}
        phrases = Phrases(TEXTS, language, game)
        self.clock = PacedClock(lambda: 0.0)
        self.inbox = Inbox(self.clock)
        leads = tuple(range(1, seats + 1))
        self.top = Tabletop(leads, lambda: phrases, lambda: self.played, now=self.clock.now)
        commands = Commands(Typed(self.inbox), self._sit_down, self._stand_up, lambda: game)
        self.taught: dict[str, str] = {}
        self.desk = Desk(self.top, self.clock, commands, self.inbox.put, lambda: game, lambda: self.taught)
        self.transcript = Transcript(self.clock.now, phrases.line, hear=self.top.hear)

    def scene(self, size: tuple[int, int] = (1280, 800)) -> Scene:
        return scene(self.desk, size)

    def keys(self, *names: str) -> None:
        for name in names:
            control, shift = name.startswith("ctrl "), name.startswith("shift ")
            key = name.rpartition(" ")[2] or " "
            self.desk.key(key, key if len(key) == 1 else "", shift=shift, control=control)

    def happened(self) -> list[Event]:
        return list(iter(lambda: self.inbox.wait(self.clock.now()), None))

    def _sit_down(self, leads: list[Seat], clumsy: bool) -> None:
        self.played.update(dict.fromkeys(leads, "clumsy" if clumsy else "bot"))

    def _stand_up(self, leads: list[Seat]) -> None:
        for lead in leads:
            self.played.pop(lead, None)


def game(state: Path, name: str = "classic", seats: int = 7) -> list[dict[str, Any]]:
    """Everything that has happened in a whole game."""
    (played,) = evening(state, game=name, seats=seats, bots=seats).games
    return [event for event in played if "event" in event]
