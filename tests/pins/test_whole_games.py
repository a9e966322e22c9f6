"""Whole games at seats with one button and a hooded light each, without any screen, through the real drivers.

The same games come out where presses go into the inbox as they are; and whatever the wires catch, they stay the same.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from device.host import Host
from device.inbox import FastClock, Inbox
from device.lobby.plan import usual_rules
from device.lot import SeededLot
from device.phrases import Phrases
from device.ports import Press
from device.rehearse.fingers import one_button
from device.rehearse.likeness import unlikeness
from device.session import Session
from device.settings import TEXTS
from device.sim.nothing import NoLights, NoScreen
from device.sim.pins import SimPins
from device.sim.players import Players
from device.sim.speaker import TimedSpeaker
from device.store import FileStore
from device.wiring.names import Expanded, Pin, Wiring
from engine import Event
from engine.catalogue import Setup, games

SEATS = 9


class Hands(Inbox):
    """An inbox whose simulated players press buttons."""

    pins: SimPins | None = None

    def put_at(self, when: float, event: Any) -> None:
        if self.pins is None or not isinstance(event, Press):
            super().put_at(when, event)
        else:
            self.pins.press(event.seat, at=when)


class Lit(NoLights):
    has_lights = True


def wiring() -> Wiring:
    """A button and a light for each seat."""
    buttons = one_button(range(1, SEATS + 1)).buttons
    pins = [Expanded("mcp1", port, bit) for port in "AB" for bit in range(8)]
    lights: dict[int, Pin] = {seat: pins[seat] for seat in buttons}
    return Wiring(expanders={"mcp1": 0x20}, interrupt=one_button((1,)).interrupt, buttons=buttons, lights=lights)


def play(folder: Path, game: str, seed: int, by: str) -> list[Event]:
    """The transcript of a game that players play `by` "inbox" or "pins", or by pins with a mishap."""
    inbox, kind = Hands(FastClock()), games()[game]
    wired, chance = wiring(), Random(seed)
    if by != "inbox":
        inbox.pins = SimPins(inbox, wired, seed)
    rules = usual_rules(kind, SEATS)
    setup = Setup(game, tuple(range(1, SEATS + 1)), tuple(kind.pack(SEATS, rules)), rules)
    seats = inbox.pins.seats if inbox.pins else Lit()
    host = Host(inbox, TimedSpeaker(inbox), NoScreen(), seats, Phrases(TEXTS, "en", game))
    players, store = Players(inbox, seed), FileStore(folder / by, inbox.put)
    players.sit_down(setup.seats)
    events: list[Event] = []

    def hear(event: Event) -> None:
        events.append(event)
        if inbox.pins and event["event"] == "ask":
            if by == "noise":
                inbox.pins.noise(wired.buttons[chance.randint(1, SEATS)]["ok"], 2, 10)
            elif by == "dip":
                inbox.pins.chips["mcp1"].power_on()
        players.hear(event)

    try:
        assert Session(host, store, SeededLot(seed), hear).begin(setup, "today") is not None
    finally:
        store.close()
    return events


@pytest.mark.parametrize("game", ["classic", "millers-hollow"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_at_buttons_is_the_same_game(tmp_path: Path, game: str, seed: int) -> None:
    plain = play(tmp_path, game, seed, "inbox")
    assert any(event["event"] == "outcome" for event in plain)
    pressed = play(tmp_path, game, seed, "pins")
    assert unlikeness(plain, pressed, ()) is None
    assert [event for event in pressed if event["event"] == "light"]


@pytest.mark.parametrize("mishap", ["noise", "dip"])
def test_a_mishap_at_the_wires_makes_no_difference(tmp_path: Path, mishap: str) -> None:
    plain = play(tmp_path, "classic", 3, "pins")
    assert unlikeness(plain, play(tmp_path, "classic", 3, mishap), ()) is None
