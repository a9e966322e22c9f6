"""The window itself: on a display that is not there, and what it does with events that are not its own."""

import pygame
import pytest

from device.hw.above import Hand, TableWindow
from engine import WolfhourError
from tests.window.tables import Watched

SIZE = (800, 600)


def window(table: Watched, done: list[str]) -> TableWindow:
    return TableWindow(table.scene, Hand(done.append, lambda *_, **__: None, lambda: done.append("quit")), SIZE)


def test_a_display_that_is_not_there_is_told_and_never_drawn_where_nobody_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":nowhere")
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/nonexistent")
    with pytest.raises(WolfhourError, match=r"no display for the table .*: use --text"):
        window(Watched(), [])


def test_what_the_mixer_waits_for_is_left_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    done: list[str] = []
    opened = window(Watched(), done)
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.AUDIODEVICEREMOVED, iscapture=0, which=0))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(0, 599)))
    opened.pump()
    assert done == [""]
    assert pygame.event.get(pygame.AUDIODEVICEREMOVED)
    opened.close()


def test_in_a_window_of_many_pixels_everything_is_larger_and_is_clicked_where_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    done: list[str] = []
    table = Watched()
    opened = window(table, done)
    pygame.display.set_mode((3840, 2160))
    left, top, width, height = next(spot.area for spot in table.scene((1920, 1080)).spots if spot.command == "press 5")
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(2 * left + width, 2 * top + height)))
    opened.pump()
    assert done == ["press 5"]
    assert opened.frames == 1
    opened.close()


def test_a_display_that_goes_away_switches_the_box_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    done: list[str] = []
    opened = window(Watched(), done)
    pygame.display.quit()
    opened.pump()
    assert done == ["quit"]
    opened.close()
