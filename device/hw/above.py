"""The simulated table in a window: spots into pixels, and what keys and clicks report; not what they mean."""

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Protocol

os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # else SDL takes SIGTERM away from the box
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pygame.display
import pygame.transform
from pygame import Rect, Surface

from device.hw.canvas import Canvas
from device.hw.outputs import Display, NoDisplay
from device.hw.spots import Area, Spot, hit
from device.hw.things import PAINTERS, ROOM
from device.hw.views import draw as draw_screen
from engine import WolfhourError

FRAME = 1 / 10
"""Real seconds from one picture to the next at least, unless somebody presses a key or clicks."""
ROOMY = (1280, 800)
"""A window with room for several pictures of this size has one in which every pixel is so many times as large."""
DRAWING = 2
"""The box has so many times as long for everything else as was needed to draw."""


class Drawn(Protocol):
    """What there is to draw (`device.sim.above.scene`)."""

    @property
    def spots(self) -> Sequence[Spot]:
        """Everything, from below to above."""

    @property
    def above(self) -> Sequence[Spot]:
        """What lies over everything, the screen as well."""

    @property
    def screen(self) -> Area:
        """Where the box's own screen is."""

    @property
    def view(self) -> Mapping[str, Any]:
        """What that shows."""

    @property
    def title(self) -> str:
        """What the window is called."""


def draw(drawn: Drawn, size: tuple[int, int]) -> Canvas:
    """The picture of a table; in its middle are the pixels that the box's own screen has at that size."""
    canvas = Canvas(Surface(size))
    canvas.surface.fill(ROOM)
    for spot in drawn.spots:
        PAINTERS[spot.kind](canvas, Rect(spot.area), spot)
    if drawn.view:
        canvas.surface.blit(draw_screen(drawn.view, drawn.screen[2:]).surface, drawn.screen)
    for spot in drawn.above:
        PAINTERS[spot.kind](canvas, Rect(spot.area), spot)
    return canvas


@dataclass(frozen=True, slots=True)
class Hand:
    """Who is told what is done in the window."""

    click: Callable[[str], None]
    key: Callable[..., None]
    quit: Callable[[], None]


class TableWindow:
    """The window (`device.ports.Screen`): the picture is made anew whenever it has changed.

    Raises `WolfhourError` where there is no display.
    """

    def __init__(self, scene: Callable[[tuple[int, int]], Drawn], hand: Hand, size: tuple[int, int]) -> None:
        """`scene` gives what there is to draw in so many pixels; `size` is the window's where the display has room."""
        self.frames = 0
        """Pictures drawn so far."""
        self._scene, self._hand = scene, hand
        self._shown: object = None
        self._next = 0.0
        os.environ["SDL_VIDEO_X11_WMCLASS"] = "wolfhour"  # else pygame names it after the script
        try:
            self._display = Display(size)
        except NoDisplay as error:
            raise WolfhourError(f"there is no display for the table ({error}): use --text") from None
        pygame.event.set_blocked(pygame.MOUSEMOTION)

    def show(self, view: Mapping[str, Any]) -> None:
        """The box's own screen is a part of the picture."""

    def pump(self) -> None:
        """Take what the window reports, and draw what has changed; not more often than the machine can well do."""
        start = monotonic()
        try:
            events = self._display.events()
            for event in events:
                self._take(event)
            if not events and start < self._next:
                return
            self._draw()
        except NoDisplay:  # it is gone
            self._hand.quit()
        end = monotonic()
        self._next = max(start + FRAME, end + DRAWING * (end - start))

    def close(self) -> None:
        """Give the display back.  May be called twice."""
        self._display.close()

    @property
    def _zoom(self) -> int:
        """How many pixels of the window a pixel of the picture is across."""
        width, height = self._display.size
        return max(1, min(width // ROOMY[0], height // ROOMY[1]))

    @property
    def _inner(self) -> tuple[int, int]:
        width, height = self._display.size
        return width // self._zoom, height // self._zoom

    def _draw(self) -> None:
        size = self._display.size
        drawn = self._scene(self._inner)
        shown = (size, drawn.spots, drawn.above, drawn.screen, dict(drawn.view), drawn.title)
        if shown != self._shown:
            self._shown = shown
            pygame.display.set_caption(drawn.title)
            picture = draw(drawn, self._inner).surface
            self._display.show(picture if self._zoom == 1 else pygame.transform.scale(picture, size))
            self.frames += 1

    def _take(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.QUIT:
                self._hand.quit()
            case pygame.VIDEORESIZE | pygame.VIDEOEXPOSE:
                self._shown = None
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                drawn = self._scene(self._inner)
                self._hand.click(hit((*drawn.spots, *drawn.above), *(along // self._zoom for along in event.pos)))
            case pygame.KEYDOWN:
                shift, control = event.mod & pygame.KMOD_SHIFT, event.mod & pygame.KMOD_CTRL
                self._hand.key(pygame.key.name(event.key), event.unicode, shift=bool(shift), control=bool(control))
