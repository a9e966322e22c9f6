"""The box on an emulated Raspberry Pi 3B, with eight seats straight on its header; `guest/init.py` is what happens."""

import shutil
from typing import Any

import pytest

from device.doctor.lines import Line, debug
from tests.boot.conftest import suites
from tests.boot.machines import ROOT
from tests.pi import raspberry
from tests.pi.guest.init import HELD, TAKEN

pytestmark = pytest.mark.pi

BUTTONS = {17, 27, 22, 23, 24, 25, 16, 12, 5, 6, 13, 26}
LIGHTS = {4, 18, 10, 9, 11, 8, 20, 7}
LIT = 4


@pytest.fixture(scope="session", params=suites())
def told(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What came of everything, on the kernel and the Python of one Debian."""
    raspberry.able_to_emulate()
    work = tmp_path_factory.mktemp(request.param)
    found = raspberry.told(request.param, work, ROOT / "config/hardware/8-direct.toml")
    shutil.rmtree(work)  # half a gigabyte
    if "after" not in found:
        pytest.fail(found["console"])
    return found


def pins(high: set[int]) -> dict[int, Line]:
    """Every pin of the settings is the box's, and these are high."""
    return {pin: Line(pin in high, "lg") for pin in BUTTONS | LIGHTS}


def test_the_real_library_knows_the_board(told: dict[str, Any]) -> None:
    assert told["header"] == ["LGPIOFactory", "3B"]


def test_a_button_that_is_down_and_a_pin_that_is_taken_are_told_and_the_rest_works(told: dict[str, Any]) -> None:
    assert told["events"] == [
        "Lost(part='light', why='no-pins', seat=5, expander='')",
        "Lost(part='seat', why='button-stuck', seat=3, expander='')",
    ]
    assert f"GPIO{TAKEN} cannot be used: 'GPIO busy'" in told["console"]
    assert debug(told["opened"]) == pins(high=BUTTONS - {HELD} | {TAKEN})


def test_a_light_shines_as_long_as_it_shall_and_all_pins_are_given_back(told: dict[str, Any]) -> None:
    assert debug(told["on"]) == pins(high=BUTTONS - {HELD} | {TAKEN, LIT})
    assert debug(told["off"]) == debug(told["opened"])
    assert debug(told["closed"]) == {}


def test_whoever_may_not_use_the_pins_is_told_what_to_do(told: dict[str, Any]) -> None:
    assert "can not open gpiochip" in told["no rights"]
    assert "is this user in its group gpio?" in told["no rights"]


def test_the_doctor_finds_the_pins_and_the_button_that_is_down(told: dict[str, Any]) -> None:
    found = {(check["id"], check["status"], check["finding"]) for check in told["doctor"]}
    assert ("pins", "fine", "the pins that the settings name can be reached") in found
    assert ("pins-lines", "degraded", f"GPIO{HELD} (OK of seat 3) is low, as if somebody pressed") in found
    assert ("trial", "degraded", "A button at seat 3 is held down or stuck, and does not count") in found
    assert any(finding.startswith("Raspberry Pi 3 Model B, ") for _, _, finding in found)


def test_the_box_gets_ready_with_its_pins_and_gives_them_back(told: dict[str, Any]) -> None:
    print(f"ready after {told['ready']:.0f} s")
    assert "GPIO-04 A button at seat 3" in told["status"]
    assert "GPIO-01" not in told["status"]
    assert debug(told["box"]) == pins(high=BUTTONS - {HELD})
    assert (told["ended"], debug(told["after"])) == (0, {})
    assert "Traceback" not in told["console"]
