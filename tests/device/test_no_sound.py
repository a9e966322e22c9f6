"""Without sound nothing with closed eyes is hosted: the box waits for sound, or for somebody who reads aloud."""

import pytest

from device import pace
from device.inbox import Starved
from device.pace import reading_time
from device.ports import Event, Found, Lost, Panel
from engine import Say
from tests.device.bench import Bench, Script
from tests.device.test_pause_dark import WINDOW, cards, moment
from tests.device.test_table import one_night

LOST, FOUND, OK = Lost("speaker", "no-sound"), Found("speaker"), Panel("ok")
WHY = "No night without sound"


def why(bench: Bench) -> list[tuple[float, str | None]]:
    """When the screen said why nothing goes on, and on which kind of frame; repetitions left out."""
    texts = [
        (when, view.get("kind"), str((*view.get("lines", ()), view.get("big")))) for when, view in bench.screen.views
    ]
    said = [(when, kind) for when, kind, text in texts if WHY in text]
    return [entry for place, entry in enumerate(said) if place == 0 or entry[1] != said[place - 1][1]]


@pytest.mark.parametrize(("script", "first"), [(one_night, "Night is near"), (cards, "Everybody, close your eyes")])
def test_without_sound_no_eyes_are_closed_until_there_is_some(script: Script, first: str) -> None:
    bench = Bench(script, [(0.0, LOST), (50.0, FOUND)])
    bench.play()
    assert bench.heard(first)[0] == 50.0
    assert [kind for _, kind in why(bench)] == ["notice"]


@pytest.mark.parametrize("script", [one_night, cards])
def test_without_sound_and_without_anybody_the_box_waits(script: Script) -> None:
    bench = Bench(script, [(0.0, LOST)])
    with pytest.raises(Starved):
        bench.play()
    assert not [text for _, text in bench.voice.lines if "close your eyes" in text]


def test_somebody_reads_aloud_what_stands_on_the_screen() -> None:
    bench = Bench(one_night, [(0.0, LOST), (20.0, OK)], deaf=True)
    assert bench.play() == {}
    call = "Night falls"
    (fallen,) = bench.heard(call)
    texts = [(when, view["big"]) for when, view in bench.screen.views if view["kind"] == "night"]
    shown, text = next((when, text) for when, text in texts if call in (text or ""))
    gone = next(when for when, text in texts if when > shown and not text)
    assert shown == fallen
    assert gone - shown == pytest.approx(reading_time(text), abs=0.01)
    assert any("Werewolves, open" in (text or "") for _, text in texts)


def test_sound_that_is_lost_in_a_window_pauses_the_night_when_the_window_is_over() -> None:
    opened = moment(one_night, "ask")
    bench = Bench(one_night, [(opened + 5, LOST), (opened + 100, FOUND)])
    bench.play()
    ((paused, kind),) = why(bench)
    assert (round(paused - opened - WINDOW, 1), kind) == (0, "night")
    after = [text for when, text in bench.voice.lines if when > opened + 100 - 0.01]
    wake, slept = (next(n for n, text in enumerate(after) if word in text) for word in ("wolves, open", "wolves, cl"))
    assert wake < slept, "the call is put once more"
    asked = [event for event in bench.transcript.events if event["event"] == "ask"]
    assert len(asked) == 1, "and its question takes no answer any more"


def test_sound_that_is_lost_while_each_looks_alone_lets_them_look_from_the_first_on() -> None:
    at = moment(cards, "show") + pace.SHOW / 2
    bench = Bench(cards, [(at, LOST), (at + 60, FOUND)])
    bench.play()
    assert [when > at + 59 for when in bench.heard("Player 1, open")] == [False, True]
    assert len(bench.heard("Player 5, open")) == 1
    assert [kind for _, kind in why(bench)] == ["night"]


def test_whoever_reads_aloud_is_asked_again_when_sound_has_come_and_gone() -> None:
    opened = moment(one_night, "ask")
    people: list[tuple[float, Event]] = [(0.0, LOST), (1.0, OK), (2.0, FOUND), (opened + 10, LOST)]
    bench = Bench(one_night, people)
    with pytest.raises(Starved):
        bench.play()
    assert [kind for _, kind in why(bench)] == ["notice", "night"]


def test_days_go_on_by_screen() -> None:
    async def script() -> bool:
        await Say("debate.call")
        await Say("vote.call")
        return True

    bench = Bench(script, [(0.0, LOST)], deaf=True)
    assert bench.play()
    assert why(bench) == []
    assert {view.get("subtitle") for _, view in bench.screen.views} == {text for _, text in bench.voice.lines}
