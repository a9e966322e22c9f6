"""The screen at night: one text, read from all four sides, and a moon that keeps the light of the room the same.

Closed eyelids see light, so a frame must not tell by its brightness whether anything is on it.  Every pixel is
either black or one dim red, and every frame of a screen size has exactly the same number of red ones: what the
text does not need, the moon in the middle gets.  That holds for any way to measure brightness.
"""

from collections.abc import Mapping
from itertools import pairwise
from math import isqrt, pi, sqrt
from typing import Any

import pygame.draw
import pygame.mask
import pygame.transform
from pygame import Rect, Surface

from device.hw.canvas import Box, Canvas, dial
from device.hw.lettering import SMALLEST, Block, Colour, fit, letters

BLACK: Colour = (0, 0, 0)
DIM: Colour = (140, 0, 0)


def draw_night(canvas: Canvas, view: Mapping[str, Any]) -> None:
    """Draw the large text of the view at the four edges, the countdown and the moon."""
    surface = canvas.surface
    surface.fill(BLACK)
    width, height = surface.get_size()
    short = min(width, height)
    gap, band = short * 3 // 100, short * 24 // 100
    middle, room = (width // 2, height // 2), short // 2 - band - 2 * gap
    dot = max(1, short // 160)
    light = round(pi * (room - 3 * dot) ** 2)
    countdown = view.get("countdown")
    if countdown:
        for x, y, still in dial(middle, room - dot, countdown["left"], countdown["of"]):
            pygame.draw.circle(surface, DIM, (x, y), dot if still else dot // 2)
    text = str(view.get("big") or "")
    if text:
        length = min(short - 2 * gap, max(width, height) - 2 * (band + 2 * gap))  # so that no corner is taken twice
        _draw_four(canvas, text, (length, band), gap, (light - lit(surface)) * 9 // 10)
    moon(surface, middle, light - lit(surface))
    canvas.boxes.append(Box("moon", Rect(middle[0] - room, middle[1] - room, 2 * room, 2 * room)))


def lit(surface: Surface) -> int:
    """How many pixels are red."""
    return pygame.mask.from_threshold(surface, DIM, (1, 1, 1, 255)).count()


def moon(surface: Surface, middle: tuple[int, int], pixels: int) -> None:
    """A disc of exactly so many pixels: each row of the next larger disc gives up its share of what is too much."""
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


def _rows(radius: int) -> list[int]:
    return [2 * isqrt(radius * radius - y * y) + 1 for y in range(-radius, radius + 1)]


def _draw_four(canvas: Canvas, text: str, area: tuple[int, int], gap: int, light: int) -> None:
    """The text at the lower, left, upper and right edge, each turned to the people who sit there."""
    largest = area[1] * 12 // 10
    while True:
        block = fit(text, *area, largest)
        label = _label(block)
        share = light / max(1, 4 * lit(label))
        if share >= 1:
            break
        if block.size > SMALLEST:
            largest = min(block.size - 1, round(block.size * sqrt(share)))
        else:
            text = text[:-1]
    bounds = canvas.surface.get_rect().inflate(-2 * gap, -2 * gap)
    for angle, side in ((0, "midbottom"), (-90, "midleft"), (180, "midtop"), (90, "midright")):
        turned = pygame.transform.rotate(label, angle)
        place = turned.get_rect(**{side: getattr(bounds, side)})
        canvas.surface.blit(turned, place)
        canvas.boxes.append(Box(f"big {side}", place, "\n".join(block.lines), block.whole))


def _label(block: Block) -> Surface:
    """The lines without smoothing (a pixel is red or black), cut to what is inked."""
    leading = block.font.get_linesize()
    lines = [letters(line, block.font, DIM, smooth=False) for line in block.lines]
    label = Surface((max(line.get_width() for line in lines), leading * len(lines)))
    for number, line in enumerate(lines):
        label.blit(line, ((label.get_width() - line.get_width()) // 2, number * leading))
    label.set_colorkey(BLACK)
    return label.subsurface(label.get_bounding_rect()).copy()
