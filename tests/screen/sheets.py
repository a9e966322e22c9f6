"""A sheet for each scene and language, in three sizes: `python -m tests.screen.sheets` makes them anew.

Those that have changed are told, and looked at before they are committed: nothing on anything else, nothing cut,
everything legible.
"""

from pathlib import Path
from typing import TypeAlias

import numpy as np
import pygame.image
from PIL import Image
from pygame import Rect, Surface

from device.hw.views import paint
from device.languages import languages
from device.settings import TEXTS
from tests.screen.scenes import Scene, scenes

FOLDER = Path(__file__).parent / "golden"
PLACES = (Rect(0, 0, 800, 480), Rect(800, 0, 480, 320), Rect(1280, 0, 320, 240))
COLOURS = 32
BLOCK = 8
"""Pixels on a side of what is compared."""
SAME = 32
"""How far the mean of such a block may be off, of 255: letters that another FreeType smooths otherwise are the same."""

Grey: TypeAlias = "np.ndarray[tuple[int, int], np.dtype[np.float64]]"


def sheet(scene: Scene) -> Surface:
    """The scene in each size."""
    drawn = Surface(Rect(PLACES[0]).unionall(PLACES).size)
    for place in PLACES:
        paint(drawn.subsurface(place), scene)
    return drawn


def file(language: str, name: str) -> Path:
    """Where the sheet is that was looked at."""
    return FOLDER / language / f"{name}.png"


def same(drawn: Surface, known: Path) -> bool:
    """Whether what is drawn looks as it did."""
    if not known.exists():
        return False
    off = np.abs(grey(drawn) - grey(pygame.image.load(known)))
    height, width = off.shape
    blocks = off.reshape(height // BLOCK, BLOCK, width // BLOCK, BLOCK).mean(axis=(1, 3))
    return bool(blocks.max() <= SAME)


def grey(surface: Surface) -> Grey:
    """How light each pixel is, row by row."""
    colours = np.frombuffer(pygame.image.tobytes(surface, "RGB"), np.uint8)
    lightness: Grey = colours.reshape(surface.get_height(), surface.get_width(), 3).mean(axis=2)
    return lightness


def save(drawn: Surface, path: Path) -> None:
    """Write it in few colours, which makes it small."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image = Image.frombytes("RGB", drawn.get_size(), pygame.image.tobytes(drawn, "RGB"))
    image.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(path, optimize=True)


def make() -> None:
    """Write those that have changed, and take away those of scenes that are no more."""
    known = {*FOLDER.glob("*/*.png")}
    for language in languages(TEXTS):
        for name, scene in scenes(language).items():
            known.discard(path := file(language, name))
            if not same(drawn := sheet(scene), path):
                save(drawn, path)
                print(path)
    for gone in known:
        gone.unlink()


if __name__ == "__main__":
    make()
