"""Where pictures go: the frame buffer of a panel, and displays that are not there or only seem to be."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from device.hw.canvas import DEEP
from device.hw.outputs import Display, FrameBuffer, NoDisplay
from device.hw.screen import RETRY, PygameScreen, real_screen
from device.hw.views import draw
from device.inbox import FastClock, Inbox
from device.ports import Found, Lost
from device.settings import Screen as Settings
from tests.screen.sample_views import view

PANEL, SIZE = "fb_ili9486", (480, 320)
VIEW = view("table")


def machine(root: Path, bits: int, spare: int = 0) -> Path:
    """A machine with a frame buffer of something else and one of the panel, each row with some spare bytes."""
    for number, name in ((0, "vc4drmfb"), (10, PANEL)):
        folder = root / f"sys/class/graphics/fb{number}"
        folder.mkdir(parents=True)
        stride = SIZE[0] * bits // 8 + spare
        facts = {"name": name, "virtual_size": "480,320", "bits_per_pixel": str(bits), "stride": str(stride)}
        for file, text in facts.items():
            (folder / file).write_text(f"{text}\n")
        (root / "dev").mkdir(exist_ok=True)
        (root / f"dev/fb{number}").write_bytes(bytes(stride * SIZE[1]))
    (root / "sys/class/graphics/fbcon").mkdir()
    return root


def shown(root: Path, number: int = 10) -> bytes:
    return (root / f"dev/fb{number}").read_bytes()


@pytest.mark.parametrize("spare", [0, 64])
def test_a_panel_of_sixteen_bits_shows_the_picture(tmp_path: Path, spare: int) -> None:
    output = FrameBuffer(PANEL, machine(tmp_path, 16, spare))
    picture = draw(VIEW, output.size).surface
    output.show(picture)
    output.close()
    output.close()
    pixels, stride = shown(tmp_path), SIZE[0] * 2 + spare
    for x in range(0, 480, 7):
        for y in range(0, 320, 7):
            red, green, blue, _ = picture.get_at((x, y))
            low, high = pixels[y * stride + x * 2 : y * stride + x * 2 + 2]
            assert high << 8 | low == (red >> 3) << 11 | (green >> 2) << 5 | blue >> 3
    assert set(shown(tmp_path, 0)) == {0}, "drawn on another one"


def test_a_panel_of_thirty_two_bits_gets_only_the_rows_that_differ(tmp_path: Path) -> None:
    output = FrameBuffer(PANEL, machine(tmp_path, 32))
    output.show(draw(VIEW, output.size).surface)
    picture = draw(VIEW | {"title": "Wolf"}, output.size).surface
    device = tmp_path / "dev/fb10"
    device.write_bytes(bytes(len(device.read_bytes())))  # so that it can be seen what is sent
    output.show(picture)
    rows = [shown(tmp_path)[row * 1920 : (row + 1) * 1920] for row in range(320)]
    assert not any(map(any, rows[100:]))
    assert any(map(any, rows[:40]))
    blue, green, red = rows[20][:3]
    assert (red, green, blue) == DEEP
    output.close()
    with pytest.raises(NoDisplay, match="closed"):
        output.show(picture)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda root: (root / "sys/class/graphics/fb10/name").write_text("another"),
        lambda root: (root / "sys/class/graphics/fb10/virtual_size").write_text("nonsense"),
        lambda root: (root / "sys/class/graphics/fb10/bits_per_pixel").write_text("8"),
        lambda root: (root / "dev/fb10").unlink(),
        lambda root: (root / "dev/fb10").write_bytes(b"short"),
    ],
)
def test_a_panel_that_is_not_there_as_it_should_be_is_missing_and_found_later(
    tmp_path: Path, spoil: Callable[[Path], object]
) -> None:
    inbox = Inbox(FastClock())
    root = machine(tmp_path / "one", 16)
    spoil(root)
    roots = [root, machine(tmp_path / "two", 16)]
    screen = PygameScreen(inbox, lambda: FrameBuffer(PANEL, roots.pop(0)))
    screen.show(VIEW)
    assert inbox.wait(0) == Lost("screen", "no-display")
    assert inbox.wait(RETRY) is None
    screen.pump()
    assert inbox.wait(RETRY) == Found("screen")
    assert screen.frames == 1
    assert any(shown(tmp_path / "two"))
    screen.close()


def no_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has named a driver; what the box names is forgotten with the test."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "forgotten")
    monkeypatch.delenv("SDL_VIDEODRIVER")


def test_settings_name_the_panel_or_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    inbox = Inbox(FastClock())
    real_screen(inbox, Settings("auto", "no-such-panel", SIZE, fullscreen=False, contrast="usual")).close()
    assert inbox.wait(0) == Lost("screen", "no-display")
    no_driver(monkeypatch)
    screen = real_screen(inbox, Settings("dummy", "", SIZE, fullscreen=False, contrast="usual"))
    assert inbox.wait(0) is None
    assert pygame.display.get_driver() == "dummy"
    screen.close()


@pytest.mark.parametrize("driver", ["kmsdrm", "x11", "wayland", "nonsense"])
def test_a_driver_without_its_display_is_a_missing_display_and_never_a_silent_one(
    monkeypatch: pytest.MonkeyPatch, driver: str
) -> None:
    no_driver(monkeypatch)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/nonexistent")
    with pytest.raises(NoDisplay):
        Display(SIZE, driver=driver)


@pytest.mark.parametrize("unseen", ["dummy", "offscreen", "dummy,offscreen"])
def test_a_driver_that_nobody_sees_and_that_the_environment_names_does_not_stand_for_the_one_of_the_settings(
    monkeypatch: pytest.MonkeyPatch, unseen: str
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", unseen)
    with pytest.raises(NoDisplay, match="SDL would draw"):
        Display(SIZE, driver="kmsdrm")
    Display(SIZE).close()


def test_a_window_that_is_gone_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    inbox = Inbox(FastClock())
    screen = PygameScreen(inbox, partial(Display, SIZE))
    pygame.display.quit()
    screen.show(VIEW)
    assert inbox.wait(0) == Lost("screen", "display-lost")
    assert inbox.wait(RETRY) is None
    screen.pump()
    assert inbox.wait(RETRY) == Found("screen")
    screen.close()
