"""A private card of a seat of which everybody knows that it is told something: one call, one look."""

from collections import Counter
from typing import Any

import pytest

from device import pace
from device.duration import StopWatch
from device.pace import Pace
from device.ports import Found, Lost
from engine import Say, Show
from engine.catalogue import Setup, games
from engine.lupusburg.deck import GOALS
from tests.device.bench import SEATS, Bench, Lights

CLASSIC = games()["classic"]
REDRAWN = Show("goal.new", (((3,), {"goal": "one-each"}),), GOALS, {3: ("one-each",)}, known=True)
PEEKED = Show("priest.result", (((3,), {"target": 2, "werewolf": False}),), known=True)
ONLY, OPEN = "Player 3, look at the screen; everybody else, close your eyes.", "Everybody, open your eyes."


def shown(show: Show, *happening: tuple[float, Any]) -> Bench:
    async def script() -> Any:
        if happening:
            await Say("vote.call")
        await show
        return True

    bench = Bench(script, happening)
    bench.play()
    return bench


def test_only_the_one_who_is_told_is_called_and_sees_it() -> None:
    bench = shown(PEEKED)
    assert [text for _, text in bench.voice.lines] == [ONLY, OPEN]
    assert [(event["to"], event["target"]) for event in bench.transcript.events if event["event"] == "show"] == [
        ([3], 2)
    ]
    assert len([text for text in bench.screen.read("night", "big") if text]) == 1


def test_the_card_is_on_the_screen_only_while_all_others_have_closed_eyes() -> None:
    bench = shown(PEEKED)
    closed, opened = (when for when, _ in bench.voice.lines)
    seen = [when for when, text in bench.screen.times("night", "big") if text]
    assert closed < min(seen) <= max(seen) < opened


@pytest.mark.parametrize(
    ("show", "pictures"),
    [
        (PEEKED, []),
        (REDRAWN, ["alive", "dead"]),
        (Show("priest.result", (((3,), {"target": 2, "werewolf": True}),), known=True), ["werewolf"]),
        (Show("own.card", (((3,), {"role": "little-girl"}),), known=True), ["little-girl"]),
        (Show("thief.left", (((3,), {"roles": ["seer", "werewolf"]}),), known=True), ["seer", "werewolf"]),
        (Show("mayor.result", (((3,), {"house": "2.left", "person": "woman"}),), known=True), ["woman"]),
        (Show("werewolf.pack", (((3,), {"seats": (1, 3)}),), known=True), []),
    ],
)
def test_what_has_a_picture_is_shown_with_it_and_gone_with_its_words(show: Show, pictures: list[str]) -> None:
    bench = shown(show)
    assert [view["pictures"] for _, view in bench.screen.views if view.get("big")] == [pictures]
    assert not bench.screen.read("night", "pictures")[-1]


def test_with_no_news_nobody_is_called() -> None:
    assert shown(Show("priest.result", known=True)).voice.lines == []


def test_a_lost_device_is_waited_for_before_the_call() -> None:
    bench = shown(PEEKED, (0.2, Lost("seat", "button-stuck", 3)), (20.0, Found("seat", 3)))
    assert [(when >= 20, text) for when, text in bench.voice.lines if text in (ONLY, OPEN)] == [
        (True, ONLY),
        (True, OPEN),
    ]


def test_a_hooded_light_tells_it_to_the_own_seat_alone_and_nobody_closes_the_eyes() -> None:
    async def script() -> Any:
        await REDRAWN
        return True

    lights = Lights()
    bench = Bench(script, lights=lights, game="lupusburg")
    bench.play()
    assert [seat for seat, state in lights.set if state == "on"] == [3, 3]
    heard = [text for _, text in bench.voice.lines]
    assert heard[0].startswith("Player 3, keep your eyes on your own light.")
    assert len(heard) == 1 + pace.PASSES * len(GOALS)


def test_after_a_swap_every_light_shines_at_all_that_its_seat_holds_now() -> None:
    async def script() -> Any:
        news = tuple([((seat,), {"kind": "wolf", "roles": ("wolf", "dog")}) for seat in SEATS])
        await Show("card.got", news, ("wolf", "dog", "boy"), dict.fromkeys(SEATS, ("wolf", "dog")))
        return True

    lights = Lights()
    bench = Bench(script, lights=lights, game="cried-wolf")
    bench.play()
    assert [seat for seat, state in lights.set if state == "on"] == [*SEATS] * 2 * pace.PASSES
    assert bench.voice.lines[0][1].endswith("it shines at what you hold now.")


def test_after_a_swap_lights_shine_equally_often_with_two_cards_alike_one_card_or_no_news() -> None:
    hands = {1: ("dog", "dog"), 2: ("wolf", "boy"), 3: ("wolf",)}

    async def script() -> Any:
        news = tuple([((seat,), {"kind": hand[-1], "roles": hand}) for seat, hand in hands.items()])
        await Show("card.got", news, ("wolf", "dog", "boy"), hands)
        return True

    lights = Lights()
    bench = Bench(script, lights=lights, game="cried-wolf")
    bench.play()
    shone = Counter(seat for seat, state in lights.set if state == "on")
    assert shone == dict.fromkeys(SEATS, 2 * pace.PASSES)
    heard = [text for _, text in bench.voice.lines]
    assert [place for place, text in enumerate(heard) if "card" in text] == [1, 2 + 4 * pace.PASSES]


def test_a_broken_light_makes_him_look_at_the_screen() -> None:
    async def script() -> Any:
        await REDRAWN
        return True

    bench = Bench(script, [(0.0, Lost("light", "light-broken", 3))], lights=Lights(), game="lupusburg")
    bench.play()
    assert [text for _, text in bench.voice.lines if text in (ONLY, OPEN)] == [ONLY, OPEN]


def test_it_is_reckoned_as_long_as_it_takes() -> None:
    setup = Setup("classic", SEATS, ("villager",) * 5, CLASSIC.rules())
    bench = shown(PEEKED)
    watch, everybody = (StopWatch(setup, Pace(), [bench.host.phrases]) for _ in range(2))
    watch.see(PEEKED)
    everybody.see(Show("priest.result", PEEKED.news))
    assert watch.total == pytest.approx(bench.now, abs=0.1)
    assert watch.total < everybody.total / 3
