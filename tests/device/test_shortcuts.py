"""Seats with NEXT, OK and BACK: a cursor for the one who is asked, and what it must not tell anybody else."""

from typing import Any

import pytest

from device import pace
from device.gesture import HOLD
from device.lot import SeededLot
from device.pace import Pace
from device.ports import Button, Event, Press, Tap
from engine import Ask, Sleep, Talk, Wake
from tests.device.bench import SEATS, Bench, Script
from tests.device.test_table import KILL, VOTE, asking, at

SEER = Ask("seer.look", (2,), SEATS, {2: {2: "self"}})
HEIR = Ask("sheriff.heir", (2,), SEATS, default="tear", closes="all", secret=False)
GUARD = Ask("guard.protect", (2,), SEATS, default="none")
BOMB = Ask("werewolf.explode", (1,), ("vote",), closes="first", secret=False)
START = 0.5


def by_night(ask: Ask, awake: tuple[int, ...]) -> Script:
    async def script() -> Any:
        await Sleep("night.falls", ())
        await Wake("seer.wake", awake)
        return dict(await ask)

    return script


def pressed(*buttons: Button, seat: int = 2, start: float = START) -> list[tuple[float, Event]]:
    return [(start + 0.2 * number, Press(seat, button)) for number, button in enumerate(buttons)]


def night(ask: Ask, *people: tuple[float, Event], awake: tuple[int, ...] = (2,)) -> Bench:
    """A bench whose people press so many seconds after the question has opened."""
    bench = Bench(by_night(ask, awake))
    for seat in SEATS:
        bench.host.inbox.put_at(4.0, Press(seat))
    before = bench.table.before

    def open_for(effect: Any) -> None:
        before(effect)
        if effect is ask:
            for when, event in people:
                bench.host.inbox.put_at(bench.host.now() + when, event)

    bench.table.before = open_for
    return bench


def bigs(bench: Bench) -> list[str]:
    return [text for text in bench.screen.read("night", "big") if text]


def test_next_gives_a_cursor_at_a_drawn_place_and_ok_takes_what_it_stands_at() -> None:
    bench = night(GUARD, *pressed("next", "next", "ok"))
    (answer,) = bench.play().values()
    first, second = bigs(bench)[:2]
    assert second == str(int(first) % len(SEATS) + 1)
    assert str(answer) == second


def test_the_first_place_of_the_cursor_is_drawn_anew_for_each_question() -> None:
    places = set()
    for seed in range(20):
        bench = night(SEER, *pressed("next"))
        bench.table.asking.lot = SeededLot(seed)
        bench.play()
        places.add(bigs(bench)[0])
    assert len(places) > 2


def test_next_and_back_pick_nothing_while_an_item_is_called() -> None:
    bench = night(SEER, (at(4), Press(2, "next")), (at(5), Press(2, "back")))
    assert bench.play() == {}
    assert not [event for event in bench.transcript.events if event["event"] in ("answer", "refuse")]


def test_back_takes_back_what_was_picked() -> None:
    bench = night(SEER, (at(4), Press(2)), (at(5), Press(2, "back")))
    assert bench.play() == {}
    assert [event["choice"] for event in bench.transcript.events if event["event"] == "answer"] == [4, ()]


def test_back_takes_back_an_answer_so_that_the_question_stays_open() -> None:
    people = [(at(seat), Press(seat)) for seat in SEATS]
    bench = Bench(asking(VOTE), [*people, (at(5) + 1, Press(3, "back"))])
    assert bench.play() == {1: 1, 2: 2, 4: 4, 5: 5}
    assert bench.now == pace.LEAD_IN + pace.PASSES * pace.BEAT * len(SEATS)


@pytest.mark.parametrize("awake", [(2, 4), (4,), ()])
def test_there_is_no_cursor_where_other_eyes_are_open_than_those_of_the_asked_seat(awake: tuple[int, ...]) -> None:
    bench = night(SEER, *pressed("next", "ok"), awake=awake)
    assert bench.play() == {}
    assert bigs(bench) == [*map(str, SEATS)] * pace.PASSES


@pytest.mark.parametrize(
    "ask", [KILL, Ask("confessor.look", (2,), SEATS), Ask("hunter.shoot", (2,), SEATS, farewell=True)]
)
def test_a_pack_has_no_cursor_and_nor_has_whoever_chooses_in_secret_with_open_eyes(ask: Ask) -> None:
    pressing, idle = Bench(asking(ask), pressed("next", "next")), Bench(asking(ask))
    assert (pressing.play(), idle.play()) == ({}, {})
    assert pressing.screen.read("table", "big") == idle.screen.read("table", "big")


def test_who_is_not_asked_has_no_cursor() -> None:
    some, none = night(SEER, *pressed("next", "ok", seat=3)), night(SEER)
    assert (some.play(), none.play()) == ({}, {})
    assert bigs(some) == bigs(none)


def test_a_public_choice_is_shown_to_all() -> None:
    bench = Bench(asking(HEIR), pressed("next", "ok"))
    (answer,) = bench.play().values()
    assert str(answer) in bench.screen.read("table", "big")[:2]


# The window


@pytest.mark.parametrize("shortcuts", [False, True])
@pytest.mark.parametrize("seats", [(2,), ()])
def test_the_window_is_short_only_where_every_seat_has_shortcuts_whoever_is_asked(
    shortcuts: bool, seats: tuple[int, ...]
) -> None:
    bench = Bench(asking(Ask("guard.protect", seats, SEATS, default="none")), [(at(3), Press(2))])
    bench.host.pace = Pace(shortcuts=shortcuts)
    assert bench.play() == ({2: 3} if seats else {})
    passes = 1 if shortcuts else 2
    assert [text for _, text in bench.voice.lines] == [*map(str, SEATS)] * passes
    assert bench.now == pytest.approx(6 + 0.8 * 5 if shortcuts else 3 + 2 * 0.9 * 5)


@pytest.mark.parametrize("ask", [KILL, VOTE, Ask("cupid.pair", (2,), SEATS, least=2, most=2)])
def test_who_answers_by_the_list_has_its_time(ask: Ask) -> None:
    assert Pace(shortcuts=True).window(ask) == Pace().window(ask)


@pytest.mark.parametrize("items", range(1, 21))
def test_a_short_window_has_room_for_its_list(items: int) -> None:
    ask, short = Ask("guard.protect", (), tuple(range(items))), Pace(shortcuts=True)
    assert short.window(ask) <= Pace().window(ask)
    assert max(when for when, _ in short.beats(ask)) + pace.BEAT <= short.window(ask) + 1e-9


# Who wants to?


STAND = Ask("sheriff.stand", SEATS, ("yes", "no"), default="no", closes="all", secret=False, how="wish")


@pytest.mark.parametrize("event", [Press(3), Tap(3, ""), Tap(3, "yes")])
def test_whoever_wants_to_presses_once_within_four_seconds(event: Event) -> None:
    bench = Bench(asking(STAND), [(1.0, event), (4.5, Press(4))])
    assert bench.play() == {3: "yes"}
    assert bench.now == pace.WISH
    assert bench.voice.lines == []


def test_who_has_pressed_is_marked_at_once_and_back_takes_it_back() -> None:
    bench = Bench(asking(STAND), [(1.0, Press(3)), (2.0, Press(3, "back"))])
    assert bench.play() == {}
    marks = [when for when, seats in bench.screen.times("table", "seats") if seats[2]["mark"] == "✓"]
    assert marks
    assert (marks[0], max(marks) <= 2.0) == (1.0, True)


# The gesture


def test_the_press_that_a_hold_began_with_is_no_vote() -> None:
    vote = Ask("village.vote", SEATS, SEATS, default="none", closes="all", secret=False, how="vote", interrupt=BOMB)
    hold = [(at(3), Press(2)), (at(3) + HOLD, Press(2, held=True))]
    assert Bench(asking(vote), hold).play() == {}
    assert Bench(asking(vote), [(at(1), Press(2)), *hold]).play() == {2: 1}
    assert Bench(asking(vote), hold[:1]).play() == {2: 3}


def test_a_long_press_is_a_pick_where_nobody_can_blow_up() -> None:
    assert Bench(asking(VOTE), [(at(3), Press(2)), (at(3) + HOLD, Press(2, held=True))]).play() == {2: 3}


@pytest.mark.parametrize("held", [False, True])
def test_the_press_that_a_hold_began_with_makes_nobody_ready(held: bool) -> None:
    async def script() -> Any:
        await Talk(0, 60, interrupt=BOMB)
        return True

    people: list[tuple[float, Event]] = [(5.0, Press(seat)) for seat in (1, 2, 3)]
    bench = Bench(script, [*people, *([(5.0 + HOLD, Press(3, held=True))] if held else [])])
    bench.play()
    assert bench.now == pytest.approx(60 if held else 5 + HOLD + 0.3 + pace.MORE_TALK)


# Pointing


def pointing(*people: tuple[float, Event], ask: Ask = VOTE) -> Bench:
    bench = Bench(asking(ask), people)
    bench.host.pace = Pace(pointing=True)
    return bench


def pointed(item: int) -> float:
    return pace.LEAD_IN + pace.POINT_BEAT * (item - 1) + 0.5


def test_all_point_on_three_and_whoever_points_at_a_seat_presses_when_it_is_called() -> None:
    bench = pointing(*((pointed(3 if seat != 3 else 1), Press(seat)) for seat in SEATS))
    assert bench.play() == {1: 3, 2: 3, 3: 1, 4: 3, 5: 3}
    assert [text for _, text in bench.voice.lines][:4] == ["Three, two, one, point!", "1", "2", "3"]
    assert bench.now == pytest.approx(pointed(3) + pace.AFTER_LAST)


def test_everybody_sees_at_once_at_whom_each_press_points() -> None:
    bench = pointing((pointed(4), Press(2)))
    bench.play()
    seen = [when for when, seats in bench.screen.times("table", "seats") if seats[1]["mark"] == "→4"]
    assert seen[0] == pytest.approx(pointed(4))


def test_when_they_point_once_more_nothing_is_left_of_the_first_time() -> None:
    bench = pointing()
    bench.table.public.note("vote", {"ballots": {1: 4}, "tally": {4: 1}, "top": (4,)})
    bench.play()
    assert [seats[0]["mark"] for _, seats in bench.screen.times("table", "seats")][-1] == ""


def test_a_pointed_vote_that_is_secretly_refused_looks_like_any_other() -> None:
    vote = Ask("village.vote", SEATS, SEATS, {2: {4: "lover"}}, default="none", closes="all", secret=False, how="vote")
    refused, accepted = pointing((pointed(4), Press(2)), ask=vote), pointing((pointed(4), Press(2)))
    assert (refused.play(), accepted.play()) == ({}, {2: 4})
    assert refused.screen.views == accepted.screen.views


@pytest.mark.parametrize(
    "ask", [SEER, Ask("village.seance", SEATS, ("yes", "no"), default="no", closes="all", secret=False)]
)
def test_only_votes_between_seats_are_pointed(ask: Ask) -> None:
    bench = pointing(ask=ask)
    bench.play()
    assert not bench.heard("point!")
