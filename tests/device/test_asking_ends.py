"""When a question is over: what is whole, what may still be more, and what a press must turn out not to be."""

from dataclasses import replace
from typing import Any

import pytest

from device import pace
from device.ports import Event, Pick, Press, Tap
from device.unsure import WAIT
from engine import Ask, Interrupted
from tests.device.bench import SEATS, Bench
from tests.device.test_table import VOTE, asking, at

HEIR = Ask("sheriff.heir", (2,), SEATS, default="tear", closes="all", secret=False)
PAIR = Ask("teacher.forbid", (2,), SEATS, {2: {5: "no-house"}}, least=2, most=2, closes="all", secret=False)
SOME = Ask("scapegoat.voters", (2,), SEATS, least=0, most=5, closes="all", secret=False)
DONE = 6
"""The place of DONE behind the five."""
WINDOW = pace.LEAD_IN + pace.PASSES * pace.BEAT * 6
STAND = Ask(
    "sheriff.stand",
    SEATS,
    ("yes", "no"),
    default="no",
    closes="all",
    secret=False,
    how="wish",
    interrupt=Ask("werewolf.explode", (1,), ("election",), closes="first", secret=False),
)


def told(bench: Bench) -> list[tuple[int, Any]]:
    return [(event["seat"], event["choice"]) for event in bench.transcript.events if event["event"] == "answer"]


def presses(*items: int) -> list[tuple[float, Event]]:
    return [(at(item), Press(2)) for item in items]


# Public choices on one's own turn


def test_a_choice_on_ones_own_turn_closes_a_moment_after_it_is_made() -> None:
    bench = Bench(asking(HEIR), presses(3))
    assert bench.play() == {2: 3}
    assert bench.now == pytest.approx(at(3) + pace.AFTER_LAST)


def test_a_choice_can_be_changed_in_that_moment() -> None:
    assert Bench(asking(HEIR), presses(2, 4)).play() == {2: 4}


def test_the_first_of_two_picks_closes_nothing() -> None:
    bench = Bench(asking(PAIR), presses(1, 4))
    assert bench.play() == {2: (1, 4)}
    assert bench.now == pytest.approx(at(4) + pace.AFTER_LAST)
    assert told(bench) == [(2, (1, 4))]


def test_a_question_to_nobody_lasts_its_window() -> None:
    bench = Bench(asking(replace(HEIR, seats=())))
    bench.play()
    assert bench.now == pace.LEAD_IN + pace.PASSES * pace.BEAT * len(SEATS)


def test_a_refused_pick_is_not_kept() -> None:
    assert Bench(asking(PAIR), presses(1, 5, 4)).play() == {2: (1, 4)}


# Where it is open how many are picked


def test_done_says_that_these_are_all() -> None:
    bench = Bench(asking(SOME), presses(1, 4, DONE))
    assert bench.play() == {2: (1, 4)}
    assert bench.now == pytest.approx(pace.LEAD_IN + 5 * pace.BEAT + 0.3 + pace.AFTER_LAST)
    assert told(bench) == [(2, (1, 4))]


def test_done_alone_says_nobody() -> None:
    assert Bench(asking(SOME), presses(DONE)).play() == {2: ()}


def test_everybody_needs_no_done() -> None:
    bench = Bench(asking(SOME), presses(*SEATS))
    assert bench.play() == {2: SEATS}
    assert bench.now < WINDOW


def test_without_done_the_window_ends_and_the_picks_count() -> None:
    bench = Bench(asking(SOME), presses(1, 4))
    assert bench.play() == {2: (1, 4)}
    assert bench.now == pytest.approx(WINDOW)
    assert told(bench) == [(2, (1, 4))]


def test_who_has_taken_everything_back_has_not_said_nobody() -> None:
    assert Bench(asking(SOME), [*presses(1), (at(2), Press(2, "back"))]).play() == {}


# BACK


def test_back_says_none_where_nothing_is_picked() -> None:
    people: list[tuple[float, Event]] = [(at(1), Press(seat, "back")) for seat in SEATS]
    bench = Bench(asking(VOTE), people)
    assert bench.play() == dict.fromkeys(SEATS, "none")
    assert bench.now == pytest.approx(at(1) + pace.AFTER_LAST)


# Where somebody may blow himself up


async def stand() -> Any:
    try:
        return dict(await STAND)
    except Interrupted as boom:
        return boom.seat


def test_a_press_counts_once_it_is_no_hold() -> None:
    bench = Bench(stand, [(0.5, Press(seat)) for seat in SEATS])
    assert bench.play() == dict.fromkeys(SEATS, "yes")
    assert bench.now == 0.5 + WAIT


def test_the_window_of_a_wish_is_long_enough_for_the_gesture_which_answers_nothing() -> None:
    bench = Bench(stand, [(0.5, Press(1)), (3.5, Press(1, held=True)), (4.2, Press(1)), (7.2, Press(1, held=True))])
    assert bench.play() == 1
    assert told(bench) == [(1, "election")]


def test_who_may_not_blow_himself_up_answers_nothing_by_it_either() -> None:
    bench = Bench(stand, [(0.5, Press(2)), (3.5, Press(2, held=True)), (4.2, Press(2)), (7.2, Press(2, held=True))])
    assert (bench.play(), told(bench)) == ({}, [])


def test_knocks_answer_nothing() -> None:
    bench = Bench(stand, [(0.5 + 0.8 * number, Tap(1, "")) for number in range(5)])
    assert (bench.play(), told(bench)) == (1, [(1, "election")])


def test_what_others_have_answered_before_the_explosion_is_told_before_it() -> None:
    bench = Bench(stand, [(1.0, Press(3)), (2.0, Pick(1, "werewolf.explode", "election"))])
    assert bench.play() == 1
    assert told(bench) == [(3, "yes"), (1, "election")]


def test_what_is_pressed_at_the_end_counts() -> None:
    assert Bench(stand, [(pace.GESTURE - 0.1, Press(4))]).play() == {4: "yes"}


def test_who_stands_is_marked_at_once_and_a_hold_is_not() -> None:
    bench = Bench(stand, [(0.5, Press(3)), (1.0, Press(1)), (4.0, Press(1, held=True))])
    bench.play()
    marked = [
        (when, [seat["seat"] for seat in seats if seat["mark"]]) for when, seats in bench.screen.times("table", "seats")
    ]
    assert (0.5, [3]) in marked
    assert (1.0, [1, 3]) in marked
    assert (4.0, [3]) in marked
