"""Small steps that make a file survive a pulled plug, and the thread that takes them."""

import errno
import os
import threading
from collections.abc import Callable
from pathlib import Path

from device.ports import Event, Found, Lost

RETRY = 5.0
"""Seconds between two tries while the disk refuses."""
PATIENCE = 2.0
"""Seconds that the game waits for a disk that does not answer at all."""

WHY = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.EROFS: "disk-read-only",
    errno.EACCES: "disk-read-only",
    errno.EPERM: "disk-read-only",
}
"""Text keys (`trouble.<why>`) of what may be wrong with a disk; everything else is "disk-failed"."""


def sync_folder(folder: Path) -> None:
    """Make new, renamed and removed names in the folder lasting."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write_all(handle: int, data: bytes) -> None:
    """Write every byte; the system may take fewer at a time, as it does when the disk is nearly full."""
    while data:
        data = data[os.write(handle, data) :]


def write_atomic(path: Path, text: str) -> None:
    """Replace a file so that a reader finds the old or the new text, whole; the old one stays as `.bak`.

    The file is private to its user.  Raises `OSError`, and then the old file is as it was.
    """
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW, 0o600)
    try:
        if os.geteuid() == 0:  # an owner's command; the box must still be able to read it
            owner = path.parent.stat()
            os.fchown(handle, owner.st_uid, owner.st_gid)
        write_all(handle, text.encode())
        os.fsync(handle)
    except OSError:
        fresh.unlink()
        raise
    finally:
        os.close(handle)
    if path.exists():
        backup = path.with_name(f"{path.name}.bak")
        backup.unlink(missing_ok=True)
        backup.hardlink_to(path)
    fresh.replace(path)
    sync_folder(path.parent)


def spare(folder: Path, stem: str, ending: str) -> Path:
    """Where the next damaged file is kept: `<stem>-damaged-1<ending>` and so on."""
    taken = {*folder.glob(f"{stem}-damaged-*{ending}")}
    names = (folder / f"{stem}-damaged-{number}{ending}" for number in range(1, len(taken) + 2))
    return next(name for name in names if name not in taken)


class Scribe:
    """Does file work in order on a thread of its own, and again later what failed.

    A deed is a function that raises `OSError` where the disk refuses, and that may then be called again.
    """

    def __init__(self, put: Callable[[Event], None]) -> None:
        """Start the thread.  `put` takes the `Lost` and `Found` events of the store."""
        self._put = put
        self._changed = threading.Condition()
        self._deeds: list[Callable[[], None]] = []
        self._added = self._tried = 0
        """How many deeds were ever added, and how many of them have been tried at least once."""
        self._trouble = ""
        self._closing = False
        self._thread = threading.Thread(target=self._work, name="scribe", daemon=True)
        self._thread.start()

    def do(self, deed: Callable[[], None]) -> None:
        """Add a deed, and wait until it has been tried; where it failed it is tried again by itself."""
        with self._changed:
            self._deeds.append(deed)
            self._added += 1
            number = self._added
            self._changed.notify_all()
            # A disk that hangs has cost the table one wait; the next deeds only queue.
            patience = 0.0 if self._trouble == "disk-slow" else PATIENCE
            if not self._changed.wait_for(lambda: self._tried >= number, patience):
                self._report("disk-slow")

    def close(self) -> None:
        """Try once more what is left, and stop.  May be called twice."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join(PATIENCE)

    def _work(self) -> None:
        closing = False
        while not closing:
            with self._changed:
                self._changed.wait_for(self._wanted, RETRY if self._deeds else None)
                closing, deeds, added = self._closing, self._deeds[:], self._added
            done, trouble = attempt(deeds)
            with self._changed:
                del self._deeds[:done]
                self._tried = added
                self._report(trouble)
                self._changed.notify_all()

    def _wanted(self) -> bool:
        return self._closing or self._tried < self._added

    def _report(self, trouble: str) -> None:
        if trouble and not self._trouble:
            self._put(Lost("store", trouble))
        if self._trouble and not trouble:
            self._put(Found("store"))
        self._trouble = trouble


def attempt(deeds: list[Callable[[], None]]) -> tuple[int, str]:
    """Do the deeds up to the first that fails: how many are done, and why no more ("": all are)."""
    for done, deed in enumerate(deeds):
        try:
            deed()
        except OSError as error:
            return done, WHY.get(error.errno or 0, "disk-failed")
    return len(deeds), ""
