"""Who holds a pin, and which level it has, as the kernel's debug file tells it."""

import shutil
from pathlib import Path

import pytest

from device.doctor.check import Check
from device.doctor.lines import Line, asked, check, debug
from device.doctor.machine import machine_at

PI = Path(__file__).parent / "fixtures" / "pi-4"
OTHER = "gpiochip1: GPIOs 504-511, parent: platform/soc:firmware:gpio, raspberrypi-exp-gpio, can sleep:\n"
HEADER = "gpiochip0: GPIOs 512-569, parent: platform/fe200000.gpio, pinctrl-bcm2711:\n"
FREE = " gpio-514 (SDA1                )\n"


def found(tmp_path: Path, *lines: str, settings: str = '[pins]\nprofile = "8-direct"\n') -> list[Check]:
    shutil.copytree(PI, tmp_path / "pi", symlinks=True)
    (tmp_path / "pi/sys/kernel/debug").mkdir(parents=True)
    (tmp_path / "pi/sys/kernel/debug/gpio").write_text("".join(lines), encoding="utf-8")
    (tmp_path / "pi/etc/wolfhour/box.toml").write_text(settings, encoding="utf-8")
    return [*check(machine_at(tmp_path / "pi", None, None))]


def test_the_lines_of_the_header_are_told_apart_from_those_of_other_chips() -> None:
    text = OTHER + " gpio-508 (BT_ON |shutdown ) out hi\n\n" + HEADER + FREE + " gpio-529 (GPIO17 |lg ) in lo IRQ\n"
    assert debug(text) == {17: Line(high=False, holder="lg")}
    assert debug("gpiochip4: GPIOs 0-53, parent: pci/0000:01, pinctrl-rp1:\n gpio-5 (GPIO5 |my prog) out hi") == {
        5: Line(high=True, holder="my prog")
    }
    assert debug(text.replace("pinctrl-bcm2711", "another-chip")) == {}


def test_a_pin_that_somebody_else_holds_is_named_with_its_holder_and_its_use(tmp_path: Path) -> None:
    first, last = found(tmp_path, HEADER, " gpio-529 (GPIO17 |spi0 CS0 ) out hi ACTIVE LOW\n")
    assert first.finding == "GPIO17 (OK of seat 1) is held by spi0 CS0"
    assert "another pin" in first.remedy
    assert last.finding == "high: GPIO17; 0 of 1 pins are held by a box that runs"


def test_the_box_itself_may_hold_its_pins(tmp_path: Path) -> None:
    lines = (" gpio-529 (GPIO17 |lg ) in lo\n", " gpio-516 (GPIO4 |lg ) out lo\n", " gpio-512 (ID_SDA |x ) in lo\n")
    (check,) = found(tmp_path, HEADER, *lines)
    assert check.status == "fine"
    assert check.finding == "low: GPIO4, GPIO17; 2 of 2 pins are held by a box that runs"


@pytest.mark.parametrize(("profile", "clashes"), [("8-direct", True), ("8-seats", False)])
def test_the_spi_bus_must_be_off_where_its_pins_are_wired(tmp_path: Path, profile: str, *, clashes: bool) -> None:
    settings = f'[pins]\nprofile = "{profile}"\n'
    assert found(tmp_path, settings=settings) == []
    (tmp_path / "pi/dev/spidev0.0").touch()
    told = [(one.id, one.finding) for one in check(machine_at(tmp_path / "pi", None, None))]
    what = "the SPI bus is on and takes GPIO10, GPIO9, GPIO11, GPIO8, GPIO7, which the settings wire"
    assert told == ([("pins-spi", what)] if clashes else [])


def test_where_the_kernel_tells_nothing_nothing_is_said(tmp_path: Path) -> None:
    assert found(tmp_path, "") == []


@pytest.mark.skipif(any(Path("/dev").glob("gpiochip*")), reason="this machine has pins")
def test_a_machine_without_pins_is_asked_in_vain() -> None:
    assert asked() == {}
