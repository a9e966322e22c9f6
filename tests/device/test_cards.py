"""How private cards reach seats that cannot know beforehand that the news is for them."""

from typing import Any

from device import pace
from engine import Ask, Deal, Note, Show, Sleep
from engine.lupusburg.begin import PLACINGS
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


def test_of_two_characters_and_a_goal_each_has_a_list_of_its_own_and_all_lights_shine_equally_often() -> None:
    people, goals = ("wolf", "man", "man", "woman"), ("both-dead", "both-alive")
    news = (((1,), {"roles": ("man", "man"), "goal": goals[0]}), ((2,), {"roles": ("woman", "wolf"), "goal": goals[1]}))

    async def script() -> Any:
        await Deal(goals, (1, 2), what="goals")
        await Deal(people, (1, 2), each=2)
        await Show("own.card", news)
        return True

    lights = Lights()
    bench = Bench(script, lights=lights, game="lupusburg")
    bench.table.public.living = (1, 2)
    bench.play()
    assert [seat for seat, state in lights.set if state == "on"] == [1, 2] * 2 + [2, 1] * 2 + [1, 2] * 2
    heard = [text for _, text in bench.voice.lines]
    first, second, goal = (heard.index(f"Your {card}.") for card in ("first card", "second card", "goal"))
    assert heard[first + 1 : second] == ["Wolf", "Man", "Woman"] * pace.PASSES
    assert heard[second + 1 : goal] == heard[first + 1 : second]
    assert heard[goal + 1 : goal + 3] == ["both dead", "both alive"]


def placed(news: tuple[Any, ...], lights: Lights | None) -> Bench:
    """All are asked where their people live, and for these seats the lot has decided."""

    async def script() -> Any:
        await Ask("house.place", SEATS, PLACINGS, how="together")
        await Show("choice.drawn", news)
        return True

    bench = Bench(script, lights=lights, game="lupusburg")
    bench.play()
    return bench


def test_for_whom_the_lot_has_placed_can_neither_be_heard_nor_seen_nor_timed_nor_told_by_lights() -> None:
    drawn = (
        ((2,), {"ask": "house.place", "choice": PLACINGS[3]}),
        ((5,), {"ask": "house.place", "choice": PLACINGS[0]}),
    )
    some_lights, no_lights = Lights(), Lights()
    some, none = placed(drawn, some_lights), placed((), no_lights)
    assert some.voice.lines == none.voice.lines
    assert some.screen.views == none.screen.views
    assert some.now == none.now
    for lights, order in ((some_lights, [5, 2, 1, 3, 4]), (no_lights, [*SEATS])):
        assert [seat for seat, state in lights.set if state == "on"][-2 * len(SEATS) :] == order * pace.PASSES
    assert not [line for _, line in some.voice.lines if "look at the screen" in line]


def test_without_lights_everybody_looks_for_the_same_time_whether_the_lot_has_placed_for_him_or_not() -> None:
    some, none = (placed(news, None) for news in ((((2,), {"ask": "house.place", "choice": PLACINGS[3]}),), ()))
    assert some.voice.lines == none.voice.lines
    assert some.now == none.now
    assert len([line for _, line in some.voice.lines if "look at the screen" in line]) == len(SEATS)
