"""In which order the answers to one question are given, in every box."""

import pytest

from device.ports import Pick
from device.rehearse.timetable import Try, steps, timetable
from engine import Ask, Choice

LIST = (1, 2, 3, 4)
CALLS = LIST * 2
FOUR = Ask("werewolf.kill", (1, 2), LIST, default="none")
PAIR = Ask("cupid.pair", (1, 2), LIST, least=2, most=2)
SOME = Ask("scapegoat.voters", (1,), LIST, least=0, most=4)


def order(ask: Ask, *tries: tuple[int, Choice] | tuple[int, Choice, str]) -> list[tuple[int, int, Choice]]:
    """(call, seat, answer) of every answer as it is given; call 0 is the opening."""
    made = [
        Try(Pick(seat, ask.ask, choice), bool(refused), steps(ask, choice, bool(refused)))
        for seat, choice, *refused in tries
    ]
    table = timetable(CALLS, made)
    return [
        (call, deed.of.pick.seat, deed.of.pick.choice)
        for call, deeds in enumerate(table)
        for deed in deeds
        if deed.last
    ]


def test_answers_are_given_as_the_list_calls_them_and_seat_after_seat() -> None:
    assert order(FOUR, (1, 3), (2, 1), (3, 3)) == [(1, 2, 1), (3, 1, 3), (3, 3, 3)]


def test_what_is_not_in_the_list_is_said_at_once() -> None:
    assert order(FOUR, (1, 2), (2, "none"), (3, 9, "refused")) == [(0, 3, 9), (0, 2, "none"), (2, 1, 2)]


def test_everything_that_must_be_refused_is_tried_before_anybody_answers() -> None:
    assert order(FOUR, (1, 4, "refused"), (1, 2), (2, 1), (3, "none")) == [
        (4, 1, 4),
        (4, 3, "none"),
        (5, 2, 1),
        (6, 1, 2),
    ]


def test_nobody_says_two_things_at_one_call() -> None:
    assert order(FOUR, (1, 2, "refused"), (1, 2, "refused"), (2, 2)) == [(2, 1, 2), (6, 1, 2), (6, 2, 2)]


def test_refusals_that_leave_no_room_for_the_answers_are_said_at_once() -> None:
    assert order(FOUR, (1, 4, "refused"), (1, 3, "refused"), (1, 2), (2, 1)) == [
        (4, 1, 4),
        (4, 1, 3),
        (5, 2, 1),
        (6, 1, 2),
    ]


def test_several_picks_are_said_one_after_another_and_given_with_the_last() -> None:
    assert order(PAIR, (1, (1, 3)), (2, (4, 2))) == [(3, 1, (1, 3)), (6, 2, (4, 2))]


@pytest.mark.parametrize(
    ("choice", "refused", "said"),
    [
        ((4, 1), False, (4, 1, "done")),
        ((), False, ("done",)),
        ((1, 2, 3, 4), False, (1, 2, 3, 4)),
        ((1, 2), True, (1, 2)),
        ((1, 9), True, ()),
    ],
)
def test_where_it_is_open_how_many_are_picked_the_last_word_is_done(
    choice: Choice, refused: bool, said: tuple[int | str, ...]
) -> None:
    assert steps(SOME, choice, refused) == said


def test_picks_that_need_more_rounds_than_there_are_are_said_at_once() -> None:
    assert order(SOME, (1, (3, 2, 1))) == [(0, 1, (3, 2, 1))]
