"""The firmware of the seat bus, under CPython and, where it is installed, under MicroPython."""

import os
import queue
import shutil
import signal
import subprocess
import sys
import tty
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from device.firmware import board, coil, loop, seatbus
from device.hw.readers import rdm6300
from device.hw.readers.buttons import MEANT
from device.hw.readers.port import RealWorld
from device.hw.readers.supervisor import Readers
from device.hw.readers.talk_bus import BusTalk
from device.hw.readers.talk_pn532 import Pn532Talk
from device.ports import Event, Laid, Lifted, Press
from device.wiring.names import BUTTONS
from tests.readers import firmware_cases

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
MICROPYTHON = shutil.which("micropython", path=f"{Path(sys.executable).parent}:{os.environ.get('PATH', '')}")
SHARED = [Path(module.__file__) for module in (board, coil, loop, seatbus, rdm6300) if module.__file__]
"""Files that run on the board as they are."""
DEADLINE = 20.0

needs_it = pytest.mark.skipif(MICROPYTHON is None, reason="no MicroPython is installed")
INTERPRETERS = [
    pytest.param(sys.executable, id="cpython"),
    pytest.param(MICROPYTHON, id="micropython", marks=needs_it),
]
on_both = pytest.mark.parametrize("interpreter", INTERPRETERS)


@pytest.fixture
def image(tmp_path: Path) -> Path:
    """The files as they are copied to a board, and the tests."""
    for file in (*SHARED, *(ROOT / "device" / "firmware" / name for name in ("rp2040.py", "uart.py"))):
        target = tmp_path / "image" / file.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    for file in (*HERE.glob("firmware_*.py"), *HERE.glob("firmware_stubs/*.py")):
        shutil.copy(file, tmp_path / "image")
    return tmp_path / "image"


@pytest.mark.parametrize("case", firmware_cases.CASES)
def test_here(case: Callable[[], None]) -> None:
    case()


@on_both
def test_on_a_board(image: Path, interpreter: str) -> None:
    done = subprocess.run([interpreter, "firmware_cases.py"], cwd=image, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.split() == [case.__name__ for case in firmware_cases.CASES]


@needs_it
def test_pins_become_lines_and_lines_become_lights(image: Path) -> None:
    assert MICROPYTHON is not None
    done = subprocess.run([MICROPYTHON, "firmware_pins.py"], cwd=image, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("pins work\n", "")


@needs_it
def test_whoever_sits_at_a_board_may_interrupt_it(image: Path) -> None:
    assert MICROPYTHON is not None
    command = [MICROPYTHON, "-c", "from device.firmware.rp2040 import main; main([([2], 3, None)])"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=image, stdin=pipe, stdout=pipe) as process:
        assert process.stdout is not None
        process.stdout.readline()  # it runs
        process.send_signal(signal.SIGINT)  # what Ctrl-C is here
        said, _ = process.communicate(timeout=DEADLINE)
    assert b"KeyboardInterrupt" in said


def test_the_driver_never_says_ctrl_c_to_whatever_may_be_plugged_in() -> None:
    for talk in (BusTalk(0.0), Pn532Talk(0.0)):
        said = b""
        while talk.health != "dead":
            talk.tick(talk.due)
            said += bytes(talk.out)
            talk.out.clear()
        assert said
        assert b"\x03" not in said


@pytest.fixture
def by_path(image: Path, tmp_path: Path) -> Iterator[Path]:
    """A folder with the port of a board, which is MicroPython in a process of its own with the firmware's own loop."""
    assert MICROPYTHON is not None
    master, slave = os.openpty()
    tty.setraw(slave)
    folder = tmp_path / "by-path"
    folder.mkdir()
    (folder / "usb-board").symlink_to(os.ttyname(slave))
    command = [MICROPYTHON, "firmware_board.py", "e661"]
    with subprocess.Popen(command, cwd=image, stdin=master, stdout=master) as process:
        yield folder
        process.kill()
    os.close(master)
    os.close(slave)


@needs_it
def test_driver_and_firmware_understand_each_other(by_path: Path) -> None:
    inbox: queue.SimpleQueue[Event] = queue.SimpleQueue()
    readers = Readers(inbox.put, {"e661/1": 1, "e661/2": 2, "e661/3": 3}, {"usb-board": "bus"}, RealWorld(by_path))
    readers.start()
    try:
        readers.light(2, "on")
        assert inbox.get(timeout=DEADLINE) == Laid(2, "04a1b2c3d4e5f2")
        readers.light(2, "off")
        assert inbox.get(timeout=DEADLINE) == Lifted(2, "04a1b2c3d4e5f2")
        readers.light(3, "ack")
        assert inbox.get(timeout=DEADLINE) == Laid(3, "04a1b2c3d4e5f3")
        assert inbox.get(timeout=DEADLINE) == Press(3)
    finally:
        readers.close()


def test_buttons_on_boards_stand_in_the_order_that_the_settings_have() -> None:
    assert tuple(tuple(map(MEANT.__getitem__, numbers)) for numbers in seatbus.WIRED) == BUTTONS
