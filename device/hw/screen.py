"""The public screen: draws views where they differ, on whatever output there is, and looks for one that is lost."""

import os
from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import partial
from math import ceil
from typing import Any

os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # else SDL takes SIGTERM away from the box
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from device.dusk import Dusk
from device.hw.outputs import Display, FrameBuffer, NoDisplay, Output
from device.hw.views import draw
from device.inbox import Inbox
from device.ports import Button as PanelButton
from device.ports import Found, Lost, Panel, Press, Quit
from device.settings import Screen as Settings

RETRY = 2.0
"""Seconds between two attempts to open an output that is not there."""

SMALLEST = (320, 240)
"""A window that is dragged smaller than this shows a part of the picture."""

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


def real_screen(inbox: Inbox, settings: Settings) -> "PygameScreen":
    """The screen of a box, as its settings say."""
    if settings.panel:
        return PygameScreen(inbox, partial(FrameBuffer, settings.panel))
    return PygameScreen(inbox, partial(Display, settings.size, fullscreen=settings.fullscreen, driver=settings.driver))


class PygameScreen:
    """A `device.ports.Screen` on an output.

    Where there is none it does nothing but look for one every `RETRY` seconds; `Lost("screen", ...)` is put into the
    inbox once, and `Found("screen")` when one has turned up.  A key pressed in a window stands for a button.
    """

    def __init__(self, inbox: Inbox, open_output: Callable[[], Output]) -> None:
        """Open the output at once."""
        self.frames = 0
        """Pictures drawn so far."""
        self._inbox = inbox
        self._open_output = open_output
        self._output: Output | None = None
        self._view: dict[str, Any] = {}
        self._dusk = Dusk()
        self._lost = False
        self._closed = False
        self._try_at = 0.0
        self._open()

    def show(self, view: Mapping[str, Any]) -> None:
        """Show a view (its keys: `device.hw.views`); drawn only where it differs from the last one."""
        whole = _in_whole_seconds(view)
        if whole != self._view:
            self._dusk.change(self._view, whole, self._inbox.clock.now())
            self._view = whole
            self._draw()

    def pump(self) -> None:
        """Take what the window reports, and draw what moves; without an output, try to open one when it is time."""
        if self._closed:
            return
        if self._output is None:
            if self._inbox.clock.now() >= self._try_at:
                self._open()
            return
        try:
            events = self._output.events()
        except NoDisplay:
            self._lose("display-lost")
            return
        for event in events:
            self._take(event)
        if self._dusk.moving:
            self._draw()

    def close(self) -> None:
        """Give the output back.  May be called twice."""
        self._closed = True
        if self._output is not None:
            self._output.close()
            self._output = None

    def _open(self) -> None:
        try:
            self._output = self._open_output()
        except NoDisplay:
            self._lose("no-display")
            return
        if self._lost:
            self._lost = False
            self._inbox.put(Found("screen"))
        self._draw()

    def _lose(self, why: str) -> None:
        if self._output is not None:
            self._output.close()
            self._output = None
        self._try_at = self._inbox.clock.now() + RETRY
        if not self._lost:
            self._lost = True
            self._inbox.put(Lost("screen", why))

    def _draw(self) -> None:
        if self._output is None or not self._view:
            return
        try:
            width, height = self._output.size
            view = self._dusk.view(self._view, self._inbox.clock.now())
            picture = draw(view, (max(width, SMALLEST[0]), max(height, SMALLEST[1])))
            self._output.show(picture.surface)
        except NoDisplay:
            self._lose("display-lost")
        else:
            self.frames += 1

    def _take(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.QUIT:
                self._inbox.put(Quit())
            case pygame.VIDEORESIZE | pygame.VIDEOEXPOSE:
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
