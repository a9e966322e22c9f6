"""Counts starts that came to nothing, so that a box that crashes again and again starts without what may be the cause.

However long each of them took: one that is slow to get ready, or hangs before the watchdog ends it, counts like one
that crashes at once.  The file is in the runtime folder, which a power cut empties: whoever pulls the plug gets a full
start.
"""

from contextlib import suppress
from pathlib import Path

MANY = 3
"""So many in a row are no accident."""
HEALTHY = 60.0
"""Seconds after which a start has come to something."""


class Starts:
    """The starts since the box was healthy, or was ended in order."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def begin(self) -> bool:
        """The box starts; whether it has crashed too often."""
        crashes = self._before()
        with suppress(OSError):
            self._file.write_text(f"{crashes + 1}\n", encoding="ascii")
        return crashes >= MANY

    def healthy(self) -> None:
        """What was before does not count any more."""
        with suppress(OSError):
            self._file.unlink(missing_ok=True)

    def _before(self) -> int:
        try:
            return max(0, int(self._file.read_text(encoding="ascii")))
        except (OSError, ValueError):
            return 0
