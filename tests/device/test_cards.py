"""How private cards reach seats that cannot know beforehand that the news is for them."""

from typing import Any

from device import pace
from engine import Note, Show, Sleep
from tests.device.bench import SEATS, Bench, Lights

LOVERS = Show("lovers.partner", (((2,), {"seat": 4}), ((4,), {"seat": 2})), among=SEATS, items={2: (4,), 4: (2,)})
NOBODY = Show("lovers.partner", (), among=SEATS)


def told(show: Show, lights: Lights | None) -> Bench:
    async def script() -> Any:
        await Note("phase", {"name": "night", "number": 1})
        await Sleep("night.falls", ())
        await show
        return True

    bench = Bench(script, lights=lights)
    bench.play()
    return bench


def test_every_light_shines_once_a_pass_at_the_own_item() -> None:
    lights = Lights()
    told(LOVERS, lights)
    night = [(seat, state) for seat, state in lights.set if state == "on"][len(SEATS) :]
    # at 2: seat 4; at 4: seat 2; at "nothing": the others, and all of it twice
    assert night == [(4, "on"), (2, "on"), (1, "on"), (3, "on"), (5, "on")] * pace.PASSES


def test_who_is_told_what_can_neither_be_heard_nor_seen_nor_timed() -> None:
    some, none = told(LOVERS, Lights()), told(NOBODY, Lights())
    assert some.voice.lines == none.voice.lines
    assert some.screen.views == none.screen.views
    assert some.now == none.now


def test_without_lights_every_seat_is_called_to_the_screen_for_the_same_time() -> None:
    some, none = told(LOVERS, None), told(NOBODY, None)
    assert [line for line in some.voice.lines if "look at the screen" in line[1]] == [
        line for line in none.voice.lines if "look at the screen" in line[1]
    ]
    assert len([line for line in some.voice.lines if "look at the screen" in line[1]]) == len(SEATS)
    assert some.now == none.now
    seen = [event for event in some.transcript.events if event["event"] == "show"]
    assert [(event["to"], event["seat"]) for event in seen] == [([2], 4), ([4], 2)]
