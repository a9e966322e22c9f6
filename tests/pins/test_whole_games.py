"""Whole games at seats on expanders, each with one button and a hooded light, without any screen, by the real drivers.

The same games come out where presses go into the inbox as they are; and whatever the wires catch, they stay the same.
"""

from dataclasses import replace
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any

import pytest

from device.absent import NoScreen
from device.host import Host
from device.inbox import FastClock, Inbox
from device.lobby.plan import usual_rules
from device.lot import SeededLot
from device.means import secret_deals
from device.papers import Way
from device.phrases import Phrases
from device.ports import Press
from device.session import Session
from device.settings import TEXTS
from device.sim.pins import SimPins
from device.sim.players import Player, Players
from device.sim.speaker import TimedSpeaker
from device.store import FileStore
from device.wiring.names import Wiring
from engine import Event
from engine.catalogue import Setup, games
from engine.transcript import standing
from tests.device.bench import Lights
from tests.device.party import AtTheOwn
from tests.pins.bench import expanded
from tests.rehearsals.helpers import the_same

SEATS = 9
OUT = (3.0, 20.0)
"""Seconds that a board of pins is away: just long enough to be missed; and so long that a scene is over."""
PLACES = 4
"""At so many places of each phase it is pulled out."""


class Hands(Inbox):
    """An inbox whose simulated players press buttons."""

    pins: SimPins | None = None

    def put_at(self, when: float, event: Any) -> None:
        if self.pins is None or not isinstance(event, Press):
            super().put_at(when, event)
        else:
            self.pins.press(event.seat, at=when)

    def pull_out(self, board: str, seconds: float) -> None:
        """Pull a board of pins out right now, and put it back after a while; it is looked at when that was done."""
        pins, back = self.pins, self.clock.now() + seconds
        assert pins is not None

        def put_back() -> None:
            if self.clock.now() >= back:
                self.sources.remove(put_back)
                pins.plug(board)
                pins.seats.look()

        pins.unplug(board)
        pins.seats.look()
        self.sources.insert(0, put_back)
        self.wake_at(back)


def one_button() -> Wiring:
    """Seats with OK alone."""
    wired = expanded(SEATS)
    return replace(wired, buttons={seat: {"ok": pins["ok"]} for seat, pins in wired.buttons.items()})


def play(
    folder: Path, game: str, seed: int, by: str, *, size: int = SEATS, way: Way = "box", out: tuple[int, float] = (0, 0)
) -> list[Event]:
    """The transcript of a game that players play `by` "inbox" or "pins", or by pins with a mishap.

    `out`: at the event of that number one board is pulled out, for so many seconds.
    Dealt by the list they hold what the box would have dealt.
    """
    inbox, kind = Hands(FastClock()), games()[game]
    wired, chance = one_button(), Random(seed)
    if by != "inbox":
        inbox.pins = SimPins(inbox, wired, seed)
    rules = usual_rules(kind, size)
    setup = Setup(game, tuple(range(1, size + 1)), tuple(kind.pack(size, rules)), rules)
    hands = {deal.what: SeededLot(seed).deal(deal, 0) for deal in secret_deals(kind, setup)}
    held = {pile: [{seat: hand[seat] for seat in setup.seats}] for pile, hand in hands.items()}
    stock = hands.get("goals", {}).get(0, ())
    own = AtTheOwn(held, lambda when, seat: inbox.put_at(when, Press(seat)), stock)
    seats = inbox.pins.seats if inbox.pins else Lights()
    assert not seats.with_next
    host = Host(inbox, TimedSpeaker(inbox), NoScreen(), seats, Phrases(TEXTS, "en", game))
    players, store = Players(inbox, seed), FileStore(folder / by, inbox.put)
    players.sit_down(setup.seats)
    events: list[Event] = []

    def hear(event: Event) -> None:
        events.append(event)
        own.hear(event, inbox.clock.now())
        if event["n"] == out[0]:
            inbox.pull_out("mcp1", out[1])
        if inbox.pins and (event["event"] == "ask" or event.get("line") in ("deal.close", "deal.card")):
            if by == "noise":
                inbox.pins.noise(wired.buttons[chance.randint(1, SEATS)]["ok"], 2, 10)
            elif by == "dip":
                for chip in inbox.pins.chips.values():
                    chip.power_on()
                inbox.pins.seats.look()  # as the thread does every second
        players.hear(event)

    try:
        assert Session(host, store, SeededLot(seed), hear).begin(setup, "today", way) is not None
    finally:
        store.close()
    return events


@pytest.mark.parametrize("game", ["classic", "millers-hollow"])
def test_a_game_at_buttons_is_the_same_game(tmp_path: Path, game: str) -> None:
    plain = play(tmp_path, game, 1, "inbox")
    assert any(event["event"] == "outcome" for event in plain)
    pressed = play(tmp_path, game, 1, "pins")
    assert the_same(plain, pressed)
    assert [event for event in pressed if event["event"] == "light"]


@pytest.mark.parametrize("mishap", ["noise", "dip"])
def test_a_mishap_at_the_wires_makes_no_difference(tmp_path: Path, mishap: str) -> None:
    plain = play(tmp_path, "classic", 3, "pins")
    assert the_same(plain, play(tmp_path, "classic", 3, mishap))


def makes_no_difference(folder: Path, plain: list[Event], number: int, seconds: float) -> None:
    assert story(play(folder / str(number), "classic", 3, "pins", out=(number, seconds))) == story(plain)


@pytest.mark.usefixtures("made_up_minds")
@pytest.mark.parametrize(("phase", "seconds"), [("night 1", OUT[1]), ("day 1", OUT[0])])
def test_a_board_of_pins_that_is_pulled_out_and_put_back_makes_no_difference(
    tmp_path: Path, phase: str, seconds: float
) -> None:
    plain = play(tmp_path, "classic", 3, "pins")
    its = [event["n"] for event in plain if event["at"] == phase]
    makes_no_difference(tmp_path, plain, its[len(its) // 2], seconds)


@pytest.mark.long
@pytest.mark.usefixtures("made_up_minds")
@pytest.mark.parametrize("seconds", OUT)
def test_a_board_of_pins_pulled_out_in_each_phase_makes_no_difference(tmp_path: Path, seconds: float) -> None:
    """Once the cards are dealt: a simulated player presses once to take one."""
    plain = play(tmp_path, "classic", 3, "pins")
    phases = {event["at"]: [it["n"] for it in plain if it["at"] == event["at"]] for event in plain}
    del phases["setup"]
    for its in phases.values():
        for place in range(1, PLACES + 1):
            makes_no_difference(tmp_path, plain, its[len(its) * place // (PLACES + 1)], seconds)


@pytest.fixture
def made_up_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody answers otherwise because of when somebody else has pressed, or of what was seen before a pause."""
    monkeypatch.setattr(Player, "_wanted", lambda player, ask, options, chance: options)


def story(events: list[Event]) -> list[Event]:
    """What has happened to people."""
    told = [event for event in standing(events) if event["event"] in ("death", "vote", "outcome")]
    return [{key: value for key, value in event.items() if key not in ("n", "t", "text")} for event in told]


@pytest.mark.parametrize(("game", "size"), [("classic", SEATS), ("lupusburg", 5)])
def test_plain_cards_of_which_the_box_hears_in_the_dark_make_the_same_game(
    tmp_path: Path, game: str, size: int
) -> None:
    plain = play(tmp_path, game, 1, "inbox", size=size)
    pressed = play(tmp_path, game, 1, "noise", size=size, way="list")
    assert "deal.list" in [event.get("line") for event in pressed]
    assert not {"deal.again", "draw.again", "draw.missing"} & {event.get("line") for event in pressed}
    assert the_same(until_a_goal_is_drawn(plain), until_a_goal_is_drawn(pressed))


def until_a_goal_is_drawn(events: list[Event]) -> list[Event]:
    """The box has shuffled what was left over, and on the table it has another order."""
    return [*takewhile(lambda event: (event["event"], event.get("name")) != ("draw", "goal"), events)]
