"""Every scene of an evening looks as it did when somebody looked at it last, in all languages and sizes."""

from pathlib import Path

import numpy as np
import pygame.image
import pytest

from device.hw.views import draw
from device.languages import languages
from device.settings import TEXTS
from tests.screen.sample_views import SIZES
from tests.screen.scenes import scenes
from tests.screen.sheets import file, places, sheet

BLOCK = 16
"""Pixels on a side of what is compared."""
SAME = 20
"""How far the mean of such a block may be off, of 255: letters that another FreeType smooths otherwise are the same."""


@pytest.mark.parametrize("language", languages(TEXTS))
def test_every_scene_looks_as_on_the_sheet_that_was_looked_at(language: str, tmp_path: Path) -> None:
    seen = scenes(language)
    for size in SIZES:
        drawn, known = sheet(seen, size), pygame.image.load(file(language, size))
        assert drawn.get_size() == known.get_size(), "scenes have come or gone: python -m tests.screen.sheets"
        differs = np.abs(grey(drawn) - grey(known))
        for name, place in places(seen, size).items():
            part = differs[place.top : place.bottom, place.left : place.right]
            blocks = part.reshape(size[1] // BLOCK, BLOCK, size[0] // BLOCK, BLOCK).mean(axis=(1, 3))
            if blocks.max() > SAME:
                pygame.image.save(drawn.subsurface(place), now := tmp_path / f"{language}-{name}.png")
                raise AssertionError(f"{name} has changed: look at {now}, then python -m tests.screen.sheets")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", languages(TEXTS))
def test_nothing_that_is_said_on_a_scene_is_cut(language: str, size: tuple[int, int]) -> None:
    for name, scene in scenes(language).items():
        for box in draw(scene, size).boxes:
            assert box.whole or (name == "marks" and size == SIZES[0]), (name, box)


def grey(surface: pygame.Surface) -> "np.ndarray[tuple[int, int], np.dtype[np.float64]]":
    """How light each pixel is, row by row."""
    colours = np.frombuffer(pygame.image.tobytes(surface, "RGB"), np.uint8)
    lightness: np.ndarray[tuple[int, int], np.dtype[np.float64]] = colours.reshape(
        surface.get_height(), surface.get_width(), 3
    ).mean(axis=2)
    return lightness
