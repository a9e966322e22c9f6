"""What is told after a game: everything is there, page after page, and a turning point stands out."""

from itertools import pairwise, takewhile
from typing import Any

import pytest

from device.hw.canvas import DEEP, Box
from device.hw.views import draw
from tests.screen.sample_views import EVERY_SIZE, SIZES, named

Size = tuple[int, int]


def pages(view: dict[str, Any], name: str, size: Size) -> list[list[Box]]:
    """What stands on each page, up to where the first comes again."""
    drawn = ([box for box in draw({**view, "page": page}, size).boxes if box.name == name] for page in range(99))
    first = next(drawn)
    return [first, *takewhile(lambda boxes: boxes != first, drawn)]


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_a_story_is_told_page_after_page_in_letters_that_are_never_small(size: Size) -> None:
    told = [{"text": f"{number}: the werewolves bit player {number}, and the witch saved him", "picture": "witch"}
            for number in range(30)]  # fmt: skip
    found = pages({"kind": "chronicle", "phase": "Night 2", "told": told, "subtitle": "Night 2"}, "told", size)
    assert [box.text.replace("\n", " ") for page in found for box in page] == [row["text"] for row in told]
    assert len(found) > 2
    assert all(box.whole for page in found for box in page)
    ordinary = min(size[0] // 20, size[1] // 15)
    assert all(box.rect.height > ordinary / 2 for page in found for box in page)
    for page in found:
        assert all(one.rect.bottom <= other.rect.top for one, other in pairwise(page))


@pytest.mark.parametrize("size", SIZES)
def test_a_title_for_which_the_head_has_no_room_gives_way_to_the_phase(size: Size) -> None:
    view = {"kind": "chronicle", "phase": "Who voted for whom", "title": "Werewolves of Miller's Hollow", "told": []}
    shown = draw(view, size).boxes
    assert all(box.whole for box in shown)
    assert [box.name for box in shown] == (["phase", "title"] if size > SIZES[0] else ["phase"])


def test_a_turning_point_has_another_ground_and_a_star() -> None:
    rows = [{"text": "Wolf"}, {"text": "Wolf", "turn": True}]
    picture = draw({"kind": "chronicle", "told": rows}, (480, 320))
    usual, turn = (box.rect for box in named(picture, "told"))
    right = [picture.surface.get_at((x, turn.centery))[:3] for x in range(turn.right, 480)]
    assert tuple(picture.surface.get_at((turn.left - 2, turn.centery)))[:3] == DEEP
    assert len({*right}) > 2, "the star"
    assert tuple(picture.surface.get_at((usual.left - 2, usual.centery)))[:3] != DEEP


@pytest.mark.parametrize("size", SIZES)
def test_a_table_of_twenty_seats_and_many_days_is_whole_over_its_pages(size: Size) -> None:
    rows = [[f"Day {day}", *(f"{seat}.{day}" for seat in range(1, 21))] for day in range(1, 16)]
    table: dict[str, list[Any]] = {"columns": [str(seat) for seat in range(1, 21)], "rows": rows}
    found = pages({"kind": "chronicle", "title": "Votes", "table": table}, "cell", size)
    shown = [box.text for page in found for box in page]
    assert all(box.whole for page in found for box in page)
    assert sorted(text for text in shown if "." in text) == sorted(cell for row in rows for cell in row[1:])
    assert {text for text in shown if "." not in text} == {*table["columns"]}


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("names", [[], ["seer"], ["wolf", "boy", "hunter"]])
def test_a_card_that_is_turned_over_is_large_and_whole(size: Size, names: list[str]) -> None:
    picture = draw({"kind": "card", "title": "Wolf", "seat": 20, "pictures": names, "big": "Seer", "won": True}, size)
    (seat,), pictures = named(picture, "seat"), named(picture, "picture")
    (word,) = named(picture, "big")
    assert (seat.text, word.text, len(pictures)) == ("20", "★ Seer", len(names))
    assert all(picture.surface.get_rect().contains(box.rect) and box.whole for box in picture.boxes)
    assert not any(word.rect.colliderect(box.rect) for box in (seat, *pictures))


@pytest.mark.parametrize("view", [{"kind": "card"}, {"kind": "chronicle"}, {"kind": "chronicle", "told": []},
                                  {"kind": "chronicle", "table": {"columns": [], "rows": []}}])  # fmt: skip
def test_with_nothing_to_tell_there_is_an_empty_page(view: dict[str, Any]) -> None:
    assert not draw(view, (320, 240)).boxes
