"""The public screen, drawn with pygame in a window or on the whole display.  Texts and layout are in `views.py`."""

import os
from collections.abc import Mapping
from copy import deepcopy
from math import ceil
from typing import Any

os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # else SDL takes SIGTERM away from the box
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pygame.display
import pygame.mouse

from device.hw.views import draw
from device.inbox import Inbox
from device.ports import Button as PanelButton
from device.ports import Found, Lost, Panel, Press, Quit

RETRY = 5.0
"""Seconds between two attempts to open a display that is not there."""

SMALLEST = (320, 240)
"""A window that is dragged smaller than this shows a part of the picture."""

UNSEEN = ("dummy", "offscreen")
"""SDL drivers without a screen: SDL falls back to one silently, so they count only where somebody asked for them."""

PANEL_KEYS: dict[int, PanelButton] = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_RETURN: "ok",
    pygame.K_KP_ENTER: "ok",
    pygame.K_TAB: "next",
    pygame.K_BACKSPACE: "back",
}

SEAT_KEYS = {ord(key): seat for seat, key in enumerate("1234567890qwertyuiop", 1)}
"""The key of each seat: two rows of a keyboard, seats 1 to 20."""


class PygameScreen:
    """A `device.ports.Screen` on a display.

    Where there is no display it does nothing but look for one every `RETRY` seconds; `Lost("screen", ...)` is put into
    the inbox once, and `Found("screen")` when one has turned up.  A key pressed in the window stands for a button.
    """

    def __init__(self, inbox: Inbox, size: tuple[int, int] = (800, 480), *, fullscreen: bool = False) -> None:
        """Open the display at once.  `size` is width and height in pixels; (0, 0) is the size of the display."""
        self.frames = 0
        """Pictures drawn so far."""
        self._inbox = inbox
        self._size = size
        self._flags = pygame.FULLSCREEN if fullscreen else pygame.RESIZABLE
        self._window: pygame.Surface | None = None
        self._view: dict[str, Any] = {}
        self._lost = False
        self._closed = False
        self._try_at = 0.0
        self._open()

    def show(self, view: Mapping[str, Any]) -> None:
        """Show a view (its keys: `device.hw.views`); drawn only where it differs from the last one."""
        whole = _in_whole_seconds(view)
        if whole != self._view:
            self._view = whole
            self._draw()

    def pump(self) -> None:
        """Take what the window reports; without a window, try to open one when it is time."""
        if self._closed:
            return
        if self._window is None:
            if self._inbox.clock.now() >= self._try_at:
                self._open()
            return
        try:
            events = pygame.event.get(exclude=pygame.AUDIODEVICEREMOVED)  # which the mixer waits for
        except pygame.error:
            self._lose("display-lost")
            return
        for event in events:
            self._take(event)

    def close(self) -> None:
        """Give the display back.  May be called twice."""
        self._closed = True
        self._window = None
        pygame.display.quit()

    def _open(self) -> None:
        try:
            pygame.display.init()
            driver = pygame.display.get_driver()
            if driver in UNSEEN and driver not in os.environ.get("SDL_VIDEODRIVER", "").split(","):
                self._lose("no-display")
                return
            if driver == "x11":  # which can copy a picture itself; SDL would load OpenGL for it, 95 MB more
                os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
            self._window = pygame.display.set_mode(self._size, self._flags)
            pygame.display.set_caption("Wolfhour")
            pygame.mouse.set_visible(not self._flags & pygame.FULLSCREEN)
        except pygame.error:
            self._lose("no-display")
            return
        if self._lost:
            self._lost = False
            self._inbox.put(Found("screen"))
        self._draw()

    def _lose(self, why: str) -> None:
        self._window = None
        self._try_at = self._inbox.clock.now() + RETRY
        pygame.display.quit()
        if not self._lost:
            self._lost = True
            self._inbox.put(Lost("screen", why))

    def _draw(self) -> None:
        if self._window is None or not self._view:
            return
        width, height = self._window.get_size()
        picture = draw(self._view, (max(width, SMALLEST[0]), max(height, SMALLEST[1])))
        self.frames += 1
        try:
            self._window.blit(picture.surface, (0, 0))
            pygame.display.flip()
        except pygame.error:
            self._lose("display-lost")

    def _take(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.QUIT:
                self._inbox.put(Quit())
            case pygame.VIDEORESIZE | pygame.VIDEOEXPOSE:
                self._window = pygame.display.get_surface()
                self._draw()
            case pygame.KEYDOWN if event.key in PANEL_KEYS:
                self._inbox.put(Panel(PANEL_KEYS[event.key]))
            case pygame.KEYDOWN if event.key in SEAT_KEYS:
                self._inbox.put(Press(SEAT_KEYS[event.key]))


def _in_whole_seconds(view: Mapping[str, Any]) -> dict[str, Any]:
    """The view as it will be drawn: a countdown that moves less than a second is the same picture."""
    whole = deepcopy(dict(view))
    if whole.get("countdown"):
        whole["countdown"] = {key: ceil(seconds) for key, seconds in whole["countdown"].items()}
    return whole
