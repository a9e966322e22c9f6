"""Every scene of an evening on one sheet for each language and size: `python -m tests.screen.sheets` makes them anew.

They are looked at before they are committed: nothing on anything else, nothing cut, everything legible.
"""

from collections.abc import Mapping
from pathlib import Path

import pygame.image
from PIL import Image
from pygame import Rect, Surface

from device.hw.views import paint
from device.languages import languages
from device.settings import TEXTS
from tests.screen.sample_views import SIZES
from tests.screen.scenes import Scene, scenes

FOLDER = Path(__file__).parent / "golden"
COLUMNS = 5


def places(names: Mapping[str, Scene], size: tuple[int, int]) -> dict[str, Rect]:
    """Where each scene is on its sheet."""
    width, height = size
    return {
        name: Rect(number % COLUMNS * width, number // COLUMNS * height, width, height)
        for number, name in enumerate(names)
    }


def sheet(seen: Mapping[str, Scene], size: tuple[int, int]) -> Surface:
    """All of them, row by row."""
    where = places(seen, size)
    drawn = Surface((size[0] * COLUMNS, max(place.bottom for place in where.values())))
    for name, place in where.items():
        paint(drawn.subsurface(place), seen[name])
    return drawn


def file(language: str, size: tuple[int, int]) -> Path:
    """Where that sheet is."""
    return FOLDER / f"{language}-{size[0]}x{size[1]}.png"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for language in languages(TEXTS):
        seen = scenes(language)
        for size in SIZES:
            pixels = pygame.image.tobytes(drawn := sheet(seen, size), "RGB")
            colours = Image.frombytes("RGB", drawn.get_size(), pixels).quantize(
                32, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE
            )
            colours.save(file(language, size), optimize=True)
