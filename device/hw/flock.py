"""A table with two cards at each place: a field for each in two rows around the middle, as a table with houses.

Marks and questions bear the colour of whoever has laid them, and his shape: colour never carries meaning alone.
"""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Any

import pygame.draw
from pygame import Rect

from device.hw.canvas import ALARM, DEEP, FADED, INK, LINE, PAPER, Box, Canvas
from device.hw.lettering import Colour
from device.hw.ring import draw_centre
from device.hw.town import GAP, rows

OWNERS: Sequence[tuple[Colour, int, float]] = (
    ((0, 84, 190), 24, 0.0),
    ((176, 24, 24), 4, 0.125),
    ((0, 110, 48), 3, 0.0),
    ((120, 36, 150), 4, 0.0),
    ((150, 74, 0), 3, 0.5),
    ((0, 104, 116), 6, 0.0),
    ((24, 26, 34), 5, 0.0),
    ((178, 0, 104), 5, 0.5),
)
"""Of each seat: its colour, the corners of its shape, and by which part of a full turn it is turned."""


def draw_flock(canvas: Canvas, area: Rect, view: Mapping[str, Any]) -> None:
    """The places with their cards, and between the rows what is called, and the cards in the middle."""
    seats: Sequence[Mapping[str, Any]] = view["seats"]
    upper, lower = rows(len(seats))
    height, gap = area.height * 44 // 100, max(2, GAP * area.width // 960)
    width = area.width // max(len(upper), len(lower), 3)
    aside = width // 2 if view["middle"] else 0
    for row, top in ((upper, area.top), (lower, area.bottom - height)):
        left = area.centerx + aside - width * len(row) // 2
        for number, place in enumerate(row):
            field = Rect(left + number * width, top, width, height)
            _draw_place(canvas, field.inflate(-gap, -gap), seats[place])
    centre = Rect(area.left, area.top + height, area.width, area.height - 2 * height)
    for place in view["middle"]:
        field = Rect(0, 0, width, area.height * 44 // 100)
        field.center = area.left + width // 2, area.centery
        _draw_place(canvas, field.inflate(-gap, -gap), place)
        centre = Rect(field.right, centre.top, area.right - field.right, centre.height)
    draw_centre(canvas, centre, view)


def draw_shape(canvas: Canvas, seat: int, middle: tuple[int, int], size: int) -> None:
    """The sign of a seat, so many pixels high."""
    colour, corners, turned = OWNERS[(seat - 1) % len(OWNERS)]
    turns = [2 * pi * (corner / corners + turned) for corner in range(corners)]
    x, y = middle
    points = [(x + size / 2 * sin(turn), y - size / 2 * cos(turn)) for turn in turns]
    pygame.draw.polygon(canvas.surface, colour, points)


def _draw_place(canvas: Canvas, field: Rect, place: Mapping[str, Any]) -> None:
    acting, edge = place.get("acting", False), max(1, field.height // 40)
    canvas.fill(field, DEEP if acting else LINE, radius=field.height // 12)
    inner = field.inflate(-2 * edge, -2 * edge)
    canvas.fill(inner, PAPER, radius=field.height // 12)
    head = Rect(inner.left + edge, inner.top, inner.width - 2 * edge, inner.height * 26 // 100)
    foot = Rect(head.left, inner.bottom - inner.height * 24 // 100, head.width, inner.height * 24 // 100)
    _draw_head(canvas, head, place)
    asked = place["asked"]
    body = Rect(head.left, head.bottom, head.width, (foot.top if asked else inner.bottom - edge) - head.bottom)
    for number, card in enumerate(place["cards"]):
        left = body.left + number * body.width // 2
        _draw_card(canvas, Rect(left, body.top, body.width // 2, body.height).inflate(-2 * edge, -edge), card)
    if asked:
        _draw_asked(canvas, foot, asked)
    marks = " ".join(f"{mark['by']}:{mark['word']}" for card in place["cards"] for mark in card["marks"])
    canvas.boxes.append(Box("seat", field, f"{place['seat']} {marks}".strip()))


def _draw_head(canvas: Canvas, head: Rect, place: Mapping[str, Any]) -> None:
    """Number and sign, what is told of the place, error marks, and points."""
    size, alive = head.height * 86 // 100, place.get("alive", True)
    canvas.stamp(str(place["seat"]), (head.left + size // 2, head.centery), size, INK if alive else FADED)
    left, right = head.left + size, head.right
    if "score" in place:
        draw_shape(canvas, place["seat"], (left + size // 3, head.centery), size * 6 // 10)
        left, right = left + size * 8 // 10, right - size * 7 // 10
        canvas.stamp(str(place["score"]), (head.right - size // 3, head.centery), size * 7 // 10, DEEP)
    for error in place.get("errors", ()):
        right -= size * 7 // 10
        _draw_error(canvas, (right + size // 3, head.centery), size * 5 // 10, error)
    told = place.get("mark") or place.get("note", "")
    canvas.write("mark", told, Rect(left, head.top, right - left, head.height), largest=size * 7 // 10, smallest=8)


def _draw_error(canvas: Canvas, middle: tuple[int, int], size: int, error: str) -> None:
    """An X; a red one is in a frame."""
    red, arm, thick = error == "red-x", size // 2, max(2, size // 5)
    x, y = middle
    for slope in (1, -1):
        canvas.stroke([(x - arm, y - slope * arm), (x + arm, y + slope * arm)], ALARM if red else INK, thick)
    if red:
        frame = Rect(x - arm - 2, y - arm - 2, 2 * arm + 5, 2 * arm + 5)
        pygame.draw.rect(canvas.surface, ALARM, frame, max(1, thick // 2))


def _draw_card(canvas: Canvas, card: Rect, lying: Mapping[str, Any]) -> None:
    """Its marks one below the other; once it is turned up its name, and below it the signs of the marks."""
    pygame.draw.rect(canvas.surface, FADED, card, 1, border_radius=card.height // 10)
    marks, inner = lying["marks"], card.inflate(-4, -4)
    if lying["face"]:
        row = Rect(inner.left, inner.bottom - inner.height // 4, inner.width, inner.height // 4)
        face = Rect(inner.left, inner.top, inner.width, inner.height - (row.height if marks else 0))
        canvas.write("face", lying["face"], face, largest=inner.height // 3, colour=DEEP, smallest=8)
        for number, mark in enumerate(marks):
            size = min(row.height, row.width // len(marks))
            draw_shape(canvas, mark["by"], (row.left + size * (2 * number + 1) // 2, row.centery), size)
        return
    height = inner.height // max(3, len(marks))
    for number, mark in enumerate(marks):
        row = Rect(inner.left, inner.top + number * height, inner.width, height)
        _draw_signed(canvas, row, mark["by"], mark["word"], INK)


def _draw_asked(canvas: Canvas, foot: Rect, asked: Sequence[Mapping[str, Any]]) -> None:
    """Questions with their answers, each with the sign of whoever has asked it; many stand side by side."""
    columns = 1 if len(asked) <= 2 else 2
    width, height = foot.width // columns, foot.height // -(-len(asked) // columns)
    for number, question in enumerate(asked):
        row = Rect(foot.left + number % columns * width, foot.top + number // columns * height, width, height)
        _draw_signed(canvas, row, question["by"], question["word"], DEEP if question["yes"] else INK)


def _draw_signed(canvas: Canvas, row: Rect, by: int, word: str, colour: Colour) -> None:
    sign = min(row.height, row.width // 5)
    draw_shape(canvas, by, (row.left + sign // 2, row.centery), sign * 8 // 10)
    space = Rect(row.left + sign + 1, row.top, row.width - sign - 1, row.height)
    canvas.write("laid", word, space, largest=row.height * 8 // 10, colour=colour, align="left", smallest=7)
