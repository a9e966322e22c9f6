"""Whole games at seats whose only button is a card on an emulated reader, through the real driver, without any screen.

The same games come out where presses go into the inbox as they are; and whichever plug is pulled and put back.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from device.absent import NoLights, NoScreen
from device.host import Host
from device.hw.readers.reader import Kind
from device.inbox import FastClock, Inbox
from device.lobby.plan import usual_rules
from device.lot import SeededLot
from device.phrases import Phrases
from device.ports import Press
from device.session import Session
from device.settings import TEXTS
from device.sim.card_hands import SimReaders
from device.sim.players import Player, Players
from device.sim.speaker import TimedSpeaker
from device.store import FileStore
from device.tags.recognise import Recogniser
from device.tags.registry import Registry
from engine import Event, Seat
from engine.catalogue import GameResult, Setup, games
from tests.rehearsals.helpers import the_same

SEATS = tuple(range(1, 8))
KINDS: dict[Seat, Kind] = {seat: "pn532" if seat % 3 == 1 else "rdm6300" for seat in SEATS}
CARDS = {seat: f"04{seat:02x}a1b2c3" + ("d4e5" if kind == "pn532" else "") for seat, kind in KINDS.items()}
SHORT, LONG = 2.5, 20.0
"""Seconds that a plug is out: just long enough for the box to tell; and so long that a scene of the night is over."""

Mishap = Callable[["Evening", Event], None]


class Hands(Inbox):
    """An inbox whose simulated players lay cards down."""

    readers: SimReaders | None = None

    def put_at(self, when: float, event: Any) -> None:
        if self.readers is None or not isinstance(event, Press):
            super().put_at(when, event)
        else:
            self.readers.touch(event.seat, CARDS[event.seat], at=when)


@pytest.fixture(autouse=True)
def made_up_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody answers otherwise because of when somebody else has pressed, or of what was seen before a pause."""
    monkeypatch.setattr(Player, "_wanted", lambda player, ask, options, chance: options)


@dataclass
class Evening:
    """One game, and what became of it."""

    inbox: Hands = field(default_factory=lambda: Hands(FastClock()))
    events: list[Event] = field(default_factory=list)
    result: GameResult | None = None
    said: list[str] = field(default_factory=list)

    @property
    def readers(self) -> SimReaders:
        assert self.inbox.readers is not None
        return self.inbox.readers

    @property
    def story(self) -> list[Event]:
        """What has happened to people."""
        told = [event for event in self.events if event["event"] in ("death", "vote", "outcome")]
        return [{key: value for key, value in event.items() if key not in ("n", "t", "text")} for event in told]

    def pull(self, seats: Iterable[Seat], seconds: float) -> None:
        """Pull plugs out right now, and put them back after a while."""
        now = self.inbox.clock.now()
        for seat in seats:
            self.readers.unplug(seat)
            self.readers.plug(seat, at=now + seconds)


def play(game: str, seed: int, *, cards: bool = True, mishap: Mishap | None = None) -> Evening:
    """A game that players play with cards, or by presses in the inbox."""
    evening, kind = Evening(), games()[game]
    inbox = evening.inbox
    if cards:
        inbox.readers = SimReaders(inbox, SEATS, KINDS)
    rules = usual_rules(kind, len(SEATS))
    setup = Setup(game, SEATS, tuple(kind.pack(len(SEATS), rules)), rules)
    seats = inbox.readers or NoLights()
    host = Host(inbox, TimedSpeaker(inbox), NoScreen(), seats, Phrases(TEXTS, "en", game))
    players = Players(inbox, seed)
    players.sit_down(SEATS)

    def hear(event: Event) -> None:
        evening.events.append(event)
        if event["event"] == "say":
            evening.said.append(event["line"])
        if mishap:
            mishap(evening, event)
        players.hear(event)

    with TemporaryDirectory() as folder:
        host.recognise = Recogniser(Registry(Path(folder)), game).read
        store = FileStore(Path(folder), inbox.put)
        try:
            evening.result = Session(host, store, SeededLot(seed), hear).begin(setup, "today")
        finally:
            store.close()
            seats.close()
    return evening


@cache
def undisturbed(game: str, seed: int) -> Evening:
    return play(game, seed)


@cache
def asked(game: str, seed: int) -> list[tuple[str, str]]:
    """The first question to somebody in each phase."""
    first: dict[str, str] = {}
    for event in undisturbed(game, seed).events:
        if event["event"] == "ask" and event["seats"]:
            first.setdefault(event["at"], event["ask"])
    return [*first.items()]


class Pulled:
    """Pulls plugs once, three seconds after a question was put, just before its list begins."""

    def __init__(self, question: tuple[str, str], seats: Iterable[Seat], seconds: float) -> None:
        self.question, self.seats, self.seconds = question, [*seats], seconds
        self.done = False

    def __call__(self, evening: Evening, event: Event) -> None:
        if event["event"] == "beat" and not self.done:
            self.done = self._asked(evening)
            if self.done:
                evening.pull(self.seats, self.seconds)

    def _asked(self, evening: Evening) -> bool:
        last = next((it for it in reversed(evening.events) if it["event"] == "ask"), {"at": "", "ask": ""})
        return (last["at"], last["ask"]) == self.question


@pytest.mark.parametrize("game", ["classic", "millers-hollow"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_by_cards_is_the_same_game(game: str, seed: int) -> None:
    pressed, laid = play(game, seed, cards=False), undisturbed(game, seed)
    assert laid.result is not None
    assert the_same(pressed.events, laid.events)


def makes_no_difference(game: str, seed: int, seat: Seat, question: tuple[str, str], seconds: float) -> None:
    mishap = Pulled(question, [seat], seconds)
    evening = play(game, seed, mishap=mishap)
    assert mishap.done
    assert evening.story == undisturbed(game, seed).story
    assert evening.result == undisturbed(game, seed).result


@pytest.mark.parametrize("place", range(len(SEATS)))
def test_a_plug_that_is_pulled_and_put_back_makes_no_difference(place: int) -> None:
    questions = asked("classic", 3)
    question, seconds = questions[place % len(questions)], (SHORT, LONG)[place % 2]
    makes_no_difference("classic", 3, SEATS[place], question, seconds)


@pytest.mark.long
@pytest.mark.parametrize("game", ["classic", "millers-hollow"])
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("seconds", [SHORT, LONG])
def test_each_plug_in_each_phase_makes_no_difference(game: str, seat: Seat, seconds: float) -> None:
    for question in asked(game, 3):
        makes_no_difference(game, 3, seat, question, seconds)


@pytest.mark.parametrize("phase", ["night 1", "day 1", "night 2"])
def test_all_plugs_at_once_are_one_message_and_the_game_goes_on_when_they_are_back(phase: str) -> None:
    question = (phase, dict(asked("classic", 3))[phase])
    evening = play("classic", 3, mishap=Pulled(question, SEATS, 60))
    assert evening.said.count("trouble.readers-missing") == 1
    assert "trouble.seat-missing" not in evening.said
    assert evening.result is not None
