"""Things that go wrong on purpose."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

from device.ports import Event
from device.store import FileStore
from engine.journal import Header, Record


class KilledAfter(FileStore):
    """A store whose process dies as if the plug were pulled, right after a number of records are on disk."""

    def __init__(self, folder: Path, put: Callable[[Event], None], records: int) -> None:
        """`records` counts those of this process; 0 lets it die when the journal has only its header."""
        self._left = records
        super().__init__(folder, put)

    def begin(self, header: Header) -> None:
        """Start the journal of a new game."""
        super().begin(header)
        self._die_when_due()

    def append(self, record: Record) -> None:
        """Put one record on disk."""
        super().append(record)
        self._left -= 1
        self._die_when_due()

    def _die_when_due(self) -> None:
        if self._left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)
