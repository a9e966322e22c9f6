"""Serial ports of the machine: which are there, and their bytes.  The only file that knows pyserial.

A port is named by where it is plugged in (a link in /dev/serial/by-path), never by ttyUSB and a number, which change
whenever something is plugged in.
"""

import os
import selectors
import termios
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import serial

BY_PATH = Path("/dev/serial/by-path")
SYS = Path("/sys")
MUCH = 4096
"""Bytes to read at a time."""


@dataclass(frozen=True, slots=True)
class Plug:
    """A port that is there: its device file, and the serial number of what is plugged in ("": it has none)."""

    path: str
    serial: str = ""


class Port(Protocol):
    """An open port.  Never waits."""

    def fileno(self) -> int:
        """For a selector."""

    def read(self) -> bytes:
        """What has come.  Raises `OSError` where the port is gone."""

    def write(self, data: bytes) -> None:
        """Send as much as fits; a reader asks again for what did not.  Raises `OSError`."""

    def close(self) -> None:
        """Give the port back, without waiting for what has not been sent."""


class World(Protocol):
    """Time and ports, real or simulated."""

    def now(self) -> float:
        """Monotonic seconds."""

    def plugs(self) -> Mapping[str, Plug]:
        """The ports that are there, by the name of the place where they are plugged in."""

    def open(self, path: str, baud: int) -> Port:
        """Open a port for us alone.  Raises `OSError`."""

    def wait(self, selector: selectors.BaseSelector, until: float) -> Sequence[Any]:
        """Wait until that moment, or until something can be read; what the selector has selected."""


class SerialPort:
    """A port, opened with pyserial."""

    def __init__(self, path: str, baud: int) -> None:
        """Raises `OSError`."""
        try:
            self._serial = serial.Serial(path, baud, timeout=0, exclusive=True)
            # Some adapters collect bytes for 16 ms; those that cannot be told not to do not mind.
            with suppress(OSError, ValueError, NotImplementedError):
                self._serial.set_low_latency_mode(True)
        except termios.error as error:  # no OSError, and raised where a port vanishes while it is opened
            raise OSError(*error.args) from error

    def fileno(self) -> int:
        """For a selector."""
        return self._serial.fileno()

    def read(self) -> bytes:
        """What has come.  Raises `OSError`."""
        data = os.read(self._serial.fileno(), MUCH)
        if not data:
            raise OSError("the port is gone")
        return data

    def write(self, data: bytes) -> None:
        """Send as much as fits.  Raises `OSError`."""
        os.write(self._serial.fileno(), data)  # pyserial's own would spin on a full buffer

    def close(self) -> None:
        """Give the port back."""
        with suppress(OSError, termios.error):
            self._serial.reset_output_buffer()  # else closing may wait for a wedged adapter
        with suppress(OSError, termios.error):
            self._serial.close()


class RealWorld:
    """This machine.  `by_path` has a link for every port, `sys` is where the kernel tells of devices."""

    def __init__(self, by_path: Path = BY_PATH, sys: Path = SYS) -> None:
        self._by_path, self._sys = by_path, sys

    def now(self) -> float:
        """Monotonic seconds."""
        return time.monotonic()

    def plugs(self) -> Mapping[str, Plug]:
        """The ports that are there."""
        try:
            links = {link.name: os.path.realpath(link) for link in self._by_path.iterdir()}
        except OSError:  # without any port the folder is not there
            return {}
        return {name: Plug(path, usb_serial(self._sys, path)) for name, path in links.items() if Path(path).exists()}

    def open(self, path: str, baud: int) -> Port:
        """Open a port for us alone.  Raises `OSError`."""
        return SerialPort(path, baud)

    def wait(self, selector: selectors.BaseSelector, until: float) -> Sequence[Any]:
        """Wait until that moment, or until something can be read."""
        return selector.select(max(0.0, until - self.now()))


def usb_serial(sys: Path, path: str) -> str:
    """Vendor, product and serial number of the USB device that a port belongs to; empty where it has no number."""
    folder = Path(os.path.realpath(sys / "class" / "tty" / Path(path).name / "device"))
    for above in (folder, *folder.parents):
        with suppress(OSError):
            return ":".join((above / name).read_text().strip() for name in ("idVendor", "idProduct", "serial"))
        if above == sys:
            break
    return ""
