"""What the screen shows by day: everything, whole, and nothing over anything else."""

from itertools import combinations, takewhile
from math import dist

import pytest

from device.hw.canvas import FADED, Box
from device.hw.views import draw
from tests.screen.sample_views import EVERY_SIZE, SIZES, WORDS, named, view


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
        assert [box.text for boxes in on_pages(given_view["lines"], size) for box in boxes] == given_view["lines"]
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


def on_pages(lines: list[str], size: tuple[int, int]) -> list[list[Box]]:
    """What stands on each page of a result, up to where the first comes again."""
    pages = (named(draw(view("result", lines=lines, page=page), size), "line") for page in range(100))
    first = next(pages)
    return [first, *takewhile(lambda boxes: boxes != first, pages)]


def test_a_result_that_does_not_fit_is_shown_page_after_page() -> None:
    lines = [f"{number} has something long to tell about the whole evening" for number in range(90)]
    pages = on_pages(lines, (480, 320))
    assert [box.text for boxes in pages for box in boxes] == lines
    assert len(pages) > 10
    assert len(on_pages(lines[:3], (480, 320))) == 1


@pytest.mark.parametrize("size", [(480, 320), (800, 480)])
def test_of_eight_seats_with_goals_and_points_each_part_is_large_and_on_a_page_of_its_own(
    size: tuple[int, int],
) -> None:
    roles = [f"★ Player {seat}: Man and Woman, 13 points" for seat in range(1, 9)]
    goals = [f"Goal of player {seat}: Dead women, living men" for seat in range(1, 9)]
    points = [f"{seat}: living +4, chest +1 and bet won +8" for seat in range(1, 9)]
    pages = on_pages([*roles, "", *goals, "", *points], size)
    assert [[box.text for box in boxes] for boxes in pages] == [roles, goals, points]
    ordinary = min(size[0] // 20, size[1] // 15)
    assert all(box.rect.height > ordinary / 2 for boxes in pages for box in boxes)


def test_more_trouble_than_fits_is_counted() -> None:
    picture = draw(view("table", banner=["one", "two", "three", "four", "five"]), (480, 320))
    assert [box.text for box in named(picture, "banner")] == ["! one", "! two", "! three  (+2)"]


def test_a_view_with_nothing_but_its_kind_is_drawn() -> None:
    for kind in ("lobby", "table", "result", "notice", "night"):
        assert draw({"kind": kind}, (320, 240)).surface.get_size() == (320, 240)


def test_letters_that_were_made_larger_are_larger_and_whole() -> None:
    for kind in ("lobby", "table", "result", "notice"):
        usual, large = (draw(view(kind, letters=letters, subtitle="Wolf"), (480, 320)) for letters in (0, 3))
        (before,), (after,) = named(usual, "subtitle"), named(large, "subtitle")
        assert after.rect.height > before.rect.height * 1.25
        assert all(box.whole for box in large.boxes)


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
