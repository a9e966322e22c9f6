"""The simulated box with --box: what is typed and what bots do goes through the real drivers, and faults are typed."""

from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Literal

import pytest

from device.app import Box, Options
from device.host import Stopped
from device.phrases import Phrases
from device.settings import TEXTS
from tests.sim.boxes import evening

BOXES = ("buttons", "nfc")


def word(why: str, seat: int = 0) -> str:
    return Phrases(TEXTS, "en").line(f"trouble.{why}", {"seat": seat})


@pytest.mark.parametrize("box", BOXES)
def test_a_whole_game_comes_to_the_same_as_without_any_wire(tmp_path: Path, box: str) -> None:
    plain = evening(tmp_path / "plain")
    wired = evening(tmp_path / box, box=box)
    assert plain.decided() == wired.decided() != []
    assert word("no-panel") not in wired.told


@pytest.mark.parametrize("box", BOXES)
def test_what_is_typed_arrives_in_its_order(tmp_path: Path, box: Literal["buttons", "nfc"]) -> None:
    order = (3, 1, 2, 7, 5, 4, 6)
    presses = [f"press {lead}" for lead in order]
    begin = ["panel ok", "wait Which game", "panel ok"]
    script = [*begin, *presses, "wait 5", "panel ok", "wait 20", "panel ok", "wait 10", *presses, "wait 5"]
    options = Options(
        state=tmp_path, config="/dev/null", text=True, voice=False, fast=True, game="classic", bots=0, box=box
    )
    with Box(options, StringIO("\n".join([*script, ""])), StringIO()) as wired:
        with suppress(Stopped):
            wired.run()
        assert wired.host.leads == order


def test_a_reader_is_pulled_out_and_put_back(tmp_path: Path) -> None:
    told = evening(tmp_path, "wait SAY Enough talk\nunplug 3\nwait 6\nplug 3\nwait 6\n", box="nfc").told
    lost = f"] TROUBLE {word('reader-lost', 3)}"
    assert lost in told
    assert "] TROUBLE -" in told.partition(lost)[2]


def test_all_readers_gone_at_once_are_one_message(tmp_path: Path) -> None:
    gone = "".join(f"unplug {seat}\n" for seat in range(1, 10))
    back = gone.replace("unplug", "plug")
    (*_, game) = evening(tmp_path, f"wait SAY Enough talk\n{gone}wait 10\n{back}wait 10\n", box="nfc").games
    assert game[1]["kind"] == "outcome"


def test_a_stuck_button_is_named_and_is_no_press(tmp_path: Path) -> None:
    told = evening(tmp_path, "wait SAY Enough talk\nstuck 1\nwait 40\n", box="buttons").told
    assert f"] TROUBLE {word('button-stuck', 1)}" in told, "a dead player presses nothing meanwhile"


def test_noise_is_named_and_is_no_press(tmp_path: Path) -> None:
    told = evening(tmp_path, "wait SAY Enough talk\nnoise 4\nwait 4\n", box="buttons").told
    assert f"] TROUBLE {word('button-noisy', 4)}" in told


@pytest.mark.parametrize(
    ("box", "command", "says"),
    [
        ("", "unplug 3", "--box buttons or --box nfc"),
        ("buttons", "unplug 3", "no reader at seat 3"),
        ("buttons", "unplug mcp9", "there is no 'mcp9'"),
        ("buttons", "lay well 04a1b2c3", "no reader at the lid"),
        ("buttons", "press 12", "seat 12 has no button for OK"),
        ("nfc", "stuck 3", "seat 3 has no button"),
        ("nfc", "press 3 next", "no button for NEXT"),
        ("nfc", "tap 3 yes", "knows no card 'yes'"),
        ("nfc", "double 99", "there is no '99'"),
    ],
)
def test_what_this_box_does_not_have_is_explained(tmp_path: Path, box: str, command: str, says: str) -> None:
    assert says in evening(tmp_path, f"{command}\n", box=box).told
