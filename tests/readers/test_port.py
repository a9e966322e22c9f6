"""Ports of the machine."""

import os
import termios
import tty
from collections.abc import Iterator
from pathlib import Path

import pytest

from device.hw.readers.port import Plug, RealWorld, SerialPort, usb_serial


@pytest.fixture
def terminal() -> Iterator[tuple[int, str]]:
    master, slave = os.openpty()
    tty.setraw(slave)
    yield master, os.ttyname(slave)
    os.close(slave)


def test_without_any_port_there_is_no_folder(tmp_path: Path) -> None:
    assert RealWorld(tmp_path / "by-path", tmp_path).plugs() == {}


def test_ports_are_named_by_their_links_and_a_dangling_link_is_none(tmp_path: Path) -> None:
    (tmp_path / "by-path").mkdir()
    (tmp_path / "ttyUSB0").touch()
    (tmp_path / "by-path" / "usb-0:1.2:1.0-port0").symlink_to("../ttyUSB0")
    (tmp_path / "by-path" / "usb-0:1.3:1.0-port0").symlink_to("../ttyUSB1")
    plugs = RealWorld(tmp_path / "by-path", tmp_path / "sys").plugs()
    assert plugs == {"usb-0:1.2:1.0-port0": Plug(str(tmp_path / "ttyUSB0"))}


@pytest.mark.parametrize(("serial", "number"), [("A50285BI", "0403:6001:A50285BI"), (None, "")])
def test_the_number_of_a_usb_device_stands_some_folders_above_its_port(
    tmp_path: Path, serial: str | None, number: str
) -> None:
    usb = tmp_path / "devices" / "usb1" / "1-1"
    port = usb / "1-1:1.0" / "ttyUSB0"
    port.mkdir(parents=True)
    for name, text in {"idVendor": "0403", "idProduct": "6001", **({"serial": serial} if serial else {})}.items():
        (usb / name).write_text(f"{text}\n")
    (tmp_path / "class" / "tty" / "ttyUSB0").mkdir(parents=True)
    (tmp_path / "class" / "tty" / "ttyUSB0" / "device").symlink_to(port)
    assert usb_serial(tmp_path, "/dev/ttyUSB0") == number


def test_a_pulled_plug_is_an_error_and_closing_is_not(terminal: tuple[int, str]) -> None:
    master, path = terminal
    port = SerialPort(path, 115200)
    os.close(master)
    with pytest.raises(OSError):  # noqa: PT011 - the text is the kernel's, and depends on the adapter
        port.read()
    with pytest.raises(OSError):  # noqa: PT011 - as above
        port.write(b"?")
    port.close()
    port.close()
    with pytest.raises(OSError):  # noqa: PT011 - as above
        SerialPort(path + "0", 115200)


def test_a_port_that_vanishes_while_it_is_opened_is_an_error_like_any_other(
    terminal: tuple[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_: object) -> None:
        raise termios.error(5, "Input/output error")

    master, path = terminal
    monkeypatch.setattr(termios, "tcflush", gone)
    with pytest.raises(OSError, match="Input/output"):
        SerialPort(path, 115200)
    monkeypatch.undo()
    SerialPort(path, 115200).close()
    os.close(master)


def test_a_full_port_is_an_error_and_never_waited_for(terminal: tuple[int, str]) -> None:
    master, path = terminal
    port = SerialPort(path, 115200)

    def fill() -> None:
        for _ in range(10_000):
            port.write(bytes(1000))

    with pytest.raises(BlockingIOError):
        fill()
    port.close()
    os.close(master)


def read(port: SerialPort) -> bytes:
    """Wait for bytes on the way through the terminal."""
    os.set_blocking(port.fileno(), True)
    return port.read()
