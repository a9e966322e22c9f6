"""What is told after a game: whose card was what, the story night by night, and tables of votes and figures."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from pygame import Rect

from device.hw.canvas import DEEP, INK, PAPER, Box, Canvas
from device.hw.faces import font_for, leading
from device.hw.lettering import SMALLEST, clean, wrap


def draw_chronicle(canvas: Canvas, area: Rect, view: Mapping[str, Any]) -> None:
    """What happened, a row each, page after page; or a table."""
    if "table" in view:
        _draw_table(canvas, area, view["table"], view.get("page", 0))
        return
    told: Sequence[Mapping[str, Any]] = view.get("told", ())
    texts = tuple([row["text"] for row in told])
    pages = divided(texts, area.width - _aside(canvas.unit), area.height, canvas.unit)
    if not pages:
        return
    first, *heights = pages[view.get("page", 0) % len(pages)]
    free = (area.height - sum(heights)) // (len(heights) + 1)
    top = area.top + free
    for row, height in zip(told[first:], heights, strict=False):
        _draw_row(canvas, Rect(area.left, top, area.width, height), row)
        top += height + free


@lru_cache(maxsize=1)
def divided(texts: Sequence[str], width: int, height: int, unit: int) -> list[list[int]]:
    """As many rows a page as fit with ordinary letters: of each page its first row, and how high its rows are."""
    pages: list[list[int]] = []
    for number, text in enumerate(texts):
        lines = wrap(clean(text), font_for(clean(text), unit), width)
        high = min(height, max(unit * 2, leading(unit) * len(lines) + unit // 2))
        if not pages or sum(pages[-1][1:]) + high > height:
            pages.append([number])
        pages[-1].append(high)
    return pages


def _aside(unit: int) -> int:
    """How wide picture and margins of a row are."""
    return unit * 34 // 10


def _draw_row(canvas: Canvas, row: Rect, told: Mapping[str, Any]) -> None:
    """A picture and a sentence; a turning point is dark, and has a star."""
    unit, turn = canvas.unit, told.get("turn", False)
    ink = PAPER if turn else INK
    if turn:
        canvas.fill(row, DEEP, radius=unit // 3)
    side = unit * 18 // 10
    place = Rect(row.left + unit // 3, row.centery - side // 2, side, side)
    if told.get("picture"):
        canvas.picture(told["picture"], side, PAPER if turn else DEEP, place)
    if turn:
        canvas.stamp("★", (row.right - unit * 6 // 10, row.centery), unit * 8 // 10, PAPER)
    left = place.right + unit // 3
    room = Rect(left, row.top, row.width - _aside(unit), row.height)
    canvas.write("told", told["text"], room, largest=unit, colour=ink, align="left", smallest=SMALLEST)


def _draw_table(canvas: Canvas, area: Rect, table: Mapping[str, Any], page: int) -> None:
    """A head line and rows, all in one size; what is too wide or too high goes to further pages."""
    columns, rows = tuple(table["columns"]), tuple([tuple(row) for row in table["rows"]])
    size = canvas.unit * 9 // 10
    first = min(_widest([row[0] for row in rows], size) + size, area.width * 4 // 10)
    cells = [cell for row in rows for cell in row[1:]]
    wide = min(_widest([*columns, *cells], size) + size * 2 // 3, area.width - first)
    across, down = (area.width - first) // max(1, wide), area.height // (size * 13 // 10) - 1
    blocks = [(part, some) for some in _parts(len(rows), down) for part in _parts(len(columns), across)]
    if not blocks:
        return
    part, some = blocks[page % len(blocks)]
    wide = min((area.width - first) // len(part), wide * 2)
    high = min(area.height // (len(some) + 1), canvas.unit * 2)
    whole = Rect(0, 0, first + wide * len(part), high * (len(some) + 1))
    whole.center = area.center
    for number, row in enumerate([("", *columns), *(rows[place] for place in some)]):
        line = Rect(whole.left, whole.top + number * high, whole.width, high)
        if number % 2:
            canvas.shade(line)
        name = Rect(line.left + size // 3, line.top, first - size // 3, high)
        canvas.write("name", row[0], name, largest=size, align="left", smallest=SMALLEST)
        for place, column in enumerate(part):
            cell = Rect(line.left + first + place * wide, line.top, wide, high)
            canvas.write("cell", row[column + 1], cell, largest=size, smallest=SMALLEST)


def _widest(texts: Sequence[str], size: int) -> int:
    return max((font_for(text, size).size(text)[0] for text in texts), default=0)


def _parts(number: int, most: int) -> list[range]:
    """As many things in order, divided into the fewest parts of at most so many, as even as can be."""
    parts = -(-number // max(1, most))
    return [range(part * number // parts, (part + 1) * number // parts) for part in range(parts)]


def draw_card(canvas: Canvas, area: Rect, view: Mapping[str, Any]) -> None:
    """Whose card it is, its pictures, large, and its name below them; whoever has won has a star."""
    names: Sequence[str] = view.get("pictures", ())
    word = Rect(area.left, area.bottom - area.height * 30 // 100, area.width, area.height * 30 // 100)
    upper = Rect(area.left, area.top, area.width, word.top - area.top)
    parts = len(names) + ("seat" in view)
    if parts:
        side = min(upper.height, upper.width // parts)
        x = upper.centerx - side * parts // 2
        if "seat" in view:
            disc = canvas.disc((x + side // 2, upper.centery), side * 8 // 10, PAPER, INK, max(2, side // 24))
            canvas.stamp(str(view["seat"]), disc.center, side * 42 // 100, INK)
            canvas.boxes.append(Box("seat", disc, str(view["seat"])))
            x += side
        for name in names:
            place = Rect(x, upper.centery - side // 2, side, side)
            canvas.picture(name, side * 9 // 10, DEEP, place.inflate(-side // 10, -side // 10))
            canvas.boxes.append(Box("picture", place, ""))
            x += side
    text = ("★ " if view.get("won") else "") + str(view.get("big") or "")
    canvas.write("big", text, word, largest=word.height * 7 // 10, colour=DEEP, smallest=SMALLEST)
