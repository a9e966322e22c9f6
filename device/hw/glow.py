"""How a view looks to whoever does not look at it straight: through closed eyes, and from each side of the table."""

from collections.abc import Mapping
from typing import Any

import pygame.image
import pygame.transform
from pygame import Surface

from device.hw.views import draw

SIZE = (320, 240)
SQUARE = (240, 240)
EDGE = (0, 176, 240, 64)
"""The lowest part of the square screen, below the moon: what is to be read from there, and nothing else."""
ROUNDING = 1
"""Pixels: an odd number of them cannot lie in the very middle."""


def glow(view: Mapping[str, Any]) -> tuple[float, ...]:
    """The mean red, green and blue of the drawn view, each from 0 to 255: all that closed eyes perceive of it."""
    pixels = pygame.image.tobytes(draw(view, SIZE).surface, "RGB")
    return tuple([sum(pixels[channel::3]) * 3 / len(pixels) for channel in range(3)])


def same_all_round(view: Mapping[str, Any]) -> bool:
    """Whether from all four sides of a square screen the same is to be read, at the same place."""
    picture = draw(view, SQUARE).surface
    read = [from_below(pygame.transform.rotate(picture, 90 * turn)) for turn in range(4)]
    alike = all(pixels == read[0][0] for pixels, _ in read)
    return alike and all(abs(a - b) <= ROUNDING for _, at in read for a, b in zip(at, read[0][1], strict=True))


def from_below(picture: Surface) -> tuple[bytes, tuple[int, int]]:
    """What is to be read at the lower edge, and where it begins."""
    edge = picture.subsurface(EDGE).copy()
    edge.set_colorkey((0, 0, 0))
    inked = edge.get_bounding_rect()
    return pygame.image.tobytes(edge.subsurface(inked), "RGB"), inked.topleft
