"""A press in the lap is perceived by nobody else."""

from typing import Any

from device.ports import Press
from engine import Ask, Talk
from tests.device.bench import Bench, Script


async def farewell() -> str:
    await Ask("hunter.shoot", (2,), (1, 3, 4, 5), default="none", farewell=True)
    return "done"


async def vote() -> str:
    await Ask("village.vote", (1, 3), (1, 3, 4, 5), default="none", closes="all", secret=False)
    return "done"


async def speech() -> str:
    await Talk(3, 20)
    return "done"


def seen(script: Script, *people: tuple[float, Press]) -> list[tuple[float, dict[str, Any]]]:
    """Every picture while these people press, each once."""
    bench = Bench(script, people)
    bench.play()
    views = bench.screen.views
    return [view for place, view in enumerate(views) if place == 0 or view[1] != views[place - 1][1]]


def test_a_press_before_the_first_item_changes_nothing_on_the_screen() -> None:
    assert seen(farewell, (1.7, Press(2)), (2.4, Press(4))) == seen(farewell)


def test_a_press_of_somebody_without_a_vote_changes_nothing_on_the_screen() -> None:
    assert seen(vote, (1.7, Press(2))) == seen(vote)


def test_a_press_at_an_item_changes_nothing_on_the_screen() -> None:
    assert seen(farewell, (3.5, Press(2)), (4.2, Press(1))) == seen(farewell)


def test_a_press_during_somebody_else_s_speech_changes_nothing_on_the_screen() -> None:
    """It may be the first half of the gesture of a wolf who thinks better of it."""
    assert seen(speech, (4.2, Press(1)), (7.2, Press(1, held=True))) == seen(speech)
