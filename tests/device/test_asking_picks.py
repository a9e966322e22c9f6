"""Several seats pick several times in secret, before open eyes: each pick has a list of its own."""

from typing import Any

import pytest

from device.ports import Event, Pick, Press
from engine import Ask, Board, View
from engine import journal as written
from engine.errors import ScriptError
from engine.words import check
from tests.device.bench import Bench

NUMBERS = (0, 1, 2)
SEATS = (1, 2)
FIRST, SECOND = (3.0, 3.9, 4.8), (11.4, 12.3, 13.2)
"""When each number is called for the first time in the first list, and in the second one."""
PASS, END = 2.7, 16.8
"""Seconds of a pass, and until both lists are over."""


def ask(**changes: Any) -> Ask:
    """Two numbers of each, the own one barred, or x."""
    usual: dict[str, Any] = {
        "barred": {1: {1: "self"}, 2: {2: "self"}},
        "default": "x",
        "least": 2,
        "most": 2,
        "apiece": dict.fromkeys(SEATS, 2),
        "secret": False,
        "how": "steps",
        "hides": ("",),
    }
    return Ask("declare", SEATS, NUMBERS, **{**usual, **changes})


async def script() -> Any:
    """The question alone."""
    await Board(View("final", 0, SEATS, SEATS))
    return dict(await ask())


def bench(*people: tuple[float, Event], records: tuple[written.Record, ...] = ()) -> Bench:
    return Bench(script, people, records, game="wooolf")


def at(moment: float, seat: int = 1, button: Any = "ok") -> tuple[float, Event]:
    """A press a little later than what is called."""
    return moment + 0.3, Press(seat, button)


def test_each_number_is_pressed_in_a_list_of_its_own() -> None:
    table = bench(at(FIRST[2]), at(SECOND[0]), at(FIRST[1], 2), at(SECOND[1], 2))
    assert table.play() == {1: (2, 0), 2: (1, 1)}
    answers = [(event["seat"], event["choice"]) for event in table.transcript.events if event["event"] == "answer"]
    assert answers == [(1, (2, 0)), (2, (1, 1))]


def test_the_last_press_in_a_list_counts() -> None:
    assert bench(at(FIRST[2]), at(FIRST[0] + PASS), at(SECOND[0]), at(SECOND[2] + PASS)).play() == {1: (0, 2)}


@pytest.mark.parametrize("only", [FIRST, SECOND])
def test_half_an_answer_is_none(only: tuple[float, ...]) -> None:
    assert bench(at(only[0]), at(only[2])).play() == {}


def test_the_own_number_is_no_answer_and_nobody_sees_that_it_was_tried() -> None:
    table = bench(at(FIRST[1]), at(FIRST[2]), at(SECOND[1] + PASS), at(SECOND[0]))
    assert table.play() == {1: (2, 0)}
    refused = [(event["to"], event["reason"]) for event in table.transcript.events if event["event"] == "refuse"]
    assert refused == [([1], "self"), ([1], "self")]
    assert not any("never right" in str(text) for text in table.screen.read("table", "subtitle"))


@pytest.mark.parametrize("people", [(), (at(FIRST[0]), at(SECOND[0])), (at(FIRST[0]), at(FIRST[0], 2))])
def test_both_lists_always_take_their_whole_time(people: tuple[tuple[float, Event], ...]) -> None:
    table = bench(*people)
    table.play()
    assert table.now == END


def test_a_line_says_which_number_comes() -> None:
    table = bench()
    table.play()
    assert [when for when, text in table.voice.lines if text.startswith("Your ")] == [0.0, END / 2]


def test_back_takes_the_number_back_and_then_says_x() -> None:
    back = at(SECOND[1], button="back")
    assert bench(at(FIRST[2]), at(SECOND[0]), back).play() == {}
    assert bench(at(FIRST[2]), at(SECOND[0]), back, at(SECOND[2])).play() == {1: (2, 2)}
    assert bench(at(FIRST[0], button="back")).play() == {1: "x"}


def test_next_and_ok_pick_in_each_list() -> None:
    steps = [at(0.5), at(9.0)]
    table = bench(*[(moment, Press(1, "next")) for moment, _ in steps], *[(when + 0.5, press) for when, press in steps])
    answers = table.play()
    assert len(answers.get(1, ())) in (0, 2)  # the cursor starts anywhere, perhaps at the own number
    assert table.now == END


def test_a_whole_answer_is_one_of_two_numbers_or_x() -> None:
    assert bench((1.0, Pick(1, "declare", (2, 2)))).play() == {1: (2, 2)}
    assert bench((1.0, Pick(1, "declare", (2, "x")))).play() == {}
    assert bench((1.0, Pick(1, "declare", (2,)))).play() == {}
    assert bench((1.0, Pick(1, "declare", "x"))).play() == {1: "x"}


def test_a_table_that_was_cut_off_in_the_second_list_puts_both_again_and_keeps_what_was_pressed() -> None:
    pressed = written.Press("declare", 1, (2,))
    assert bench(records=(pressed,)).play() == {}
    assert bench(at(SECOND[0]), records=(pressed,)).play() == {1: (2, 0)}
    assert bench(at(FIRST[0]), at(SECOND[0]), records=(pressed,)).play() == {1: (0, 0)}


@pytest.mark.parametrize("changes", [{"hides": ()}, {"apiece": {1: 2, 2: 1}}, {"most": 3}])
def test_picks_that_are_no_secret_or_not_as_many_cannot_be_put_so(changes: dict[str, Any]) -> None:
    check(ask())
    with pytest.raises(ScriptError, match="cannot be answered word by word"):
        check(ask(**changes))
