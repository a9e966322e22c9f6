"""Where pictures go: a window or the whole display through SDL, or the frame buffer of a small panel by its name."""

import os
from collections.abc import Sequence
from mmap import mmap
from pathlib import Path
from typing import Protocol

import pygame
import pygame.display
import pygame.mouse
from pygame import Surface

from engine.errors import WolfhourError

UNSEEN = ("dummy", "offscreen")
"""SDL drivers without a screen: SDL falls back to one silently, so they count only where somebody asked for them."""

MASKS = {16: (0xF800, 0x07E0, 0x001F, 0), 32: (0xFF0000, 0x00FF00, 0x0000FF, 0)}
"""Where red, green and blue are in a pixel of so many bits."""


class NoDisplay(WolfhourError):
    """There is no display as it is wanted, or no longer."""


class Output(Protocol):
    """What shows pictures.  All but `close` may raise `NoDisplay`."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of a picture that fills it, in pixels; may change."""

    def show(self, picture: Surface) -> None:
        """Show the picture from now on."""

    def events(self) -> Sequence[pygame.Event]:
        """What its window reports, if it has one."""

    def close(self) -> None:
        """Give it back.  May be called twice."""


class Display:
    """A window under X11 or Wayland, or the whole display without a desktop (KMSDRM), through SDL."""

    def __init__(self, size: tuple[int, int], *, fullscreen: bool = False, driver: str = "auto") -> None:
        """Open it.  `size` is width and height in pixels, (0, 0) all of the display; `driver` as SDL names it.

        A window is no larger than the display.
        Raises `NoDisplay`.
        """
        if driver != "auto":
            os.environ.setdefault("SDL_VIDEODRIVER", driver)
        try:
            pygame.display.init()
            used = pygame.display.get_driver()
            wanted = os.environ.get("SDL_VIDEODRIVER", "") if driver == "auto" else driver
            if used in UNSEEN and used not in wanted.split(","):
                raise NoDisplay(f"SDL would draw {used}")
            if used == "x11":  # which can copy a picture itself; SDL would load OpenGL for it, 95 MB more
                os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
            if fullscreen:
                pygame.display.set_mode(size, pygame.FULLSCREEN)
            else:
                width, height = map(min, size, pygame.display.get_desktop_sizes()[0])
                pygame.display.set_mode((width, height), pygame.RESIZABLE)
            pygame.display.set_caption("Wolfhour")
            pygame.mouse.set_visible(not fullscreen)
        except (pygame.error, NoDisplay) as error:
            self.close()
            raise NoDisplay(*error.args) from error

    @property
    def size(self) -> tuple[int, int]:
        """See `Output`."""
        return self._window().get_size()

    def show(self, picture: Surface) -> None:
        """See `Output`."""
        try:
            self._window().blit(picture, (0, 0))
            pygame.display.flip()
        except pygame.error as error:
            raise NoDisplay(*error.args) from error

    def events(self) -> Sequence[pygame.Event]:
        """See `Output`."""
        try:
            return pygame.event.get(exclude=pygame.AUDIODEVICEREMOVED)  # which the mixer waits for
        except pygame.error as error:
            raise NoDisplay(*error.args) from error

    def close(self) -> None:
        """See `Output`."""
        pygame.display.quit()

    def _window(self) -> Surface:
        window = pygame.display.get_surface()
        if window is None:
            raise NoDisplay("the window is gone")
        return window


class FrameBuffer:
    """The frame buffer of a panel: without desktop, graphics card and driver of SDL; its user is in group `video`."""

    def __init__(self, panel: str, root: Path = Path("/")) -> None:
        """Open it.  `panel` is its name in `/sys/class/graphics/fb*/name`: numbers change from start to start.

        Raises `NoDisplay`.
        """
        self._memory: mmap | None = None
        try:
            folders = (root / "sys/class/graphics").glob("fb[0-9]*")
            folder = next(folder for folder in sorted(folders) if (folder / "name").read_text().strip() == panel)
            width, height = (int(side) for side in (folder / "virtual_size").read_text().split(","))
            self._stride = int((folder / "stride").read_text())
            bits = int((folder / "bits_per_pixel").read_text())
            self._picture = Surface((width, height), 0, bits, MASKS[bits])
            with (root / "dev" / folder.name).open("r+b") as device:
                self._memory = mmap(device.fileno(), self._stride * height)
        except (OSError, ValueError, KeyError, StopIteration) as error:
            raise NoDisplay(f"no panel {panel!r}: {error!r}") from error
        self._rows: list[bytes] = [b""] * height
        """What is on the panel."""

    @property
    def size(self) -> tuple[int, int]:
        """See `Output`."""
        return self._picture.get_size()

    def show(self, picture: Surface) -> None:
        """See `Output`; only rows that differ are sent, since a panel on SPI takes 60 ms for all of them."""
        if self._memory is None:
            raise NoDisplay("the panel is closed")
        self._picture.blit(picture, (0, 0))
        pixels, pitch = self._picture.get_buffer().raw, self._picture.get_pitch()
        used = self._picture.get_width() * self._picture.get_bytesize()
        for number, before in enumerate(self._rows):
            row = pixels[number * pitch : number * pitch + used]
            if row != before:
                self._memory[number * self._stride : number * self._stride + used] = row
                self._rows[number] = row

    def events(self) -> Sequence[pygame.Event]:
        """See `Output`."""
        return ()

    def close(self) -> None:
        """See `Output`."""
        if self._memory is not None:
            self._memory.close()
            self._memory = None
