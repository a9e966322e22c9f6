"""How much light, and of which colour, a view throws into the room: all that closed eyes perceive of the screen."""

from collections.abc import Mapping
from typing import Any

import pygame.image

from device.hw.views import draw

SIZE = (320, 240)


def glow(view: Mapping[str, Any]) -> tuple[float, ...]:
    """The mean red, green and blue of the drawn view, each from 0 to 255."""
    pixels = pygame.image.tobytes(draw(view, SIZE).surface, "RGB")
    return tuple([sum(pixels[channel::3]) * 3 / len(pixels) for channel in range(3)])
