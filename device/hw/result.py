"""The result of a game: one line a seat, and what its points are made of.  Page after page, where it is much."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

from pygame import Rect

from device.hw.canvas import Canvas
from device.hw.faces import font_for, leading
from device.hw.lettering import SMALLEST, clean, fit

LARGE = 0.8
"""Letters are large enough to be read across the table from so much of the ordinary height on."""
FEWEST = 4
"""A page is not divided further if it has so many lines or fewer."""


def draw_result(canvas: Canvas, area: Rect, lines: Sequence[str], page: int) -> None:
    """Draw this page of the result; after the last one comes the first."""
    pages = divided(tuple(lines), area.width, area.height, canvas.unit)
    if pages:
        _draw_page(canvas, area, pages[page % len(pages)])


@lru_cache(maxsize=1)
def divided(lines: Sequence[str], width: int, height: int, unit: int) -> list[list[str]]:
    """As few pages as leave all letters large; a part between empty lines goes on its own ones rather than be cut."""
    area = Rect(0, 0, width, height)
    pages: list[list[str]] = []
    for part in ([*part] for empty, part in groupby(lines, lambda line: not line) if not empty):
        if pages and _is_large([*pages[-1], *part], area, unit):
            pages[-1] += part
        else:
            pages += _halved(part, area, unit)
    return pages


def _halved(lines: list[str], area: Rect, unit: int) -> list[list[str]]:
    if len(lines) <= FEWEST or _is_large(lines, area, unit):
        return [lines]
    middle = -(-len(lines) // 2)
    return [*_halved(lines[:middle], area, unit), *_halved(lines[middle:], area, unit)]


def _is_large(lines: Sequence[str], area: Rect, unit: int) -> bool:
    return max(_sizes(lines, area, unit).values()) >= LARGE * unit


def _sizes(lines: Sequence[str], area: Rect, unit: int) -> dict[int, int]:
    """How large letters can be in one to three columns, at most ordinary; 0: not every line fits into one row."""
    return {columns: _column_size(lines, columns, area, unit) for columns in (1, 2, 3)}


def _column_size(lines: Sequence[str], columns: int, area: Rect, unit: int) -> int:
    height = min(area.height // -(-len(lines) // columns), unit * 12 // 10)
    width = (area.width - unit * (columns - 1)) // columns
    blocks = [fit(line, width, height, height * 10 // 12, SMALLEST) for line in lines]
    if not all(block.whole and len(block.lines) == 1 and leading(block.size) <= height for block in blocks):
        return 0
    return min((block.size for block in blocks), default=0)


def _draw_page(canvas: Canvas, area: Rect, lines: Sequence[str]) -> None:
    """The lines in as many columns as give the largest letters."""
    gap = canvas.unit
    sizes = _sizes(lines, area, gap)
    columns = max(sizes, key=lambda columns: sizes[columns]) if any(sizes.values()) else len(sizes)
    size = sizes[columns] or SMALLEST
    rows = max(1, min(-(-len(lines) // columns), area.height // leading(size)))
    longest = max(font_for(line, size).size(line)[0] for line in map(clean, lines))
    width = min((area.width - gap * (columns - 1)) // columns, longest)
    height = min(area.height // rows, canvas.unit * 2)
    left = area.centerx - (columns * width + (columns - 1) * gap) // 2
    for number, line in enumerate(lines[: rows * columns]):
        column, row = divmod(number, rows)
        cell = Rect(left + column * (width + gap), area.top + row * height, width, height)
        canvas.write("line", line, cell, largest=size, align="left", smallest=SMALLEST)
