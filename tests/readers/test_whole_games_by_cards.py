"""Whole games at seats whose only button is a card on an emulated reader, through the real driver, without any screen.

The same games come out where presses go into the inbox as they are; and whichever plug is pulled and put back.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from device.absent import NoLights, NoScreen
from device.host import Host
from device.hw.readers.reader import Kind
from device.inbox import FastClock, Inbox
from device.lobby.plan import recall_pairs, remember_pair, usual_rules
from device.lot import SeededLot
from device.phrases import Phrases
from device.ports import Lost, Press
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
from engine.transcript import standing
from tests.rehearsals.helpers import the_same

pytestmark = pytest.mark.xdist_group("games by cards")
SEATS = tuple(range(1, 8))
KINDS: dict[Seat, Kind] = {seat: "pn532" if seat % 3 == 1 else "rdm6300" for seat in SEATS} | {3: "bus"}
CARDS = {seat: f"04{seat:02x}a1b2c3" + ("d4e5" if kind == "pn532" else "") for seat, kind in KINDS.items()}
OUT = (2.5, 20.0)
"""Seconds that a plug is out: just long enough for the box to tell; and so long that a scene of the night is over."""
PLACES = 4
"""At so many places of each phase a plug is pulled out."""

Mishap = Callable[["Evening", Event], None]


class Hands(Inbox):
    """An inbox whose simulated players lay cards down; it keeps which seats have lost their reader."""

    def __init__(self) -> None:
        super().__init__(FastClock())
        self.readers: SimReaders | None = None
        self.lost: set[Seat] = set()

    def put(self, event: Any) -> None:
        if isinstance(event, Lost):
            self.lost.add(event.seat)
        super().put(event)

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

    inbox: Hands = field(default_factory=Hands)
    events: list[Event] = field(default_factory=list)
    result: GameResult | None = None
    said: list[str] = field(default_factory=list)
    kept: dict[str, Seat] = field(default_factory=dict)
    """Whose reader is where, as far as that has changed, for the next start."""

    @property
    def readers(self) -> SimReaders:
        assert self.inbox.readers is not None
        return self.inbox.readers

    @property
    def story(self) -> list[Event]:
        """What has happened to people."""
        told = [event for event in standing(self.events) if event["event"] in ("death", "vote", "outcome")]
        return [{key: value for key, value in event.items() if key not in ("n", "t", "text")} for event in told]


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
        host.moved = partial(remember_pair, store)
        try:
            evening.result = Session(host, store, SeededLot(seed), hear).begin(setup, "today")
        finally:
            evening.kept = recall_pairs(store)
            store.close()
            seats.close()
    return evening


@cache
def undisturbed(game: str, seed: int) -> Evening:
    return play(game, seed)


@cache
def moments(game: str, seed: int) -> list[list[int]]:
    """For each phase, the numbers of the events at which plugs are pulled out, spread over it."""
    phases: dict[str, list[int]] = {}
    for event in undisturbed(game, seed).events:
        phases.setdefault(event["at"], []).append(event["n"])
    return [[its[len(its) * place // (PLACES + 1)] for place in range(1, PLACES + 1)] for its in phases.values()]


@cache
def before_dawn(game: str, seed: int) -> list[int]:
    """The numbers of the last calls of those nights in which somebody dies."""
    events = undisturbed(game, seed).events
    calls = {event["at"]: event["n"] for event in events if event["event"] == "sleep"}
    return sorted({calls[event["at"]] for event in events if event["event"] == "death" and event["at"] in calls})


class Pulled:
    """Pulls plugs out at one event, and puts them back after so many seconds."""

    def __init__(self, number: int, seats: Iterable[Seat], seconds: float) -> None:
        self.number, self.seats, self.seconds = number, [*seats], seconds

    def __call__(self, evening: Evening, event: Event) -> None:
        if event["n"] == self.number:
            self.pull(evening)

    def pull(self, evening: Evening) -> None:
        """Pull plugs out right now, and put them back after a while."""
        now = evening.inbox.clock.now()
        for seat in self.seats:
            evening.readers.unplug(seat)
            evening.readers.plug(seat, at=now + self.seconds)


@pytest.mark.parametrize("game", ["classic", "millers-hollow"])
def test_a_game_by_cards_is_the_same_game(game: str) -> None:
    pressed, laid = play(game, 3, cards=False), undisturbed(game, 3)
    assert laid.result is not None
    assert the_same(pressed.events, laid.events)


def makes_no_difference(game: str, seed: int, seat: Seat, number: int, seconds: float) -> None:
    evening = play(game, seed, mishap=Pulled(number, [seat], seconds))
    assert evening.inbox.lost == {seat}
    assert evening.story == undisturbed(game, seed).story
    assert evening.result == undisturbed(game, seed).result


@pytest.mark.parametrize("seat", [2, 3, 4], ids=KINDS.get)
def test_a_plug_that_is_pulled_and_put_back_makes_no_difference(seat: Seat) -> None:
    phase = moments("classic", 3)[seat]
    makes_no_difference("classic", 3, seat, phase[seat % PLACES], OUT[seat // PLACES])


@pytest.mark.parametrize(("game", "seconds"), [("classic", OUT[0]), ("millers-hollow", OUT[1])])
def test_a_plug_that_is_pulled_just_before_dawn_makes_no_difference(game: str, seconds: float) -> None:
    first, *_ = before_dawn(game, 3)
    makes_no_difference(game, 3, 7, first, seconds)


def test_a_dying_hunters_plug_that_is_pulled_is_waited_for() -> None:
    events = undisturbed("millers-hollow", 3).events
    asked = next(event["n"] for event in events if event.get("ask") == "hunter.shoot" and event["to"] == [7])
    makes_no_difference("millers-hollow", 3, 7, asked + 1, OUT[0])


@pytest.mark.long
@pytest.mark.parametrize("game", ["classic", "millers-hollow"])
@pytest.mark.parametrize("seat", SEATS)
def test_each_plug_in_each_phase_makes_no_difference(game: str, seat: Seat) -> None:
    for place, number in enumerate((*chain(*moments(game, 3)), *before_dawn(game, 3))):
        makes_no_difference(game, 3, seat, number, OUT[(place + seat) % 2])


def living(number: int) -> list[Seat]:
    """Who lives when plugs are pulled out at this event."""
    before = undisturbed("classic", 3).events[:number]
    return sorted({*SEATS} - {event["seat"] for event in before if event["event"] == "death"})


class Checked(Pulled):
    """Besides, everybody lays a card where the box asks whose reader is whose."""

    def __call__(self, evening: Evening, event: Event) -> None:
        super().__call__(evening, event)
        if event["event"] == "say" and event["line"] == "trouble.seat-check":
            seat = event["facts"]["seat"]
            evening.readers.touch(seat, CARDS[seat], at=evening.inbox.clock.now() + 3)


@pytest.mark.parametrize("phase", [1, 2])
def test_all_plugs_at_once_are_one_message_and_the_game_goes_on_when_it_is_known_whose_they_are(phase: int) -> None:
    number = moments("classic", 3)[phase][1]
    evening = play("classic", 3, mishap=Checked(number, SEATS, 60))
    assert evening.said.count("trouble.readers-missing") == 1
    assert "trouble.seat-missing" not in evening.said
    assert evening.said.count("trouble.seat-check") == sum(KINDS[seat] != "bus" for seat in living(number))
    assert evening.result is not None


class Crossed(Checked):
    """Two plugs are put back crosswise."""

    def pull(self, evening: Evening) -> None:
        now, (one, other) = evening.inbox.clock.now(), self.seats
        ports = {seat: evening.readers.emulated.at[seat][0] for seat in self.seats}
        for seat in self.seats:
            evening.readers.unplug(seat)
        evening.readers.plug(one, ports[other], at=now + self.seconds)
        evening.readers.plug(other, ports[one], at=now + self.seconds)


@pytest.mark.parametrize("phase", [1, 2])
def test_plugs_that_are_put_back_crosswise_make_no_difference(phase: int) -> None:
    number = moments("classic", 3)[phase][1]
    seats = living(number)[:2]
    evening = play("classic", 3, mishap=Crossed(number, seats, 2.5))
    assert evening.said.count("trouble.seat-check") == 2
    assert (evening.story, evening.result) == (undisturbed("classic", 3).story, undisturbed("classic", 3).result)
    assert evening.kept == {f"usb-{seats[1]}": seats[0], f"usb-{seats[0]}": seats[1]}


class Elsewhere(Checked):
    """A plug is put back at a port that belongs to nobody; its player lays a card there, and nothing comes of it."""

    def pull(self, evening: Evening) -> None:
        now, (seat,) = evening.inbox.clock.now(), self.seats
        evening.readers.unplug(seat)
        evening.readers.plug(seat, "usb-30", at=now + self.seconds)
        evening.readers.touch(seat, CARDS[seat], at=now + self.seconds + 4)


@pytest.mark.parametrize("phase", [1, 2])
def test_a_plug_that_is_put_back_at_a_new_port_counts_when_it_is_known_whose_it_is(phase: int) -> None:
    evening = play("classic", 3, mishap=Elsewhere(moments("classic", 3)[phase][1], [1], 20.0))
    assert evening.said.count("trouble.seat-missing") == evening.said.count("trouble.seat-check") == 1
    assert (evening.story, evening.result) == (undisturbed("classic", 3).story, undisturbed("classic", 3).result)
    assert evening.kept == {"usb-30": 1}
