"""What a one-button seat can do besides pressing at its item: several picks, and the gesture that blows a wolf up."""

import pytest

from device import pace
from device.ports import Event, Press
from engine import Ask
from tests.device.bench import SEATS, Bench, talk
from tests.device.test_table import asking, at

PAIR = Ask("cupid.pair", (2,), SEATS, least=2, most=2)


@pytest.mark.parametrize(
    ("pressed", "picked"),
    [
        ([at(1), at(4)], (1, 4)),
        ([at(1), at(4), at(5)], (4, 5)),  # the last ones count
        ([at(1), at(4), at(1, rounds=1)], (4, 1)),  # the same once more is still one
    ],
)
def test_several_are_picked_one_after_another_in_the_same_list(pressed: list[float], picked: tuple[int, int]) -> None:
    bench = Bench(asking(PAIR), [(when, Press(2)) for when in pressed])
    assert bench.play() == {2: picked}


def test_one_of_two_picks_is_recorded_but_is_no_answer() -> None:
    bench = Bench(asking(PAIR), [(at(1), Press(2))])
    assert bench.play() == {}
    assert [getattr(record, "choice", None) for record in bench.records] == [(1,), None]


def test_a_farewell_runs_through_its_list_once_and_lasts_eight_seconds_at_least() -> None:
    bench = Bench(asking(Ask("idiot.reveal", (), ("yes", "no"), default="no", farewell=True)))
    bench.play()
    assert bench.now == pace.FAREWELL
    long = Bench(asking(Ask("hunter.shoot", (), tuple(range(1, 11)), default="none", farewell=True)))
    long.play()
    assert long.now == pytest.approx(pace.LEAD_IN + 10 * pace.BEAT)


@pytest.mark.parametrize(
    ("people", "gone"),
    [
        ([(5, Press(1, held=True)), (9, Press(1, held=True))], 1),
        ([(5, Press(1, held=True)), (20, Press(1, held=True))], 0),  # too late
        ([(5, Press(1, held=True)), (7, Press(1)), (9, Press(1, held=True))], 0),  # broken off
        ([(2, Press(1)), (5, Press(1, held=True)), (6, Press(1)), (9, Press(1, held=True))], 1),  # each hold begins so
        ([(5, Press(1, held=True)), (5.5, Press(1)), (6, Press(1)), (9, Press(1, held=True))], 0),  # broken off
        ([(5, Press(2, held=True)), (9, Press(2, held=True))], 0),  # no wolf
    ],
)
def test_a_wolf_blows_himself_up_by_holding_twice(people: list[tuple[float, Event]], gone: int) -> None:
    bench = Bench(talk, people)
    assert bench.play() == gone
    assert (bench.now < 60) is bool(gone)


def test_what_a_villager_tries_is_noticed_by_nobody() -> None:
    tried = Bench(talk, [(5, Press(2, held=True)), (9, Press(2, held=True))])
    quiet = Bench(talk)
    tried.play()
    quiet.play()
    assert (tried.voice.lines, tried.now) == (quiet.voice.lines, quiet.now)
    assert tried.screen.read("table", "seats") == quiet.screen.read("table", "seats")
