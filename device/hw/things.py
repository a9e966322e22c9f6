"""How each thing at the table looks in the window."""

from collections.abc import Callable, Mapping
from typing import Literal

import pygame
import pygame.draw
from pygame import Rect

from device.hw.canvas import Canvas
from device.hw.faces import Colour
from device.hw.lettering import fit
from device.hw.pictures import picture
from device.hw.spots import Kind, Spot

ROOM: Colour = (34, 36, 44)
FELT: Colour = (38, 78, 64)
WOOD: Colour = (112, 76, 46)
DARK: Mapping[Colour, Colour] = {FELT: (22, 36, 40), WOOD: (56, 42, 36)}
"""The table at night."""
BOARD: Colour = (233, 226, 212)
PAPER: Colour = (250, 247, 240)
DEAD: Colour = (196, 194, 190)
INK: Colour = (24, 26, 34)
GREY: Colour = (74, 74, 80)
EDGE: Colour = (120, 116, 108)
DEEP: Colour = (28, 52, 104)
LIT: Colour = (255, 214, 64)
ASKED: Colour = (255, 236, 170)
BACK: Colour = (88, 40, 48)
EMBLEM: Colour = (150, 92, 96)
NIGHT: Colour = (22, 24, 30)
LIGHT: Colour = (232, 230, 224)
CONTRASTS = (
    (INK, PAPER),
    (INK, DEAD),
    (INK, ASKED),
    (PAPER, DEEP),
    (LIGHT, NIGHT),
    (DEEP, PAPER),
    (INK, LIGHT),
    (INK, BOARD),
)
"""Every pair of text colour and ground; a test holds them at 7:1 or more."""
MARK = 15
"""Width of the mark in the corner of a card."""
RIM = 14
"""Width of the table's rim."""
NAME = 16, 9
"""Largest and smallest size of the name on a card; with no room for that, the picture tells enough."""
LINE = 20
"""Height of a line of small letters with the empty rows around them."""
KEYS = 200
"""Width of what stands before the tab of a row."""
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


def paint_table(canvas: Canvas, area: Rect, spot: Spot) -> None:
    """The table: felt with a rim of wood, darker while the night is heard."""
    wood, felt = (DARK[colour] if spot.state == "night" else colour for colour in (WOOD, FELT))
    table = area.inflate(-area.width // 10, -area.height // 8)
    canvas.fill(table, wood, RIM * 5)
    canvas.fill(table.inflate(-2 * RIM, -2 * RIM), felt, RIM * 4)


def paint_bar(canvas: Canvas, area: Rect, spot: Spot) -> None:  # noqa: ARG001 - all painters are called alike
    """The ground of what stands at the edge of the window."""
    canvas.fill(area, NIGHT)


def paint_seat(canvas: Canvas, area: Rect, spot: Spot) -> None:
    """The ground of one place."""
    states = spot.state.split()
    if "chosen" in states:
        canvas.fill(area.inflate(6, 6), LIT, 8)
    canvas.fill(area, ASKED if "asked" in states else DEAD if {"dead", "nobody"} & {*states} else BOARD, 6)
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
    """A card, face up with its pictures, name and mark, or face down."""
    covered = spot.state == "covered"
    canvas.fill(area, EDGE, 5)
    canvas.fill(area.inflate(-2, -2), BACK if covered else PAPER, 5)
    inner = area.inflate(-6, -6)
    if covered:
        pygame.draw.rect(canvas.surface, EMBLEM, inner, 1, border_radius=3)
        beside(canvas, inner, ("wolf",), EMBLEM)
        return
    pictured, named = (split_across if area.width > 3 * area.height // 2 else split_down)(inner, spot)
    if fit(spot.text, named.width, named.height, *NAME).whole:
        canvas.write("card", spot.text, named, largest=NAME[0], smallest=NAME[1])
    else:
        pictured = inner
    beside(canvas, pictured, spot.pictures, INK)
    if spot.mark:
        paint_mark(canvas, Rect(pictured.right - MARK + 2, inner.top - 2, MARK, MARK), spot.mark)


def split_across(area: Rect, spot: Spot) -> tuple[Rect, Rect]:
    """Where pictures and name of a wide card go."""
    wide = min(area.height * len(spot.pictures), area.width // 2)
    named = Rect(area.left + wide, area.top - 3, area.width - wide, area.height + 6)
    return Rect(area.topleft, (wide, area.height)), named


def split_down(area: Rect, spot: Spot) -> tuple[Rect, Rect]:  # noqa: ARG001 - as above
    """The same for a narrow one."""
    low = min(30, area.height * 2 // 5)
    named = Rect(area.left - 2, area.bottom - low, area.width + 4, low + 3)
    return Rect(area.topleft, (area.width, area.height - low)), named


def paint_mark(canvas: Canvas, corner: Rect, mark: str) -> None:
    """A mark in the corner of a card: a letter, or a picture."""
    canvas.disc(corner.center, MARK, PAPER, EDGE, 1)
    if len(mark) == 1:
        canvas.stamp(mark, corner.center, MARK - 3, INK)
    else:
        beside(canvas, corner.inflate(-4, -4), (mark,), INK)


def beside(canvas: Canvas, area: Rect, names: tuple[str, ...], colour: Colour) -> None:
    """Pictures side by side in the middle of the area."""
    size = min(area.height, area.width // max(1, len(names)))
    left = area.centerx - size * len(names) // 2
    for number, name in enumerate(names):
        canvas.surface.blit(picture(name, size, colour), (left + number * size, area.centery - size // 2))


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
    "table": paint_table,
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
