"""The pictures of a wiring show every pin that is used, and what protects it."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from pathlib import Path

import pytest

from device.cli import main
from device.languages import languages
from device.phrases import Phrases
from device.settings import HARDWARE, TEXTS, load
from device.wiring.draw import CHIP_LEFT, CHIP_RIGHT
from device.wiring.draw import pictures as pictures_in
from device.wiring.names import HEADER, Expanded, Gpio, Wiring, wiring_of

SVG = "{http://www.w3.org/2000/svg}"
WIDTH = 0.62
"""The mean width of a letter, as a part of its height; a little more than it is.  Chinese ones are as wide as high."""


def wiring(folder: Path, profile: str, more: str = "") -> Wiring:
    path = folder / "box.toml"
    path.write_text(f'[pins]\nprofile = "{profile}"\n{more}', encoding="utf-8")
    settings, problems = load([path], folder)
    assert problems == []
    return wiring_of(settings)


def pictures(wired: Wiring, language: str = "en") -> Mapping[str, str]:
    return pictures_in(wired, Phrases(TEXTS, language))


def words(picture: str) -> list[str]:
    return [text.text or "" for text in ET.fromstring(picture).iter(f"{SVG}text")]  # noqa: S314 - our own


def beside(picture: str, name: str) -> str:
    """What a pin of this name is used for: the words that follow it."""
    told = words(picture)
    return told[told.index(name) + 1]


def boxes(picture: str) -> list[tuple[float, float, float, float, str]]:
    """About where each text is: left, top, right, bottom."""
    found = []
    for text in ET.fromstring(picture).iter(f"{SVG}text"):  # noqa: S314 - our own
        x, y, size = (float(text.attrib[key]) for key in ("x", "y", "font-size"))
        long = size * sum(1 if ord(letter) > 0x2E00 else WIDTH for letter in text.text or "")
        left = x - {"start": 0.0, "middle": long / 2, "end": long}[text.attrib["text-anchor"]]
        found.append((left, y - 0.75 * size, left + long, y, text.text or ""))
    return found


def clashes(picture: str) -> list[tuple[str, ...]]:
    """Words that leave the picture, and pairs of words that lie upon each other."""
    size = ET.fromstring(picture)  # noqa: S314 - our own
    width, height = float(size.attrib["width"]), float(size.attrib["height"])
    found: list[tuple[str, ...]] = []
    for place, (left, top, right, bottom, text) in enumerate(all_of_them := boxes(picture)):
        if not (0 <= left <= right <= width and 0 <= top <= bottom <= height):
            found.append((text,))
        others = all_of_them[:place]
        found += [(text, other) for a, b, c, d, other in others if a < right and left < c and b < bottom and top < d]
    return found


@pytest.mark.parametrize("language", languages(TEXTS))
@pytest.mark.parametrize("profile", sorted(path.stem for path in HARDWARE.iterdir()))
def test_every_picture_is_sound_and_no_words_lie_upon_others_or_leave_it(
    tmp_path: Path, profile: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    drawn = pictures(wiring(tmp_path, profile, "[seats]\nbuzzers = [1, 3]"), language)
    assert caplog.messages == [], "every text is there, and can be filled in"
    for name, picture in drawn.items():
        assert clashes(picture) == [], name


@pytest.mark.parametrize("profile", ["8-direct", "20-seats"])
def test_every_pin_that_is_used_is_named_with_its_use(tmp_path: Path, profile: str) -> None:
    wired = wiring(tmp_path, profile, "[seats]\nbuzzers = [2]")
    drawn = pictures(wired)
    for seat, buttons in wired.buttons.items():
        ends = {f"seat {seat} {button.upper()}": pin for button, pin in buttons.items()}
        ends[f"seat {seat} {'buzzer' if seat == 2 else 'light'}"] = wired.lights[seat]
        for use, pin in ends.items():
            match pin:
                case Gpio():
                    assert beside(drawn["header.svg"], str(pin)) == use
                case Expanded(expander, port, bit):
                    assert beside(drawn[f"{expander}.svg"], f"GP{port}{bit}") in (use, *map(str, range(1, 29)))
                    assert use in words(drawn[f"{expander}.svg"])
            assert any(cell.split(" ")[0] == str(pin) for cell in words(drawn["seats.svg"]))
    for button, pin in wired.panel.items():
        assert beside(drawn["header.svg"], str(pin)) == f"panel {button.upper()}"


def test_the_legs_of_the_chip_are_those_of_the_data_sheet() -> None:
    legs = {number + 1: name for number, name in enumerate(CHIP_LEFT)}
    legs |= {28 - number: name for number, name in enumerate(CHIP_RIGHT)}
    assert [legs[number] for number in (1, 8, 9, 10, 12, 13)] == ["B0", "B7", "VDD", "VSS", "SCL", "SDA"]
    assert [legs[number] for number in (15, 17, 18, 19, 20, 21, 28)] == [
        *("A0 addr", "A2 addr", "RESET", "INTB", "INTA", "A0", "A7")
    ]


def test_the_address_of_a_chip_is_wired_as_it_is_set(tmp_path: Path) -> None:
    drawn = pictures(wiring(tmp_path, "20-seats"))
    told = words(drawn["mcp2.svg"])
    assert "mcp2: MCP23017 at address 0x21" in told
    lines = [told[told.index(f"A{bit} addr") + 2] for bit in (2, 1, 0)]
    assert lines == ["ground", "ground", "3.3 V"]


def test_the_bus_and_the_interrupt_wire_are_shown_at_both_ends(tmp_path: Path) -> None:
    drawn = pictures(wiring(tmp_path, "8-seats"))
    assert beside(drawn["header.svg"], "GPIO2") == "SDA of mcp1 mcp2"
    assert beside(drawn["header.svg"], "GPIO4") == "INTA of all expanders"
    assert HEADER.index("GPIO4") == 6
    assert "GPIO4 (contact 7), 10 kΩ to 3.3 V once" in words(drawn["mcp1.svg"])


def test_the_parts_that_protect_a_pin_are_shown_where_they_are_needed(tmp_path: Path) -> None:
    wired = wiring(tmp_path, "8-seats")
    told = words(pictures(wired)["circuits.svg"])
    assert {"10 kΩ", "1 kΩ", "100 nF", "680 Ω (2 mA for a red one)", "TVS diode"} <= set(told)
    assert "Buzzer" not in told
    panel = words(pictures(Wiring(panel=wired.panel))["circuits.svg"])
    assert ("Button" in panel, "Light" in panel) == (True, False)


def test_the_cable_names_the_contact_of_each_wire(tmp_path: Path) -> None:
    told = words(pictures(wiring(tmp_path, "12-seats"))["seats.svg"])
    assert {"button NEXT (1)", "button OK (2)", "(3, 4)", "light or buzzer (5)", "button BACK (6)"} <= set(told)


def test_the_command_draws_what_is_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings, out = tmp_path / "box.toml", tmp_path / "a" / "b"
    command = ["config", "wiring", "--state", str(tmp_path), "--config", str(settings), "--out", str(out)]
    settings.write_text("", encoding="utf-8")
    assert main(command) == 2
    assert "nothing is wired" in capsys.readouterr().err
    settings.write_text('[pins]\nprofile = "12-seats"', encoding="utf-8")
    assert main(command) == 0
    names = ["header.svg", "seats.svg", "circuits.svg", "mcp1.svg", "mcp2.svg", "mcp3.svg"]
    told = capsys.readouterr().out.splitlines()
    assert told[: len(names)] == [str(out / name) for name in names]
    assert "  36 silent switch" in told
    assert all(re.match("<svg ", (out / name).read_text(encoding="utf-8")) for name in names)
    settings.write_text('[panel]\nok = "GPIO2"', encoding="utf-8")
    assert main(command) == 2
    assert "panel.ok: GPIO2 belongs to the I2C bus" in capsys.readouterr().err


PLAIN = re.compile(r"mcp[0-9]|addr")
"""Names that are the same in every language."""


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
def test_in_chinese_no_word_stays_english(tmp_path: Path, language: str) -> None:
    wired = wiring(tmp_path, "8-seats", "[seats]\nbuzzers = [1]")
    english = {word for picture in pictures(wired).values() for word in words(picture)}
    chinese = {word for picture in pictures(wired, language).values() for word in words(picture)}
    assert [word for word in english & chinese if re.search("[a-z]{3}", PLAIN.sub("", word))] == []


def test_the_language_is_that_of_the_panel_else_that_of_the_settings_else_the_given_one(tmp_path: Path) -> None:
    settings, out = tmp_path / "box.toml", tmp_path / "out"
    settings.write_text('[table]\nlanguage = "zh-Hans"\n[pins]\nprofile = "8-direct"', encoding="utf-8")
    command = ["config", "wiring", "--state", str(tmp_path), "--config", str(settings), "--out", str(out)]

    def title(*more: str) -> str:
        assert main([*command, *more]) == 0
        return words((out / "header.svg").read_text(encoding="utf-8"))[0]

    assert title() == "树莓派的排针"
    assert title("--language", "en") == "The header of the Raspberry Pi"
    (tmp_path / "panel.json").write_text('{"language": "zh-Hant"}', encoding="utf-8")
    assert title() == "樹莓派的排針"
    (tmp_path / "panel.json").write_text('{"language": ["x"]}', encoding="utf-8")
    assert title() == "树莓派的排针"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = tmp_path / "box.toml"
    settings.write_text('[pins]\nprofile = "8-direct"', encoding="utf-8")
    command = ["config", "wiring", "--state", str(tmp_path), "--config", str(settings), "--out", str(settings / "x")]
    assert main(command) == 2
    assert "name another folder with --out" in capsys.readouterr().err
