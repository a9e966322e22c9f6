"""The part itself: when it draws, what its window reports, and what happens where there is no display."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial

import pygame
import pytest

from device.hw.outputs import Display
from device.hw.screen import RETRY, PygameScreen
from device.hw.views import draw
from device.inbox import FastClock, Inbox
from device.ports import Event, Found, Lost, Panel, Press, Quit
from tests.screen.sample_views import view


@pytest.fixture
def inbox() -> Inbox:
    return Inbox(FastClock())


@pytest.fixture
def screen(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> Iterator[PygameScreen]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    part = PygameScreen(inbox, partial(Display, (480, 320)))
    part.pump()
    yield part
    part.close()


def arrived(inbox: Inbox) -> list[Event]:
    return list(iter(lambda: inbox.wait(inbox.clock.now()), None))


def pass_time(inbox: Inbox, seconds: float) -> None:
    assert inbox.wait(inbox.clock.now() + seconds) is None


def test_only_a_view_that_differs_is_drawn(screen: PygameScreen) -> None:
    shown = view("table")
    for _ in range(3):
        screen.show(shown)
        screen.pump()
    assert screen.frames == 1
    shown["seats"][0]["mark"] = "9"
    screen.show(shown)
    assert screen.frames == 2
    window = pygame.display.get_surface()
    assert window is not None
    assert pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(draw(shown, (480, 320)).surface, "RGB")


def test_a_countdown_is_drawn_once_a_second(screen: PygameScreen) -> None:
    for tenth in range(40):
        screen.show(view("table", countdown={"left": 20.0 - tenth / 10, "of": 20}))
    assert screen.frames == 4


def test_keys_of_the_window_are_buttons_of_the_panel_and_of_the_seats(screen: PygameScreen, inbox: Inbox) -> None:
    keys = (pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_BACKSPACE, pygame.K_1, pygame.K_0, pygame.K_p)
    for key in (*keys, pygame.K_F5):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key))
    screen.pump()
    panel = [Panel("up"), Panel("down"), Panel("ok"), Panel("back")]
    assert arrived(inbox) == [*panel, Press(1), Press(10), Press(20)]


def test_closing_the_window_ends_the_box(screen: PygameScreen, inbox: Inbox) -> None:
    pygame.event.post(pygame.Event(pygame.QUIT))
    screen.pump()
    assert arrived(inbox) == [Quit()]


def test_a_closed_screen_stays_silent(screen: PygameScreen, inbox: Inbox) -> None:
    screen.close()
    screen.close()
    screen.show(view("table"))
    pass_time(inbox, 2 * RETRY)
    screen.pump()
    assert (screen.frames, arrived(inbox)) == (0, [])


def test_a_missing_display_is_told_once_and_found_again(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    screen = PygameScreen(inbox, partial(Display, (480, 320)))  # SDL would now draw "offscreen", where nobody sees it
    assert arrived(inbox) == [Lost("screen", "no-display")]
    for _ in range(3):
        screen.show(view("table"))
        pass_time(inbox, RETRY)
        screen.pump()
    assert (screen.frames, arrived(inbox)) == (0, [])
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pass_time(inbox, RETRY - 1)
    screen.pump()
    assert arrived(inbox) == []
    pass_time(inbox, 1)
    screen.pump()
    assert arrived(inbox) == [Found("screen")]
    assert screen.frames == 1
    screen.close()


def test_a_driver_that_sdl_does_not_know_is_a_missing_display(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    PygameScreen(inbox, partial(Display, (480, 320))).close()
    assert arrived(inbox) == [Lost("screen", "no-display")]


def test_the_screen_leaves_the_signal_that_ends_the_service_alone() -> None:
    code = (
        "import signal\nfrom device.hw.screen import PygameScreen\nfrom device.inbox import FastClock, Inbox\n"
        "from device.hw.outputs import Display\n"
        "screen = PygameScreen(Inbox(FastClock()), lambda: Display((480, 320)))\n"
        "print('up', flush=True)\nwhile True: signal.pause()"
    )
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    environment.pop("SDL_NO_SIGNAL_HANDLERS", None)
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "up\n"
        process.terminate()
        try:
            assert process.wait(timeout=10) == -signal.SIGTERM
        finally:
            process.kill()
