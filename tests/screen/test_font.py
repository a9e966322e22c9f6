"""The letters that come with the box have what their script takes from Noto; whatever else is written is looked for."""

import runpy

from device.hw.lettering import FACES, face_for, has
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
