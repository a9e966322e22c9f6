"""The pictures of `config/cards/pictures/`, drawn in one colour at any size."""

from functools import lru_cache
from io import BytesIO

import pygame.image
from pygame import Surface

from device.hw.faces import Colour
from device.tags.faces import picture_file

VISIBLE = 127
"""From this opacity on, of 255, a pixel without smoothing belongs to a picture."""


@lru_cache(maxsize=128)
def picture(name: str, size: int, colour: Colour) -> Surface:
    """The picture in this colour on nothing, so many pixels wide and high."""
    ink = f"#{bytes(colour).hex()}".encode()
    shapes = picture_file(name).read_bytes().replace(b"#000", ink)
    sized = shapes.replace(b"<svg ", b'<svg width="%d" height="%d" ' % (size, size), 1)
    return pygame.image.load(BytesIO(sized), "picture.svg")  # in place of `load_sized_svg`, which is pygame-ce's alone


def hard(smooth: Surface, colour: Colour) -> Surface:
    """The same without smoothing: each pixel has the colour, or nothing."""
    shape = pygame.mask.from_surface(smooth, VISIBLE)
    return shape.to_surface(setcolor=(*colour, 255), unsetcolor=(0, 0, 0, 0))
