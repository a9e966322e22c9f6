"""Cards on the seats' readers: any card is a button, a card of answers says what it means; lost readers."""

from typing import Any

import pytest

from device.absent import NoLights
from device.ports import Event, Found, Laid, Lifted, Lost, Panel, Press, Tap
from engine import Ask, Board, Interrupted, Note, Sleep, View, Wake
from tests.device.bench import EXPLODE, SEATS, Bench, talk
from tests.device.test_table import asking, at

KILL = Ask("werewolf.kill", (1, 2), SEATS)
PAIR = Ask("cupid.pair", (2,), SEATS, least=2, most=2)
OWN = ("", "role:werewolf", "role:villager#3")


def answers(ask: Ask, *people: tuple[float, Event]) -> Any:
    return Bench(asking(ask), [*people]).play()


@pytest.mark.parametrize("card", OWN)
def test_the_own_card_is_a_button(card: str) -> None:
    assert answers(KILL, (at(2), Tap(1, card)), (at(4, 1), Tap(2, card))) == {1: 2, 2: 4}
    assert answers(KILL, (at(2), Tap(1, card)), (at(3, 1), Tap(1, card))) == {1: 3}
    assert answers(KILL, (1.0, Tap(1, card))) == {}, "no item is called yet"
    assert answers(PAIR, (at(1), Tap(2, card)), (at(4), Tap(2, card))) == {2: (1, 4)}


def test_cards_of_answers_say_what_they_mean_at_any_moment_of_the_window() -> None:
    assert answers(KILL, (1.0, Tap(1, "5")), (at(2), Tap(2, "3"))) == {1: 5, 2: 3}
    assert answers(PAIR, (1.0, Tap(2, "5")), (at(2), Tap(2, "1"))) == {2: (5, 1)}


def test_the_last_valid_card_before_the_window_closes_counts() -> None:
    assert answers(KILL, (1.0, Tap(1, "5")), (4.0, Tap(1, "3")), (5.0, Tap(1, "17")), (6.0, Lifted(1, "a"))) == {1: 3}
    assert answers(KILL, (1.0, Tap(1, "5")), (at(3), Tap(1, ""))) == {1: 3}


async def two_questions() -> Any:
    first = await KILL
    return first, await KILL


def test_what_lies_there_when_a_window_opens_answers_nothing() -> None:
    bench = Bench(two_questions, [(1.0, Tap(1, "5"))])
    assert bench.play() == ({1: 5}, {})


async def vote() -> Any:
    try:
        return await Ask("village.vote", SEATS, SEATS, default="none", closes="all", secret=False, interrupt=EXPLODE)
    except Interrupted as boom:
        return boom.seat


@pytest.mark.parametrize(
    ("knocks", "seat", "gone"),
    [((5, 6, 7, 8, 9), 1, 1), ((5, 6, 7, 8), 1, 0), ((5, 7, 9, 11, 13.5), 1, 0), ((5, 6, 7, 8, 9), 2, 0)],
)
def test_with_a_card_a_wolf_blows_himself_up_by_knocking(knocks: tuple[float, ...], seat: int, gone: int) -> None:
    assert Bench(talk, [(when, Tap(seat, "")) for when in knocks]).play() == gone


def test_knocks_of_somebody_else_are_presses() -> None:
    knocks = [(at(1) + 0.7 * number, Tap(2, "")) for number in range(5)]
    assert Bench(vote, knocks).play() == {2: 4}
    assert Bench(asking(KILL), knocks).play() == {2: 4}
    assert Bench(vote, [(when, Tap(1, "")) for when, _ in knocks]).play() == 1


def test_a_card_that_is_taken_away_is_told_by_seat() -> None:
    bench = Bench(talk, [(1.0, Lifted(9, "a")), (1.0, Lifted(5, "b")), (2.0, Laid(9, "a"))])
    bench.host.seat_at((7, 9))
    assert [bench.host.wait(None), bench.host.wait(None)] == [Lifted(2, "a"), Laid(2, "a")]


async def night() -> Any:
    """The werewolves choose, then the village votes."""
    await Board(View("night", 2, SEATS, SEATS))
    await Note("phase", {"name": "night", "number": 2})
    await Sleep("night.falls", ())
    await Wake("werewolf.wake", (1, 2))
    prey = dict(await KILL)
    await Sleep("werewolf.sleep", ())
    await Wake("day.breaks", SEATS)
    return prey, await Ask("village.vote", SEATS, SEATS, default="none", closes="all", secret=False)


def opened() -> list[float]:
    bench = Bench(night)
    bench.play()
    return [event["t"] for event in bench.transcript.events if event["event"] == "ask"]


POWER, BACK = Lost("readers", "readers-power"), Found("readers")


def test_a_lost_well_pauses_nothing() -> None:
    bench = Bench(night, [(opened()[0], Lost("reader", "well-lost", 0))])
    bench.play()
    assert bench.heard("is missing") == []


class Away(NoLights):
    """Seats of whose readers some do not work."""

    def __init__(self, *leads: int) -> None:
        self.readers = self  # type: ignore[assignment]  # all that is asked of them
        self.away = frozenset(leads)


@pytest.mark.parametrize(("away", "messages"), [((4, 5), 1), ((8, 9), 0)])
def test_readers_of_nobody_who_lives_pause_nothing(away: tuple[int, int], messages: int) -> None:
    when = opened()[0] + 5
    bench = Bench(night, [(when, POWER), (when + 60, BACK)])
    bench.host.seating.devices = Away(*away)
    bench.play()
    assert len(bench.heard("USB power")) == messages


def test_by_day_no_question_is_put_while_a_reader_is_lost() -> None:
    when = opened()[1]
    bench = Bench(night, [(when - 1, POWER), (when + 60, BACK), (when + 60 + at(2), Press(1))])
    assert bench.play() == ({}, {1: 2})
    assert len(bench.heard("USB power")) == 1
    given_up = Bench(night, [(when - 1, POWER), (when + 60, Panel("ok"))])
    assert given_up.play() == ({}, {})


def test_a_number_that_is_no_answer_is_refused_in_the_form_of_the_answers() -> None:
    names = Ask("mayor.privilege", (1,), ("3", "4", "3L"), default="none", closes="all", secret=False)
    bench = Bench(asking(names), [(1.0, Tap(1, "1")), (at(2), Tap(1, "4"))], game="lupusburg")
    assert bench.play() == {1: "4"}
    assert [event["choice"] for event in bench.transcript.events if event["event"] == "refuse"] == ["1"]
