"""Every rehearsal comes to the same where each answer is pressed on simulated pins, through the real drivers."""

import re
from pathlib import Path
from typing import Any

import pytest

from device.rehearse.file import load
from device.rehearse.fingers import Fingers, two_buttons
from device.rehearse.likeness import unlikeness
from device.rehearse.play import play
from device.wiring.names import Expanded, Gpio
from tests.rehearsals.helpers import CASES, OTHERS, WITH_HANDS, rehearse

SCORED = next(path for path in CASES if path.stem == "tie-goes-to-one-revote")
BY_HAND = next(path for path in CASES if path.stem == "vote-refuses-self-and-the-dead")


def compare(path: Path) -> None:
    rehearsal = load(path)
    plain, pressed = play(rehearsal), play(rehearsal, "buttons")
    assert pressed.faults == []
    assert unlikeness(plain.events, pressed.events) is None
    assert pressed.by_hand["answer"] == 0
    assert pressed.by_hand["refusal"] <= sum(map(len, rehearsal.refuse.values()))


@pytest.mark.parametrize("path", WITH_HANDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_case_comes_to_the_same_by_buttons(path: Path) -> None:
    compare(path)


@pytest.mark.long
@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.stem)
def test_every_other_case_comes_to_the_same_by_buttons(path: Path) -> None:
    compare(path)


def test_the_command_tells_what_was_given_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert rehearse("--box", "buttons", SCORED, BY_HAND) == 0
    assert capsys.readouterr().out == f"ok {SCORED}\nok {BY_HAND} (1 refusal by hand)\n2 passed, 0 failed\n"


def test_a_dead_button_fails_the_rehearsal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fingers, "say", lambda fingers, deed: None)
    faults = play(load(SCORED), "buttons").faults
    assert faults
    assert all(re.match("unused answer: ", fault) for fault in faults)


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("death", {"cause": "poison"}),
        ("answer", {"choice": 99}),
        ("vote", {"tally": {}}),
        ("say", {"line": "dawn.nobody"}),
        ("refuse", {"reason": "again"}),
    ],
)
def test_an_event_that_differs_is_found(kind: str, change: dict[str, Any]) -> None:
    played = play(load(BY_HAND))
    place = next(place for place, event in enumerate(played.events) if event["event"] == kind)
    other = [*played.events]
    other[place] = {**other[place], **change}
    assert unlikeness(played.events, played.events) is None
    assert unlikeness(played.events, other) is not None
    assert unlikeness(played.events, played.events[:place] + played.events[place + 1 :]) is not None


def test_only_time_and_what_the_device_does_by_itself_make_no_difference() -> None:
    ask = {"event": "ask", "n": 1, "t": 1.0, "ask": "village.vote", "window": 9.0}
    say = {"event": "say", "n": 2, "t": 1.0, "line": "vote.point", "device": True}
    one = {"event": "answer", "n": 2, "t": 2.0, "ask": "village.vote", "seat": 1, "choice": 3}
    two = {**one, "n": 3, "t": 3.0, "seat": 2}
    assert unlikeness([ask, one, two], [{**ask, "t": 2.0, "window": 8.0}, say, {**one, "n": 9}, two]) is None
    assert unlikeness([ask, one, two], [ask, two, one]) is not None
    assert unlikeness([ask, one], [ask, {**one, "choice": 2}, one]) is not None


def test_the_players_of_a_large_table_sit_on_the_header_and_on_expanders() -> None:
    pins = [pin for pins in two_buttons(range(1, 21)).buttons.values() for pin in pins.values()]
    assert len(set(pins)) == 40
    assert {type(pin) for pin in pins} == {Gpio, Expanded}
