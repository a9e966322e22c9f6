"""The parts list of a wiring, and the one in the page for builders."""

from pathlib import Path

import pytest

from device.phrases import Phrases
from device.settings import TEXTS, load
from device.wiring.names import Gpio, Wiring, wiring_of
from device.wiring.parts import parts
from device.wiring.words import Part

PAGE = Path(__file__).parents[2] / "BUILD.md"
PROFILES = ("8-direct", "8-seats", "12-seats", "20-seats")


@pytest.mark.parametrize("profile", PROFILES)
def test_the_page_lists_the_parts_of_each_ready_wiring(tmp_path: Path, profile: str) -> None:
    (tmp_path / "box.toml").write_text(f'[pins]\nprofile = "{profile}"', encoding="utf-8")
    settings, _ = load([tmp_path / "box.toml"], tmp_path)
    text = PAGE.read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    head = next(row for row in rows if row[0] == "part")
    column, start = head.index(f"`{profile}`"), rows.index(head) + 2
    listed = {row[0]: row[column] for row in rows[start : start + 10]}
    counted = {part.name(Phrases(TEXTS, "en")): count for part, count in parts(wiring_of(settings)).items()}
    assert {part: int(count) for part, count in listed.items() if count != "–"} == counted


def test_a_buzzer_needs_its_own_resistor_and_no_lamp() -> None:
    found = parts(Wiring(buttons={1: {"ok": Gpio(17)}}, lights={1: Gpio(27)}, buzzers=frozenset({1})))
    assert (found[Part("wiring.part-resistor", "100 Ω")], found[Part("wiring.part-buzzer")]) == (1, 1)
    assert Part("wiring.part-resistor", "680 Ω") not in found


def test_nothing_is_needed_where_nothing_is_wired() -> None:
    assert parts(Wiring()) == {}
