"""Which light shines when, and who can know: at the seat alone, by day alone, and never at the moment of a press."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from device import pace
from device.ports import Event, Press
from engine import Ask, Note, Say, Sleep, Wake
from tests.device.bench import SEATS, Bench, Lights, Script
from tests.device.lobby_table import LobbyTable
from tests.device.test_table import VOTE, asking, at, one_night, ready_from
from tests.sim.boxes import evening

Lit = list[tuple[float, int, str]]


def lights(bench: Bench) -> Lit:
    """When which light was set, as the transcript tells it."""
    return [
        (event["t"], event["seat"], event["state"]) for event in bench.transcript.events if event["event"] == "light"
    ]


def and_then(ask: Ask) -> Script:
    async def script() -> Any:
        answers = dict(await ask)
        await Say("vote.call")
        return answers

    return script


def some_press(count: int) -> Iterable[tuple[float, Event]]:
    return [(at(seat), Press(seat)) for seat in SEATS[:count]]


@pytest.mark.parametrize("pressed", [0, 1, 3])
def test_all_lights_acknowledge_together_whoever_has_pressed(pressed: int) -> None:
    bench = Bench(and_then(VOTE), some_press(pressed))
    bench.play()
    closed = next(event["t"] for event in bench.transcript.events if event["event"] == "say")
    assert lights(bench) == [
        *((closed, seat, "ack") for seat in SEATS),
        *((pytest.approx(closed + pace.FLASH), seat, "off") for seat in SEATS),
    ]


def test_only_who_was_asked_has_a_light() -> None:
    bench = Bench(and_then(Ask("sheriff.heir", (4,), SEATS, default="tear", secret=False)))
    bench.play()
    assert [(seat, state) for _, seat, state in lights(bench)] == [(4, "ack"), (4, "off")]


def test_a_question_that_is_interrupted_is_not_acknowledged() -> None:
    bomb = Ask("werewolf.explode", (2,), ("vote",), closes="first", secret=False)

    async def script() -> bool:
        try:
            await Ask("village.vote", SEATS, SEATS, closes="all", secret=False, interrupt=bomb)
        except Exception:  # noqa: BLE001 - whatever a run throws at an interrupted question
            await Say("vote.call")
        return True

    held = Press(2, held=True)
    bench = Bench(script, [(1.0, held), (2.0, held)])
    bench.play()
    assert bench.heard("vote")
    assert lights(bench) == []


def test_a_secret_question_has_no_light() -> None:
    bench = Bench(and_then(Ask("seer.look", (1,), SEATS)), some_press(2))
    bench.play()
    assert lights(bench) == []


def test_the_light_of_a_seat_is_on_while_the_night_waits_for_it() -> None:
    bench = Bench(one_night, ready_from(10.0))
    bench.play()
    began = next(event["t"] for event in bench.transcript.events if event["event"] == "ready")
    assert lights(bench) == [
        *((began, seat, "on") for seat in SEATS),
        *((10.0 + seat / 10, seat, "off") for seat in SEATS),
    ]


def test_there_is_no_light_when_the_night_begins_without_somebody() -> None:
    bench = Bench(one_night, ready_from(10.0)[:-1])
    bench.play()
    (fallen,) = bench.heard("Night falls")
    assert lights(bench)[-1] == (fallen, 5, "off")


def test_there_is_no_light_all_night() -> None:
    async def night() -> Any:
        await Note("phase", {"name": "night", "number": 1})
        await Sleep("night.falls", ())
        await VOTE  # no game asks so at night, and if it did nobody may see it
        await Wake("day.breaks", SEATS)
        return True

    bench = Bench(night, ready_from(10.0))
    bench.play()
    (fallen,) = bench.heard("Night falls")
    assert [light for light in lights(bench) if light[0] > fallen] == []


def test_a_light_is_perceived_at_its_own_seat_only() -> None:
    bench = Bench(and_then(VOTE))
    bench.play()
    events = [event for event in bench.transcript.events if event["event"] == "light"]
    assert [(event["to"], event["device"]) for event in events] == [([event["seat"]], True) for event in events]
    assert {event["to"] == "all" for event in bench.transcript.events if event["event"] == "beat"} == {True}


def test_the_light_shines_at_the_device_of_the_seat() -> None:
    bench, real = Bench(asking(VOTE)), Lights()
    bench.host.seating.devices = real
    bench.host.seat_at((9, 7))
    bench.host.light((1, 2, 2), "on")
    assert real.set == [(9, "on"), (7, "on")]
    bench.host.seat_at((7, 9))
    assert real.set[2:] == [(9, "off"), (7, "off")], "who sits down anew finds his light off"


def test_who_sits_down_sees_his_light_for_a_moment_and_again_until_he_is_ready(tmp_path: Path) -> None:
    table, real = LobbyTable(tmp_path), Lights()
    table.host.seating.devices = real
    sit = ["press 11-17", "wait", "ok"]
    table.does("take English", "take Classic", *sit, "take Start", "press 11-17")
    start = table.lobby.open()
    table.close()
    assert isinstance(start.leads, tuple)
    joined, ready = real.set[:14], real.set[14:]
    assert [device for device, state in joined if state == "ack"] == [*range(11, 18)]
    assert joined[:2] == [(11, "ack"), (11, "off")]
    assert ready == [*((device, "on") for device in range(11, 18)), *((device, "off") for device in range(11, 18))]


def test_no_light_stays_on_when_the_game_begins_without_waiting(tmp_path: Path) -> None:
    table, real = LobbyTable(tmp_path), Lights()
    table.host.seating.devices = real
    table.does("take English", "take Classic", "press 1-7", "ok", "take Start", "press 1-6", "ok")
    table.lobby.open()
    table.close()
    assert real.set[-2:] == [(6, "off"), (7, "off")]


def test_a_box_in_a_terminal_tells_the_lights_of_its_game(tmp_path: Path) -> None:
    told = evening(tmp_path).told
    assert "LIGHT 9 on" in told
    assert "LIGHT 9 ack" in told
    states = re.findall(r"LIGHT \d (\w+)", told)
    assert states.count("on") + states.count("ack") == states.count("off") > 0
