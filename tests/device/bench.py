"""A table on a fast clock, for scripts of a few effects and people who press at given seconds."""

from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from device.absent import NoLights, NoScreen
from device.host import Host
from device.inbox import FastClock, Inbox
from device.lot import SeededLot
from device.papers import Way
from device.phrases import Phrases
from device.ports import Event, Line, Spoken
from device.sim.speaker import TimedSpeaker
from device.table import Table
from engine import Ask, Effect, Interrupted, Run, Seat, Talk, Transcript
from engine.journal import Record

TEXTS = Path(__file__).parents[2] / "config" / "lang"
SEATS = (1, 2, 3, 4, 5)
Script = Callable[[], Coroutine[Effect[Any], Any, Any]]


EXPLODE = Ask("werewolf.explode", (1,), ("talk",), closes="first", secret=False)


async def talk() -> Any:
    """A talk that seat 1 may blow up; comes back as the seat that did, or 0."""
    try:
        await Talk(0, 60, interrupt=EXPLODE)
    except Interrupted as boom:
        return boom.seat
    return 0


class Voice(TimedSpeaker):
    """Keeps when each line was spoken; a deaf box has no sound."""

    def __init__(self, inbox: Inbox, deaf: bool) -> None:
        super().__init__(inbox)
        self.deaf, self._box = deaf, inbox
        self.lines: list[tuple[float, str]] = []
        self.said: list[Line] = []
        self.prepared: list[tuple[Line, float]] = []
        self.sounds: list[tuple[float, str]] = []

    def play(self, sound: str) -> None:
        self.sounds.append((round(self._box.clock.now(), 3), sound))

    def prepare(self, lines: Iterable[Line], *, together: bool = False) -> None:
        self.prepared += [(line, self._box.clock.now()) for line in lines]

    def say(self, line: Line, ticket: int) -> None:
        self.lines.append((round(self._box.clock.now(), 3), line.text))
        self.said.append(line)
        if self.deaf:
            self._box.put(Spoken(ticket, ok=False))
        else:
            super().say(line, ticket)


class Views(NoScreen):
    """Keeps when each view was shown."""

    def __init__(self, inbox: Inbox) -> None:
        self._box = inbox
        self.views: list[tuple[float, dict[str, Any]]] = []

    def show(self, view: Mapping[str, Any]) -> None:
        self.views.append((round(self._box.clock.now(), 3), dict(view)))

    def times(self, kind: str, key: str) -> list[tuple[float, Any]]:
        """When what stood under this key of these views."""
        return [(when, view.get(key)) for when, view in self.views if view.get("kind") == kind]

    def read(self, kind: str, key: str) -> list[Any]:
        """What stood under this key of these views, repetitions left out."""
        found = [text for _, text in self.times(kind, key)]
        return [text for place, text in enumerate(found) if place == 0 or text != found[place - 1]]


class Lights(NoLights):
    """Hooded lights that keep what they were set to."""

    leads = lit = frozenset(range(1, 21))

    def __init__(self) -> None:
        self.set: list[tuple[int, str]] = []

    def light(self, seat: int, state: str) -> None:
        self.set.append((seat, state))


class Desk:
    """Cards that the box knows."""

    def __init__(self, cards: Sequence[str] = (), sets: int = 0) -> None:
        self._cards, self._sets = cards, sets

    def seats(self) -> Sequence[Seat]:
        return ()

    def replace(self, seat: Seat) -> bool:
        return False

    def answers(self, game: str, seats: int) -> int:
        return self._sets

    def knows(self, game: str, cards: Sequence[str]) -> bool:
        return {*cards} <= {*self._cards}


class Bench:
    """Plays one script; `people` are events and the seconds at which they come."""

    def __init__(
        self,
        script: Script,
        people: Iterable[tuple[float, Event]] = (),
        records: Iterable[Record] = (),
        deaf: bool = False,
        lights: Lights | None = None,
        all_hands: bool = False,
        deal: Way = "box",
        game: str = "classic",
        language: str = "en",
    ) -> None:
        inbox = Inbox(FastClock())
        self.voice, self.screen = Voice(inbox, deaf), Views(inbox)
        self.host = Host(inbox, self.voice, self.screen, lights or NoLights(), Phrases(TEXTS, language, game))
        self.transcript = Transcript(self.host.now, self.host.phrases.line)
        self.host.tell = self.transcript.tell
        for when, event in people:
            inbox.put_at(when, event)
        self.records: list[Record] = []
        run: Run[Any] = Run(script, self.records.append, records, self.transcript.replayed)
        self.table = Table(run, self.transcript, self.host, SeededLot(1), SEATS, all_hands=all_hands, deal=deal)

    def play(self) -> Any:
        """The result of the script."""
        return self.table.play()

    @property
    def now(self) -> float:
        """Seconds since the start."""
        return round(self.host.now(), 3)

    def heard(self, word: str) -> list[float]:
        """When lines with this word in them were spoken."""
        return [when for when, text in self.voice.lines if word in text]
