"""A table with two cards at each place: a field for each in two rows, as a table with houses; pictures tell the cards.

Marks and questions bear the colour of whoever has laid them, and his shape: colour never carries meaning alone.
In high contrast all signs, and no pictures that they lie on, are yellow.
"""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Any

from pygame import Rect

from device.hw.canvas import ALARM, DEEP, FADED, GREY, INK, LINE, PAPER, Box, Canvas
from device.hw.faces import Colour
from device.hw.lettering import SMALLEST, fit
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
ANSWER = 0.8
"""Of a question's pictures the answer is such a part wide."""
SIGN = 0.42
"""And so is the sign of whoever has asked, in the lower corner; those of several stand before them, in twos."""


def draw_flock(canvas: Canvas, area: Rect, view: Mapping[str, Any]) -> None:
    """The places with their cards; those that nobody sits at stand at the left.  What is called is in the head."""
    seats: Sequence[Mapping[str, Any]] = view["seats"]
    upper, lower = rows(len(seats))
    height, gap = area.height // 2, max(2, GAP * area.width // 960)
    width = area.width // max(len(upper), len(lower), 3)
    aside = width // 2 if view["middle"] else 0
    for row, top in ((upper, area.top), (lower, area.bottom - height)):
        left = area.centerx + aside - width * len(row) // 2
        for number, place in enumerate(row):
            field = Rect(left + number * width, top, width, height)
            _draw_place(canvas, field.inflate(-gap, -gap), seats[place])
    for place in view["middle"]:
        field = Rect(0, 0, width, height)
        field.center = area.left + width // 2, area.centery
        _draw_place(canvas, field.inflate(-gap, -gap), place)


def draw_shape(canvas: Canvas, seat: int, middle: tuple[int, int], size: int, rim: int = 0) -> None:
    """The sign of a seat, so many pixels high, perhaps with a light rim."""
    colour, corners, turned = OWNERS[(seat - 1) % len(OWNERS)]
    colour = DEEP if canvas.high_contrast else colour
    turns = [2 * pi * (corner / corners + turned) for corner in range(corners)]
    x, y = middle
    for reach, ink in ((size / 2 + rim, PAPER), (size / 2, colour)):
        canvas.polygon([(x + reach * sin(turn), y - reach * cos(turn)) for turn in turns], ink)


def _draw_place(canvas: Canvas, field: Rect, place: Mapping[str, Any]) -> None:
    acting, edge = place.get("acting", False), max(1, field.height // 40)
    canvas.fill(field, DEEP if acting else LINE, radius=field.height // 12)
    inner = field.inflate(-2 * edge * (2 if acting else 1), -2 * edge * (2 if acting else 1))
    canvas.fill(inner, PAPER, radius=field.height // 12)
    head = Rect(inner.left + edge, inner.top, inner.width - 2 * edge, inner.height * 24 // 100)
    _draw_head(canvas, head, place)
    asked = place["asked"]
    size, lines = packed(asked, head.width, inner.height * 45 // 100, inner.height * 22 // 100)
    foot = Rect(head.left, 0, head.width, size * len(lines))
    foot.bottom = inner.bottom - edge
    for number, line in enumerate(lines):
        left = foot.centerx - sum(round(size * wide(question)) for question in line) // 2
        for question in line:
            _draw_question(canvas, left, foot.top + number * size, size, question)
            left += round(size * wide(question))
    body = Rect(head.left, head.bottom, head.width, foot.top - head.bottom)
    for number, card in enumerate(place["cards"]):
        left = body.left + number * body.width // 2
        _draw_card(canvas, Rect(left, body.top, body.width // 2, body.height).inflate(-2 * edge, -edge), card)
    marks = " ".join(f"{mark['by']}:{mark['word']}" for card in place["cards"] for mark in card["marks"])
    canvas.boxes.append(Box("seat", field, f"{place['seat']} {marks}".strip()))


def _draw_head(canvas: Canvas, head: Rect, place: Mapping[str, Any]) -> None:
    """Number and sign, whether it has declared and what, error marks, and points."""
    size, alive = head.height * 86 // 100, place.get("alive", True)
    canvas.stamp(str(place["seat"]), (head.left + size // 2, head.centery), size, INK if alive else GREY)
    left, right = head.left + size, head.right
    if "score" in place:
        draw_shape(canvas, place["seat"], (left + size // 3, head.centery), size * 6 // 10)
        left, right = left + size * 8 // 10, right - size * 7 // 10
        canvas.stamp(str(place["score"]), (head.right - size // 3, head.centery), size * 7 // 10, DEEP)
    for error in place.get("errors", ()):
        right -= size * 7 // 10
        _draw_error(canvas, (right + size // 3, head.centery), size * 5 // 10, error)
    if place.get("declared"):
        right -= size * 8 // 10
        canvas.picture("declare", size * 8 // 10, DEEP, (right, head.centery - size * 4 // 10))
        canvas.boxes.append(Box("declared", Rect(right, head.centery - size * 4 // 10, *(size * 8 // 10,) * 2)))
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
        canvas.outline(frame, ALARM, max(1, thick // 2))


def _draw_card(canvas: Canvas, card: Rect, lying: Mapping[str, Any]) -> None:
    """Its marks as large as they fit; once it is turned up its face, and below it the signs of the marks."""
    canvas.outline(card, FADED, 1, radius=card.height // 10)
    marks, inner = lying["marks"], card.inflate(-4, -4)
    if not lying["face"]:
        for mark, cell in zip(marks, cells(inner, len(marks)), strict=True):
            _draw_picture(canvas, cell, mark["picture"], INK)
            draw_shape(canvas, mark["by"], _corner(cell), cell.width * 4 // 10, rim=max(1, cell.width // 20))
            canvas.boxes.append(Box("laid", cell, mark["word"]))
        return
    row = Rect(inner.left, 0, inner.width, inner.height * 22 // 100 if marks else 0)
    row.bottom = inner.bottom
    _draw_face(canvas, Rect(inner.left, inner.top, inner.width, row.top - inner.top), lying)
    for mark, cell in zip(marks, cells(row, len(marks)), strict=True):
        draw_shape(canvas, mark["by"], cell.center, cell.width * 9 // 10)


def _draw_face(canvas: Canvas, face: Rect, lying: Mapping[str, Any]) -> None:
    """The picture of the card, in its corner its mask, and its name where there is room for it."""
    name = Rect(face.left, face.bottom - face.height * 30 // 100, face.width, face.height * 30 // 100)
    room, size = Rect(face.left, face.top, face.width, name.top - face.top), name.height * 8 // 10
    if size < SMALLEST or not fit(lying["face"], name.width, name.height, size, SMALLEST).whole:
        room, name = face, Rect(name.topleft, (0, 0))
    (cell,) = cells(room, 1)
    _draw_picture(canvas, cell, lying["picture"], DEEP)
    if lying["mask"]:
        mask = Rect(0, 0, cell.width * 42 // 100, cell.width * 42 // 100)
        mask.bottomright = cell.bottomright
        canvas.fill(mask, PAPER, radius=mask.width // 5)
        _draw_picture(canvas, mask, lying["mask"], INK)
    canvas.boxes.append(Box("face", cell, lying["face"]))
    canvas.write("name", lying["face"], name, largest=size, colour=DEEP, smallest=SMALLEST)


def wide(question: Mapping[str, Any]) -> float:
    """How wide a question is, in pictures, with a little room behind it."""
    return _columns(question) * SIGN + len(question["pictures"]) + ANSWER + 0.2


def _columns(question: Mapping[str, Any]) -> int:
    """How many signs stand side by side before its pictures: those of several would hide them."""
    askers = len(question["by"])
    return -(-askers // 2) if askers > 1 else 0


def packed(
    asked: Sequence[Mapping[str, Any]], width: int, height: int, largest: int
) -> tuple[int, list[list[Mapping[str, Any]]]]:
    """Questions in lines, the pictures as large as find room, and how large that is, in pixels."""
    widest = sorted(asked, key=wide, reverse=True)  # so that short ones fill up the lines
    for size in range(largest, 0, -1):
        lines: list[list[Mapping[str, Any]]] = []
        for question in widest:
            with_it = (line for line in lines if sum(round(size * wide(put)) for put in (*line, question)) <= width)
            if (line := next(with_it, None)) is None:
                lines.append(line := [])
            line.append(question)
        if size * len(lines) <= height and all(size * wide(question) <= width for question in asked):
            return size, lines
    return 0, []


def _draw_question(canvas: Canvas, left: int, top: int, size: int, question: Mapping[str, Any]) -> None:
    """Whom the question is about, the answer, and the signs of all who have asked it."""
    ink, sign = DEEP if question["yes"] and not canvas.high_contrast else INK, round(size * SIGN)
    first = left + _columns(question) * sign
    for number, name in enumerate(question["pictures"]):
        _draw_picture(canvas, Rect(first + number * size, top, size, size), name, ink)
    answer, right = round(size * ANSWER), first + len(question["pictures"]) * size
    place = Rect(right, top + (size - answer) // 2, answer, answer)
    _draw_picture(canvas, place, "yes" if question["yes"] else "no", ink)
    for number, seat in enumerate(question["by"]):
        across, up = number // 2 * sign, number % 2 * sign
        draw_shape(canvas, seat, (left + across + sign // 2, top + size - sign // 2 - up), sign, rim=1)
    canvas.boxes.append(Box("laid", Rect(left, top, right + answer - left, size), question["word"]))


def _draw_picture(canvas: Canvas, cell: Rect, name: str, colour: Colour) -> None:
    canvas.picture(name, cell.width, colour, cell)


def _corner(cell: Rect) -> tuple[int, int]:
    return cell.right - cell.width // 5, cell.bottom - cell.width // 5


def cells(area: Rect, number: int) -> list[Rect]:
    """The largest squares, so many, that find room in the area, row by row around its middle."""
    sizes = {
        columns: min(area.width // columns, area.height // -(-number // columns)) for columns in range(1, number + 1)
    }
    columns = max(sizes, key=lambda columns: sizes[columns], default=1)
    size = sizes.get(columns, 0)
    left = area.centerx - columns * size // 2
    top = area.centery - -(-number // columns) * size // 2
    return [Rect(left + n % columns * size, top + n // columns * size, size, size) for n in range(number)]
