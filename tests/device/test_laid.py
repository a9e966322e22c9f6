"""What the public screen shows of a table with cards at each place, and that it can be read."""

from typing import Any

import pytest

from device.hw.canvas import BLACK, DEEP, HIGH_CONTRAST
from device.hw.flock import OWNERS
from device.hw.views import draw
from device.phrases import Phrases
from device.public import PublicView
from engine import Note
from engine.catalogue import Setup
from engine.wooolf import WOOOLF
from engine.wooolf.deck import QUESTIONS
from engine.wooolf.rules import WooolfRules
from engine.wooolf.table import Hand, Mark, Questioned, Table
from tests.device.bench import TEXTS, Bench
from tests.screen.sample_views import SIZES, named


async def nothing() -> None:
    """No game."""
    await Note("phase", {"name": "hand", "number": 1, "round": 2})


ASKED = (Questioned(3, 1, "wolf-boy-hunter", yes=True), Questioned(3, 2, "hound", yes=False))


def shown(
    seats: int,
    *,
    turned_up: bool = False,
    renumber: bool = False,
    language: str = "en",
    asked: tuple[Questioned, ...] = ASKED,
) -> PublicView:
    """The screen in the second round, or when all is turned up."""
    rules = WooolfRules(renumber_each_hand=renumber)
    table = Table(Setup("wooolf", tuple(range(1, seats + 1)), WOOOLF.pack(seats, rules), rules))
    deck = iter(table.setup.deck)
    hand = Hand(
        1, (), start=3 if renumber else 1, cards={place: (next(deck), next(deck)) for place in table.places}, round=2
    )
    hand.marks = (Mark("2.1", "wolf", 1), Mark("2.1", "unknown", 3), Mark(f"{table.places[-1]}.2", "sheep", 4))
    hand.asked = asked
    hand.early = {2: (1, 4)}
    hand.final = {1: None, 3: (0, 0), 4: (1, 2)} if turned_up else {}
    table.scores[4], table.errors[2], table.errors[3], table.red = 3, 1, 1, (2,)
    public = PublicView(Bench(nothing, game="wooolf", language=language).host, table.seats)
    public.phase({"name": "hand", "number": 1, "round": 2})
    public.board(table.view("round", hand, turned_up=turned_up))
    return public


def at(public: PublicView, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = public.host.view["seats"][seat - 1]
    return found


def test_marks_lie_at_their_cards_with_their_owners() -> None:
    public = shown(5)
    first, second = at(public, 2)["cards"]
    assert first["marks"] == [
        {"by": 1, "word": "wolf", "picture": "wolf"},
        {"by": 3, "word": "unknown", "picture": "question"},
    ]
    assert (first["face"], second["face"], second["marks"]) == ("", "", [])
    public.note("mark", {"kind": "hound", "card": "1.2", "by": 5})
    assert at(public, 1)["cards"][1]["marks"] == [{"by": 5, "word": "hound", "picture": "hound"}]


def test_questions_lie_before_whom_they_were_put_to_with_the_answer() -> None:
    asked = at(shown(5), 3)["asked"]
    assert [(question["by"], question["word"], question["pictures"]) for question in asked] == [
        ([1], "wolf-boy-hunter  yes", ["wolf", "boy", "hunter"]),
        ([2], "Hound  no", ["hound"]),
    ]


def test_it_shows_who_has_declared_points_and_error_marks_and_no_number_or_card() -> None:
    public = shown(5)
    assert (at(public, 2)["declared"], at(public, 1)["declared"], at(public, 4)["score"]) == (True, False, 3)
    assert (at(public, 2)["errors"], at(public, 3)["errors"]) == (("red-x",), ("black-x",))
    assert not any(card["face"] for seat in range(1, 6) for card in at(public, seat)["cards"])
    assert public.host.view["middle"] == []


def test_where_numbers_count_from_the_start_each_seat_shows_its_own() -> None:
    public = shown(4, renumber=True)
    assert [at(public, seat)["note"] for seat in (1, 2, 3, 4)] == ["#3", "#4", "#1", "#2"]
    assert at(shown(4, renumber=True, turned_up=True), 2)["note"] == "#4 · 1 4"


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_every_mark_is_a_word_that_can_be_said(language: str) -> None:
    phrases = Phrases(TEXTS, language, "wooolf")
    assert all(any(map(str.isalpha, phrases.word(f"mark.{mark}"))) for mark in WOOOLF.names.marks)


def test_what_is_turned_up_has_faces_and_numbers_also_in_the_middle() -> None:
    public = shown(4, turned_up=True)
    assert [at(public, seat)["note"] for seat in (1, 2, 3)] == ["X", "1 4", "0 0"]
    assert [card["face"] for card in at(public, 1)["cards"]] == ["Sheep", "Sheep"]
    [middle] = public.host.view["middle"]
    assert (middle["seat"], [card["face"] for card in middle["cards"]]) == (5, ["Blank Boy", "Big Bad Wolf"])
    assert [(card["picture"], card["mask"]) for card in middle["cards"]] == [("boy", "question"), ("wolf", "")]
    assert middle["cards"][1]["marks"] == [{"by": 4, "word": "sheep", "picture": "sheep"}]
    assert not any(at(public, seat)["declared"] for seat in (1, 2, 3)), "it is turned up"


def test_every_owner_has_a_colour_and_a_shape_of_his_own() -> None:
    assert len({colour for colour, _, _ in OWNERS}) == 8
    assert len({(corners, turned) for _, corners, turned in OWNERS}) == 8


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [4, 8])
@pytest.mark.parametrize("turned_up", [False, True])
def test_fields_and_the_text_in_the_middle_do_not_lie_on_each_other(
    turned_up: bool, seats: int, size: tuple[int, int]
) -> None:
    view = shown(seats, turned_up=turned_up).host.view
    picture = draw({**view, "big": "8", "subtitle": "Player 1 has looked at card 2 of place 4: wolf."}, size)
    fields = [box.rect for box in named(picture, "seat")]
    assert len(fields) == max(seats, 5)
    places = [*fields, *[box.rect for box in named(picture, "big")]]
    assert len(places) == len(fields) + 1
    assert not any(one.colliderect(other) for number, one in enumerate(places) for other in places[:number])
    assert all(picture.surface.get_rect().contains(place) for place in places)
    written = [box for name in ("laid", "face", "mark") for box in named(picture, name)]
    assert written
    assert all(any(field.contains(box.rect) for field in fields) for box in written)


@pytest.mark.parametrize(("size", "least"), [((320, 240), 9), ((480, 320), 14), ((800, 480), 24)])
def test_of_all_questions_before_one_seat_each_stands_there_once_apart_and_large(
    size: tuple[int, int], least: int
) -> None:
    asked = [Questioned(3, by, question, yes=by < 5) for by, question in zip((1, 2, 4, 5, 6), QUESTIONS, strict=True)]
    public = shown(8, asked=(*asked, Questioned(3, 7, "hound", yes=True), Questioned(3, 8, "hound", yes=True)))
    assert [question["by"] for question in at(public, 3)["asked"]] == [[1], [2], [4, 7, 8], [5], [6]]
    picture = draw(public.host.view, size)
    written = named(picture, "laid")
    assert len(written) == 5 + 3, "questions and marks"
    assert all(box.rect.height >= least for box in written)
    assert not any(one.rect.colliderect(other.rect) for number, one in enumerate(written) for other in written[:number])
    fields = [box.rect for box in named(picture, "seat")]
    assert all(any(field.contains(box.rect) for field in fields) for box in written)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("yes", [True, False])
def test_in_high_contrast_signs_alone_are_yellow_and_hide_no_picture_where_several_have_asked(
    yes: bool, size: tuple[int, int]
) -> None:
    asked = tuple(Questioned(3, by, "hound", yes=yes) for by in (1, 2, 4))
    picture = draw({**shown(8, asked=asked).host.view, "high_contrast": True}, size)
    box, *_ = named(picture, "laid")
    columns = [
        {tuple(picture.surface.get_at((x, y))[:3]) for y in range(box.rect.top, box.rect.bottom)}
        for x in range(box.rect.left, box.rect.right)
    ]
    yellow = HIGH_CONTRAST[DEEP]
    signs = [number for number, colours in enumerate(columns) if yellow in colours]
    pictures = [number for number, colours in enumerate(columns) if colours - {yellow, BLACK}]
    assert len(signs) > box.rect.height // 2
    assert max(signs) < min(pictures)


@pytest.mark.parametrize(("size", "least"), [((320, 240), 12), ((480, 320), 18), ((800, 480), 28)])
def test_four_questions_before_one_seat_can_be_told_apart(size: tuple[int, int], least: int) -> None:
    asked = [Questioned(3, by, question, yes=False) for by, question in zip((1, 2, 4, 5), QUESTIONS, strict=False)]
    written = named(draw(shown(8, asked=tuple(asked)).host.view, size), "laid")
    assert all(box.rect.height >= least for box in written)


@pytest.mark.parametrize(("size", "least"), [((320, 240), 18), ((480, 320), 30), ((800, 480), 50)])
def test_with_eight_players_the_mark_at_a_card_is_a_large_picture(size: tuple[int, int], least: int) -> None:
    *_, sheep = (box for box in named(draw(shown(8).host.view, size), "laid"))
    assert (sheep.text, sheep.whole) == ("sheep", True)
    assert sheep.rect.width >= least


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("more", "text"), [({"big": "hound"}, "hound"), ({"countdown": {"left": 9, "of": 60}}, "9")])
def test_what_is_called_and_the_time_that_is_left_stand_in_the_head(
    size: tuple[int, int], more: dict[str, Any], text: str
) -> None:
    picture = draw({**shown(8).host.view, **more}, size)
    (phase,), (called,) = named(picture, "phase"), [box for box in picture.boxes if box.name in ("big", "countdown")]
    assert (called.text, called.whole) == (text, True)
    assert phase.rect.right < called.rect.left
    assert called.rect.bottom < min(box.rect.top for box in named(picture, "seat"))
