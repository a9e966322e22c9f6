"""What the settings say of pins: ready profiles, what lies over them, and every mistake at once with its place."""

from pathlib import Path

import pytest

from device.cli import main
from device.doctor import seats
from device.doctor.check import Machine
from device.ports import Button
from device.settings import HARDWARE, load
from device.strict import Problem
from device.wiring.names import HEADER, BadPin, Expanded, Gpio, Wiring, read_pin, wiring_of

OTHER = "another pin as seats.buttons"
OVER = "in your own file, which goes over a profile"


def told(folder: Path, text: str) -> list[str]:
    """What is wrong with the owner's file, without its name."""
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    _, problems = load([path], folder)
    assert all(problem.file == path for problem in problems)
    return [str(problem).removeprefix(f"{path}: ") for problem in problems]


def wired(folder: Path, text: str) -> Wiring:
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    settings, problems = load([path], folder)
    assert problems == []
    return wiring_of(settings)


def test_the_box_comes_without_any_wire(tmp_path: Path) -> None:
    settings, _ = load([], tmp_path)
    assert wiring_of(settings).empty


@pytest.mark.parametrize(
    ("profile", "seats", "names", "expanders"),
    [
        ("8-direct", 8, ("ok",), 0),
        ("8-seats", 8, ("next", "ok"), 2),
        ("12-seats", 12, ("next", "ok", "back"), 3),
        ("20-seats", 20, ("next", "ok", "back"), 5),
    ],
)
def test_a_profile_wires_every_seat_and_the_panel(
    tmp_path: Path, profile: str, seats: int, names: tuple[Button, ...], expanders: int
) -> None:
    wiring = wired(tmp_path, f'[pins]\nprofile = "{profile}"')
    everybody = range(1, seats + 1)
    assert {seat: tuple(buttons) for seat, buttons in wiring.buttons.items()} == dict.fromkeys(everybody, names)
    assert [*wiring.lights] == [*everybody]
    assert [*wiring.panel] == ["up", "down", "ok", "back"]
    assert len(wiring.expanders) == expanders


def test_every_profile_is_tried_here() -> None:
    assert {path.stem for path in HARDWARE.iterdir()} == {"8-direct", "8-seats", "12-seats", "20-seats"}


def test_the_owner_changes_single_seats_of_a_profile(tmp_path: Path) -> None:
    text = '[pins]\nprofile = "8-seats"\n[seats]\nbuttons = { 3 = ["GPIO17"], 4 = [] }\nlights = { 4 = "" }'
    wiring = wired(tmp_path, text)
    assert wiring.buttons[3] == {"ok": Gpio(17)}
    assert wiring.buttons[2] == {"next": Expanded("mcp1", "A", 3), "ok": Expanded("mcp1", "A", 4)}
    assert (4 in wiring.buttons, 4 in wiring.lights, 3 in wiring.lights) == (False, False, True)


def test_a_profile_may_be_a_file_beside_the_owners(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[seats.buttons]\n1 = ["GPIO21"]', encoding="utf-8")
    assert wired(tmp_path, '[pins]\nprofile = "./mine.toml"').buttons == {1: {"ok": Gpio(21)}}


def test_a_mistake_in_a_profile_is_told_with_the_profiles_file(tmp_path: Path) -> None:
    mine, box = tmp_path / "mine.toml", tmp_path / "box.toml"
    box.write_text('[pins]\nprofile = "./mine.toml"\n[seats]\nlights = { 1 = "GPIO99" }', encoding="utf-8")
    mine.write_text('[seats.buttons]\n1 = ["GPIO17"]\n2 = [7]', encoding="utf-8")
    _, problems = load([box], tmp_path)
    places = [(problem.file, problem.key) for problem in problems]
    assert places == [(mine, "seats.buttons.2[0]"), (box, "seats.lights.1")]
    mine.write_text('[seats.buttons]\n1 = ["GPIO2"]', encoding="utf-8")
    _, problems = load([box], tmp_path)
    places = [(problem.file, problem.key) for problem in problems]
    assert places == [(mine, "seats.buttons.1[0]"), (box, "seats.lights.1")]


def test_a_profile_that_does_not_exist_is_told(tmp_path: Path) -> None:
    [what] = told(tmp_path, '[pins]\nprofile = "12seats"')
    assert what.startswith("pins.profile: '12seats' is no path with a '/' and none of 12-seats, 20-seats,")
    assert "did you mean '12-seats'" in what
    path = tmp_path / "box.toml"
    path.write_text('[pins]\nprofile = "./none.toml"', encoding="utf-8")
    _, [problem] = load([path], tmp_path)
    assert (problem.file.name, problem.what) == ("none.toml", "cannot be read: No such file or directory")


def test_every_mistake_in_the_wiring_is_told_at_once(tmp_path: Path) -> None:
    text = """
        [pins]
        expanders = { mcp1 = 0x20, mcp2 = 0x20, MCP = 0x21 }
        interrupt = "mcp1.A0"
        hats = ["i2s-sond", "spi-display"]
        [seats]
        buzzers = [4]
        motors = [4, 5]
        [seats.buttons]
        0 = ["GPIO16"]
        1 = ["GPIO17", "GPIO18"]
        2 = ["GPIO3", "GPIO14", "GPIO1"]
        3 = ["GPIO22", "GPIO23", "GPIO27", "GPIO4"]
        5 = ["mcp1.A7", "mpc1.A1", "mcp1.C1"]
        21 = []
        [seats.lights]
        3 = "GPIO22"
        6 = "17"
        7 = "GPIO28"
        [panel]
        ok = "GPIO22"
    """
    assert told(tmp_path, text) == [
        "pins.expanders.mcp2: has the address 0x20, as mcp1 has",
        "pins.expanders.MCP: is no name for an expander: write small letters and digits, such as mcp1",
        "pins.hats[0]: 'i2s-sond' is none of i2s-sound, spi-display, fan; did you mean 'i2s-sound'?",
        "seats.buttons.0: is no seat; seats are 1 to 20",
        "seats.buttons.21: is no seat; seats are 1 to 20",
        "seats.buttons.3: a seat has 3 buttons at most, not 4",
        "seats.buzzers[0]: seat 4 has no pin for it; give it one in seats.lights",
        "seats.motors[0]: seat 4 has a buzzer at that pin already; take it out of one list",
        "seats.motors[1]: seat 5 has no pin for it; give it one in seats.lights",
        "pins.interrupt: mcp1.A0 will not do: the interrupt line needs a pin of the header, such as GPIO4",
        f"seats.buttons.1[0]: GPIO17 belongs to the spi-display (pins.hats); name {OTHER}.1 {OVER}",
        f"seats.buttons.1[1]: GPIO18 belongs to the spi-display (pins.hats); name {OTHER}.1 {OVER}",
        f"seats.buttons.2[0]: GPIO3 belongs to the I2C bus; name {OTHER}.2 {OVER}",
        f"seats.buttons.2[1]: GPIO14 belongs to the serial port; name {OTHER}.2 {OVER}",
        f"seats.buttons.2[2]: GPIO1 belongs to the ID chip of a hat; name {OTHER}.2 {OVER}",
        "seats.buttons.5[0]: mcp1.A7 is for lights only: pins A7 and B7 of an MCP23017 must not be inputs",
        "seats.buttons.5[1]: mpc1.A1: there is no expander 'mpc1' in pins.expanders; did you mean 'mcp1'?",
        'seats.buttons.5[2]: \'mcp1.C1\' is no pin: write "GPIO17", or "mcp1.A3" for a pin of the expander mcp1',
        "seats.lights.3: GPIO22 is used already by seats.buttons.3[0]",
        'seats.lights.6: \'17\' is no pin: write "GPIO17", or "mcp1.A3" for a pin of the expander mcp1',
        "seats.lights.7: the header has GPIO0 to GPIO27, and no GPIO28",
        "panel.ok: GPIO22 is used already by seats.buttons.3[0]",
    ]


def test_a_wrong_type_in_the_wiring_is_told_with_its_place(tmp_path: Path) -> None:
    text = '[pins]\nexpanders = { mcp1 = 0x30 }\n[seats]\nbuttons = { 1 = "GPIO17" }\n[panel]\nok = 5'
    assert told(tmp_path, text) == [
        "seats.buttons.1: 'GPIO17' will not do: expected array, got str",
        "panel.ok: 5 will not do: expected str, got int",
        "pins.expanders.mcp1: 0x30 is no address of an MCP23017; they are 0x20 to 0x27",
    ]


def test_wrong_types_hide_no_mistake_in_the_wiring_and_nothing_is_told_that_only_follows_from_them(
    tmp_path: Path,
) -> None:
    text = """
        [pins]
        expanders = { mcp1 = 0x20, mcp2 = "0x21" }
        [seats]
        buzzers = [2]
        lights = { 1 = "GPIO4", 2 = 4 }
        [seats.buttons]
        1 = ["mcp1.A7"]
        2 = "GPIO17"
        3 = ["mcp2.A0"]
        4 = ["mcp3.A0"]
        [panel]
        up = "GPIO4"
    """
    assert told(tmp_path, text) == [
        "pins.expanders.mcp2: '0x21' will not do: expected int, got str",
        "seats.lights.2: 4 will not do: expected str, got int",
        "seats.buttons.2: 'GPIO17' will not do: expected array, got str",
        "seats.buttons.1[0]: mcp1.A7 is for lights only: pins A7 and B7 of an MCP23017 must not be inputs",
        "seats.buttons.4[0]: mcp3.A0: there is no expander 'mcp3' in pins.expanders; did you mean 'mcp1'?",
        "panel.up: GPIO4 is used already by seats.lights.1",
    ]
    own = '[pins]\nprofile = "9-seats"\n[seats]\nbuzzers = [2]\n[seats.buttons]\n1 = ["mcp1.A0"]\n'
    assert [what.partition(":")[0] for what in told(tmp_path, own)] == ["pins.profile"]


EIGHT = "".join(f'{seat} = ["GPIO{seat + 3}"]\n' for seat in (1, 2, 3, 5, 6, 7, 9, 10))


@pytest.mark.parametrize(
    ("text", "doubts"),
    [
        ('[pins]\nprofile = "12-seats"', []),
        ("[table]\nseats = 12", []),
        ('[table]\nseats = 12\n[pins]\nprofile = "20-seats"', []),
        ('[table]\nseats = 12\nbots = 4\n[pins]\nprofile = "8-seats"', []),
        (
            '[table]\nseats = 12\n[pins]\nprofile = "8-seats"',
            ["table.seats: of these 12, seats 9 to 12 have no button in seats.buttons"],
        ),
        (
            f"[table]\nseats = 9\n[seats.buttons]\n{EIGHT}",
            [
                "seats.buttons.10: the table has only 9 seats (table.seats)",
                "table.seats: of these 9, seats 4, 8 have no button in seats.buttons",
            ],
        ),
        (
            "[table]\nseats = 20\n[readers]\nenabled = true\nports = { "
            + ", ".join(f'{seat} = "e66/{seat}"' for seat in range(1, 5))
            + " }",
            ["readers.ports: seats 5 to 20 have no reader and no button here; pair the readers in the lobby"],
        ),
        (
            '[table]\nseats = 5\nbots = 4\n[readers]\nenabled = true\nports = { 6 = "e66/6" }',
            [
                "readers.ports.6: the table has only 5 seats (table.seats)",
                "readers.ports: seat 1 has no reader and no button here; pair the readers in the lobby",
            ],
        ),
        (f'[table]\nseats = "9"\n[seats.buttons]\n{EIGHT}', []),
        (f"[table]\nseats = 9\n[seats.buttons]\n{EIGHT}4 = 5\n8 = 5", ["seats.buttons.10: the table has only 9 seats"]),
    ],
)
def test_what_is_probably_not_meant_is_asked(tmp_path: Path, text: str, doubts: list[str]) -> None:
    path, found = tmp_path / "box.toml", list[Problem]()
    path.write_text(text, encoding="utf-8")
    load([path], tmp_path, found)
    assert [f"{doubt.key}: {doubt.what}"[: len(said)] for doubt, said in zip(found, doubts, strict=True)] == doubts


def test_the_check_asks_whether_it_is_meant_and_counts_it_as_no_mistake(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "box.toml"
    path.write_text('[table]\nseats = 12\n[pins]\nprofile = "8-seats"', encoding="utf-8")
    assert main(["config", "check", "--config", str(path), "--state", str(tmp_path)]) == 0
    said = capsys.readouterr()
    assert "seats 9 to 12 have no button in seats.buttons; is that meant?" in said.err
    assert said.out == f"the settings have no mistake ({path})\n"


@pytest.mark.parametrize("name", ["", "gpio17", "GPIO 17", "GPIO017", "mcp1.a0", "mcp1.A8", "mcp1A0", "GPIO¹"])
def test_a_name_that_is_no_pin_is_refused(name: str) -> None:
    with pytest.raises(BadPin):
        read_pin(name)


def test_a_pin_of_a_profile_that_a_hat_needs_is_given_up_in_the_owners_file(tmp_path: Path) -> None:
    text = '[pins]\nprofile = "8-direct"\nhats = ["i2s-sound"]\n'
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    _, problems = load([tmp_path / "box.toml"], tmp_path)
    assert [(problem.file.name, problem.key) for problem in problems] == [
        ("8-direct.toml", "seats.lights.2"),
        ("8-direct.toml", "seats.lights.7"),
    ]
    assert all(f"as {problem.key} {OVER}" in str(problem) for problem in problems)
    assert sorted(wired(tmp_path, f'{text}[seats.lights]\n2 = ""\n7 = ""\n').lights) == [1, 3, 4, 5, 6, 8]


def test_the_header_has_every_pin_once() -> None:
    assert len(HEADER) == 40
    assert sorted(name for name in HEADER if name.startswith("GPIO")) == sorted(f"GPIO{n}" for n in range(28))
    assert all(str(read_pin(name)) == name for name in HEADER if name.startswith("GPIO"))


def test_the_check_of_the_settings_and_the_doctor_explain_what_a_buzzer_is_good_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "box.toml"
    for buzzers, explained in (("[2, 5]", True), ("[]", False)):
        path.write_text(f'[pins]\nprofile = "8-seats"\n[seats]\nbuzzers = {buzzers}', encoding="utf-8")
        assert main(["config", "check", "--config", str(path), "--state", str(tmp_path)]) == 0
        printed = capsys.readouterr().out
        settings, problems = load([path], tmp_path)
        found = [check for check in seats.check(Machine(tmp_path, tmp_path, settings)) if check.id == "buzzers"]
        assert ("seats with a buzzer: 2, 5; everybody hears it" in printed) == explained == bool(found)
        assert problems == []
