"""What the box writes about itself for its owner: to standard error, and the last of it into its state folder.

Logs count as public.  No line, at any level, names a seat together with a card, a tag or a vote; a whole game is
searched for such lines at every level (tests/secrecy/test_logs.py).
"""

import logging
import os
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from traceback import extract_tb

LEVELS = ("debug", "info", "warning", "error")
FILE = "wolfhour.log"
MOST = 96 * 1024
"""Bytes of the file; when it is full it becomes `wolfhour.log.1`, and a new one begins."""
KEPT = logging.INFO
"""The file keeps this level, or a finer one where that is asked for."""


class PrivateFile(RotatingFileHandler):
    """A file that only its owner may read; a disk that refuses a line costs the line and nothing else."""

    def _open(self) -> TextIOWrapper:
        handle = os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        return os.fdopen(handle, "a", encoding="utf-8")

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - its name in the standard library
        """Write nothing about it: what is wrong with the disk, the store tells."""


def to_standard_error(level: str) -> None:
    """From now on lines of this level (one of `LEVELS`) and above go to standard error, where journald takes them."""
    number: int = getattr(logging, level.upper())
    logging.basicConfig(level=number, format="wolfhour: %(message)s", force=True)
    for handler in logging.getLogger().handlers:
        handler.setLevel(number)
    logging.getLogger("device").setLevel(min(number, KEPT))


def into(folder: Path) -> Callable[[], None]:
    """From now on the box's own lines go into the folder's file as well; call what comes back to end it."""
    box = logging.getLogger("device")
    try:
        file = PrivateFile(folder / FILE, maxBytes=MOST, backupCount=1)
    except OSError:
        return lambda: None
    file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    if box.level == logging.NOTSET:
        box.setLevel(KEPT)
    box.addHandler(file)

    def end() -> None:
        box.removeHandler(file)
        with suppress(OSError):  # the last line may not fit on the disk
            file.close()

    return end


def last_lines(folder: Path, number: int) -> list[str]:
    """The last lines that were kept, the oldest first; none where there is no file."""
    lines: list[str] = []
    for name in (f"{FILE}.1", FILE):
        path = folder / name
        if path.exists():
            lines += path.read_text(encoding="utf-8", errors="replace").splitlines()
    return lines[-number:]


def place(fault: BaseException) -> str:
    """Where in the code something went wrong, the innermost line first.  Its message might name a seat and its card."""
    return " < ".join(
        f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(extract_tb(fault.__traceback__))
    )
