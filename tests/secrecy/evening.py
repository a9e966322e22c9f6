"""Whole games of simulated players on a fast clock, and a record of everything that the ports were told, with times."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from device.absent import NoLights, NoScreen
from device.host import Host
from device.inbox import FastClock, Inbox
from device.lobby.plan import usual_rules
from device.lot import SeededLot
from device.pace import Pace
from device.phrases import Phrases
from device.ports import Ambience, Light, Line, Spoken
from device.session import Session
from device.settings import TEXTS
from device.sim.around import AroundScreen, AroundSeats
from device.sim.players import Players
from device.sim.speaker import TimedSpeaker
from device.store import FileStore
from engine import Event, Seat
from engine.catalogue import GameResult, Setup, games
from tests.device.bench import Lights


@dataclass(frozen=True)
class Told:
    """One thing that a port was told, or that it has done: "say" as a line begins, "said" at its end."""

    t: float
    what: str
    value: Any


class Ports:
    """Speaker, screen and lights that keep what they are told."""

    def __init__(self, inbox: Inbox) -> None:
        self._inbox = inbox
        self.told: list[Told] = []

    def tell(self, what: str, value: Any) -> None:
        self.told.append(Told(round(self._inbox.clock.now(), 3), what, value))

    def of(self, *whats: str) -> list[Told]:
        return [told for told in self.told if told.what in whats]

    def see(self, view: Mapping[str, Any]) -> None:
        self.tell("view", dict(view))

    def light(self, seat: Seat, state: Light) -> None:
        self.tell("light", (seat, state))


class KeptSpeaker(TimedSpeaker):
    """A voice whose lines take as long as they take, and its sounds."""

    def __init__(self, inbox: Inbox, ports: Ports, seconds: Callable[[str], float]) -> None:
        super().__init__(inbox, seconds)
        self._ports = ports
        self.lines: dict[int, str] = {}

    def say(self, line: Line, ticket: int) -> None:
        self.lines[ticket] = line.text
        self._ports.tell("say", line.text)
        super().say(line, ticket)

    def play(self, sound: str) -> None:
        self._ports.tell("sound", sound)

    def ambience(self, kind: Ambience) -> None:
        self._ports.tell("ambience", kind)


class KeptInbox(Inbox):
    """An inbox that keeps when lines have ended."""

    def __init__(self) -> None:
        super().__init__(FastClock())
        self.ports = Ports(self)
        self.lines: Mapping[int, str] = {}

    def wait(self, deadline: float | None = None) -> Any:
        event = super().wait(deadline)
        if isinstance(event, Spoken) and event.ticket in self.lines:
            self.ports.tell("said", self.lines[event.ticket])
        return event


@dataclass(frozen=True)
class Evening:
    """One game that was played to its end."""

    setup: Setup
    result: GameResult
    events: list[Event]
    ports: Ports
    phrases: Phrases

    def text(self, line: str) -> str:
        return self.phrases.line(line, {})

    def named(self, *events: str) -> list[Event]:
        return [event for event in self.events if event["event"] in events]


def table(game: str, seed: int, seats: int | None = None, cards: tuple[str, ...] = (), **rules: Any) -> Setup:
    """A recommended deck, these cards in the place of villagers, by the usual house rules but for these."""
    kind, chance = games()[game], Random(seed)
    number = seats or chance.randint(kind.least, min(kind.most, 12))
    wanted: Any = replace(usual_rules(kind, number), **rules)
    deck = list(kind.pack(number, wanted))
    for card in cards:
        if card not in deck:
            deck[deck.index("villager")] = card
    return Setup(game, tuple(range(1, number + 1)), tuple(deck), wanted)


def play(
    state: Path,
    setup: Setup,
    seed: int,
    lights: bool = False,
    pace: float = 1.0,
    seconds: Callable[[str], float] = lambda text: 0.5,
    watch: Iterable[Callable[[Event], None]] = (),
) -> Evening:
    """Let simulated players play it."""
    inbox = KeptInbox()
    ports = inbox.ports
    speaker = KeptSpeaker(inbox, ports, seconds)
    inbox.lines = speaker.lines
    phrases = Phrases(TEXTS, "en", setup.game)
    screen, seats = AroundScreen(NoScreen(), ports.see), AroundSeats(Lights() if lights else NoLights(), ports.light)
    host = Host(inbox, speaker, screen, seats, phrases, Pace(pace))
    players = Players(inbox, seed)
    players.sit_down(setup.seats)
    store = FileStore(state, inbox.put)
    events: list[Event] = []

    def hear(event: Event) -> None:
        events.append(event)
        for look in watch:
            look(event)
        players.hear(event)

    try:
        result = Session(host, store, SeededLot(seed), hear).begin(setup, "today")
    finally:
        store.close()
    assert result is not None
    return Evening(setup, result, events, ports, phrases)
