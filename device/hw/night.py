"""The screen at night: one text with its pictures, read from all four sides, and a moon that keeps the room as light.

Round the moon are dots, for as much time as is left.  Closed eyelids see light, so a frame must not tell by its
brightness whether anything is on it.  Every pixel is either black or one dim red, and every frame of a screen size has
exactly the same number of red ones: what text and dots do not need, the moon in the middle gets.  That holds for any
way to measure brightness.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from math import isqrt, pi, sqrt
from typing import Any

import pygame.draw
import pygame.mask
import pygame.transform
from pygame import Rect, Surface

from device.hw.canvas import Box, Canvas, dial
from device.hw.faces import Colour
from device.hw.lettering import SMALLEST, Block, fit, letters
from device.hw.pictures import hard, picture

BLACK: Colour = (0, 0, 0)
DIM: Colour = (140, 0, 0)

BANDS = (240, 295)
"""Labels are at most such a share of the short side high, in thousandths: the second where the first would cut a text
that stands there without a countdown, since the dots need the room."""
SHARES = (40, 28)
"""Beside text pictures take such a share of the width, in hundredths, the first one at which letters are large."""
FOUR = 0.85
"""The labels get at most so much of the light; the moon has the rest."""
READABLE = 14, 0.2
"""Beside pictures letters are so many pixels high, and such a share of the height that there is; else they go alone."""


def draw_night(canvas: Canvas, view: Mapping[str, Any]) -> None:
    """Draw the pictures and the large text of the view at the four edges, the time that is left, and the moon."""
    surface = canvas.surface
    surface.fill(BLACK)
    width, height = surface.get_size()
    short, middle = min(width, height), (width // 2, height // 2)
    gap, light = short * 3 // 100, short * short * 13 // 100
    text, pictures = str(view.get("big") or ""), tuple(view.get("pictures", ()))
    if countdown := view.get("countdown"):
        reach = _draw_time(surface, middle, short, countdown)
        canvas.boxes.append(Box("countdown", Rect(middle[0] - reach, middle[1] - reach, 2 * reach, 2 * reach)))
    if text or pictures:
        areas = []
        for band in (short * share // 1000 for share in BANDS[: 1 if countdown else None]):
            length = min(short - 2 * gap, max(width, height) - 2 * (band + 2 * gap))  # so that no corner is taken twice
            areas.append(Rect(0, 0, length, band))
        block, label = _label(text, pictures, areas, light, short // 2 - 2 * gap)
        _draw_four(canvas, block, label, gap)
    radius = moon(surface, middle, light - lit(surface))
    canvas.boxes.append(Box("moon", Rect(middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius)))


@lru_cache(maxsize=2)
def empty_dark(size: tuple[int, int]) -> Surface:
    """The dark screen with nothing but the moon; not to be drawn on, since each step of dusk takes the same."""
    draw_night(Canvas(dark := Surface(size)), {})
    return dark


def _draw_time(surface: Surface, middle: tuple[int, int], short: int, countdown: Mapping[str, float]) -> int:
    """Dots between the largest moon and the texts, each a part of what is left; returns how far they reach."""
    dot = max(2, short // 100)
    reach = short * 23 // 100 - 1
    for x, y, still in dial(middle, reach - dot, countdown["left"], countdown["of"]):
        if still:
            pygame.draw.circle(surface, DIM, (x, y), dot)
    return reach


def lit(surface: Surface) -> int:
    """How many pixels are red."""
    return pygame.mask.from_threshold(surface, DIM, (1, 1, 1, 255)).count()


def moon(surface: Surface, middle: tuple[int, int], pixels: int) -> int:
    """A disc of exactly so many pixels: each row of the next larger disc gives up its share of what is too much.

    Returns its radius.
    """
    radius = isqrt(round(pixels / pi))
    while sum(rows := _rows(radius)) < pixels:
        radius += 1
    done = [0]
    for row in rows:
        done.append(done[-1] + row)
    shares = [pixels * upto // done[-1] for upto in done]
    for number, (before, after) in enumerate(pairwise(shares)):
        length = after - before
        surface.fill(DIM, (middle[0] - length // 2, middle[1] - radius + number, length, 1))
    return radius


def _rows(radius: int) -> list[int]:
    return [2 * isqrt(radius * radius - y * y) + 1 for y in range(-radius, radius + 1)]


def _draw_four(canvas: Canvas, block: Block, label: Surface, gap: int) -> None:
    """The same label at the lower, left, upper and right edge, each turned to the people who sit there."""
    bounds = canvas.surface.get_rect().inflate(-2 * gap, -2 * gap)
    for angle, side in ((0, "midbottom"), (-90, "midleft"), (180, "midtop"), (90, "midright")):
        turned = pygame.transform.rotate(label, angle)
        place = turned.get_rect(**{side: getattr(bounds, side)})
        canvas.surface.blit(turned, place)
        canvas.boxes.append(Box(f"big {side}", place, "\n".join(block.lines), block.whole))


def _label(text: str, pictures: Sequence[str], areas: Sequence[Rect], light: int, half: int) -> tuple[Block, Surface]:
    """The largest label of which four leave the moon some of the light.  What is too long for all areas is cut.

    Where much is to be read pictures take less room, or none, so that letters stay large.  `half`: so many pixels are
    for the label and the moon's radius together.
    """
    first, *others = areas
    for share in SHARES if text and pictures else ():
        block, label = _sized(text, pictures, first, light, share)
        if _readable(block, first):
            return block, label
    block, label = _sized(text, () if text else pictures, first, light, 100)
    for area in others if not block.whole else ():
        deep, larger = _sized(text, (), area, light, 100)
        if deep.whole and light - 4 * lit(larger) < pi * (half - larger.get_height()) ** 2:
            return deep, larger
    return block, label


def _readable(block: Block, area: Rect) -> bool:
    """Whether letters that stand beside pictures are large enough."""
    return block.whole and block.size >= max(READABLE[0], READABLE[1] * area.height)


def _sized(text: str, pictures: Sequence[str], area: Rect, light: int, share: int) -> tuple[Block, Surface]:
    """The largest label of which four have at most `FOUR` of the light; pictures take at most this share of its width.

    Where letters beside pictures become too small it is given up as it is.
    """
    tall = 6 if pictures else 12
    size, whole = area.height * tall // 10, True
    while True:
        side = min(size * 10 // tall, area.width * share // 100 // len(pictures)) if pictures else 0
        drawn = [hard(picture(name, side, DIM), DIM) for name in pictures]
        block = fit(text, area.width - side * len(pictures) * 11 // 10, area.height, size)
        label = _beside([*drawn, *([_written(block)] if text else [])], side // 10)
        if text and pictures and not _readable(block, area):
            return block, label
        spare = min(light * FOUR / max(1, 4 * lit(label)), (area.height / max(1, label.get_height())) ** 2)
        if spare >= 1:
            return replace(block, whole=block.whole and whole), label
        if not pictures:
            size = block.size
        if size > SMALLEST:
            size = max(SMALLEST, min(size - 1, round(size * sqrt(spare))))
        else:
            text, whole = text[: min(len(text) - 1, round(len(text) * spare))], False


def _beside(parts: Sequence[Surface], gap: int) -> Surface:
    """The parts side by side, cut to what is inked."""
    label = Surface((sum(part.get_width() + gap for part in parts), max(part.get_height() for part in parts)))
    left = 0
    for part in parts:
        label.blit(part, (left, (label.get_height() - part.get_height()) // 2))
        left += part.get_width() + gap
    label.set_colorkey(BLACK)
    return label.subsurface(label.get_bounding_rect()).copy()


def _written(block: Block) -> Surface:
    """The lines without smoothing: a pixel is red or black."""
    leading = block.font.get_linesize()
    lines = [letters(line, block.font, DIM, smooth=False) for line in block.lines]
    label = Surface((max(line.get_width() for line in lines), leading * len(lines)))
    for number, line in enumerate(lines):
        label.blit(line, ((label.get_width() - line.get_width()) // 2, number * leading))
    label.set_colorkey(BLACK)
    return label.subsurface(label.get_bounding_rect())
