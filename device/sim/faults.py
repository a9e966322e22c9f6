"""Things that go wrong on purpose."""

import os
import signal
from collections.abc import Iterable, Mapping
from typing import Any

from device.ports import Store
from engine.journal import Header, Record


class KilledAfter:
    """A store whose process dies as if the plug were pulled, right after a number of records are on disk."""

    def __init__(self, store: Store, records: int) -> None:
        """`records` counts those of this process; 0 lets it die when the journal has only its header."""
        self._store, self._left = store, records

    def begin(self, header: Header) -> None:
        """Start the journal of a new game."""
        self._store.begin(header)
        self._die_when_due()

    def append(self, record: Record) -> None:
        """Put one record on disk."""
        self._store.append(record)
        self._left -= 1
        self._die_when_due()

    def unfinished(self) -> tuple[Header, list[Record]] | None:
        """The game that was cut off."""
        return self._store.unfinished()

    def finish(self, outcome: Mapping[str, Any], events: Iterable[Mapping[str, Any]]) -> None:
        """Move the current game into the history."""
        self._store.finish(outcome, events)

    def set_aside(self, why: str) -> None:
        """Keep the unfinished journal under another name."""
        self._store.set_aside(why)

    def remember(self, key: str, value: Any) -> None:
        """Keep a setting of the panel."""
        self._store.remember(key, value)

    def recall(self, key: str) -> Any:
        """A setting of the panel."""
        return self._store.recall(key)

    def close(self) -> None:
        """Close the files."""
        self._store.close()

    def _die_when_due(self) -> None:
        if self._left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)
