"""The table as seen from above: its seats on an ellipse, clockwise from the panel at the lower edge."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, dist, pi, sin
from typing import Any

from pygame import Rect

from device.hw.canvas import DEEP, FADED, GREY, INK, LINE, PAPER, Box, Canvas, dial
from device.hw.lettering import fit, glyphs

Point = tuple[int, int]

STEPS = 720
"""Into so many pieces an ellipse is cut to measure along it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the seats and the centre go, in pixels from the upper left corner of the ring's area."""

    diameter: int
    seats: tuple[Point, ...]
    centre: tuple[int, int, int, int]


@lru_cache(maxsize=32)
def plan(width: int, height: int, seats: int) -> Plan:
    """The seats at equal distances along the largest ellipse that fits, and the largest free rectangle inside."""
    diameter = min(width, height) * 27 // 100
    while True:
        points = _along((width - diameter) / 2, (height - diameter) / 2, seats)
        middles = tuple((round(width / 2 + x), round(height / 2 + y)) for x, y in points)
        gaps = [dist(middle, middles[number - 1]) for number, middle in enumerate(middles)] if seats > 1 else []
        if diameter <= 8 or all(gap >= diameter * 1.08 for gap in gaps):
            return Plan(diameter, middles, _free(width, height, diameter, middles))
        diameter -= 1


def _free(width: int, height: int, diameter: int, middles: tuple[Point, ...]) -> tuple[int, int, int, int]:
    """The best rectangle around the middle that touches no seat: high first, and then up to twice as wide as high."""
    best, most = Rect(width // 2, height // 2, 0, 0), 0
    for percent in range(20, 90, 5):
        across = width * percent // 100
        near = [abs(y - height / 2) for x, y in middles if abs(x - width / 2) < across / 2 + diameter * 0.56]
        tall = int(2 * (min(near, default=height / 2) - diameter * 0.56))
        if tall > 0 and min(across, 2 * tall) * tall > most:
            most = min(across, 2 * tall) * tall
            best = Rect((width - across) // 2, (height - tall) // 2, across, tall)
    return best.x, best.y, best.width, best.height


def _along(a: float, b: float, seats: int) -> list[tuple[float, float]]:
    turns = [pi / 2 + 2 * pi * step / STEPS for step in range(STEPS + 1)]
    outline = [(a * cos(turn), b * sin(turn)) for turn in turns]
    travelled = [0.0]
    for here, there in pairwise(outline):
        travelled.append(travelled[-1] + dist(here, there))
    goals = [travelled[-1] * (seat + 0.5) / seats for seat in range(seats)]
    return [next(point for point, way in zip(outline, travelled, strict=True) if way >= goal) for goal in goals]


def draw_ring(canvas: Canvas, area: Rect, view: Mapping[str, Any]) -> None:
    """The seats with their marks, and in the middle the countdown and the large text."""
    seats = view.get("seats", [])
    places = plan(area.width, area.height, max(1, len(seats)))
    for seat, (x, y) in zip(seats, places.seats, strict=False):
        _draw_seat(canvas, seat, (area.left + x, area.top + y), places.diameter)
    draw_centre(canvas, Rect(places.centre).move(area.topleft), view)


def _draw_seat(canvas: Canvas, seat: Mapping[str, Any], middle: Point, diameter: int) -> None:
    thin, thick = max(1, diameter // 24), max(2, diameter // 14)
    alive, acting, mark = seat.get("alive", True), seat.get("acting", False), seat.get("mark", "")
    if acting and alive:
        rect = canvas.disc(middle, diameter, PAPER, DEEP, thick)
        canvas.disc(middle, diameter - 2 * (thick + thin + 1), DEEP, DEEP, 0)
        ink = PAPER
    else:
        rect = canvas.disc(middle, diameter, PAPER, INK if alive else LINE, thin + 1)
        ink = INK if alive else GREY
    x, y = middle
    if not alive:
        reach = diameter * 36 // 100
        canvas.stroke([(x - reach, y + reach), (x + reach, y - reach)], FADED, max(2, diameter // 14))
    if mark:
        canvas.stamp(str(seat["seat"]), (x, y - diameter * 13 // 100), diameter * 40 // 100, ink)
        _draw_mark(canvas, mark, (x, y + diameter * 21 // 100), diameter, ink)
    else:
        canvas.stamp(str(seat["seat"]), middle, diameter * 50 // 100, ink)
    if seat.get("office"):
        badge = x + diameter * 29 // 100, y - diameter * 29 // 100
        canvas.disc(badge, diameter * 32 // 100, DEEP, PAPER, max(1, diameter // 40))
        canvas.stamp("★", badge, diameter * 18 // 100, PAPER)
    canvas.boxes.append(Box("seat", rect, f"{seat['seat']} {mark}".strip()))


def _draw_mark(canvas: Canvas, mark: str, middle: Point, diameter: int, ink: tuple[int, int, int]) -> None:
    block = fit(mark, diameter * 58 // 100, diameter * 44 // 100, max(9, diameter * 34 // 100), 7)
    shown = glyphs(block.lines[0], block.size, canvas.shown(ink))
    canvas.surface.blit(shown, shown.get_rect(center=middle))


def draw_centre(canvas: Canvas, area: Rect, view: Mapping[str, Any]) -> None:
    """The large text, and below it how much is left of the list that is called; without a text the countdown."""
    big, countdown = str(view.get("big") or ""), view.get("countdown")
    if area.width < canvas.unit or area.height < canvas.unit:
        return
    if countdown and not big:
        side = min(area.width, area.height)
        place = Rect(0, 0, side, side)
        place.center = area.center
        _draw_countdown(canvas, place, countdown)
    if big:
        high = max(4, area.height // 16) if countdown else 0
        room = Rect(area.left, area.top, area.width, area.height - 2 * high)
        largest, smallest = min(room.height * 8 // 10, area.width // 2), canvas.unit * 3 // 4
        used = canvas.write("big", big, room, largest=largest, colour=DEEP, smallest=smallest)
        if countdown:
            bar = Rect(0, 0, min(area.width, max(used.width, canvas.unit * 4)), high)
            bar.midtop = area.centerx, min(used.bottom + high, area.bottom - high)
            canvas.bar(bar, countdown["left"], countdown["of"])


def _draw_countdown(canvas: Canvas, place: Rect, countdown: Mapping[str, float]) -> None:
    dot = max(2, place.width // 22)
    for x, y, still in dial(place.center, place.width // 2 - dot, countdown["left"], countdown["of"]):
        canvas.disc((x, y), dot * 2 if still else dot, DEEP if still else LINE, DEEP if still else LINE, 0)
    text = clock(countdown["left"])
    inner = place.inflate(-place.width * 4 // 10, -place.height * 4 // 10)
    canvas.write("countdown", text, inner, largest=place.height * 4 // 10, smallest=9)


def clock(seconds: float) -> str:
    """Seconds as people read them on a clock: "45", "2:05"."""
    whole = ceil(max(0.0, seconds))
    return str(whole) if whole < 60 else f"{whole // 60}:{whole % 60:02}"
