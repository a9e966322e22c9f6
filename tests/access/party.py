"""A table of people who have one sense only, and one button: whole games, and what each of them did in which list."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from device.absent import NoLights, NoScreen
from device.eyes import Eyes
from device.host import Host
from device.inbox import FastClock, Inbox
from device.lot import SeededLot
from device.pace import Pace
from device.phrases import Phrases
from device.ports import Found, Light, Lost, Panel, Press, Seats, Spoken
from device.seating import Seating
from device.session import Session
from device.settings import TEXTS
from device.sight import Sight
from device.sim.around import AroundScreen, AroundSeats, AroundSpeaker
from device.sim.speaker import TimedSpeaker
from device.store import FileStore
from engine import Event, Seat
from engine.catalogue import GameResult, Setup

REACTION = 0.3
"""Seconds from an item to a press; shorter than a beat."""
KEEN = 0.3
"""How probably somebody presses at an item."""


class Felt(NoLights):
    """A motor at each seat."""

    leads = lit = felt = frozenset(range(1, 21))


class Mute(TimedSpeaker):
    """A voice that nobody hears: each line comes back as one that was not spoken."""

    def say(self, line: Any, ticket: int) -> None:
        self.box.put(Spoken(ticket, ok=False))

    def __init__(self, inbox: Inbox) -> None:
        super().__init__(inbox)
        self.box = inbox


@dataclass
class Party:
    """People who press at what they have perceived, whatever it is and whether they are asked or not.

    `sense` is "voice" or "screen": what they perceive besides their own motor.  One of them, the `other`, may have the
    other sense; what is not everybody's sense is there, and eyes see the screen while they are open.
    """

    state: Path
    setup: Setup
    seed: int
    sense: str
    seats: Seats = field(default_factory=Felt)
    events: list[Event] = field(default_factory=list)
    views: list[Mapping[str, Any]] = field(default_factory=list)
    items: dict[str, str] = field(default_factory=dict)
    """What was perceived last, by sense."""
    pressed: dict[Seat, str] = field(default_factory=dict)
    """At which item each has pressed last."""
    learnt: dict[Seat, list[str]] = field(default_factory=dict)
    """At which items each one's motor has gone on."""
    watch: Callable[[Event], None] = lambda event: None
    high_contrast: bool = False
    other: Seat = 0

    def play(self) -> GameResult:
        """Let them play a whole game."""
        self.inbox, self.rng = Inbox(FastClock()), Random(self.seed)
        speaker = Mute(self.inbox) if self.sense == "screen" and not self.other else TimedSpeaker(self.inbox)
        self.eyes = Eyes(self.setup.seats)
        phrases = Phrases(TEXTS, "en", self.setup.game)
        self.host = host = Host(
            self.inbox,
            AroundSpeaker(speaker, self.hear),
            AroundScreen(NoScreen(), self.see),
            AroundSeats(self.seats, self.feel),
            phrases,
            Pace(1.0),
            sight=Sight(high_contrast=self.high_contrast, by_ear=bool(self.other) and self.sense == "screen"),
        )
        broken = Lost("screen", "no-display") if self.sense == "voice" else Lost("speaker", "no-sound")
        if not self.other:
            host.seating.note(broken)
        store = FileStore(self.state, self.inbox.put)
        try:
            result = Session(host, store, SeededLot(self.seed), self.told).begin(self.setup, "today")
        finally:
            store.close()
        assert result is not None
        return result

    def told(self, event: Event) -> None:
        self.events.append(event)
        self.eyes.hear(event, frozenset(event.get("seats", ())))
        self.watch(event)

    def hear(self, kind: str, text: str) -> None:
        if kind == "voice":
            self.perceive("voice", text)

    def see(self, view: Mapping[str, Any]) -> None:
        self.views.append(dict(view))
        if view.get("hint") and any("night cannot" in line or "No night" in line for line in view.get("lines", ())):
            self.inbox.put_at(self.inbox.clock.now() + 1, Panel("ok"))  # somebody reads aloud
        self.perceive("screen", str(view.get("big") or view.get("subtitle") or ""))

    def feel(self, seat: Seat, state: Light) -> None:
        if state == "on":
            self.learnt.setdefault(seat, []).append(self.items.get(self.sense_of(seat), ""))

    def sense_of(self, seat: Seat) -> str:
        """What this one perceives."""
        return {"voice": "screen", "screen": "voice"}[self.sense] if seat == self.other else self.sense

    def perceive(self, sense: str, text: str) -> None:
        """Press at it, or do not: everybody for himself."""
        if not text or text == self.items.get(sense):
            return
        self.items[sense] = text
        for seat in self.setup.seats:
            if self.sense_of(seat) != sense or (self.other and sense == "screen" and seat not in self.eyes.open):
                continue
            everybody = "Press when you are ready" in text
            if everybody or self.rng.random() < KEEN:
                self.pressed[seat] = text
                self.inbox.put_at(self.inbox.clock.now() + REACTION, Press(seat))

    def answers(self) -> list[Event]:
        return [event for event in self.events if event["event"] == "answer"]


__all__ = ["Found", "Party", "Seating"]
