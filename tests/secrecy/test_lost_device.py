"""A device that is lost in the night: the pause tells nothing, whoever's it is, and no answer is lost."""

from typing import Any

import pytest

from device import pace
from device.needs import TOGETHER
from device.ports import Event, Found, Lost, Panel, Press
from engine import Ask, Board, Note, Show, Sleep, View, Wake
from tests.device.bench import SEATS, Bench
from tests.device.test_table import at

WINDOW = pace.LEAD_IN + pace.PASSES * pace.BEAT * len(SEATS)
OPENED = {"seer": 0, "werewolf": 1}
CALLS = {"seer": "Seer, open", "werewolf": "Werewolves, open"}


async def night() -> Any:
    """The seer looks; then the werewolves choose.  Seat 5 is dead."""
    living = SEATS[:-1]
    await Board(View("night", 2, SEATS, living))
    await Note("phase", {"name": "night", "number": 2})
    await Sleep("night.falls", ())
    await Wake("seer.wake", (3,))
    looked = dict(await Ask("seer.look", (3,), SEATS))
    await Show("seer.result", tuple(((seat,), {"target": looked[seat], "werewolf": True}) for seat in looked))
    await Sleep("seer.sleep", ())
    await Wake("werewolf.wake", (1, 2))
    prey = dict(await Ask("werewolf.kill", (1, 2), SEATS))
    await Sleep("werewolf.sleep", ())
    await Wake("day.breaks", living)
    return looked, prey


def windows(bench: Bench) -> list[float]:
    """When each window of the night opened."""
    return [event["t"] for event in bench.transcript.events if event["event"] == "ask"]


def undisturbed() -> Bench:
    bench = Bench(night)
    bench.play()
    return bench


def lost(seat: int, scene: str, *more: tuple[float, Event]) -> tuple[Bench, Any, float]:
    """The device of a seat is lost in this scene's window; what else happens is counted from the loss."""
    when = windows(undisturbed())[OPENED[scene]] + 6.0
    people: list[tuple[float, Event]] = [(when, Lost("seat", "seat-lost", seat))]
    bench = Bench(night, [*people, *((when + later, event) for later, event in more)])
    return bench, bench.play(), when


@pytest.mark.parametrize("scene", ["seer", "werewolf"])
def test_the_pause_is_the_same_whoever_has_lost_a_device(scene: str) -> None:
    told = set()
    for seat in SEATS[:-1]:
        bench, _, when = lost(seat, scene, (60.0, Found("seat", seat)))
        told.add(tuple((moment, text.replace(f"Seat {seat}", "Seat")) for moment, text in bench.voice.lines))
        (said,) = bench.heard("is missing")
        assert said == pytest.approx(when - 6 + WINDOW + (pace.SHOW if scene == "seer" else 0) + TOGETHER), (
            "between two calls"
        )
        again = [moment for moment in bench.heard(CALLS[scene]) if moment > when + 60]
        assert again, "the call is put once more"
    assert len(told) == 1


def test_whoever_could_not_answer_is_asked_again() -> None:
    alone, _, when = lost(3, "seer", (60.0, Found("seat", 3)))
    called = [moment for moment, text in alone.voice.lines if text == "4"]
    later = called[pace.PASSES] + 0.3 - when
    bench, (looked, prey), _ = lost(3, "seer", (60.0, Found("seat", 3)), (later, Press(3)))
    assert (looked, prey) == ({3: 4}, {})
    assert [event["event"] for event in bench.transcript.events].count("undo") == 1


def test_an_answer_of_the_scene_that_was_cut_off_is_forgotten_and_one_of_an_earlier_scene_is_not() -> None:
    seer, wolves = windows(undisturbed())
    people: list[tuple[float, Event]] = [
        (seer + at(2), Press(3)),
        (wolves + at(4), Press(1)),
        (wolves + 6, Lost("seat", "seat-lost", 2)),
        (wolves + 60, Found("seat", 2)),
    ]
    bench = Bench(night, people)
    assert bench.play() == ({3: 2}, {})
    cards = [text for _, text in bench.screen.times("night", "big") if text and "2" in text and len(text) > 2]
    assert cards


def test_who_has_seen_a_card_does_not_look_a_second_time() -> None:
    first = windows(undisturbed())[0]
    (again,) = windows(lost(1, "seer", (60.0, Found("seat", 1)))[0])[1:2]
    people: list[tuple[float, Event]] = [
        (first + at(2), Press(3)),
        (first + WINDOW + 1, Lost("seat", "seat-lost", 1)),
        (first + 66, Found("seat", 1)),
    ]
    bench = Bench(night, [*people, (again + at(4), Press(3))])
    looked, _ = bench.play()
    assert windows(bench)[1] == pytest.approx(again)
    assert looked == {3: 2}, "what was pressed in the second window tells nothing more"
    shown = [event["target"] for event in bench.transcript.events if event["event"] == "show" and "target" in event]
    assert shown == [2, 2]


def test_the_panel_gives_a_device_up_once_for_all() -> None:
    bench, result, _ = lost(1, "seer", (60.0, Panel("ok")))
    assert result == ({}, {})
    assert len(bench.heard("is missing")) == 1
    assert len(windows(bench)) == 3


def test_a_dead_players_device_stops_nothing() -> None:
    bench, _, _ = lost(5, "werewolf")
    assert bench.heard("is missing") == []
    assert bench.voice.lines == undisturbed().voice.lines


def test_a_device_that_is_back_before_the_next_call_stops_nothing() -> None:
    bench, _, _ = lost(2, "werewolf", (2.0, Found("seat", 2)))
    assert bench.voice.lines == undisturbed().voice.lines


def test_after_a_power_cut_the_game_is_where_the_pause_has_left_it() -> None:
    bench, result, _ = lost(3, "seer", (60.0, Found("seat", 3)))
    again = Bench(night, records=bench.records)
    assert again.play() == result
