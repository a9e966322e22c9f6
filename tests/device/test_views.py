"""What the screen shows by day: everything, whole, and nothing over anything else."""

from itertools import combinations
from math import dist

import pytest

from device.hw.canvas import CONTRASTS, FADED
from device.hw.views import draw
from tests.device.sample_views import EVERY_SIZE, SIZES, WORDS, named, view


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 7, 20])
@pytest.mark.parametrize("language", list(WORDS))
@pytest.mark.parametrize("kind", ["lobby", "table", "result", "notice", "night"])
@pytest.mark.parametrize("trouble", [False, True])
def test_every_text_is_whole_inside_the_screen_and_apart_from_the_others(
    size: tuple[int, int], seats: int, language: str, kind: str, trouble: bool
) -> None:
    more = {"banner": WORDS[language]["banner"][:1]} if trouble else {}
    if kind == "table" and trouble:
        more["big"] = WORDS[language]["big"]
    picture = draw(view(kind, seats, language, **more), size)
    for box in picture.boxes:
        assert box.whole, box
        assert picture.surface.get_rect().contains(box.rect), box
    for one, other in combinations(picture.boxes, 2):
        if one.name == other.name == "seat":  # discs: their corners may meet
            assert dist(one.rect.center, other.rect.center) >= (one.rect.width + other.rect.width) / 2, (one, other)
        else:
            assert not one.rect.colliderect(other.rect), (one, other)


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("kind", ["lobby", "table", "result", "notice"])
def test_what_the_view_says_can_be_read_on_the_screen(size: tuple[int, int], kind: str) -> None:
    given_view = view(kind, 20)
    picture = draw(given_view, size)
    shown = {box.text.replace("\n", " ") for box in picture.boxes}
    for key in ("subtitle", "hint", "phase", "headline"):
        assert given_view.get(key, given_view["subtitle"]) in shown
    if kind == "result":
        assert set(given_view["lines"]) <= shown
    if kind in {"table", "lobby"}:
        assert [box.text.split()[0] for box in named(picture, "seat")] == [str(seat) for seat in range(1, 21)]
    for box in picture.boxes:
        crop = picture.surface.subsurface(box.rect)
        assert len({tuple(crop.get_at((x, y))) for x in range(crop.width) for y in range(crop.height)}) > 1, box


def test_a_line_far_too_long_is_cut_with_dots_and_pushes_nothing_out() -> None:
    picture = draw(view("table", subtitle="wolf " * 400, title="w" * 300), (320, 240))
    (subtitle,) = named(picture, "subtitle")
    assert subtitle.text.endswith("…")
    assert not subtitle.whole
    assert all(picture.surface.get_rect().contains(box.rect) for box in picture.boxes)


def test_a_long_list_shows_the_part_around_the_cursor() -> None:
    items = [f"choice {number}" for number in range(40)]
    for cursor in (0, 20, 39):
        picture = draw(view("lobby", items=items, cursor=cursor), (480, 320))
        assert f"choice {cursor}" in {box.text for box in named(picture, "item")}


def test_lines_of_a_result_that_do_not_fit_can_be_scrolled_to() -> None:
    lines = [f"{number} has something long to tell about the whole evening" for number in range(90)]
    assert lines[80] not in {box.text for box in draw(view("result", lines=lines), (480, 320)).boxes}
    assert lines[80] in {box.text for box in draw(view("result", lines=lines, top=78), (800, 480)).boxes}


def test_more_trouble_than_fits_is_counted() -> None:
    picture = draw(view("table", banner=["one", "two", "three", "four", "five"]), (480, 320))
    assert [box.text for box in named(picture, "banner")] == ["! one", "! two", "! three  (+2)"]


def test_a_view_with_nothing_but_its_kind_is_drawn() -> None:
    for kind in ("lobby", "table", "result", "notice", "night"):
        assert draw({"kind": kind}, (320, 240)).surface.get_size() == (320, 240)


def test_seats_run_clockwise_from_the_lower_edge() -> None:
    first, second, third, fourth = (box.rect.center for box in named(draw(view("table", 4), (800, 480)), "seat"))
    assert first[0] < fourth[0]
    assert first[1] > second[1]
    assert second[0] < third[0]
    assert third[1] < fourth[1]


def test_a_dead_seat_is_crossed_out_and_not_only_grey() -> None:
    picture = draw(view("table", 7), (800, 480))
    for box in named(picture, "seat"):
        crop = picture.surface.subsurface(box.rect)
        slash = [tuple(crop.get_at((x, crop.height - 1 - x)))[:3] for x in range(crop.width)]
        assert (FADED in slash) == (box.text.split()[0] in {"2", "7"}), box


def test_the_colours_of_the_day_have_a_contrast_of_seven_to_one() -> None:
    def luminance(colour: tuple[int, int, int]) -> float:
        red, green, blue = (
            value / 255 / 12.92 if value / 255 <= 0.04045 else ((value / 255 + 0.055) / 1.055) ** 2.4
            for value in colour
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    for text, ground in CONTRASTS:
        low, high = sorted((luminance(text), luminance(ground)))
        assert (high + 0.05) / (low + 0.05) >= 7, (text, ground)
