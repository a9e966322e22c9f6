"""Nights in which all hands tap: how often and when tells nothing, and only a confirmed pick counts."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from device import pace
from device.duration import StopWatch
from device.pace import Pace
from device.phrases import Phrases
from device.ports import Event, Pick, Press, Tap
from engine import Ask, Note, Show, Sleep, Wake, demand
from tests.device.bench import SEATS, TEXTS, Bench, Script
from tests.device.test_table import KILL, at
from tests.secrecy.evening import Evening, play, table

GAMES = ("classic", "millers-hollow")
ALWAYS = pace.LEAD_IN + pace.PASSES * pace.BEAT * len(SEATS)
"""The window of a list of all seats, without the taps."""


def night(ask: Ask, demanded: bool = False) -> Script:
    async def script() -> Any:
        await Note("phase", {"name": "night", "number": 2})
        await Sleep("night.falls", ())
        picked = dict(await (demand(ask) if demanded else ask))
        await Sleep("werewolf.sleep", ())
        await Wake("day.breaks", SEATS)
        return picked

    return script


def opened(script: Script) -> float:
    """When the question of this night opens."""
    bench = Bench(script, all_hands=True)
    bench.play()
    return float(next(event["t"] for event in bench.transcript.events if event["event"] == "ask"))


def hands(script: Script, *people: tuple[float, Event]) -> tuple[Bench, Any]:
    """A night at whose question people do these things, at seconds counted from its opening; and its answers."""
    start = opened(script)
    bench = Bench(script, [(start + when, event) for when, event in people], all_hands=True)
    return bench, bench.play()


def answers(script: Script, *people: tuple[float, Event]) -> Any:
    return hands(script, *people)[1]


TICK = ALWAYS + 0.5
"""A moment in which everybody taps."""


def test_a_pick_that_is_confirmed_counts() -> None:
    assert answers(night(KILL), (at(4), Press(1)), (TICK, Press(1))) == {1: 4}


def test_a_pick_without_confirmation_does_not_count() -> None:
    bench, counted = hands(night(KILL), (at(4), Press(1)), (at(4, 1), Press(2)), (TICK, Tap(2, "3")))
    assert counted == {2: 4}
    refused = [event for event in bench.transcript.events if event["event"] == "refuse"]
    assert [(event["to"], event["choice"], event["reason"]) for event in refused] == [([1], 4, "unconfirmed")]


def test_a_tap_alone_is_no_answer_also_of_a_card_that_could_be_one() -> None:
    assert answers(night(KILL), (TICK, Tap(1, "4")), (TICK, Press(2))) == {}


def test_a_tap_before_the_tick_confirms_nothing() -> None:
    assert answers(night(KILL), (at(4), Press(1)), (ALWAYS - 0.1, Press(3))) == {}


def test_who_must_answer_and_does_not_confirm_is_answered_by_the_lot() -> None:
    ask = Ask("bodyguard.protect", (3,), SEATS)
    bench, _ = hands(night(ask, demanded=True), (at(4), Press(3)))
    assert [event["name"] for event in bench.transcript.events if event["event"] == "draw"] == ["bodyguard.protect"]


def test_a_whole_answer_of_a_device_needs_no_confirmation() -> None:
    assert answers(night(KILL), (1.0, Pick(1, "werewolf.kill", 4))) == {1: 4}


def test_a_pick_in_the_last_moment_is_confirmed_as_any_other() -> None:
    assert answers(night(KILL), (ALWAYS - 0.01, Press(1)), (TICK, Press(1))) == {1: 5}


@pytest.mark.parametrize("asked", [(), (1,), (1, 2), (3,)])
@pytest.mark.parametrize("people", [(), ((at(4), Press(1)),), ((at(4), Press(1)), (TICK, Press(1)), (TICK, Press(3)))])
def test_every_question_of_the_night_has_the_same_tick_and_the_same_seconds(
    asked: tuple[int, ...], people: Iterable[tuple[float, Event]]
) -> None:
    script = night(Ask("seer.look", asked, SEATS))
    start = opened(script)
    bench, _ = hands(script, *people)
    (tick,) = [event for event in bench.transcript.events if event["event"] == "hands"]
    assert tick["to"] == "all"
    assert tick["seats"] == list(SEATS)
    assert tick["t"] == pytest.approx(start + ALWAYS)
    assert [when for when, sound in bench.voice.sounds if sound == "tick"] == [tick["t"]]
    (closed,) = bench.heard("Werewolves, close")
    assert closed == pytest.approx(tick["t"] + pace.HANDS)
    (ask,) = [event for event in bench.transcript.events if event["event"] == "ask"]
    assert ask["window"] == pytest.approx(ALWAYS + pace.HANDS)


def test_after_a_power_cut_a_question_passes_once_more_with_its_tick() -> None:
    async def script() -> Any:
        await Note("phase", {"name": "night", "number": 2})
        await Sleep("night.falls", ())
        await Wake("seer.wake", (3,))
        await Ask("seer.look", (3,), SEATS)
        answers = dict(await Ask("seer.look", (3,), SEATS))
        await Wake("day.breaks", SEATS)
        return answers

    first = Bench(script, all_hands=True)
    first.play()
    start = [event["t"] for event in first.transcript.events if event["event"] == "ask"][1]
    cut = Bench(script, [(start + at(2), Press(3))], all_hands=True)
    cut.play()
    count = next(number for number, record in enumerate(cut.records) if type(record).__name__ == "Press")
    again = Bench(script, records=cut.records[: count + 1], all_hands=True)
    again.table.resume()
    assert len([sound for _, sound in again.voice.sounds if sound == "tick"]) == 1
    assert not [event for event in again.transcript.events if event["event"] == "refuse"]
    assert again.play() == {}, "the press stands, and is not confirmed"


# Whole games


def secret(evening: Evening) -> list[dict[str, Any]]:
    return [event for event in evening.named("ask") if event["at"].startswith("night")]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_in_a_whole_game_every_living_seat_is_called_to_tap_equally_often_and_at_the_same_times(
    tmp_path: Path, game: str, seed: int
) -> None:
    evening = play(tmp_path, table(game, seed, all_hands=True), seed)
    living: list[int] = []
    asked = ticks = 0
    for event in evening.events:
        match event:
            case {"event": "board", "view": view}:
                living = list(view["living"])
            case {"event": "hands", "seats": seats}:
                ticks += 1
                assert seats == living
            case {"event": "ask", "at": label} if label.startswith("night"):
                asked += 1
    assert asked == ticks > 0
    heard = [told.t for told in evening.ports.of("sound") if told.value == "tick"]
    assert len([event for event in evening.named("hands") if event["t"] in heard]) == ticks


@pytest.mark.parametrize("game", GAMES)
def test_all_hands_are_explained_once_a_night(tmp_path: Path, game: str) -> None:
    evening = play(tmp_path, table(game, 3, all_hands=True), 3)
    said = [event["at"] for event in evening.named("say") if event["line"] == "night.hands"]
    assert len(said) == len({*said}) == evening.result.nights


@pytest.mark.parametrize("game", GAMES)
def test_the_story_of_a_whole_game_is_the_same_with_all_hands_and_without(tmp_path: Path, game: str) -> None:
    def story(all_hands: bool) -> list[dict[str, Any]]:
        evening = play(tmp_path / str(all_hands), table(game, 5, all_hands=all_hands), 5)
        return [
            {key: value for key, value in event.items() if key not in ("n", "t", "window")}
            for event in evening.events
            if "device" not in event
        ]

    assert story(True) == story(False)


def test_the_lobby_reckons_with_the_taps() -> None:
    texts = Phrases(TEXTS, "en", "classic")
    watches = [StopWatch(table("classic", 1, 9, all_hands=hands), Pace(), [texts]) for hands in (False, True)]
    for watch in watches:
        for effect in (Note("phase", {"name": "night", "number": 1}), KILL, Show("seer.result")):
            watch.see(effect)
    assert watches[1].parts[0] - watches[0].parts[0] == pytest.approx(pace.HANDS)
