"""A table with piles: a field for each seat in two rows around the middle, with what lies face up before it."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from pygame import Rect

from device.hw.canvas import DEEP, GREY, INK, LINE, PAPER, Box, Canvas
from device.hw.lettering import SMALLEST
from device.hw.ring import draw_centre
from device.hw.town import rows

Faces: TypeAlias = Mapping[str, tuple[str, str]]
"""Of each card by its short name: its picture, and a number."""
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
            _draw_field(canvas, field.inflate(-gap, -gap), seats[place], view.get("faces", {}))
    if middle:
        _draw_middle(canvas, Rect(area.left, area.top + height, area.width, area.height - 2 * height), view)


def _draw_field(canvas: Canvas, field: Rect, seat: Mapping[str, Any], faces: Faces) -> None:
    acting = seat.get("acting", seat["turn"])  # whoever is asked, or in the end has won
    canvas.fill(field, DEEP if acting or seat["turn"] else LINE, radius=field.height // 12)
    edge = max(2, field.height // 36) * (2 if acting else 1)
    inner = field.inflate(-edge, -edge)
    canvas.fill(inner, PAPER, radius=inner.height // 12)
    text, dead = seat.get("mark") or seat.get("note", ""), seat.get("dead", ()) if not seat.get("mark") else ()
    foot = Rect(inner.left, inner.bottom, inner.width, 0)
    if text:
        deep = max(SMALLEST * 14 // 10, inner.height * (28 if dead else 20) // 100)
        foot = Rect(inner.left, inner.bottom - deep, inner.width, deep)
        if dead:
            _draw_dead(canvas, foot.inflate(-edge * 2, 0), dead, faces)
        else:
            inside = foot.inflate(-edge * 2, 0)
            canvas.write("mark", text, inside, largest=deep * 8 // 10, colour=INK, smallest=SMALLEST)
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
    _draw_cards(canvas, room, seat["lying"], faces)
    canvas.boxes.append(Box("seat", field, f"{seat['seat']} {text}".strip()))


def _draw_dead(canvas: Canvas, foot: Rect, dead: Sequence[Sequence[str]], faces: Faces) -> None:
    """A skull, and the cards that were shot, each behind the hunter that fired."""
    cards = [card for pair in dead for card in pair]
    size = min(foot.height, foot.width // (len(cards) + 1))
    row = Rect(foot.right - size * (len(cards) + 1), foot.bottom - size, size, size)
    for number, name in enumerate(["dead", *(faces[card][0] if card in faces else "somebody" for card in cards)]):
        canvas.picture(name, size, INK, row.move(size * number, 0))
    canvas.boxes.append(Box("dead", Rect(row.left, row.top, size * (len(cards) + 1), size), " ".join(cards)))


def _draw_card(canvas: Canvas, chip: Rect, card: str, faces: Faces) -> None:
    """Its picture, with the number of a sheep in the corner; without a picture its short name."""
    canvas.fill(chip, INK, radius=chip.height // 6)
    canvas.fill(chip.inflate(-2, -2), PAPER, radius=chip.height // 6)
    if card not in faces:
        canvas.stamp(card, chip.center, chip.height * 7 // 10, INK)
        return
    name, number = faces[card]
    side = min(chip.width, chip.height) - 2
    place = Rect(0, 0, side, side)
    place.center = chip.center
    canvas.picture(name, side, INK, place)
    if number:
        dot = side * 52 // 100
        middle = chip.right - dot // 2, chip.bottom - dot // 2
        canvas.disc(middle, dot, DEEP, PAPER, max(1, dot // 12))
        canvas.stamp(number, middle, dot * 72 // 100, PAPER)


def _draw_cards(canvas: Canvas, area: Rect, groups: Sequence[tuple[Sequence[str], str]], faces: Faces) -> None:
    """Groups of cards, each with what it comes to, in rows of the largest size at which they all fit."""
    size = next((size for size in range(canvas.unit * 3, SMALLEST - 4, -1) if _fits(area, groups, size)), SMALLEST - 4)
    x, y = area.left, area.top + max(0, area.height - _rows(area, groups, size) * size * 15 // 10) // 2
    for cards, worth in groups:
        width = _width(cards, worth, size)
        if x + width > area.right and x > area.left:
            x, y = area.left, y + size * 15 // 10
        for place, card in enumerate(cards):
            chip = Rect(x + place * size * 12 // 10, y, size * 12 // 10 + 1, size * 13 // 10)
            _draw_card(canvas, chip, card, faces)
        after = x + len(cards) * size * 12 // 10 + size * 3 // 10
        if worth:
            room = Rect(after, y, width, size * 13 // 10)
            canvas.write("worth", worth, room, largest=size, colour=DEEP, align="left", smallest=min(size, SMALLEST))
        canvas.boxes.append(Box("cards", Rect(x, y, width, size * 13 // 10), f"{' '.join(cards)} {worth}".strip()))
        x += width


def _width(cards: Sequence[str], worth: str, size: int) -> int:
    """How much room a group takes in its row, with the gap behind it."""
    behind = len(worth) * size * 6 // 10 + size * 6 // 10 if worth else 0
    return len(cards) * size * 12 // 10 + behind + size * 4 // 10


def _fits(area: Rect, groups: Sequence[tuple[Sequence[str], str]], size: int) -> bool:
    """Whether all groups find room at this size."""
    widest = max((_width(cards, worth, size) for cards, worth in groups), default=0)
    return widest <= area.width and _rows(area, groups, size) * size * 15 // 10 <= area.height


def _rows(area: Rect, groups: Sequence[tuple[Sequence[str], str]], size: int) -> int:
    """How many rows they take at this size."""
    rows_used, x = 1, 0
    for cards, worth in groups:
        width = _width(cards, worth, size)
        if x + width > area.width and x:
            rows_used, x = rows_used + 1, 0
        x += width
    return rows_used


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
