"""What the lot has chosen at night for who was silent, where somebody cannot see it."""

from typing import Any

import pytest

from device import pace
from device.ports import Lost
from device.sight import Sight
from engine import Ask, Choice, Note, Seats, Sleep, Wake
from engine.effects import demand
from engine.seats import bar_self
from tests.device.bench import SEATS, Bench, Lights

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
