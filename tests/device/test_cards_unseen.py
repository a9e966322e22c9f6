"""Where somebody does not see the screen: what the lot has chosen at night for who was silent; the own card again."""

from typing import Any

import pytest

from device import pace
from device.pause import Pause
from device.ports import Button, Lost, Panel
from device.sight import Sight
from engine import Ask, Choice, Note, Seat, Seats, Sleep, Talk, Wake
from engine.effects import demand
from engine.seats import bar_self
from tests.device.bench import SEATS, Bench, Lights, Script
from tests.device.test_table import one_night

DECK = ("werewolf", "thief", "seer")
THIEF, CHILD, CUPID = "thief.swap", "wild-child.model", "cupid.pair"
ASKS = pytest.mark.parametrize("ask", [THIEF, CHILD, CUPID])
WAYS = pytest.mark.parametrize("way", ["by ear", "without a screen"])


def asked(ask: str, who: Seats) -> Ask:
    """As Miller's Hollow asks them; the thief must take a wolf, of which there are two."""
    if ask == THIEF:
        refused: dict[Choice, str] = {**dict.fromkeys(("seer", "thief"), "not-a-choice"), "keep": "wolves"}
        return Ask(ask, who, ("keep", *DECK, "white-werewolf"), dict.fromkeys(who, refused))
    if ask == CUPID:
        return Ask(ask, who, SEATS, least=2, most=2)
    return Ask(ask, who, SEATS, bar_self(who))


def night(ask: str, way: str, who: Seats, lights: Lights | None, *, cut: bool = False) -> Bench:
    """Nobody presses; `cut`: questions follow, before the last of which the scene is put again."""

    async def script() -> Any:
        await Note("phase", {"name": "night", "number": 1})
        await Sleep("night.falls", ())
        await Wake(f"{ask.partition('.')[0]}.wake", who)
        await demand(asked(ask, who))
        if cut:
            await Ask("witch.heal", (), SEATS)
            await Ask("witch.poison", (), SEATS)
        return True

    bench = Bench(script, lights=lights, game="millers-hollow")
    bench.host.sight = Sight(by_ear=way == "by ear")
    if way == "without a screen":
        bench.host.seating.note(Lost("screen", "no-display"))
    return bench


def last_list(lights: Lights) -> list[int]:
    """Whose lights shone in the list that was called last, in this order."""
    return [seat for seat, state in lights.set if state == "on"][len(SEATS) :]


@ASKS
@WAYS
def test_the_own_light_tells_a_silent_player_what_the_lot_has_chosen(ask: str, way: str) -> None:
    lights = Lights()
    bench = night(ask, way, (2,), lights)
    bench.play()
    (drawn,) = [event["choice"] for event in bench.transcript.events if event.get("card") == "choice.drawn"]
    chosen = drawn if isinstance(drawn, tuple) else (drawn,)
    called = [*asked(ask, ()).among, "nothing"]
    shining = {item: [2] for item in chosen} | {"nothing": [1, 3, 4, 5]}
    order = [seat for item in called for seat in shining.get(item, ())]
    assert last_list(lights) == order * pace.PASSES
    words = [bench.host.phrases.called(item) for item in called]
    assert [text for _, text in bench.voice.lines][-2 * len(words) :] == words * pace.PASSES


@ASKS
@WAYS
def test_nobody_else_learns_whether_the_lot_has_chosen(ask: str, way: str) -> None:
    some, none = (night(ask, way, who, Lights()) for who in ((2,), ()))
    for bench in (some, none):
        bench.play()
    assert some.voice.lines == none.voice.lines
    assert some.screen.views == none.screen.views
    assert some.now == none.now


@WAYS
def test_where_a_light_is_missing_the_screen_shows_it_for_as_long_as_ever(way: str) -> None:
    usual, other, none = (night(CHILD, how, who, None) for how, who in (("as usual", (2,)), (way, (2,)), (way, ())))
    for bench in (usual, other, none):
        bench.play()
    assert usual.now == other.now == none.now
    assert [text for text in other.screen.read("night", "big") if text and "the lot" in text]


@ASKS
def test_after_a_pause_in_the_dark_it_is_told_once_more_though_another_was_asked_since(ask: str) -> None:
    lights = Lights()
    bench = night(ask, "by ear", (2,), lights, cut=True)
    bench.table.before = lambda effect: bench.table.resume() if getattr(effect, "ask", "") == "witch.poison" else None
    bench.play()
    told = last_list(lights)
    half = len(told) - len(SEATS)  # those who are missing at the second nightfall
    first = told[: half // 2]
    assert 2 in first
    assert told == [*first, *SEATS, *first]


async def day() -> bool:
    """A talk."""
    await Talk(0, 60)
    return True


HELD = {1: "seer", 2: "werewolf", 3: "hunter", 4: "werewolf", 5: "white-werewolf"}
"""The last one is not in the deck: the lot has turned him."""


def looking_again(script: Script, way: str, *buttons: tuple[float, Button], broken: Seat = 0) -> Bench:
    """At second 40 everybody looks again in a pause; these buttons go down later, and this light does not work."""
    menu: list[Button] = ["ok", "up", "up", "up", "ok"]
    presses = [*((40.0 + number, button) for number, button in enumerate(menu)), *buttons]
    bench = Bench(script, [(when, Panel(button)) for when, button in presses], lights=Lights())
    bench.host.sight = Sight(by_ear=way == "by ear")
    if way == "without a screen":
        bench.host.seating.note(Lost("screen", "no-display"))
    if broken:
        bench.host.seating.note(Lost("light", "light-lost", broken))
    bench.table.cards.decks = {"cards": ("werewolf", "werewolf", "seer", "hunter", "villager")}
    held = {seat: {"role": role} for seat, role in HELD.items()}
    bench.host.pause = Pause(bench.host, bench.table, held=lambda events: held)
    bench.play()
    return bench


def shone(bench: Bench, since: float) -> list[tuple[float, Seat]]:
    """Which lights went on from this moment on, and when."""
    lights = [event for event in bench.transcript.events if event["event"] == "light" and event["state"] == "on"]
    return [(event["t"], event["seat"]) for event in lights if event["t"] > since]


@pytest.mark.parametrize("script", [day, one_night])
@WAYS
def test_the_own_light_tells_once_more_what_everybody_is(script: Script, way: str) -> None:
    bench = looking_again(script, way)
    (begun,) = bench.heard("I call all roles twice")
    words = ["werewolf", "seer", "hunter", "villager", "nothing"] * pace.PASSES
    called = [(when, text) for when, text in bench.voice.lines if when > begun][: len(words)]
    assert [text for _, text in called] == [bench.host.phrases.called(word) for word in words]
    lights = shone(bench, begun)[: len(SEATS) * pace.PASSES]
    told = [(seat, words[[when for when, _ in called].index(round(at, 3))]) for at, seat in lights]
    assert sorted(told) == sorted([*{**HELD, 5: "nothing"}.items()] * pace.PASSES)
    assert not bench.heard("I call you to the screen")


@WAYS
def test_lights_are_off_where_the_panel_cuts_that_off(way: str) -> None:
    uncut = looking_again(day, way)
    at = shone(uncut, 40)[0][0] + 0.1
    bench = looking_again(day, way, (at, "ok"), (at + 5, "ok"))
    assert [seat for _, seat in shone(bench, 40)] == [2, 4]
    assert {*bench.host.seating.lights.values()} == {"off"}
    assert bench.heard("Paused") == [40, at]


def test_where_a_light_does_not_work_each_looks_at_the_screen() -> None:
    bench = looking_again(day, "by ear", broken=3)
    assert len(bench.heard("look at the screen, and close")) == len(SEATS)
    assert not bench.heard("I call all roles twice")
