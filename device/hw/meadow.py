"""A table with piles: a field for each seat in two rows around the middle, with what lies face up before it."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame import Rect

from device.hw.canvas import DEEP, GREY, INK, LINE, PAPER, Box, Canvas
from device.hw.lettering import SMALLEST
from device.hw.ring import draw_centre
from device.hw.town import rows

GAP = 6
"""Pixels between two fields on a small screen; they grow with it."""


def draw_meadow(canvas: Canvas, area: Rect, view: Mapping[str, Any]) -> None:
    """The seats with their piles, and between the rows how many cards are left, what is called and what is offered."""
    seats: Sequence[Mapping[str, Any]] = view["seats"]
    upper, lower = rows(len(seats))
    middle, gap = "left" in view, max(2, GAP * area.width // 480)
    height = area.height * (37 if middle else 50) // 100
    for row, top in ((upper, area.top), (lower, area.bottom - height)):
        width = area.width // max(len(row), 2)
        left = area.centerx - width * len(row) // 2
        for number, place in enumerate(row):
            field = Rect(left + number * width, top, width, height)
            _draw_field(canvas, field.inflate(-gap, -gap), seats[place])
    if middle:
        _draw_middle(canvas, Rect(area.left, area.top + height, area.width, area.height - 2 * height), view)


def _draw_field(canvas: Canvas, field: Rect, seat: Mapping[str, Any]) -> None:
    acting = seat.get("acting", seat["turn"])  # whoever is asked, or in the end has won
    canvas.fill(field, DEEP if acting or seat["turn"] else LINE, radius=field.height // 12)
    edge = max(2, field.height // 36) * (2 if acting else 1)
    inner = field.inflate(-edge, -edge)
    canvas.fill(inner, PAPER, radius=inner.height // 12)
    text = seat.get("mark") or seat.get("note", "")
    foot = Rect(inner.left, inner.bottom, inner.width, 0)
    if text:
        deep = max(SMALLEST * 14 // 10, inner.height * 20 // 100)
        foot = Rect(inner.left, inner.bottom - deep, inner.width, deep)
        canvas.write("mark", text, foot.inflate(-edge * 2, 0), largest=deep * 8 // 10, colour=INK, smallest=SMALLEST)
    side = Rect(inner.left, inner.top, inner.width * 24 // 100, foot.top - inner.top)
    total = seat.get("total", "")
    number = Rect(side.left, side.top, side.width, side.height * (50 if total else 100) // 100)
    alive = seat.get("alive", True)
    canvas.stamp(str(seat["seat"]), number.center, min(number.height, side.width) * 8 // 10, INK if alive else GREY)
    if total:
        below = Rect(side.left, number.bottom, side.width, side.bottom - number.bottom)
        largest = min(below.height * 7 // 10, side.width * 8 // 10)
        canvas.write("total", total, below.inflate(-2 * edge, 0), largest=largest, colour=DEEP, smallest=SMALLEST)
    room = Rect(side.right, inner.top, inner.right - side.right, foot.top - inner.top).inflate(-edge * 2, -edge * 2)
    _draw_cards(canvas, room, seat["lying"])
    canvas.boxes.append(Box("seat", field, f"{seat['seat']} {text}".strip()))


def _draw_cards(canvas: Canvas, area: Rect, groups: Sequence[tuple[Sequence[str], str]]) -> None:
    """Groups of cards, each with what it comes to, in rows of the largest size at which they all fit."""
    size = next((size for size in range(canvas.unit * 2, SMALLEST - 4, -1) if _fits(area, groups, size)), SMALLEST - 4)
    x, y = area.left, area.top
    for cards, worth in groups:
        width = _width(cards, worth, size)
        if x + width > area.right and x > area.left:
            x, y = area.left, y + size * 15 // 10
        for place, card in enumerate(cards):
            chip = Rect(x + place * size * 12 // 10, y, size * 12 // 10 + 1, size * 13 // 10)
            canvas.fill(chip, INK, radius=size // 5)
            canvas.fill(chip.inflate(-2, -2), PAPER, radius=size // 5)
            canvas.stamp(card, chip.center, size * 9 // 10, INK)
        after = x + len(cards) * size * 12 // 10 + size * 3 // 10
        if worth:
            room = Rect(after, y, width, size * 13 // 10)
            canvas.write("worth", worth, room, largest=size, colour=DEEP, align="left", smallest=min(size, SMALLEST))
        canvas.boxes.append(Box("cards", Rect(x, y, width, size * 13 // 10), f"{' '.join(cards)} {worth}".strip()))
        x += width


def _width(cards: Sequence[str], worth: str, size: int) -> int:
    """How much room a group takes in its row, with the gap behind it."""
    return (
        len(cards) * size * 12 // 10 + (len(worth) * size * 6 // 10 + size * 3 // 10 if worth else 0) + size * 4 // 10
    )


def _fits(area: Rect, groups: Sequence[tuple[Sequence[str], str]], size: int) -> bool:
    """Whether all groups find room at this size."""
    rows_used, x = 1, 0
    for cards, worth in groups:
        width = _width(cards, worth, size)
        if x + width > area.width and x:
            rows_used, x = rows_used + 1, 0
        if width > area.width:
            return False
        x += width
    return rows_used * size * 15 // 10 <= area.height


def _draw_middle(canvas: Canvas, area: Rect, view: Mapping[str, Any]) -> None:
    """How many cards are left at the left, what is offered at the right, and between them what is called."""
    side = area.width * 16 // 100
    card = Rect(0, 0, area.height * 5 // 10, area.height * 7 // 10)
    card.center = area.left + side // 2, area.centery
    canvas.fill(card, DEEP, radius=card.width // 6)
    canvas.stamp(str(view["left"]), card.center, card.height // 2, PAPER)
    canvas.boxes.append(Box("left", card, str(view["left"])))
    right = Rect(area.right - area.width * 40 // 100, area.top, area.width * 40 // 100, area.height)
    canvas.write("aside", view.get("aside", ""), right, largest=area.height * 4 // 10, colour=INK, align="right")
    draw_centre(canvas, Rect(area.left + side, area.top, right.left - area.left - side, area.height), view)
