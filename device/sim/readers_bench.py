"""A bench of emulated readers, each on a pseudo-terminal, named and numbered as the kernel names USB ports."""

import os
import termios
import tty
from contextlib import suppress
from pathlib import Path

from device.sim.readers_chips import Chip

MUCH = 4096
SPEEDS = {9600: termios.B9600, 115200: termios.B115200}


class Line:
    """A chip on a pseudo-terminal."""

    def __init__(self, chip: Chip) -> None:
        self.chip = chip
        self.master, self._slave = os.openpty()  # ours stays open, else the master could not be waited for
        tty.setraw(self._slave)
        os.set_blocking(self.master, False)
        self.path = os.ttyname(self._slave)
        self.heard = self.said = 0
        """Bytes that have come from the driver, and that have gone to it, since the terminal is there."""

    def pump(self, now: float, *, listened: bool = True) -> None:
        """Let bytes through in both directions; where the speeds differ, each hears garbage only.

        What is said while nobody has the port open (not `listened`) is lost.
        """
        fits = termios.tcgetattr(self._slave)[5] == SPEEDS[self.chip.baud]
        with suppress(BlockingIOError):
            while data := os.read(self.master, MUCH):
                self.heard += len(data)
                self.chip.receive(data if fits else garbled(data), now)
        if now >= self.chip.due:
            self.chip.tick(now)
        if self.chip.out:
            data = bytes(self.chip.out)
            self.chip.out.clear()
            if not listened:
                return
            with suppress(BlockingIOError):  # nobody reads
                self.said += os.write(self.master, data if fits else garbled(data))

    def close(self) -> None:
        """The plug is pulled."""
        os.close(self.master)
        os.close(self._slave)


class Bench:
    """A folder in which emulated readers are plugged in and out: `by_path` as in /dev/serial, `sys` as /sys."""

    def __init__(self, folder: Path) -> None:
        self.by_path, self.sys = folder / "by-path", folder / "sys"
        self.by_path.mkdir(parents=True)
        self.lines: dict[str, Line] = {}

    def plug(self, port: str, chip: Chip, serial: str = "") -> None:
        """Plug a chip in at a port; `serial` is what its adapter has for a serial number."""
        chip.power_cut()
        line = Line(chip)
        device = self.sys / "class" / "tty" / Path(line.path).name / "device"
        device.mkdir(parents=True, exist_ok=True)
        for name, text in {"idVendor": "1a86", "idProduct": "7523", "serial": serial}.items():
            (device / name).unlink(missing_ok=True)
            if serial:
                (device / name).write_text(f"{text}\n")
        self.lines[port] = line
        (self.by_path / port).symlink_to(line.path)

    def unplug(self, port: str) -> Chip:
        """Pull a chip out; comes back as the chip."""
        (self.by_path / port).unlink()
        line = self.lines.pop(port)
        line.close()
        return line.chip

    def close(self) -> None:
        """Pull everything out.  May be called twice."""
        for port in [*self.lines]:
            self.unplug(port)


def garbled(data: bytes) -> bytes:
    """What bytes look like at another speed."""
    return bytes(byte ^ 0xA5 for byte in data)
