"""A press in the lap is perceived by nobody else."""

from collections.abc import Coroutine
from typing import Any

from device.ports import Press
from engine import Ask, Effect
from tests.device.bench import Bench


async def farewell() -> str:
    await Ask("hunter.shoot", (2,), (1, 3, 4, 5), default="none", farewell=True)
    return "done"


def seen(*people: tuple[float, Press]) -> list[tuple[float, dict[str, Any]]]:
    """Every picture of a farewell by day while these people press, each once."""

    def script() -> Coroutine[Effect[Any], Any, str]:
        return farewell()

    bench = Bench(script, people)
    bench.play()
    views = bench.screen.views
    return [view for place, view in enumerate(views) if place == 0 or view[1] != views[place - 1][1]]


def test_a_press_before_the_first_item_changes_nothing_on_the_screen() -> None:
    assert seen((1.7, Press(2)), (2.4, Press(4))) == seen()


def test_a_press_at_an_item_changes_nothing_on_the_screen() -> None:
    assert seen((3.5, Press(2)), (4.2, Press(1))) == seen()
