"""The screen at night: one text with its pictures, read from all four sides, and a moon that keeps the room as light.

Round the moon are dots, for as much time as is left.  Closed eyelids see light, so a frame must not tell by its
brightness whether anything is on it.  Every pixel is either black or one dim red, and every frame of a screen size has
exactly the same number of red ones: what text and dots do not need, the moon in the middle gets.  That holds for any
way to measure brightness.
"""

from collections.abc import Mapping, Sequence
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

SHARES = (40, 28)
"""Beside text pictures take such a share of the width, in hundredths, the first one at which letters are large."""
READABLE = 14, 0.2
"""Beside pictures letters are so many pixels high, and such a share of the height that there is; else they go alone."""


def draw_night(canvas: Canvas, view: Mapping[str, Any]) -> None:
    """Draw the pictures and the large text of the view at the four edges, the time that is left, and the moon."""
    surface = canvas.surface
    surface.fill(BLACK)
    width, height = surface.get_size()
    short, middle = min(width, height), (width // 2, height // 2)
    gap, band, light = short * 3 // 100, short * 24 // 100, short * short * 13 // 100
    text, pictures = str(view.get("big") or ""), tuple(view.get("pictures", ()))
    if countdown := view.get("countdown"):
        reach = _draw_time(surface, middle, short, countdown)
        canvas.boxes.append(Box("countdown", Rect(middle[0] - reach, middle[1] - reach, 2 * reach, 2 * reach)))
    if text or pictures:
        length = min(short - 2 * gap, max(width, height) - 2 * (band + 2 * gap))  # so that no corner is taken twice
        _draw_four(canvas, text, pictures, Rect(0, 0, length, band), gap, light * 85 // 100)
    radius = moon(surface, middle, light - lit(surface))
    canvas.boxes.append(Box("moon", Rect(middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius)))


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


def _draw_four(canvas: Canvas, text: str, pictures: Sequence[str], area: Rect, gap: int, light: int) -> None:
    """The same label at the lower, left, upper and right edge, each turned to the people who sit there."""
    block, label = _label(text, pictures, area, light)
    bounds = canvas.surface.get_rect().inflate(-2 * gap, -2 * gap)
    for angle, side in ((0, "midbottom"), (-90, "midleft"), (180, "midtop"), (90, "midright")):
        turned = pygame.transform.rotate(label, angle)
        place = turned.get_rect(**{side: getattr(bounds, side)})
        canvas.surface.blit(turned, place)
        canvas.boxes.append(Box(f"big {side}", place, "\n".join(block.lines), block.whole))


def _label(text: str, pictures: Sequence[str], area: Rect, light: int) -> tuple[Block, Surface]:
    """The largest label in this area of which four have at most so much light.  What is too long is cut.

    Where much is to be read pictures take less room, or none, so that letters stay large.
    """
    if not (text and pictures):
        return _sized(text, pictures, area, light, 100)
    for share in SHARES:
        block, label = _sized(text, pictures, area, light, share)
        if block.whole and block.size >= max(READABLE[0], READABLE[1] * area.height):
            return block, label
    return _sized(text, (), area, light, 100)


def _sized(text: str, pictures: Sequence[str], area: Rect, light: int, share: int) -> tuple[Block, Surface]:
    """The largest label of which four have at most so much light; pictures take at most this share of its width."""
    size = area.height
    while True:
        side = min(size, area.width * share // 100 // len(pictures)) if pictures else 0
        drawn = [hard(picture(name, side, DIM), DIM) for name in pictures]
        block = fit(
            text, area.width - side * len(pictures) * 11 // 10, area.height, size * (6 if pictures else 12) // 10
        )
        label = _beside([*drawn, *([_written(block)] if text else [])], side // 10)
        spare = min(light / max(1, 4 * lit(label)), (area.height / max(1, label.get_height())) ** 2)
        if spare >= 1:
            return block, label
        if size > SMALLEST:
            size = max(SMALLEST, min(size - 1, round(size * sqrt(spare))))
        else:
            text = text[:-1]


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
