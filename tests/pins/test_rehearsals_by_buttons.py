"""Every rehearsal comes to the same where each answer is pressed on simulated pins, through the real drivers."""

import re
from pathlib import Path
from typing import Any

import pytest

from device.rehearse.expect import difference
from device.rehearse.file import load
from device.rehearse.fingers import Fingers, one_button
from device.rehearse.likeness import unlikeness
from device.rehearse.play import play
from device.rehearse.pressing import rounds
from device.wiring.names import Expanded, Gpio
from tests.rehearsals.helpers import CASES, rehearse

SCORED = next(path for path in CASES if path.stem == "tie-goes-to-one-revote")
BY_HAND = next(path for path in CASES if path.stem == "vote-refuses-self-and-the-dead")


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_case_comes_to_the_same_by_buttons(path: Path) -> None:
    rehearsal = load(path)
    plain, pressed = play(rehearsal), play(rehearsal, "buttons")
    assert pressed.faults == []
    assert unlikeness(plain.events, pressed.events, pressed.beside) is None
    assert pressed.by_hand.total() <= sum(map(len, rehearsal.refuse.values())) + 1


def test_the_command_tells_what_was_given_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert rehearse("--box", "buttons", SCORED, BY_HAND) == 0
    assert capsys.readouterr().out == f"ok {SCORED}\nok {BY_HAND} (1 refusal by hand)\n2 passed, 0 failed\n"


def test_a_dead_button_fails_the_rehearsal(monkeypatch: pytest.MonkeyPatch) -> None:
    def dead(fingers: Fingers, item: int | str) -> None:
        for plan in fingers._plans.values():
            plan.clear()

    monkeypatch.setattr(Fingers, "beat", dead)
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
    assert unlikeness(played.events, played.events, played.beside) is None
    assert unlikeness(played.events, other, played.beside) is not None
    assert unlikeness(played.events, played.events[:place] + played.events[place + 1 :], played.beside) is not None


def test_when_and_in_which_order_a_question_was_answered_makes_no_difference() -> None:
    ask = {"event": "ask", "ask": "village.vote", "t": 1}
    one = {"event": "answer", "ask": "village.vote", "seat": 1, "choice": 3, "t": 2}
    two, changed = {**one, "seat": 2}, {**one, "choice": 2}
    nothing = {**one, "seat": 4, "choice": "none"}
    beside = {("village.vote", "none")}
    assert unlikeness([ask, one, two], [{**ask, "t": 9}, two, changed, one, nothing], beside) is None
    assert unlikeness([ask, one, two], [ask, one, two, changed], beside) is not None
    assert unlikeness([ask, one], [ask, one, nothing], ()) is not None


def test_presses_that_do_not_fit_into_two_passes_are_counted() -> None:
    assert [rounds((1, 2, 3), steps) for steps in ([1, 3], [3, 1], [2, 2], [3, 2, 1])] == [1, 2, 2, 3]


def test_the_players_of_a_large_table_sit_on_the_header_and_on_an_expander() -> None:
    pins = [pins["ok"] for pins in one_button(range(1, 21)).buttons.values()]
    assert len(set(pins)) == 20
    assert {type(pin) for pin in pins} == {Gpio, Expanded}


def test_what_was_expected_is_there_by_buttons_as_well() -> None:
    rehearsal = load(SCORED)
    assert difference(rehearsal, play(rehearsal, "buttons").events) is None
