"""The simulated table in a window: spots into pixels, and what keys and clicks report; not what they mean."""

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Literal, Protocol

os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # else SDL takes SIGTERM away from the box
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pygame.display
import pygame.draw
from pygame import Rect, Surface

from device.hw.canvas import Canvas
from device.hw.lettering import Colour
from device.hw.spots import Area, Kind, Spot, hit
from device.hw.views import draw as draw_screen
from engine import WolfhourError

FELT: Colour = (40, 58, 54)
PAPER: Colour = (250, 247, 240)
DEAD: Colour = (196, 194, 190)
INK: Colour = (24, 26, 34)
GREY: Colour = (74, 74, 80)
EDGE: Colour = (120, 116, 108)
DEEP: Colour = (28, 52, 104)
LIT: Colour = (255, 214, 64)
ASKED: Colour = (255, 236, 170)
BACK: Colour = (88, 40, 48)
NIGHT: Colour = (22, 24, 30)
LIGHT: Colour = (232, 230, 224)
CONTRASTS = ((INK, PAPER), (INK, DEAD), (INK, ASKED), (PAPER, DEEP), (LIGHT, NIGHT), (DEEP, PAPER), (INK, LIGHT))
"""Every pair of text colour and ground; a test holds them at 7:1 or more."""
LINE = 20
"""Height of a line of small letters with the empty rows around them."""
KEYS = 200
"""Width of what stands before the tab of a row."""
FRAME = 1 / 10
"""Real seconds from one picture to the next at least, unless somebody presses a key or clicks."""
DRAWING = 2
"""The box has so many times as long for everything else as was needed to draw."""
TEXTS: Mapping[str, tuple[Colour, int]] = {
    "": (INK, 15),
    "asked": (DEEP, 15),
    "clock": (LIGHT, 20),
    "said": (LIGHT, 20),
    "typed": (LIGHT, 17),
    "told": (LIGHT, 17),
    "heard": (LIGHT, 14),
    "title": (DEEP, 18),
}
"""Colour and largest size of a text, by its state."""


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
    canvas.surface.fill(FELT)
    for spot in drawn.spots:
        PAINTERS[spot.kind](canvas, Rect(spot.area), spot)
    if drawn.view:
        canvas.surface.blit(draw_screen(drawn.view, drawn.screen[2:]).surface, drawn.screen)
    for spot in drawn.above:
        PAINTERS[spot.kind](canvas, Rect(spot.area), spot)
    return canvas


def paint_bar(canvas: Canvas, area: Rect, spot: Spot) -> None:  # noqa: ARG001 - all painters are called alike
    """The ground of what stands at the edge of the window."""
    canvas.fill(area, NIGHT)


def paint_seat(canvas: Canvas, area: Rect, spot: Spot) -> None:
    """The ground of one place."""
    states = spot.state.split()
    if "chosen" in states:
        canvas.fill(area.inflate(6, 6), LIT, 8)
    canvas.fill(area, ASKED if "asked" in states else DEAD if {"dead", "nobody"} & {*states} else PAPER, 6)
    if "asked" in states:
        pygame.draw.rect(canvas.surface, DEEP, area, 2, border_radius=6)


def paint_number(canvas: Canvas, area: Rect, spot: Spot) -> None:
    """The number of a place, struck through where its player is dead."""
    used = canvas.write("number", spot.text, area, largest=area.height, align="left")
    if spot.state == "dead":
        canvas.stroke([(used.left - 2, used.centery), (used.right + 2, used.centery)], INK, 3)


def paint_eyes(canvas: Canvas, area: Rect, spot: Spot) -> None:
    """Two eyes, open or closed."""
    across, tall = min(area.width // 2 - 2, area.height), max(6, area.height // 2)
    for side in (-1, 1):
        eye = Rect(0, 0, across - 2, tall)
        eye.center = (area.centerx + side * across // 2, area.centery)
        if spot.state == "open":
            pygame.draw.ellipse(canvas.surface, INK, eye, 2)
            pygame.draw.circle(canvas.surface, INK, eye.center, max(2, tall // 4))
        else:
            pygame.draw.arc(canvas.surface, INK, eye, 3.3, 6.1, 2)


def paint_light(canvas: Canvas, area: Rect, spot: Spot) -> None:
    """The light in its hood: a ring; with rays when it shines, with a tick when it acknowledges."""
    radius = max(4, area.height // 2 - 3)
    if spot.state == "on":
        for x, y in ((-1, -1), (-1, 1), (1, -1), (1, 1), (0, -1.3), (0, 1.3), (-1.3, 0), (1.3, 0)):
            end = (round(area.centerx + x * radius), round(area.centery + y * radius))
            pygame.draw.line(canvas.surface, INK, area.center, end, 2)
    canvas.disc(area.center, 2 * radius - 4 * (spot.state == "on"), GREY if spot.state == "off" else LIT, INK, 2)
    if spot.state == "ack":
        x, y = area.center
        canvas.stroke([(x - radius // 2, y), (x - 1, y + radius // 2), (x + radius // 2, y - radius // 2)], INK, 2)


def paint_card(canvas: Canvas, area: Rect, spot: Spot) -> None:
    """A card, face up or face down."""
    canvas.fill(area, EDGE, 4)
    canvas.fill(area.inflate(-2, -2), BACK if spot.state == "covered" else PAPER, 4)
    canvas.write("card", spot.text, roomy(area), largest=16)


def roomy(area: Rect) -> Rect:
    """Where the text of a low thing goes: around its middle, with room for the empty rows above and below letters."""
    return area.inflate(-6, max(-2, LINE - area.height))


def paint_reader(canvas: Canvas, area: Rect, spot: Spot) -> None:  # noqa: ARG001 - as above
    """A reader for cards: waves over a plate."""
    canvas.fill(area, EDGE, 4)
    canvas.fill(area.inflate(-2, -2), LIGHT, 4)
    for part in (1, 2, 3):
        size = area.height * part * 3 // 10
        ring = Rect(0, 0, size, size)
        ring.center = (area.centerx - area.height // 4, area.centery)
        pygame.draw.arc(canvas.surface, INK, ring, -0.8, 0.8, 2 if area.height > 24 else 1)


def paint_button(canvas: Canvas, area: Rect, spot: Spot) -> None:
    """A button."""
    ground, ink = (DEEP, PAPER) if spot.state == "chosen" else (LIGHT, INK)
    canvas.fill(area, EDGE, 5)
    canvas.fill(area.inflate(-2, -2), ground, 5)
    canvas.write("button", spot.text, roomy(area), largest=17, colour=ink)


def paint_menu(canvas: Canvas, area: Rect, spot: Spot) -> None:  # noqa: ARG001 - as above
    """The ground of a menu."""
    canvas.fill(area.inflate(6, 6), INK, 8)
    canvas.fill(area, PAPER, 6)


def paint_row(canvas: Canvas, area: Rect, spot: Spot) -> None:
    """One line of a menu."""
    ground, ink = (DEEP, PAPER) if spot.state == "chosen" else (PAPER, INK)
    canvas.fill(area, ground, 4)
    key, _, text = spot.text.rpartition("\t")
    inner = area.inflate(-12, -2)
    canvas.write("key", key, Rect(inner.topleft, (KEYS, inner.height)), largest=17, colour=ink, align="left")
    if key:
        inner.left, inner.width = inner.left + KEYS, inner.width - KEYS
    canvas.write("row", text, inner, largest=17, colour=ink, align="left")


def paint_screen(canvas: Canvas, area: Rect, spot: Spot) -> None:  # noqa: ARG001 - as above
    """The rim of the box's screen."""
    canvas.fill(area.inflate(8, 8), NIGHT, 5)


def paint_text(canvas: Canvas, area: Rect, spot: Spot) -> None:
    """What is said, asked, typed or told."""
    colour, largest = TEXTS[spot.state]
    align: Literal["centre", "left"] = "centre" if spot.state in ("said", "clock", "title") else "left"
    room = area if area.height > LINE else roomy(area)
    canvas.write(spot.state or "text", spot.text, room, largest=largest, colour=colour, align=align)


PAINTERS: Mapping[Kind, Callable[[Canvas, Rect, Spot], None]] = {
    "bar": paint_bar,
    "seat": paint_seat,
    "number": paint_number,
    "button": paint_button,
    "light": paint_light,
    "eyes": paint_eyes,
    "card": paint_card,
    "reader": paint_reader,
    "text": paint_text,
    "screen": paint_screen,
    "menu": paint_menu,
    "row": paint_row,
}


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
            pygame.display.init()
            if pygame.display.get_driver() == "x11":  # as in `device.hw.screen`
                os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
            pygame.display.set_caption("Wolfhour")
            pygame.event.set_blocked(pygame.MOUSEMOTION)
            width, height = (min(pair) for pair in zip(size, pygame.display.get_desktop_sizes()[0], strict=True))
            self._window = pygame.display.set_mode((width, height), pygame.RESIZABLE)
        except pygame.error as error:
            raise WolfhourError(f"there is no display for the table ({error}): use --text") from None

    def show(self, view: Mapping[str, Any]) -> None:
        """The box's own screen is a part of the picture."""

    def pump(self) -> None:
        """Take what the window reports, and draw what has changed; not more often than the machine can well do."""
        start = monotonic()
        try:
            events = pygame.event.get()
            for event in events:
                self._take(event)
            if not events and start < self._next:
                return
            self._draw()
        except pygame.error:  # the display is gone
            self._hand.quit()
        end = monotonic()
        self._next = max(start + FRAME, end + DRAWING * (end - start))

    def close(self) -> None:
        """Give the display back.  May be called twice."""
        pygame.display.quit()

    def _draw(self) -> None:
        size = self._window.get_size()
        drawn = self._scene(size)
        shown = (size, drawn.spots, drawn.above, drawn.screen, dict(drawn.view), drawn.title)
        if shown != self._shown:
            self._shown = shown
            self._window.blit(draw(drawn, size).surface, (0, 0))
            pygame.display.set_caption(drawn.title)
            pygame.display.flip()
            self.frames += 1

    def _take(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.QUIT:
                self._hand.quit()
            case pygame.VIDEORESIZE | pygame.VIDEOEXPOSE:
                self._window = pygame.display.get_surface() or self._window
                self._shown = None
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                drawn = self._scene(self._window.get_size())
                self._hand.click(hit((*drawn.spots, *drawn.above), *event.pos))
            case pygame.KEYDOWN:
                shift, control = event.mod & pygame.KMOD_SHIFT, event.mod & pygame.KMOD_CTRL
                self._hand.key(pygame.key.name(event.key), event.unicode, shift=bool(shift), control=bool(control))
