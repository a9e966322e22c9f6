"""The letters that come with the box have what their script takes from Noto; whatever else is written is looked for."""

import runpy
from pathlib import Path

import pytest

from device.hw import faces
from device.hw.faces import FACES, MIXED, face_for, font_for, has, parts
from device.hw.lettering import fit, letters
from device.settings import CONFIG


def test_the_font_has_everything_that_its_script_wants_and_stays_small() -> None:
    wanted: set[str] = runpy.run_path(str(CONFIG / "fonts" / "build_font.py"))["wanted"]()
    assert set("狼殺杀嘅▲✓éß") < wanted
    lacking = [character for character in sorted(wanted) if character.isprintable() and not has(FACES[0], character)]
    assert len(lacking) < 10, lacking  # some signs that Noto lacks
    assert (CONFIG / "fonts" / "wolfhour.otf").stat().st_size < 2_000_000
    assert "Copyright 2014-2021 Adobe" in (CONFIG / "fonts" / "OFL.txt").read_text()


def test_what_our_letters_lack_is_drawn_with_an_installed_font() -> None:
    assert face_for("Wolf 狼") == FACES[0]
    assert face_for("Łukasz") in FACES[1:]
    assert face_for("Łukasz 已死亡，שלום 赢了") == MIXED, "no font has all of it"


def test_a_name_in_any_script_stands_whole_in_a_sentence_of_another() -> None:
    sentence = "Łukasz 和 שלום 赢了 😶"
    shown = parts(sentence)
    assert "".join(part for _, part in shown) == sentence
    by_face = {part.strip(): face for face, part in shown}
    assert (by_face["和"], by_face["赢了"]) == (FACES[0], FACES[0])
    for part, face in by_face.items():
        assert all(has(face, character) for character in part if not character.isspace()), part
    block = fit(sentence, 300, 40, 30)
    assert block.whole
    line = letters(block.lines[0], block.font, (0, 0, 0))
    assert line.get_width() <= 300
    assert len({*line.get_buffer().raw}) > 2, "something is drawn"
    gap = fit("שלום 狼 Łukasz\n\nЖ 赢了", 300, 200, 30)
    assert (gap.face, gap.lines[1]) == (MIXED, "")
    assert letters("", gap.font, (0, 0, 0)).get_width() == 0


def test_a_name_that_is_written_from_right_to_left_is_drawn_so() -> None:
    name = "לא"  # lamed, which is tall, and alef, which is not
    line = letters(name, font_for(name, 60), (0, 0, 0))
    width = letters("ל", font_for("ל", 60), (0, 0, 0)).get_bounding_rect().width
    ink = line.get_bounding_rect()
    left, right = (line.subsurface((x, 0, width, line.get_height())) for x in (ink.left, ink.right - width))
    assert right.get_bounding_rect().top == ink.top, "it begins at the right"
    assert left.get_bounding_rect().top > ink.top + 3


def test_words_from_right_to_left_follow_one_another_so_and_what_stands_around_them_does_not() -> None:
    words = [part for _, part in parts("1: דוד בן־גוריון, 2: سلمى (بنت) علي, 3: Ann")]
    assert words == ["1: ", "דוד בן־גוריון", ", 2: ", "سلمى (بنت) علي", ", 3: Ann"]


def test_arabic_letters_join() -> None:
    using = font_for("سلمى", 60)
    apart = sum(using.size(letter)[0] for letter in "سلمى")
    assert using.size("سلمى")[0] < apart * 9 // 10


def test_a_script_of_none_of_the_best_fonts_is_looked_for_among_all_that_are_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (own,) = (face for face in FACES if face.endswith("DejaVuSans.ttf"))
    hidden = tmp_path / "deep" / "Hebrew-Regular.ttf"
    hidden.parent.mkdir()
    hidden.symlink_to(own)
    (tmp_path / "Broken.ttf").write_bytes(b"no font")
    (tmp_path / "Hebrew-Bold.ttf").symlink_to(own)
    monkeypatch.setattr(faces, "FACES", FACES[:1])
    monkeypatch.setattr(faces, "INSTALLED", (str(tmp_path),))
    for cached in (faces.faces, faces.others, faces.face_of, faces.face_for, faces.parts):
        cached.cache_clear()
    try:
        assert faces.others() == (str(tmp_path / "Broken.ttf"), str(hidden))
        assert parts("狼 שלום") == ((FACES[0], "狼 "), (str(hidden), "שלום"))
    finally:
        monkeypatch.undo()
        for cached in (faces.faces, faces.others, faces.face_of, faces.face_for, faces.parts):
            cached.cache_clear()
