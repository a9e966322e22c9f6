"""Cards on paper: every card is there, readable, in every language, and can be cut out."""

import re
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from device.tags import paper
from device.tags.decks import decks
from device.tags.faces import BLANK, face, picture_file
from device.tags.paper import CARDS, STANDS, Sheet, print_deck
from device.wrapping import wrap, wrap_evenly
from engine import WolfhourError
from tests.tags.lead import texts

A4 = (210, 297)
PAGES = {"classic": 4, "lupusburg": 6, "buildings": 5}


def streams(file: Path) -> bytes:
    """What is drawn on the pages."""
    found = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", file.read_bytes(), re.DOTALL)
    assert found
    return b"\n".join(zlib.decompress(data) for data in found if data[:1] == b"x")


@pytest.mark.parametrize(
    ("name", "language"), [("classic", "en"), ("classic", "zh-Hans"), *((name, "zh-Hant") for name in PAGES)]
)
def test_a_deck_is_printed_in_every_language(tmp_path: Path, name: str, language: str) -> None:
    deck, out = decks()[name], tmp_path / "deck.pdf"
    assert print_deck(deck, texts(language, deck.game), out) == PAGES[name]
    assert out.read_bytes().startswith(b"%PDF-")
    cut = streams(out).count(b" re S")
    assert cut >= len(deck.cards())
    assert b"WenQuanYi" in out.read_bytes()


@pytest.mark.parametrize("sheet", [CARDS, STANDS])
def test_all_pieces_of_a_sheet_lie_on_it_side_by_side(sheet: Sheet) -> None:
    corners = [sheet.corner(place) for place in range(sheet.across * sheet.down)]
    assert len({*corners}) == len(corners)
    margin = 5  # what printers leave white
    for x, y in corners:
        assert x >= margin
        assert y >= margin
        assert x + sheet.width <= A4[0] - margin
        assert y + sheet.height <= A4[1] - margin


def test_without_a_chinese_font_it_says_which_package_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paper, "FONTS", ())
    out = tmp_path / "deck.pdf"
    with pytest.raises(WolfhourError, match="'zh-Hant': apt-get install fonts-wqy-microhei, or `make setup`"):
        print_deck(decks()["classic"], texts("zh-Hant", "classic"), out)
    assert not out.exists()
    assert print_deck(decks()["classic"], texts("en", "classic"), out) == PAGES["classic"]


def test_a_font_that_lacks_a_character_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    latin = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    monkeypatch.setattr(paper, "FONTS", (Path("/nowhere/font.ttf"), latin, *paper.FONTS))
    print_deck(decks()["classic"], texts("zh-Hant", "classic"), tmp_path / "deck.pdf")
    assert b"WenQuanYi" in (tmp_path / "deck.pdf").read_bytes()


def foot(text: str) -> bytes:
    """How a text in plain letters is written with a font that every reader of PDF has."""
    return f"({text}) Tj".encode()


def test_every_card_of_a_set_tells_small_which_set_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paper, "FONTS", ())
    deck, out = decks()["answers-lupusburg"], tmp_path / "deck.pdf"
    print_deck(deck, texts("en", "lupusburg"), out, number=3)
    assert streams(out).count(foot("Answers of one seat, Lupusburg, set 3")) == len(deck.cards())
    print_deck(decks()["classic"], texts("en", "classic"), out)
    assert b", set " not in streams(out)


def test_a_file_that_cannot_be_written_is_one_message(tmp_path: Path) -> None:
    with pytest.raises(WolfhourError, match=r"no/deck\.pdf: cannot be written: No such file or directory"):
        print_deck(decks()["seats"], texts("en", ""), tmp_path / "no" / "deck.pdf")


def test_a_role_without_a_picture_of_its_own_has_a_card(tmp_path: Path) -> None:
    deck = replace(decks()["classic"], kinds={"role:no-such": 1})
    assert picture_file("no-such") == picture_file(BLANK)
    assert print_deck(deck, texts("en", "classic"), tmp_path / "deck.pdf") == 1


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_every_text_fits_its_place_without_becoming_too_small(language: str) -> None:
    faces = [(deck, face(card, texts(language, deck.game))) for deck in decks().values() for card in deck.kinds]
    pages = paper.Pages("".join(one.name + one.help for _, one in faces), language)
    for deck, one in faces:
        for text, width, height, size in ((one.name, 51, 15, 13), (one.help, 51, 12 if deck.in_sets else 16, 8.5)):
            lines = pages.lines(text, width, size)
            assert len(lines) * size / paper.MM * paper.LEADING <= height, text
            assert max(map(pages.pdf.get_string_width, lines)) <= width, text


def measure(text: str) -> float:
    return sum(1 if letter.isascii() else 2 for letter in text)


def test_chinese_breaks_after_any_character_but_no_line_begins_with_a_mark() -> None:
    assert wrap("白天可以殺死一位玩家，限一次。", 20, measure) == ["白天可以殺死一位玩", "家，限一次。"]


def test_latin_breaks_between_words_and_its_lines_are_even() -> None:
    text = "Has nothing but a keen eye and a vote."
    assert wrap(text, 36, measure) == ["Has nothing but a keen eye and a", "vote."]
    assert wrap_evenly(text, 36, measure) == ["Has nothing but a", "keen eye and a vote."]
    assert wrap_evenly("Lycanthropy", 4, measure) == ["Lycanthropy"]
    assert wrap_evenly("", 4, measure) == [""]
