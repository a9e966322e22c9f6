"""What a frame costs the processor, and that a screen that shows the same costs nothing."""

from functools import partial
from time import process_time

import pytest

from device.hw.outputs import Display
from device.hw.screen import PygameScreen
from device.hw.views import draw
from device.inbox import FastClock, Inbox
from tests.screen.scenes import scenes

SIZE = (480, 320)


BUDGET = 0.004
"""Seconds of the processor for a frame that has been drawn before; 0.3 to 1.7 ms were measured on shared cores."""


def test_a_frame_that_is_drawn_again_stays_below_four_milliseconds() -> None:
    for name, scene in scenes("en").items():
        took = []
        for _ in range(8):
            start = process_time()
            draw(scene, SIZE)
            took.append(process_time() - start)
        assert min(took) < BUDGET, name


def test_nothing_is_drawn_while_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    screen = PygameScreen(Inbox(FastClock()), partial(Display, SIZE))
    scene = scenes("en")["speech"]
    screen.show(scene)
    monkeypatch.setattr("device.hw.screen.draw", None)  # whoever draws now fails
    for _ in range(100):
        screen.show(dict(scene))
        screen.pump()
    assert screen.frames == 1
    screen.close()
