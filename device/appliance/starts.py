"""Counts starts that came to nothing, so that a box that crashes again and again starts without what may be the cause.

The file is in the runtime folder, which a power cut empties: whoever pulls the plug gets a full start.
"""

from contextlib import suppress
from pathlib import Path

MANY, WITHIN = 3, 400.0
"""So many crashes within so many seconds are no accident.

A start that hangs is ended after 90 seconds; a box that was ready soon, and hangs before it was healthy, after some
80.  With the start, the end and the pause that is up to 110 seconds each, so three of the slow kind take 330.
"""
HEALTHY = 60.0
"""Seconds after which a start has come to something."""


class Starts:
    """The starts since the box was healthy, or was ended in order; each is one line, its monotonic seconds."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def begin(self, now: float) -> bool:
        """The box starts; whether it has crashed too often."""
        crashed = [at for at in self._earlier() if now - WITHIN <= at <= now]
        with suppress(OSError):
            self._file.write_text("".join(f"{at}\n" for at in (*crashed, now)), encoding="ascii")
        return len(crashed) >= MANY

    def healthy(self) -> None:
        """What was before does not count any more."""
        with suppress(OSError):
            self._file.unlink(missing_ok=True)

    def _earlier(self) -> list[float]:
        try:
            return [float(line) for line in self._file.read_text(encoding="ascii").split()]
        except (OSError, ValueError):
            return []
