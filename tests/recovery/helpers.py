"""What several tests of the state folder need."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import TypeAlias

from device.journal_file import encode
from device.ports import Event
from device.store import FileStore
from engine.journal import Header, Record, to_plain

Inbox: TypeAlias = SimpleQueue[Event]


def left_behind(folder: Path) -> tuple[Header, list[Record]] | None:
    """What the next start finds."""
    box = FileStore(folder, print)
    try:
        return box.unfinished()
    finally:
        box.close()


def lines(header: Header, game: list[Record]) -> bytes:
    return b"".join(encode(number, to_plain(entry)) for number, entry in enumerate([header, *game]))


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """No file of this process may grow beyond so many bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
