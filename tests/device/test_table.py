"""What a table does with the effects of a game, second by second."""

from collections.abc import Iterable
from typing import Any

import pytest

from device import pace
from device.hw.views import draw
from device.pace import reading_time
from device.ports import Event, Press, Tap
from engine import Ask, Board, Deal, Note, Say, Show, Sleep, View, Wake
from engine import journal as written
from engine.errors import WolfhourError
from tests.device.bench import SEATS, Bench, Script

KILL = Ask("werewolf.kill", (1, 2), SEATS, {seat: {1: "wolf", 2: "wolf"} for seat in (1, 2)}, how="together")
VOTE = Ask("village.vote", SEATS, SEATS, default="none", closes="all", secret=False, how="vote")
WINDOW = pace.LEAD_IN + pace.PASSES * pace.BEAT * len(SEATS)


def at(item: int, rounds: int = 0) -> float:
    """A moment at which this item of the list is being called, in the first pass or a later one."""
    return pace.LEAD_IN + pace.BEAT * (item - 1 + rounds * len(SEATS)) + 0.3


def asking(ask: Ask) -> Script:
    async def script() -> Any:
        return dict(await ask)

    return script


async def fails_soon() -> Any:
    await Note("phase", {"name": "day", "number": 1})
    await Say("dawn.nobody")
    raise WolfhourError("broken")


def test_what_cannot_be_prepared_ends_no_game_before_its_time() -> None:
    bench = Bench(fails_soon)
    with pytest.raises(WolfhourError):
        bench.play()
    assert len(bench.voice.lines) == 1


# Questions


def test_what_the_others_see_and_hear_of_a_secret_window_is_always_the_same() -> None:
    pressed = Bench(asking(KILL), [(at(4), Press(1)), (at(2), Press(1)), (at(5), Press(2)), (at(3), Press(3))])
    untouched = Bench(asking(Ask("werewolf.kill", (), SEATS)))
    assert (pressed.play(), untouched.play()) == ({1: 4, 2: 5}, {})
    assert pressed.voice.lines == untouched.voice.lines
    assert pressed.screen.read("table", "big") == untouched.screen.read("table", "big")


def test_a_public_question_closes_a_moment_after_its_last_answer() -> None:
    bench = Bench(asking(VOTE), [(at(seat), Press(seat)) for seat in SEATS])
    assert bench.play() == {seat: seat for seat in SEATS}
    assert bench.now == pytest.approx(at(5) + pace.AFTER_LAST)


def test_a_public_question_that_somebody_does_not_answer_lasts_its_window() -> None:
    bench = Bench(asking(VOTE), [(at(1), Press(seat)) for seat in SEATS[1:]])
    assert bench.play() == dict.fromkeys(SEATS[1:], 1)
    assert bench.now == WINDOW


def test_the_item_that_is_called_is_the_only_number_between_the_seats() -> None:
    bench = Bench(asking(VOTE))
    bench.play()
    views = [view for _, view in bench.screen.views if view["kind"] == "table"]
    assert {str(seat) for seat in SEATS} < {view.get("big") for view in views}
    assert any(view.get("countdown") for view in views)
    called = [draw(view, (480, 320)).boxes for view in views if view.get("big")]
    assert not [box for boxes in called for box in boxes if box.name == "countdown"]
    bars = [view["countdown"]["left"] for view in views if view.get("big")]
    assert bars == sorted(bars, reverse=True), "how much is left stands below it"
    assert len({*bars}) == 2 * len(SEATS)


def test_the_last_valid_press_counts() -> None:
    people = [(at(3), Press(1)), (at(4), Press(1)), (at(2, 1), Press(1)), (at(5, 1), Press(1)), (at(1), Press(2))]
    assert Bench(asking(KILL), people).play() == {1: 5}


def test_a_press_at_a_forbidden_item_is_refused_and_nobody_notices() -> None:
    refused, unpressed = Bench(asking(KILL), [(at(2), Press(1))]), Bench(asking(KILL))
    assert refused.play() == unpressed.play() == {}
    assert refused.voice.lines == unpressed.voice.lines
    assert [(event["to"], event["reason"]) for event in refused.transcript.events if event["event"] == "refuse"] == [
        ([1], "wolf")
    ]


def test_two_cards_at_once_are_two_answers_and_the_last_one_counts() -> None:
    people = [(4.0, Tap(1, "3")), (4.0, Tap(1, "5")), (4.0, Tap(2, "77")), (4.0, Tap(2, "moon")), (4.0, Tap(2, "²"))]
    assert Bench(asking(KILL), people).play() == {1: 5}


def test_a_press_before_the_list_begins_is_no_answer() -> None:
    assert Bench(asking(KILL), [(1.0, Press(1)), (pace.LEAD_IN - 0.1, Press(2))]).play() == {}


def test_a_press_of_a_seat_that_is_not_asked_is_no_answer() -> None:
    bench = Bench(asking(KILL), [(at(4), Press(seat)) for seat in (3, 4, 20)])
    assert bench.play() == {}
    assert not [record for record in bench.records if isinstance(record, written.Press)]


# Nights


async def one_night() -> Any:
    """A night in which the werewolves wake, meet and choose."""
    await Note("phase", {"name": "night", "number": 1})
    await Sleep("night.falls", ())
    await Wake("werewolf.wake", (1, 2))
    await Show("werewolf.pack", (((1, 2), {"seats": (1, 2)}),))
    prey = dict(await KILL)
    await Sleep("werewolf.sleep", ())
    await Wake("day.breaks", SEATS)
    return prey


def ready_from(seconds: float) -> list[tuple[float, Event]]:
    """Everybody keeps pressing, also when nothing is asked."""
    return [(seconds + seat / 10, Press(seat)) for seat in SEATS]


def test_the_night_begins_when_everybody_is_ready() -> None:
    bench = Bench(one_night, ready_from(10.0))
    bench.play()
    assert bench.heard("Night falls") == [10.5]
    assert bench.heard("waiting for") == []


def test_who_is_missing_is_named_and_after_a_while_the_night_begins_without_him() -> None:
    bench = Bench(one_night, ready_from(10.0)[:-1])
    bench.play()
    asked = next(event["t"] for event in bench.transcript.events if event["event"] == "ready")
    (named,) = bench.heard("Player 5, the night is waiting")
    (going_on,) = bench.heard("the night begins all the same")
    (fallen,) = bench.heard("Night falls")
    assert (round(named - asked, 3), round(going_on - asked, 3)) == (pace.READY_NAMED, pace.READY_AT_MOST)
    assert fallen > going_on


def test_a_card_makes_ready_as_a_button_does() -> None:
    bench = Bench(
        one_night, [(when, Tap(press.seat, "3")) for when, press in ready_from(10.0) if isinstance(press, Press)]
    )
    bench.play()
    assert bench.heard("Night falls") == [10.5]


def cut(records: Iterable[Any], people: Iterable[tuple[float, Event]] = ()) -> Bench:
    """A box that was cut off in the night after these records, and has started again."""
    bench = Bench(one_night, people, records)
    bench.table.resume()
    return bench


def test_a_night_goes_on_with_closed_eyes_and_at_the_wake_line_of_its_scene() -> None:
    bench = cut([written.Press("werewolf.kill", 1, 4)], ready_from(10.0))
    spoken = [text for _, text in bench.voice.lines]
    close, wake = (
        next(n for n, text in enumerate(spoken) if word in text) for word in ("lose your eyes", "Werewolves, open")
    )
    assert close < wake
    assert not any("Night falls" in text for text in spoken)
    assert "1 and 2" in " ".join(filter(None, bench.screen.read("night", "big"))), "the pack sees its card again"
    assert bench.play() == {1: 4}, "a press that was accepted still counts"


def test_the_question_at_which_a_night_was_cut_has_its_full_window_again() -> None:
    bench = cut([written.Press("werewolf.kill", 1, 4)], ready_from(10.0))
    before = bench.now
    bench.play()
    (slept,) = bench.heard("Werewolves, close")
    assert slept - before == pytest.approx(WINDOW)


def test_a_question_that_was_answered_passes_once_more_and_takes_no_answer() -> None:
    answered = [written.Press("werewolf.kill", 1, 4), written.Answer("ask werewolf.kill", {1: 4})]
    bench = cut(answered, [*ready_from(10.0), *((20.0 + second / 4, Press(2)) for second in range(200))])
    assert [text for _, text in bench.voice.lines].count("4") == pace.PASSES
    assert bench.play() == {1: 4}
    assert not [event for event in bench.transcript.events if event["event"] == "refuse"]


async def one_deal() -> Any:
    """Cards are dealt when the second day has begun."""
    await Note("phase", {"name": "day", "number": 2})
    await Board(View("deal", 2, SEATS, SEATS))
    return await Deal(("hunter",) * 5, SEATS)


def test_a_phase_that_was_cut_off_at_its_beginning_is_shown_again() -> None:
    begun = Bench(one_deal)
    begun.play()
    again = Bench(one_deal, records=begun.records[:1])
    again.table.resume()
    again.play()
    assert again.screen.read("table", "phase") == begun.screen.read("table", "phase")[-1:] == ["Day 2"]


TRAP = Ask("trap.set", (1,), SEATS, default="none", closes="all", secret=False)


async def night_with_a_trap() -> Any:
    """A night before which something is settled in public."""
    await Note("phase", {"name": "night", "number": 1})
    await Board(View("night", 1, SEATS, SEATS))
    await Say("trap.call", {"seat": 1})
    trap = dict(await TRAP)
    await Sleep("night.falls", ())
    await Wake("thief.wake", (2,))
    return trap


def test_a_question_before_eyes_close_goes_on_with_open_eyes_though_it_is_night() -> None:
    pressed = [written.Press("trap.set", 1, 3)]
    bench = Bench(night_with_a_trap, ready_from(50.0), pressed, game="lupusburg")
    bench.table.resume()
    spoken = [text for _, text in bench.voice.lines]
    assert spoken[-1].startswith("Burgomaster, player 1"), "what was said last is said once more"
    assert bench.screen.views[-1][1]["kind"] == "table"
    assert not bench.table.asleep
    assert bench.play() == {1: 3}, "a press that was accepted still counts"
    assert bench.heard("Night falls over Lupusburg")


# Voice and screen


def test_without_sound_each_line_stays_on_the_screen_for_as_long_as_it_takes_to_read() -> None:
    async def script() -> bool:
        await Say("debate.call")
        await Say("vote.call")
        return True

    bench = Bench(script, deaf=True)
    bench.play()
    lengths = [reading_time(text) for _, text in bench.voice.lines]
    assert bench.now == pytest.approx(sum(lengths))
    shown = [(when, view["subtitle"]) for when, view in bench.screen.views]
    assert shown == [(0.0, bench.voice.lines[0][1]), (pytest.approx(lengths[0]), bench.voice.lines[1][1])]


def test_everybody_is_called_to_the_screen_for_the_own_card_news_or_not() -> None:
    async def script() -> bool:
        await Show("own.card", tuple(((seat,), {"role": "seer" if seat == 2 else "werewolf"}) for seat in SEATS[:-1]))
        return True

    bench = Bench(script)
    bench.play()
    assert len(bench.heard("open your eyes, look")) == len(SEATS)
    cards = bench.screen.times("night", "big")
    shown = [text for _, text in cards if text]
    assert ["Seer" in text for text in shown] == [False, True, False, False, False]
    on = [when for when, text in cards if text]
    off = [when for (when, text), (_, before) in zip(cards[1:], cards, strict=False) if before and not text]
    assert [round(end - begin, 3) for begin, end in zip(on, off, strict=True)] == [pace.SHOW] * len(SEATS)
    assert [event["to"] for event in bench.transcript.events if event["event"] == "show"] == [[1], [2], [3], [4]]


def test_what_is_heard_with_a_line_comes_before_it() -> None:
    async def script() -> bool:
        await Say("debate.call")
        await Say("vote.call", sound="howl")
        return True

    bench = Bench(script)
    bench.play()
    [(first, _), (second, _)] = bench.voice.lines
    [(heard, sound)] = bench.voice.sounds
    assert sound == "howl"
    assert first < heard
    assert second - heard == pytest.approx(pace.SOUND)
