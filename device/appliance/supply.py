"""Watches the supply of a Raspberry Pi: what is too weak at this moment is told, and what was once is not."""

import time
from pathlib import Path

from device.ports import Event, Found, Lost

SYS = Path("/sys/devices/platform/soc/soc:firmware/get_throttled")
WEAK_NOW = 1
"""The bit of the firmware's word that says so; others tell that it was so at any time since the start."""
EVERY = 10.0
"""Seconds between two looks."""


class Supply:
    """A source of the inbox.  Where the machine has no such word nothing ever happens."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._look_at = 0.0
        self._weak = False

    def __call__(self) -> Event | None:
        """That it has become too weak, or strong enough again."""
        if (now := time.monotonic()) < self._look_at:
            return None
        self._look_at = now + EVERY
        try:
            weak = bool(int(self._file.read_text(encoding="ascii"), 16) & WEAK_NOW)
        except (OSError, ValueError):
            return None
        if weak == self._weak:
            return None
        self._weak = weak
        return Lost("power", "power-weak") if weak else Found("power")
