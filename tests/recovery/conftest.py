"""A store on a folder of its own, and the inbox that it talks to."""

from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from device.store import FileStore
from tests.recovery.helpers import Inbox


@pytest.fixture
def inbox() -> Inbox:
    return SimpleQueue()


@pytest.fixture
def box(tmp_path: Path, inbox: Inbox) -> Iterator[FileStore]:
    box = FileStore(tmp_path, inbox.put)
    yield box
    box.close()
