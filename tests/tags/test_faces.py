"""What stands on cards: a name in every language, and a picture that paper and screen can draw."""

import logging
from functools import cache
from io import BytesIO
from xml.etree import ElementTree as ET

import pygame
import pytest

from device.languages import languages
from device.phrases import Phrases
from device.settings import TEXTS
from device.tags.decks import decks
from device.tags.faces import BLANK, PICTURES, face, picture_file, title
from engine.catalogue import games

LANGUAGES = languages(TEXTS)
NAMES = sorted(file.stem for file in PICTURES.glob("*.svg"))
PLAIN = {"path": {"d"}, "circle": {"cx", "cy", "r"}, "ellipse": {"cx", "cy", "rx", "ry"}}
STYLE = {"fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"}


@cache
def wording(language: str, deck: str) -> Phrases:
    return Phrases(TEXTS, language, decks()[deck].game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", decks())
def test_every_card_has_a_name_in_every_language(deck: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    phrases = wording(language, deck)
    with caplog.at_level(logging.WARNING):
        titles = [title(card, phrases) for card in decks()[deck].cards()]
    assert caplog.messages == []
    assert len({*titles}) == len(titles), "two cards are called alike"


def test_every_card_shows_a_picture_or_a_number() -> None:
    for name, deck in decks().items():
        for card in deck.kinds:
            shown = face(card, wording("en", name))
            assert bool(shown.pictures) != bool(shown.number)
            assert card.startswith("role:") or {*shown.pictures} <= {*NAMES}


def test_no_picture_is_idle() -> None:
    own = {role: game for game in games() for role in games()[game].roles}
    roles = {picture for role, game in own.items() for picture in face(f"role:{role}", wording("en", game)).pictures}
    faces = [face(card, wording("en", name)) for name, deck in decks().items() for card in deck.kinds]
    assert {*NAMES} - {BLANK} - roles - {picture for shown in faces for picture in shown.pictures} == set()


def test_faces_tell_what_the_rules_need() -> None:
    wooolf = wording("en", "wooolf")
    assert (face("role:hound?", wooolf).mark, face("role:hound", wooolf).mark) == ("?", "")
    assert (face("role:sheep/hound#1", wooolf).pictures, face("role:sheep/hound", wooolf).mask) == (("sheep",), "hound")
    assert face("question:boy-hunter-sheep", wooolf).pictures == ("boy", "hunter", "sheep")
    assert face("role:sheep-3#2", wording("en", "cried-wolf")).mark == "3"
    assert face("17", wooolf).number == "17"
    assert face("role:hunter", wooolf).help != face("role:hunter", wording("en", "classic")).help != ""


def test_cards_are_asked_for_by_names_that_tell_them_apart() -> None:
    english = wording("en", "wooolf")
    cards = ("role:sheep#3", "role:hound?", "role:sheep/hound", "5")
    assert [title(card, english) for card in cards] == ["Sheep (3)", "Hound (?)", "Sheep masked as Hound", "5"]
    assert title("role:sheep-2#4", wording("en", "cried-wolf")) == "Sheep 2 (4)"
    assert title("role:werewolf#2", wording("zh-Hant", "classic")) == "人狼（2）"


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_is_of_plain_shapes_in_one_ink(name: str) -> None:
    root = ET.fromstring(picture_file(name).read_bytes())  # noqa: S314 - a file of ours
    assert root.attrib == {"viewBox": "0 0 100 100"}
    (group,) = root
    for shape in group:
        kind = shape.tag.rpartition("}")[2]
        assert PLAIN[kind] <= {*shape.attrib} <= PLAIN[kind] | STYLE
    colours = {value for shape in (group, *group) for key in ("fill", "stroke") if (value := shape.get(key))}
    assert colours <= {"none", "#000"}


@pytest.mark.parametrize("name", NAMES)
def test_the_screen_can_draw_a_picture_in_its_own_colour(name: str) -> None:
    drawn = pygame.image.load_sized_svg(BytesIO(picture_file(name).read_bytes().replace(b"#000", b"#800")), (64, 64))
    pixels = [drawn.get_at((x, y)) for x in range(64) for y in range(64)]
    seen = [pixel for pixel in pixels if pixel.a > 200]
    assert 64 * 64 * 0.03 < len(seen) < 64 * 64 * 0.6
    assert {(pixel.r > 120, pixel.g, pixel.b) for pixel in seen} == {(True, 0, 0)}
    edge = [drawn.get_at((at, side)).a for at in range(64) for side in (0, 63)]
    edge += [drawn.get_at((side, at)).a for at in range(64) for side in (0, 63)]
    assert max(edge) == 0, "it is cut off at an edge"
