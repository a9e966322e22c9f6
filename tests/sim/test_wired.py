"""The simulated box with --box: what is typed and what bots do goes through the real drivers, and faults are typed."""

from collections.abc import Callable
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import get_args

import pytest

from device.app import Box
from device.codes import CODES
from device.host import Stopped
from device.inbox import FastClock, Inbox
from device.options import Options, Wired
from device.phrases import Phrases
from device.ports import Event, Found, Lost, Press, Unclear
from device.settings import TEXTS, load
from device.sim.wired_hands import WiredHands, table
from device.tags.registry import Registry
from tests.sim.boxes import evening

BOXES: tuple[Wired, ...] = get_args(Wired)
READERS = ("nfc", "rdm6300", "bus")


def trouble(why: str, seat: int = 0) -> str:
    return f"{CODES[why]} {Phrases(TEXTS, 'en').line(f'trouble.{why}', {'seat': seat})}"


@pytest.mark.parametrize("box", BOXES)
def test_a_whole_game_comes_to_the_same_as_without_any_wire(tmp_path: Path, box: str) -> None:
    plain = evening(tmp_path / "plain")
    wired = evening(tmp_path / box, box=box)
    assert plain.decided() == wired.decided() != []
    assert trouble("no-panel") not in wired.told


@pytest.mark.parametrize("box", BOXES)
def test_what_is_typed_arrives_in_its_order(tmp_path: Path, box: Wired) -> None:
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
        assert wired.host.seating.leads == order


def lost_and_found(state: Path, box: str, port: str = "") -> tuple[bool, bool]:
    """Whether the reader of seat 3 was missed when it was pulled out, and works when it is put back into this port."""
    told = evening(state, f"wait SAY Enough talk\nunplug 3\nwait 6\nplug 3 {port}\nwait 6\nquit\n", box=box).told
    lost = f"] TROUBLE {trouble('readers-power' if box == 'bus' else 'reader-lost', 3)}"
    return lost in told, "] TROUBLE -" in told.partition(lost)[2]


@pytest.mark.parametrize("box", READERS)
def test_a_reader_is_pulled_out_and_put_back(tmp_path: Path, box: str) -> None:
    assert lost_and_found(tmp_path, box) == (True, True)


@pytest.mark.parametrize(("box", "known"), [("nfc", True), ("bus", True), ("rdm6300", False)])
def test_what_has_a_number_of_its_own_is_known_at_another_port(tmp_path: Path, box: str, known: bool) -> None:
    assert lost_and_found(tmp_path, box, "usb-30") == (True, known)


NOISY = "wait SAY Enough talk\n" + "noise 1\nnoise well\nwait 7\n" * 3


@pytest.mark.parametrize("box", ["nfc", "rdm6300"])
def test_garbage_on_the_wire_of_a_reader_is_no_card(tmp_path: Path, box: str) -> None:
    plain, noisy = evening(tmp_path / "plain", box=box), evening(tmp_path / "noisy", NOISY, box=box)
    assert noisy.decided() == plain.decided() != []


def test_garbage_on_the_wire_of_a_board_may_cost_a_press_and_never_the_game(tmp_path: Path) -> None:
    ((*_, (_, _, _, _)),) = evening(tmp_path, NOISY, box="bus").decided()


def happens(state: Path, box: Wired, *deeds: Callable[[WiredHands], object], until: float = 5.0) -> list[Event]:
    """What the box is told until this second when this is done at a table of five seats."""
    inbox = Inbox(FastClock())
    hands = table(inbox, box, load([Path("/dev/null")], state)[0], 5, Registry(state), 0)
    try:
        for deed in deeds:
            deed(hands)
        events = []
        while (event := inbox.wait(until)) is not None:
            events.append(event)
        return events
    finally:
        hands.seats.close()


@pytest.mark.parametrize("box", ["nfc", "bus"])
def test_two_tags_at_once_are_none(tmp_path: Path, box: Wired) -> None:
    both = happens(tmp_path, box, lambda hands: hands.lay(3, "04a1b2c3d4e5f6", "04a1b2c3d4e5f7"))
    assert both == [Unclear((3,), "two-tags")]


def test_a_button_of_a_board_does_not_count_when_something_lies_on_it(tmp_path: Path) -> None:
    events = happens(
        tmp_path,
        "bus",
        lambda hands: hands.fault("stuck", "3"),
        lambda hands: hands.press(2, "next", held=False),
        until=70.0,
    )
    begin = [Press(3), Press(2, "next"), Press(3, held=True)]
    assert events == [*begin, Lost("seat", "button-stuck", 3), Found("seat", 3)]


def test_a_stuck_button_is_named_and_is_no_press(tmp_path: Path) -> None:
    told = evening(tmp_path, "wait SAY Enough talk\nstuck 1\nwait 40\n", box="buttons").told
    assert f"] TROUBLE {trouble('button-stuck', 1)}" in told, "a dead player presses nothing meanwhile"


def test_noise_is_named_and_is_no_press(tmp_path: Path) -> None:
    told = evening(tmp_path, "wait SAY Enough talk\nnoise 4\nwait 4\n", box="buttons").told
    assert f"] TROUBLE {trouble('button-noisy', 4)}" in told


@pytest.mark.parametrize(
    ("box", "command", "says"),
    [
        ("buttons", "unplug 3", "no reader at seat 3"),
        ("buttons", "unplug mcp9", "there is no 'mcp9'"),
        ("buttons", "lay well 04a1b2c3", "no reader at the lid"),
        ("buttons", "press 12", "seat 12 has no button for OK"),
        ("nfc", "stuck 3", "seat 3 has no button"),
        ("nfc", "stuck well", "the lid has no button"),
        ("bus", "stuck well", "the lid has no button"),
        ("nfc", "plug 3", "seat 3 is plugged in"),
        ("bus", "unplug 3\nunplug 4", "seat 4 is pulled out already"),
        ("nfc", "unplug 3\nplug 3 usb-4", "at the port usb-4 is another reader"),
        ("nfc", "unplug 3\nplug 3 ../../etc", "no name of a port"),
        ("nfc", "unplug 3 usb-4", "no whole command"),
        ("nfc", "lay 3 moon", "'moon' is no tag for this reader"),
        ("nfc", "lay 3 04a", "8, 14, 20 hexadecimal digits"),
        ("rdm6300", "lay 3 04a1b2c3d4e5f6", "it has 10 hexadecimal digits"),
        ("buttons", "plug mcp1 usb-3", "there is no 'mcp1'"),
        ("nfc", "press 3 next", "no button for NEXT"),
        ("nfc", "tap 3 yes", "knows no card 'yes'"),
        ("nfc", "double 99", "there is no '99'"),
    ],
)
def test_what_this_box_does_not_have_is_explained(tmp_path: Path, box: str, command: str, says: str) -> None:
    assert says in evening(tmp_path, f"{command}\nquit\n", box=box).told
