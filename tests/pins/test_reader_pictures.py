"""Readers are drawn and counted as they are paired, or as they could be before that."""

import json
import re
from pathlib import Path

import pytest

from device.cli import main
from device.languages import languages
from device.phrases import Phrases
from device.ports import WELL
from device.settings import TEXTS, load
from device.wiring.draw_readers import reader_pictures
from device.wiring.reading import Reading, reader_parts, reading_of
from device.wiring.words import Part
from tests.pins.test_wiring_pictures import clashes, words

PAGE = Path(__file__).parents[2] / "BUILD.md"
PORT = "platform-fd500000.pcie-pci-0000:01:00.0-usb-0:1.2:1.0-port0"
PLACE = "e6614103e7452d2f/3"
ALL = Reading({1: "pn532", 2: "rdm6300", 3: "board", WELL: "pn532"}, {1: PORT, 3: PLACE})
SAME = {"Pico", "circuits"}
"""Names that are the same in every language."""


def reading(folder: Path, text: str, panel: dict[str, int] | None = None) -> Reading:
    (folder / "box.toml").write_text(text, encoding="utf-8")
    settings, problems = load([folder / "box.toml"], folder)
    assert problems == []
    return reading_of(settings, panel or {})


def planned(seats: int) -> Reading:
    return Reading(dict.fromkeys((*range(1, seats + 1), WELL), "pn532"))


@pytest.mark.parametrize("language", languages(TEXTS))
def test_every_kind_is_drawn_and_no_words_lie_upon_others(language: str, caplog: pytest.LogCaptureFixture) -> None:
    drawn = dict(reader_pictures(ALL, Phrases(TEXTS, language)))
    assert caplog.messages == []
    assert [name for name, picture in drawn.items() if clashes(picture)] == []
    assert {PORT, PLACE} <= set(words(drawn["readers.svg"]))
    assert {"PN532", "RDM6300", "Pico", "RJ45"} <= set(words(drawn["reader-circuits.svg"]))
    english = {word for picture in dict(reader_pictures(ALL, Phrases(TEXTS, "en"))).values() for word in words(picture)}
    told = {word for picture in drawn.values() for word in words(picture)} - SAME - {PORT, PLACE}
    assert language == "en" or [word for word in told & english if re.search("[a-z]{3}", word)] == []


def test_of_a_pn532_transmit_goes_to_receive() -> None:
    told = words(dict(reader_pictures(planned(1), Phrases(TEXTS, "en")))["reader-circuits.svg"])
    mine, other = told[told.index("VCC") :][:4], told[told.index("5 V") :][:4]
    assert [*zip(mine, other, strict=True)] == [("VCC", "5 V"), ("GND", "GND"), ("TXD", "RXD"), ("RXD", "TXD")]


def test_before_any_pairing_there_is_a_pn532_at_each_seat_and_in_the_lid(tmp_path: Path) -> None:
    assert reading(tmp_path, "[table]\nseats = 8\n[readers]\nenabled = true\n") == planned(8)
    assert reading(tmp_path, "[table]\nseats = 8\n") == Reading()


def test_what_is_paired_counts(tmp_path: Path) -> None:
    text = f'[readers]\nenabled = true\nports = {{ 1 = "{PORT}" }}\nkinds = {{ 1 = "rdm6300" }}\n'
    assert reading(tmp_path, text, {PLACE: 2}) == Reading({1: "rdm6300", 2: "board"}, {1: PORT, 2: PLACE})


@pytest.mark.parametrize("seats", [8, 12, 20])
def test_the_page_for_builders_counts_the_same(seats: int) -> None:
    found, column = reader_parts(planned(seats)), (8, 12, 20).index(seats)
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    for row, part in (
        ("| to the USB |", Part("wiring.part-adapter")),
        ("| hubs of 7 ports", Part("wiring.part-hub", "7")),
    ):
        (cell,) = (line.split("|")[2] for line in lines if line.startswith(row))
        assert int(cell.split("/")[column].split()[0]) == found[part]


def test_a_board_is_counted_once_and_the_lid_needs_no_cable() -> None:
    found = reader_parts(Reading({1: "board", 2: "board", WELL: "pn532"}, {1: "e661/1", 2: "e661/2", WELL: PORT}))
    assert found[Part("wiring.part-pico")] == 1
    assert found[Part("wiring.part-rdm6300")] == 2
    assert Part("wiring.part-usb-cable") not in found


def test_a_box_with_readers_only_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "box.toml").write_text("[readers]\nenabled = true\n", encoding="utf-8")
    (tmp_path / "panel.json").write_text(json.dumps({"readers": {PORT: 1, PLACE: 2}}), encoding="utf-8")
    files = ["--state", str(tmp_path), "--config", str(tmp_path / "box.toml"), "--out", str(tmp_path / "o")]
    assert main(["config", "wiring", *files]) == 0
    assert sorted(path.name for path in (tmp_path / "o").iterdir()) == [
        "circuits.svg",
        "reader-circuits.svg",
        "readers.svg",
    ]
    assert "   1 Raspberry Pi Pico" in capsys.readouterr().out


@pytest.mark.parametrize(("readers", "also"), [({PORT: 1}, set()), ({PLACE: 2}, {"Button", "Light"})])
def test_boards_have_buttons_and_lights_whose_circuits_are_drawn(
    tmp_path: Path, readers: dict[str, int], also: set[str]
) -> None:
    (tmp_path / "box.toml").write_text("[readers]\nenabled = true\n", encoding="utf-8")
    (tmp_path / "panel.json").write_text(json.dumps({"readers": readers}), encoding="utf-8")
    files = ["--state", str(tmp_path), "--config", str(tmp_path / "box.toml"), "--out", str(tmp_path / "o")]
    assert main(["config", "wiring", *files]) == 0
    drawn = tmp_path / "o" / "circuits.svg"
    assert drawn.exists() == bool(also)
    assert not also or also <= set(words(drawn.read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", languages(TEXTS))
def test_the_list_of_parts_is_in_the_language_of_the_box(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    (tmp_path / "box.toml").write_text('[pins]\nprofile = "8-seats"\n[readers]\nenabled = true\n', encoding="utf-8")
    files = ["--state", str(tmp_path), "--config", str(tmp_path / "box.toml"), "--out", str(tmp_path / "o")]
    assert main(["config", "wiring", *files, "--language", language]) == 0
    told = capsys.readouterr().out
    for key in ("switch", "expander", "pn532", "tag"):
        assert f" {Part(f'wiring.part-{key}').name(Phrases(TEXTS, language))}\n" in told
    assert ("silent switch" in told) == (language == "en")
