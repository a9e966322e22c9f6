"""What the table does without a part of a seat: without its light, or without its device on a box without a panel."""

from collections.abc import Iterable
from typing import Any

import pytest

from device import pace
from device.deal import REMIND
from device.needs import ASSENT, TOGETHER
from device.ports import Event, Found, Lost, Panel, Press, Tap
from engine import Ask, Board, Deal, Say, Show, Talk, View
from engine.journal import Answer
from tests.device.bench import SEATS, Bench, Lights, Script
from tests.device.test_deal import DECK, HELD, READY, Led, at_the_role, hands, taps

LIVING = SEATS[:-1]
NO_PANEL: tuple[float, Event] = (0.0, Lost("panel", "no-panel"))


async def asked_twice() -> Any:
    """By day; seat 5 is dead."""
    await Board(View("day", 1, SEATS, LIVING))
    await Say("deal.look")
    first = await Ask("sheriff.vote", LIVING, SEATS, closes="all", secret=False)
    await Say("deal.look")
    return first, await Ask("sheriff.vote", LIVING, SEATS, closes="all", secret=False)


def played(script: Script, people: Iterable[tuple[float, Event]] = (), lights: Lights | None = None) -> Bench:
    bench = Bench(script, people, lights=lights)
    bench.play()
    return bench


def clock(bench: Bench) -> float:
    """Seconds since the start, pauses among them."""
    return round(bench.host.inbox.clock.now(), 3)


def said(bench: Bench) -> list[str]:
    return [
        event["line"] for event in bench.transcript.events if event["event"] == "say" and event["line"] != "deal.look"
    ]


# A light alone


def test_a_light_that_fails_is_named_once_and_stops_nothing() -> None:
    bench = played(asked_twice, [(0.1, Lost("light", "light-lost", 3))], Lights())
    assert said(bench) == ["trouble.lights-missing"]
    assert bench.heard("The light of player 3 does not work")


def test_a_light_that_failed_works_and_fails_again_is_named_again() -> None:
    lost = Lost("light", "light-lost", 3)
    people: list[tuple[float, Event]] = [(0.1, lost), (12.0, Found("light", 3)), (25.0, lost), (26.0, lost)]
    assert said(played(asked_twice, people, Lights())) == ["trouble.lights-missing"] * 2


def test_a_light_that_fails_while_a_question_is_open_costs_no_time_of_it() -> None:
    undisturbed = played(asked_twice, [], Lights())
    bench = played(asked_twice, [(12.0, Lost("light", "light-lost", 3))], Lights())
    assert said(bench) == ["trouble.lights-missing"]
    assert bench.heard("The light of player 3") == [12.0]
    assert bench.now == undisturbed.now


def test_the_light_of_a_lost_seat_or_of_a_dead_one_is_no_news() -> None:
    people: list[tuple[float, Event]] = [
        (0.1, Lost("seat", "expander-lost", 3)),
        (0.1, Lost("light", "expander-lost", 3)),
        (0.1, Lost("light", "light-lost", 5)),
        (60.0, Panel("ok")),
    ]
    assert said(played(asked_twice, people, Lights())) == ["trouble.seat-missing"]


@pytest.mark.parametrize("when", ["before", "meanwhile"])
def test_without_one_of_the_lights_everybody_is_told_on_the_screen(when: str) -> None:
    led = Led(DECK, "box", (), Lights())
    led.host.inbox.put_at(0.1 if when == "before" else 10.0, Lost("light", "light-lost", 4))
    led.play()
    lights = ["deal.lights"] if when == "meanwhile" else []
    named = [line for line in led.said if line != "look.seat"]
    assert sorted(named) == sorted(["deal.look", *lights, "trouble.lights-missing", "look.close", "look.open"])
    assert led.said.count("look.seat") == len(SEATS)


def test_when_a_light_fails_while_the_lights_tell_it_sounds_the_same_whoevers_it_is_and_at_whatever_item() -> None:
    told = set()
    for seat, moment in ((1, 10.0), (4, 10.0), (4, 11.0), (4, 12.5)):
        led = Led(DECK, "box", (), Lights())
        led.host.inbox.put_at(moment, Lost("light", "light-lost", seat))
        led.play()
        told.add(tuple((when, text.replace(f"player {seat}", "player")) for when, text in led.voice.lines))
    assert len(told) == 1


# A board with several seats

GONE: list[tuple[float, Event]] = [(0.1, Lost("seat", "expander-lost", seat, "mcp1")) for seat in (2, 3, 4)]


def test_a_lost_board_is_named_with_its_seats_and_makes_one_pause_that_one_ok_ends() -> None:
    bench = played(asked_twice, [*GONE, (60.0, Panel("ok"))])
    assert said(bench) == ["trouble.board-missing"]
    assert bench.heard(
        "The board mcp1 (seats 2, 3 and 4) is missing. Check its cable, or press OK to go on without it."
    )
    assert bench.table.needs.given_up == {2, 3, 4}


def test_a_lost_board_that_is_back_in_one_moment_is_no_word() -> None:
    bench = played(asked_twice, [*GONE, *((0.2, Found("seat", seat)) for seat in (2, 3, 4))])
    assert said(bench) == []


def test_what_has_different_causes_is_named_one_by_one() -> None:
    bench = played(asked_twice, [*GONE[:2], (0.1, Lost("seat", "button-stuck", 1)), (60.0, Panel("ok"))])
    assert said(bench) == ["trouble.board-missing", "trouble.seat-missing"]
    assert bench.heard("Seat 1 is missing")
    assert bench.heard("The board mcp1 (seats 2 and 3) is missing")


# Without a panel


def without_panel(*people: tuple[float, Event]) -> Bench:
    """Seat 3 is lost; what else happens is counted from when that has been said."""
    mishap: list[tuple[float, Event]] = [NO_PANEL, (0.1, Lost("seat", "button-stuck", 3)), (500.0, Found("seat", 3))]
    (when,) = played(asked_twice, mishap).heard("Seat 3 is missing")
    return played(asked_twice, [*mishap, *((when + 10 + later, event) for later, event in people)])


WISH = (0.0, Press(1))
QUESTION = 9.0
"""Seconds after which the question whether to go on has been put."""


def test_at_a_box_without_a_panel_all_others_can_give_a_seat_up() -> None:
    bench = without_panel(WISH, *((QUESTION + seat, Press(seat)) for seat in (1, 2)), (QUESTION + 4, Tap(4, "")))
    assert said(bench) == ["trouble.seat-away", "trouble.give-up", "trouble.given-up"]
    assert clock(bench) < 500


@pytest.mark.parametrize(
    "silent",
    [
        [Press(1), Press(2)],
        [Press(1), Press(2), Press(2), Press(5)],
        [Press(1), Press(2), Press(3)],
        [Press(1), Press(2), Press(4, held=True)],
        [Press(1), Press(2), Lost("seat", "button-stuck", 4)],
    ],
    ids=["one is silent", "a dead one presses", "the lost one presses", "something lies on a button", "one is lost"],
)
def test_silence_is_no_assent(silent: Iterable[Event]) -> None:
    more = [(490.0, Found("seat", 4))]
    bench = without_panel(WISH, *((QUESTION + at, event) for at, event in enumerate(silent)), *more)
    assert said(bench)[:3] == ["trouble.seat-away", "trouble.give-up", "trouble.wait-on"]
    assert clock(bench) > 500


def test_whoever_presses_again_has_the_question_put_again() -> None:
    others = [(60.0, Press(2)), *((60.0 + QUESTION, Press(seat)) for seat in (1, 2, 4))]
    bench = without_panel(WISH, *others)
    assert said(bench) == [
        "trouble.seat-away",
        "trouble.give-up",
        "trouble.wait-on",
        "trouble.give-up",
        "trouble.given-up",
    ]
    assert clock(bench) < 500


def test_a_seat_that_is_back_meanwhile_is_not_given_up() -> None:
    bench = without_panel(WISH, (QUESTION, Press(1)), (QUESTION + 1, Found("seat", 3)))
    assert said(bench) == ["trouble.seat-away", "trouble.give-up"]
    assert bench.table.needs.given_up == set()
    assert ASSENT + pace.BEAT < clock(bench) < 500


def test_with_a_panel_a_press_gives_nothing_up() -> None:
    people: list[tuple[float, Event]] = [(0.1, Lost("seat", "button-stuck", 3)), (500.0, Found("seat", 3))]
    bench = played(asked_twice, [*people, *((30.0 + seat, Press(seat)) for seat in (1, 2, 4))])
    assert said(bench) == ["trouble.seat-missing"]
    assert clock(bench) > 500


def test_a_press_that_agrees_to_go_on_is_no_answer() -> None:
    bench = without_panel(WISH, *((QUESTION + seat, Press(seat)) for seat in (1, 2, 4)))
    assert [event for event in bench.transcript.events if event["event"] in ("answer", "refuse")] == []


# The deal


@pytest.mark.parametrize("when", [1.0, 10.0])
def test_where_a_seat_is_given_up_that_must_press_at_its_role_the_box_deals(when: float) -> None:
    people = [press for press in READY if when > 1 or press != Press(3)]
    led = at_the_role(Led(DECK, "list", people), HELD, {3: "nothing"})
    led.host.inbox.put_at(when, Lost("seat", "button-stuck", 3))
    led.host.inbox.put_at(300.0, Panel("ok"))
    dealt = led.play()
    assert sorted(role for seat in SEATS for role in dealt[seat]) == sorted(DECK)
    assert led.said.count("look.seat") == len(SEATS), "everybody is told"
    before = ["deal.list", "trouble.seat-missing", "deal.instead"]
    closed = ["deal.list", "deal.close", "trouble.seat-missing", "look.open", "deal.instead"]
    assert led.said[: led.said.index("deal.instead") + 1] == (closed if when > 1 else before)
    assert not led.table.public.dark


def test_who_is_waited_for_at_the_readers_is_given_up_in_the_same_way() -> None:
    led = Led(DECK, "readers", taps(HELD, (4, 1, 5, 2)))
    led.host.inbox.put_at(1.0, Lost("reader", "reader-lost", 3))
    led.host.inbox.put_at(REMIND + 300.0, Panel("ok"))
    dealt = led.play()
    assert sorted(role for seat in SEATS for role in dealt[seat]) == sorted(DECK)
    assert led.said.count("look.seat") == len(SEATS)


def test_cards_that_are_laid_while_a_reader_is_away_count() -> None:
    led = Led(DECK, "readers", [Lost("reader", "reader-lost", 3), *taps(HELD, (4, 1, 5, 2)), Found("reader", 3)])
    led.host.inbox.put_at(100.0, taps(HELD, (3,))[0])
    assert led.play()[3] == ("seer",)
    assert "trouble.seat-missing" not in led.said


def test_after_a_power_cut_between_the_deal_and_the_own_cards_everybody_is_told() -> None:
    async def script() -> Any:
        dealt = await Deal(DECK, SEATS)
        await Show("own.card", tuple(((seat,), {"role": dealt[seat][0]}) for seat in SEATS))
        return "told"

    assert len(played(script).heard("look at the screen")) == len(SEATS)
    again = Bench(script, records=[Answer("deal", hands(HELD))], deal="readers")
    again.play()
    assert len(again.heard("look at the screen")) == len(SEATS)


# By day


async def talked() -> Any:
    await Board(View("day", 1, SEATS, LIVING))
    await Talk(2, 45.0)
    return "heard"


def test_a_reader_that_is_lost_in_a_speech_is_waited_for_at_once_and_costs_no_time_to_speak() -> None:
    bench = played(talked, [(10.0, Lost("reader", "reader-lost", 4)), (100.0, Found("reader", 4))])
    assert bench.heard("Seat 4 is missing") == [10.0 + TOGETHER]
    assert (bench.now, clock(bench)) == (45.0, 135.0)


def test_one_that_is_lost_before_a_speech_is_waited_for_before_it_begins() -> None:
    async def script() -> Any:
        await Say("deal.look")
        return await talked()

    bench = played(script, [(0.1, Lost("reader", "reader-lost", 4)), (100.0, Found("reader", 4))])
    assert clock(bench) == 145.0


async def looked() -> Any:
    await Board(View("day", 1, SEATS, LIVING))
    await Show("own.card", tuple(((seat,), {"role": "seer"}) for seat in SEATS))
    return "seen"


@pytest.mark.parametrize("seat", [1, 2, 4])
def test_one_that_is_lost_while_somebody_looks_alone_is_waited_for_before_the_next_call(seat: int) -> None:
    (second,) = played(looked).heard("Player 2, open")
    bench = played(looked, [(second + 1, Lost("reader", "reader-lost", seat)), (100.0, Found("reader", seat))])
    (third,) = played(looked).heard("Player 3, open")
    assert bench.heard(f"Seat {seat} is missing") == [pytest.approx(third + TOGETHER)]
    calls = [text.partition(",")[0] for _, text in bench.voice.lines if "look at the screen" in text]
    assert calls == ["Player 1", "Player 2", *(f"Player {looker}" for looker in SEATS)], "all look once more"
    assert len(bench.heard("close your eyes")) == 2
