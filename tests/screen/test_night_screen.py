"""The screen at night: as bright whatever it shows, and the same from all four sides."""

from itertools import combinations

import pygame
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from device.hw import night
from device.hw.views import Picture, draw
from device.languages import languages
from device.phrases import Phrases
from device.settings import TEXTS
from device.tags.decks import decks
from device.tags.faces import PICTURES, face
from tests.screen.sample_views import EVERY_SIZE, SIZES, named, view
from tests.screen.scenes import cards as private_cards

NAMES = sorted(file.stem for file in PICTURES.glob("*.svg"))


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
        frame = draw({"kind": "night", "big": big}, size)
        assert brightness(frame) == pytest.approx(idle, rel=0.0001), big


@pytest.mark.parametrize("language", languages(TEXTS))
@pytest.mark.parametrize("deck", decks())
def test_every_card_is_whole_in_the_dark_and_as_bright_as_none(deck: str, language: str) -> None:
    idle, phrases = brightness(draw({"kind": "night"}, SIZES[0])), Phrases(TEXTS, language, decks()[deck].game)
    for card in decks()[deck].kinds:
        shown = face(card, phrases)
        frame = draw({"kind": "night", "big": shown.name, "pictures": [*shown.pictures]}, SIZES[0])
        assert brightness(frame) == idle, shown
        assert all(box.whole for box in frame.boxes), shown
        *edges, moon = frame.boxes
        assert not any(moon.rect.colliderect(box.rect) for box in edges), shown
        assert not any(one.rect.colliderect(other.rect) for one, other in combinations(edges, 2)), shown


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=40), st.lists(st.sampled_from(NAMES), max_size=6), st.sampled_from(SIZES[:2]), st.floats(0, 60))
@example("█" * 40, [], (320, 240), 60)
@example("|", [], (320, 240), 0)
def test_nothing_whatever_changes_the_brightness_of_the_night(
    text: str, pictures: list[str], size: tuple[int, int], left: float
) -> None:
    countdown = {"left": left, "of": 60}
    frame = draw({"kind": "night", "big": text, "pictures": pictures, "countdown": countdown}, size)
    assert brightness(frame) == brightness(draw({"kind": "night"}, size))


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("pictures", [[], ["seer", "thief"]])
def test_the_night_shows_the_same_from_all_four_sides(size: tuple[int, int], pictures: list[str]) -> None:
    picture = draw({"kind": "night", "big": "17", "pictures": pictures}, size)
    (below,) = named(picture, "big midbottom")
    upright = picture.surface.subsurface(below.rect)
    assert below.rect.height > min(size) / 9
    for side, angle in (("midleft", 90), ("midtop", 180), ("midright", -90)):
        (box,) = named(picture, f"big {side}")
        turned = pygame.transform.rotate(picture.surface.subsurface(box.rect), angle)
        assert pygame.image.tobytes(turned, "RGB") == pygame.image.tobytes(upright, "RGB")
    (left,), (right,) = named(picture, "big midleft"), named(picture, "big midright")
    assert left.rect.centerx < size[0] / 2 < right.rect.centerx


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("big", ["", "20", "W" * 60])
def test_the_dots_round_the_moon_become_fewer_and_touch_neither_it_nor_the_text(
    size: tuple[int, int], big: str
) -> None:
    lit = []
    for left in (30, 20, 10, 1):
        picture = draw({"kind": "night", "big": big, "countdown": {"left": left, "of": 30}}, size)
        (ring,), (moon,) = named(picture, "countdown"), named(picture, "moon")
        assert ring.rect.contains(moon.rect)
        assert not any(ring.rect.colliderect(box.rect) for box in picture.boxes if box.name.startswith("big"))
        clear = moon.rect.inflate(2, 2)
        pygame.draw.circle(picture.surface, (0, 0, 0), ring.rect.center, clear.width // 2)
        lit.append(night.lit(picture.surface.subsurface(ring.rect)))
    assert lit == sorted(lit, reverse=True)
    assert lit[0] > 1.4 * lit[1] > 2.5 * lit[2] > 10 * lit[3] > 0


@pytest.mark.parametrize("language", languages(TEXTS))
def test_private_cards_have_their_pictures_from_the_usual_size_on(language: str) -> None:
    for name, scene in private_cards(language):
        if scene["pictures"]:
            with_pictures, without = (draw(shown, (480, 320)) for shown in (scene, {**scene, "pictures": ()}))
            assert pygame.image.tobytes(with_pictures.surface, "RGB") != pygame.image.tobytes(without.surface, "RGB"), (
                name
            )
            assert all(box.whole for box in with_pictures.boxes), name


@pytest.mark.parametrize("text", ["龘" * 40, "█" * 60, "W" * 300])
def test_what_there_is_no_light_or_room_for_is_cut_and_known_to_be(text: str) -> None:
    frame = draw({"kind": "night", "big": text}, SIZES[0])
    assert not any(box.whole for box in frame.boxes[:4])
    assert brightness(frame) == brightness(draw({"kind": "night"}, SIZES[0]))


def test_the_night_shows_nothing_of_the_view_but_pictures_and_the_large_text() -> None:
    bare = draw({"kind": "night", "big": "3"}, (480, 320))
    full = draw(view("table", countdown=None) | {"kind": "night", "big": "3", "banner": ["no sound"]}, (480, 320))
    assert pygame.image.tobytes(full.surface, "RGB") == pygame.image.tobytes(bare.surface, "RGB")
