"""Every scene of an evening looks as it did when somebody looked at it last, in all languages and sizes."""

from pathlib import Path

import pytest

from device.hw.views import draw
from device.languages import languages
from device.settings import TEXTS
from tests.screen.scenes import scenes
from tests.screen.sheets import FOLDER, PLACES, file, same, save, sheet


@pytest.mark.parametrize("language", languages(TEXTS))
def test_every_scene_looks_as_on_the_sheet_that_was_looked_at(language: str, tmp_path: Path) -> None:
    seen = scenes(language)
    changed = [tmp_path / f"{name}.png" for name in seen if not same(sheet(seen[name]), file(language, name))]
    for path in changed:
        save(sheet(seen[path.stem]), path)
    assert changed == [], "look at these beside those in tests/screen/golden, then python -m tests.screen.sheets"
    assert {path.stem for path in (FOLDER / language).iterdir()} == {*seen}


@pytest.mark.parametrize("language", languages(TEXTS))
def test_nothing_that_is_said_on_a_scene_is_cut(language: str) -> None:
    small = PLACES[-1].size
    for name, scene in scenes(language).items():
        for place in PLACES:
            for box in draw(scene, place.size).boxes:
                assert box.whole or (name == "marks" and place.size == small), (name, box)
