"""A pause while eyes are closed: nobody is dazzled, and whatever somebody may have seen begins once more."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import pytest

from device import pace
from device.host import Stopped
from device.pause import Abandoned, Pause
from device.ports import Button, Event, Panel, Pick, Press, Quit
from engine import Ask, Board, Interrupted, Note, Say, Show, Talk, View
from engine.journal import Record
from engine.transcript import standing
from tests.device.bench import SEATS, Bench, Script
from tests.device.test_table import one_night

WINDOW = pace.LEAD_IN + pace.PASSES * pace.BEAT * len(SEATS)
CARDS = tuple(((seat,), {"role": "seer" if seat == 2 else "werewolf"}) for seat in SEATS)


async def cards() -> bool:
    """Everybody looks at the own card, alone."""
    await Say("debate.call")
    await Show("own.card", CARDS)
    return True


def moment(script: Script, event: str) -> float:
    """The seconds until this event of the script's transcript."""
    bench = Bench(script)
    bench.play()
    return float(next(entry["t"] for entry in bench.transcript.events if entry["event"] == event))


def panel(when: float, *buttons: Button) -> list[tuple[float, Event]]:
    """These panel buttons, one a second from this moment on."""
    return [(when + number, Panel(button)) for number, button in enumerate(buttons)]


def paused(script: Script, people: list[tuple[float, Event]], records: Iterable[Record] = ()) -> Bench:
    """A table with a pause menu."""
    bench = Bench(script, people, records)
    bench.host.pause = Pause(bench.host, bench.table)
    return bench


def test_a_card_that_was_cut_off_at_night_is_shown_in_full_after_the_call_to_wake() -> None:
    at = moment(one_night, "show") + 2
    bench = paused(one_night, panel(at, "ok", "ok"))
    bench.play()
    after = [text for when, text in bench.voice.lines if when > at + 0.5]
    close, wake = (next(n for n, text in enumerate(after) if word in text) for word in ("close your", "wolves, open"))
    assert close < wake
    pack = bench.host.phrases.line("werewolf.pack", {"seats": (1, 2)})
    shown = [when for when, view in bench.screen.views if view.get("big") == pack]
    assert not [when for when in shown if at < when <= bench.heard("Werewolves, open")[-1]]
    again = max(shown)
    gone = next(when for when, view in bench.screen.views if when > again and not view["big"])
    assert gone - again == pytest.approx(pace.SHOW)


def test_a_question_that_was_cut_off_at_night_is_put_again_and_its_presses_stand() -> None:
    at = moment(one_night, "ask") + 6.9
    bench = paused(one_night, [(at - 0.9, Press(1)), *panel(at, "ok", "ok")])
    (picked,) = bench.play()
    assert picked == 1
    assert len(bench.heard("Werewolves, open")) == 4, "twice before, twice after"
    asked = [event["t"] for event in bench.transcript.events if event["event"] == "ask"]
    (slept,) = bench.heard("Werewolves, close")
    assert slept - asked[-1] == pytest.approx(WINDOW + 1, abs=0.1), "the box's clock counts the second of the pause"


def test_who_pauses_twice_in_one_scene_begins_it_twice() -> None:
    at = moment(one_night, "ask") + 1
    bench = paused(one_night, [*panel(at, "ok", "ok"), *panel(at + 2, "ok", "ok"), *panel(at + 5, "ok", "ok")])
    bench.play()
    assert len(bench.heard("The scene of the night begins once more")) == 3
    assert len(bench.heard("Everybody, close your eyes.")) == 2, "at nightfall, and behind the last pause"


def test_the_menu_of_a_pause_in_the_dark_is_drawn_on_the_frame_of_the_night() -> None:
    at = moment(one_night, "ask") + 1
    bench = paused(one_night, panel(at, "ok", "down", "up", "up", "ok", "ok", "ok"))
    bench.play()
    no = bench.host.phrases.word("item-no")
    during = [view for when, view in bench.screen.views if at < when < at + 6]
    assert {view["kind"] for view in during} == {"night"}
    assert [view["big"] for view in during] == ["Say it again", "Go on", "Abandon the game", no, "Go on"]


def test_by_day_the_menu_is_a_list() -> None:
    async def script() -> bool:
        await Talk(0, 60)
        return True

    bench = paused(script, panel(1, "ok", "ok"))
    bench.play()
    assert "lobby" in {view["kind"] for _, view in bench.screen.views}
    assert bench.heard("The game goes on")


@pytest.mark.parametrize(
    ("way", "line"),
    [
        (["down", "down", "down", "ok"], "more time"),
        (["down", "down", "ok"], "taken back"),
        (["up", "up", "ok", "ok", "down", "ok"], "leaves as soon"),
        (["up", "up", "up", "ok", "ok", 9], "answers here"),
    ],
)
def test_who_presses_while_it_is_told_what_was_done_pauses_again(way: list[Button | int], line: str) -> None:
    async def script() -> bool:
        await Talk(0, 5)
        await Talk(0, 60)
        return True

    presses: list[Button | int] = ["ok", *way, "back", "ok"]
    events = [Press(at) if isinstance(at, int) else Panel(at) for at in presses]
    bench = Bench(script, [(8 + number, event) for number, event in enumerate(events)])
    bench.host.seat_at(SEATS)
    bench.host.pause = Pause(bench.host, bench.table, reseat=bench.host.seat_at)
    bench.play()
    assert len(bench.heard(line)) == 1
    assert bench.heard("Paused") == [8, 8 + len(way) + 1]
    assert bench.heard("The game goes on") == [8 + len(way) + 2]


def test_cards_that_each_looks_at_alone_are_shown_anew_from_the_first_seat() -> None:
    at = moment(cards, "show") + 8
    bench = paused(cards, panel(at, "ok", "ok"))
    bench.play()
    first, again = bench.heard("Everybody, close your eyes")
    assert first < at < again
    assert [when > again for when in bench.heard("Player 1, open")] == [False, True]
    assert len(bench.heard("Player 5, open")) == 1
    shown = [when for when, view in bench.screen.views if "Your card" in (view.get("big") or "")]
    assert not [when for when in shown if at < when < bench.heard("Player 1, open")[-1]]


@pytest.mark.parametrize("script", [one_night, cards])
def test_nothing_secret_is_shown_once_more_when_the_box_is_switched_off_in_a_pause(script: Script) -> None:
    at = moment(script, "show") + 2
    bench = paused(script, [*panel(at, "ok"), (at + 1, Quit())])
    with pytest.raises(Stopped):
        bench.play()
    (secret,) = {view["big"] for when, view in bench.screen.views if at - 1 > when > at - 3 and view["big"]}
    assert secret not in [view.get("big") for when, view in bench.screen.views if when > at]


def test_a_game_that_is_abandoned_in_the_dark_leaves_a_screen_of_the_day() -> None:
    at = moment(one_night, "show") + 2
    bench = paused(one_night, panel(at, "ok", "up", "ok", "down", "ok"))
    with pytest.raises(Abandoned):
        bench.play()
    assert bench.screen.views[-1][1]["kind"] == "table"


async def day() -> bool:
    """A talk and a vote."""
    await Note("phase", {"name": "day", "number": 1})
    await Talk(0, 60)
    await Board(View("day", 1, SEATS, SEATS))
    await Say("vote.call")
    await Ask("village.vote", SEATS, SEATS, default="none", closes="all", secret=False)
    return True


def story(bench: Bench) -> list[str]:
    """What counts of the transcript."""
    return [event["event"] for event in standing(bench.transcript.events) if "device" not in event]


@pytest.mark.parametrize("cut", [0, 2])
def test_an_undo_tells_which_events_still_count(cut: int) -> None:
    untouched = Bench(day)
    untouched.play()
    at = moment(day, "ask") + 1 if not cut else 10
    bench = paused(day, panel(at, "ok", "down", "down", "ok"), untouched.records[:cut])
    bench.play()
    assert [event["event"] for event in bench.transcript.events].count("talk") == 2
    assert story(bench) == story(untouched) == ["phase", "talk", "board", "say", "ask"]


def test_an_undo_finds_its_events_also_where_a_speech_was_interrupted_before_a_power_cut() -> None:
    async def script() -> bool:
        await Note("phase", {"name": "day", "number": 1})
        with suppress(Interrupted):
            await Talk(2, 60, Ask("werewolf.burst", (1,), (1,), closes="first", secret=False))
        for _ in range(2):
            await Ask("village.vote", SEATS, SEATS, default="none", closes="all", secret=False)
        return True

    first = Bench(script, [(5.0, Pick(1, "werewolf.burst", 1))])
    first.play()
    bench = paused(script, panel(10, "ok", "down", "down", "ok"), first.records[:3])
    bench.play()
    assert story(bench) == ["phase", "talk", "ask", "ask"]


def test_who_looks_again_in_the_dark_is_called_when_all_others_have_closed_their_eyes() -> None:
    at = moment(one_night, "ask") + 1
    bench = Bench(one_night, panel(at, "ok", "down", "down", "down", "ok"))
    bench.host.pause = Pause(bench.host, bench.table, held=lambda events: {1: {"role": "seer"}})
    bench.play()
    (closed,), (called,) = bench.heard("I call you to the screen"), bench.heard("Player 1, open your eyes")
    assert at < closed < called


def looking_again(script: Script, at: float, *buttons: Button, cut: float = 0) -> Bench:
    """In a pause at this moment everybody looks again; these buttons follow at another."""
    bench = Bench(script, [*panel(at, "ok", "up", "up", "up", "ok"), *panel(cut, *buttons)])
    bench.host.pause = Pause(bench.host, bench.table, held=lambda events: {to[0]: facts for to, facts in CARDS})
    bench.play()
    return bench


def cards_shown(bench: Bench, since: float) -> list[float]:
    """When an own card was drawn, from this moment on."""
    return [when for when, big in bench.screen.times("night", "big") if when > since and str(big).startswith("Your c")]


@pytest.mark.parametrize("script", [one_night, cards])
def test_behind_a_look_in_the_dark_no_card_is_shown_to_eyes_that_are_open(script: Script) -> None:
    at = moment(script, "show") + 2
    bench = looking_again(script, at)
    assert len(cards_shown(bench, at)) >= len(SEATS)
    told = [(when, "close your" in text) for when, text in bench.voice.lines if "Everybody, " in text]
    for card in cards_shown(bench, at):
        assert [closed for when, closed in told if when <= card][-1], f"at {card}"


@pytest.mark.parametrize("script", [day, one_night, cards])
@pytest.mark.parametrize("seconds", [10, 15])
def test_who_presses_while_everybody_looks_again_has_the_menu_at_once(script: Script, seconds: float) -> None:
    at = moment(script, "talk" if script is day else "show") + 2
    cut, twice = at + seconds, script is day
    more: list[Button] = ["ok"] if twice else []
    bench = looking_again(script, at, "ok", "ok", *more, cut=cut)
    assert len([card for card in cards_shown(bench, at) if card < cut]) == (seconds == 15), "the first one"
    assert not [card for card in cards_shown(bench, cut - 0.01) if card < cut + 3]
    assert bench.heard("Paused") == [at, cut + twice], "whoever presses twice does not hear either that eyes open"
    assert (cut in bench.heard("Everybody, open your eyes")) == twice
    assert len(bench.heard("The scene of the night begins once more" if script is one_night else "goes on")) == 1


def test_what_is_said_again_still_counts() -> None:
    bench = paused(day, [])
    for step, line in enumerate(("day.breaks", "night.falls")):
        bench.transcript.begin(step)
        bench.transcript.perform(Say(line))
    bench.transcript.take_back(1)
    assert isinstance(bench.host.pause, Pause)
    bench.host.pause.say_again()
    assert bench.voice.lines[-1][1] == bench.host.phrases.line("day.breaks", {})


def test_more_time_is_offered_while_a_question_is_put_and_its_list_begins_anew_at_once() -> None:
    async def script() -> Any:
        return await Ask("village.vote", SEATS, SEATS, default="none", closes="window", secret=False)

    menu = [*panel(6, "ok"), *panel(60, "down", "down", "ok")]
    bench = paused(script, menu)
    assert isinstance(bench.host.pause, Pause)
    assert "pause.time" not in bench.host.pause.offers(), "after a power cut it is not put yet"
    bench.play()
    (said,) = bench.heard("There is more time")
    again = max(bench.heard("1"))
    assert said < again < said + 15
