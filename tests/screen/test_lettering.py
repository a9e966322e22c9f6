"""Text into pixels: fonts, wrapping, shrinking, and characters that nobody sees."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.hw.faces import BUILT_IN, face_for, faces, font, has
from device.hw.lettering import SMALLEST, clean, fit, wrap
from device.hw.views import draw
from tests.screen.sample_views import WORDS, view


def test_the_best_font_of_this_machine_has_every_character_of_the_texts() -> None:
    texts = "".join(str(words) for words in WORDS.values()) + "▲▼✓…·嘅咗冇"
    assert [character for character in sorted(set(texts)) if not has(faces()[0], character)] == []


def test_a_character_that_the_best_font_lacks_comes_from_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    best = faces()[0]
    monkeypatch.setattr("device.hw.faces.faces", lambda: (BUILT_IN, best))
    anew = face_for.__wrapped__  # whatever was drawn before with all faces
    assert (anew("wolf"), anew("wolf 狼")) == (BUILT_IN, best)


INVISIBLE = "\u2068 7 \u2069\x00\u200b\u0301e\u0301\ud800\ufeff\ufe0f\t"


def test_invisible_characters_neither_show_nor_break_the_screen() -> None:
    for text in (INVISIBLE, "\ufe0f", "\u200b", " "):
        for kind in ("lobby", "table", "result", "notice", "night"):
            more: dict[str, Any] = dict.fromkeys(("title", "subtitle", "phase", "headline", "hint", "big"), text)
            seats: list[dict[str, Any]] = [{"seat": 1, "alive": True, "mark": text, "joined": True}]
            if kind == "result":  # of piles of cards
                seats[0] |= {"lying": [], "turn": False, "note": text, "total": 0}
            more |= {"kind": kind, "lines": [text], "items": [text], "seats": seats, "banner": [text]}
            draw(more, (320, 240))
    assert clean("\u20687\u2069") == "7"


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=60))
def test_any_text_at_all_can_be_shown(text: str) -> None:
    draw(view("table", subtitle=text, title=text, big=text), (320, 240))


@given(st.text(st.sampled_from("ab wolf狼人，。「」…"), max_size=60), st.integers(30, 300))
def test_wrapping_loses_nothing_but_spaces(text: str, width: int) -> None:
    lines = wrap(text, font(faces()[0], 16), width, split_words=True)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_chinese_breaks_anywhere_but_before_its_marks_and_latin_only_between_words() -> None:
    lines = wrap("天黑了，請所有玩家閉上眼睛。Everybody sleeps", font(faces()[0], 16), 70)
    assert len(lines) > 4
    assert not any(line[0] in "，。" for line in lines)
    assert {"Everybody", "sleeps"} <= set(" ".join(lines).replace("。", "。 ").split())


def test_text_is_shrunk_before_it_is_cut() -> None:
    assert fit("wolf", 200, 40, 30).size == 30
    assert fit("a rather long line of words", 200, 40, 30).whole
    assert fit("a rather long line of words", 200, 40, 30).size < 30
    cut = fit("a rather long line of words " * 9, 200, 40, 30)
    assert (cut.size, cut.whole, cut.lines[-1][-1]) == (SMALLEST, False, "…")
