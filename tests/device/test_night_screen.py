"""The screen at night: as bright whatever it shows, and the same from all four sides."""

import pygame
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from device.hw.views import Picture, draw
from tests.device.sample_views import EVERY_SIZE, SIZES, named, view


def brightness(picture: Picture) -> tuple[float, float]:
    """Mean of all colour values, and of the light that they give off, which grows faster than the values."""
    pixels = pygame.image.tobytes(picture.surface, "RGB")
    counts = {value: pixels.count(value) / len(pixels) for value in set(pixels)}
    return (
        sum(share * value for value, share in counts.items()),
        sum(share * float((value / 255) ** 2.2) for value, share in counts.items()),
    )


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_every_night_frame_is_as_bright_as_the_idle_one(size: tuple[int, int]) -> None:
    idle = brightness(draw({"kind": "night"}, size))
    assert idle[0] > 1
    for big in ("1", "8", "20", "Nothing", "The little girl", "無", "預言家", "龘龘龘龘", "██████", "W" * 200):
        frame = draw({"kind": "night", "big": big, "countdown": {"left": len(big) % 7, "of": 7}}, size)
        assert brightness(frame) == pytest.approx(idle, rel=0.0001), big


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=40), st.floats(0, 60), st.sampled_from(SIZES[:2]))
@example("█" * 40, 60, (320, 240))
def test_no_text_whatever_changes_the_brightness_of_the_night(text: str, left: float, size: tuple[int, int]) -> None:
    frame = draw({"kind": "night", "big": text, "countdown": {"left": left, "of": 60}}, size)
    assert brightness(frame) == brightness(draw({"kind": "night"}, size))


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_night_shows_the_same_text_from_all_four_sides(size: tuple[int, int]) -> None:
    picture = draw({"kind": "night", "big": "17"}, size)
    (below,) = named(picture, "big midbottom")
    upright = picture.surface.subsurface(below.rect)
    assert below.rect.height > min(size) / 8
    for side, angle in (("midleft", 90), ("midtop", 180), ("midright", -90)):
        (box,) = named(picture, f"big {side}")
        turned = pygame.transform.rotate(picture.surface.subsurface(box.rect), angle)
        assert pygame.image.tobytes(turned, "RGB") == pygame.image.tobytes(upright, "RGB")
    (left,), (right,) = named(picture, "big midleft"), named(picture, "big midright")
    assert left.rect.centerx < size[0] / 2 < right.rect.centerx


def test_the_night_shows_nothing_of_the_view_but_the_large_text_and_the_countdown() -> None:
    bare = draw({"kind": "night", "big": "3"}, (480, 320))
    full = draw(view("table") | {"kind": "night", "big": "3", "countdown": None, "banner": ["no sound"]}, (480, 320))
    assert pygame.image.tobytes(full.surface, "RGB") == pygame.image.tobytes(bare.surface, "RGB")
