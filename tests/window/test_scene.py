"""Where everything goes: whole, apart, and the same way round as the box's own ring."""

from itertools import combinations
from math import atan2, pi

import pygame
import pytest

from device.hw.above import draw
from device.hw.canvas import Canvas
from device.hw.faces import FACES, has
from device.hw.spots import Spot
from device.hw.things import CONTRASTS, PAINTERS
from device.hw.views import draw as draw_screen
from engine import Ask, Show
from tests.screen.sample_views import view
from tests.window.tables import SIZES, Watched

Area = tuple[int, int, int, int]


def rect(area: Area) -> pygame.Rect:
    return pygame.Rect(area)


def busy(seats: int, language: str) -> Watched:
    """A table at which everybody has a card and is asked something, and much is said."""
    table = Watched(seats, language)
    everybody = tuple(range(1, seats + 1))
    table.transcript.perform(Show("own.card", tuple(((seat,), {"role": "little-girl"}) for seat in everybody)))
    table.transcript.perform(Ask("werewolf.caught", everybody, everybody))
    table.top.listen("voice", table.top.phrases().line("lobby.ready", {}))
    table.top.see(view("table", seats, language))
    return table


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 5, 8, 11, 20])
def test_everything_is_inside_the_window_and_no_place_lies_on_another(size: tuple[int, int], seats: int) -> None:
    drawn = busy(seats, "en").scene(size)
    for spot in drawn.spots:
        assert pygame.Rect((0, 0), size).contains(rect(spot.area)), spot
        assert min(spot.area[2:]) >= 8, spot
    apart = [rect(spot.area) for spot in drawn.spots if spot.kind in ("seat", "screen", "bar")]
    apart += [rect(spot.area) for spot in drawn.spots if spot.command.startswith("panel")]
    assert len(apart) == seats + 7
    for one, other in combinations(apart, 2):
        assert not one.colliderect(other), (one, other)


@pytest.mark.parametrize("seats", range(3, 21))
def test_places_are_numbered_clockwise_from_the_panel_as_on_the_screen(seats: int) -> None:
    drawn = Watched(seats).scene()
    places = [rect(spot.area) for spot in drawn.spots if spot.kind == "seat"]
    middle = rect(drawn.screen).center
    turns = [atan2(place.centery - middle[1], place.centerx - middle[0]) % (2 * pi) for place in places]
    from_below = [(turn - pi / 2 + 0.2) % (2 * pi) for turn in turns]
    assert from_below == sorted(from_below)


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
@pytest.mark.parametrize(("size", "seats"), [((800, 600), 20), ((1280, 800), 8), ((1280, 800), 3)])
@pytest.mark.parametrize("keys", ["", "h", "f", "a", "l"])
def test_every_text_is_whole(language: str, size: tuple[int, int], seats: int, keys: str) -> None:
    table = busy(seats, language)
    table.keys(*keys)
    texts = [box for box in draw(table.scene(size), size).boxes if box.name != "asked"]
    assert len(texts) > 5 * seats
    assert [box for box in texts if not box.whole] == []


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_every_letter_comes_with_the_box(language: str) -> None:
    table = busy(8, language)
    table.top.seat_at((2, 1, 3))
    table.keys(":")
    for keys in ((), ("escape", "space", "c"), ("h",), ("f",), ("a",), ("l",)):
        table.keys(*keys)
        drawn = table.scene()
        written = "".join(spot.text for spot in (*drawn.spots, *drawn.above))
        assert [letter for letter in sorted({*written}) if letter.isprintable() and not has(FACES[0], letter)] == []


@pytest.mark.parametrize("size", SIZES)
def test_the_screen_in_the_middle_has_the_pixels_of_the_box(size: tuple[int, int]) -> None:
    table = busy(7, "en")
    drawn = table.scene(size)
    middle = draw(drawn, size).surface.subsurface(drawn.screen)
    own = draw_screen(view("table", 7, "en"), drawn.screen[2:]).surface
    same = pygame.image.tobytes(middle, "RGB") == pygame.image.tobytes(own, "RGB")
    assert same  # nobody wants to read a million bytes
    assert drawn.screen[2] >= 320
    assert drawn.screen[3] >= 240


def test_the_same_table_is_drawn_the_same_and_each_change_is_seen() -> None:
    pictures = set()
    table = busy(7, "en")
    for keys in ((), ("shift 3",), ("b",), ("c",), ("v",), ("space",), ("v",), ("f",)):
        table.keys(*keys)
        picture = pygame.image.tobytes(draw(table.scene(), (1280, 800)).surface, "RGB")
        again = pygame.image.tobytes(draw(table.scene(), (1280, 800)).surface, "RGB") == picture
        assert again
        pictures.add(picture)
    assert len(pictures) == 8


def luminance(colour: tuple[int, int, int]) -> float:
    parts = [part / 255 / 12.92 if part / 255 <= 0.03928 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize("pair", CONTRASTS)
def test_texts_stand_out_from_their_ground(pair: tuple[tuple[int, int, int], tuple[int, int, int]]) -> None:
    light, dark = sorted(map(luminance, pair), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 7


def test_states_differ_by_more_than_their_colour() -> None:
    """In shades of grey as well."""
    for kind, states in (("light", ("off", "on", "ack")), ("eyes", ("open", "closed")), ("number", ("", "dead"))):
        shapes = set()
        for state in states:
            canvas = Canvas(pygame.Surface((60, 30)))
            canvas.surface.fill((250, 247, 240))
            spot = Spot(kind, (5, 5, 50, 20), "7", state=state)  # type: ignore[arg-type]  # three kinds in one loop

            PAINTERS[spot.kind](canvas, pygame.Rect(spot.area), spot)
            dark = pygame.mask.from_threshold(canvas.surface, (24, 26, 34), (40, 40, 40))
            shapes.add(pygame.image.tobytes(dark.to_surface(), "RGB"))
        assert len(shapes) == len(states), kind
