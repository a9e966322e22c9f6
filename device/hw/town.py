"""A table with houses: a field for each seat in two rows around the middle, clockwise from the panel as in the ring."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame import Rect

from device.hw.canvas import ALARM, DEEP, FADED, GREY, INK, LINE, PAPER, Box, Canvas
from device.hw.ring import draw_centre

GAP = 6
"""Pixels between two fields on a small screen; they grow with it."""
COLUMNS = 4
"""So many coins lie side by side."""


def rows(seats: int) -> tuple[list[int], list[int]]:
    """Which places stand in the upper and in the lower row, from left to right: place 0 is left of the panel."""
    turns = [(place + 0.5) / seats for place in range(seats)]
    upper = [place for place, turn in enumerate(turns) if 0.25 <= turn < 0.75]
    left = [place for place, turn in enumerate(turns) if turn < 0.25]
    right = [place for place, turn in enumerate(turns) if turn >= 0.75]
    return upper, [*reversed(left), *reversed(right)]


def draw_town(canvas: Canvas, area: Rect, view: Mapping[str, Any]) -> None:
    """The seats with their houses, and between the rows the coins, what is called, and what else lies there."""
    seats: Sequence[Mapping[str, Any]] = view["seats"]
    upper, lower = rows(len(seats))
    height, gap = area.height * 37 // 100, max(2, GAP * area.width // 480)
    width = area.width // max(len(upper), len(lower), 3)
    for row, top in ((upper, area.top), (lower, area.bottom - height)):
        left = area.centerx - width * len(row) // 2
        for number, place in enumerate(row):
            field = Rect(left + number * width, top, width, height)
            _draw_field(canvas, field.inflate(-gap, -gap), seats[place])
    _draw_middle(canvas, Rect(area.left, area.top + height, area.width, area.height - 2 * height), view)


def _draw_field(canvas: Canvas, field: Rect, seat: Mapping[str, Any]) -> None:
    alive, acting = seat.get("alive", True), seat.get("acting", False)
    canvas.fill(field, DEEP if acting else LINE, radius=field.height // 10)
    edge = max(2, field.height // 30) * (2 if acting else 1)
    inner = field.inflate(-edge, -edge)
    canvas.fill(inner, PAPER, radius=inner.height // 10)
    number = Rect(inner.left, inner.top, inner.width * 30 // 100, inner.height * 66 // 100)
    if seat.get("office"):
        star = Rect(number.left, number.top + edge, number.width, inner.height * 24 // 100)
        canvas.stamp("★", star.center, star.height, DEEP)
        number = Rect(number.left, star.bottom, number.width, number.bottom - star.bottom)
    canvas.stamp(str(seat["seat"]), number.center, min(number.height, inner.height * 46 // 100), INK if alive else GREY)
    wide = (inner.width - number.width) // 2
    for place, house in enumerate(seat["houses"]):
        lot = Rect(number.right + place * wide, inner.top, wide, inner.height * 68 // 100)
        _draw_house(canvas, lot.inflate(-wide // 8, -inner.height // 16), house)
    foot = Rect(inner.left, inner.bottom - inner.height * 32 // 100, inner.width, inner.height * 32 // 100)
    text = seat.get("mark") or seat.get("note", "")
    canvas.write("mark", text, foot.inflate(-edge * 2, 0), largest=foot.height * 9 // 10, colour=INK, smallest=9)
    canvas.boxes.append(Box("seat", field, f"{seat['seat']} {text}".strip()))


def _draw_house(canvas: Canvas, lot: Rect, house: Mapping[str, Any]) -> None:
    """A gable over a square; empty ones are faint, and crossed out."""
    alive, label, count = house["alive"], house.get("label", ""), house.get("count", "")
    colour, thick = (INK if alive else FADED), max(2, lot.height // 18)
    eaves = lot.top + lot.height * 38 // 100
    left, right = lot.left + thick, lot.right - thick
    outline = [(left, eaves), (lot.centerx, lot.top), (right, eaves), (right, lot.bottom), (left, lot.bottom)]
    if alive:
        canvas.stroke([*outline, outline[0], outline[1]], colour, thick)
    else:
        canvas.stroke([*outline, outline[0], outline[1]], LINE, max(1, thick // 2))
        canvas.stroke([(left, lot.bottom), (right, eaves)], FADED, thick)
    room = Rect(left, eaves - lot.height // 10, right - left, lot.bottom - eaves)
    if label:
        band = Rect(lot.left, lot.bottom - lot.height * 40 // 100, lot.width, lot.height * 40 // 100)
        canvas.fill(band, ALARM)
        canvas.write("label", label, band.inflate(-2, 0), largest=band.height * 8 // 10, colour=PAPER, smallest=8)
        room = Rect(left, lot.top + lot.height // 5, right - left, lot.height * 40 // 100)
    if count:
        canvas.stamp(count, room.center, room.height * (8 if label else 9) // 10, DEEP)
    canvas.boxes.append(Box("house", lot, f"{count} {label}".strip()))


def _draw_middle(canvas: Canvas, area: Rect, view: Mapping[str, Any]) -> None:
    """The coins at the left, the broom at the right, and between them what is called or how much time is left."""
    coins, side = view.get("coins", ()), area.width * 34 // 100
    diameter = min(area.height * 48 // 100, side // COLUMNS)
    lines = -(-len(coins) // COLUMNS)
    for number, coin in enumerate(coins):
        row, column = divmod(number, COLUMNS)
        middle = area.left + diameter * (2 * column + 1) // 2, area.centery + diameter * (2 * row + 1 - lines) // 2
        canvas.disc(middle, diameter - 2, PAPER, INK, max(1, diameter // 14))
        canvas.stamp(str(coin), middle, diameter * 58 // 100, INK)
    if coins:
        canvas.boxes.append(Box("coins", Rect(area.left, area.top, side, area.height), " ".join(map(str, coins))))
    right = Rect(area.right - side // 2, area.top, side // 2, area.height)
    canvas.write("aside", view.get("aside", ""), right, largest=area.height // 3, colour=GREY, align="right")
    draw_centre(canvas, Rect(area.left + side, area.top, area.width - side - side // 2, area.height), view)
