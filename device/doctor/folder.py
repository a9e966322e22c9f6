"""What may be wrong with the files of the state folder, and how it is mended; no game, card or setting is touched."""

import fcntl
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from device.disk import sync_folder
from device.doctor.check import Check, Machine, degraded, fine
from device.journal_file import Damaged, read

JOURNAL = "game.journal"
LEFT_OVER = re.compile(r"\.(panel|cards|last-good)\.json\.\d+|\.\d{4}-[a-z-]+\.jsonl\.\d+")
"""What a pulled plug has left of a file that was being replaced; the file itself is whole."""
PRIVATE, SHARED = 0o700, 0o077
"""Of files and folders only the owner's rights may be set."""
OWN = ("*.json", "*.bak", "*.journal", "wolfhour.log*", "lock", "history/*.jsonl", "history*.db*")
"""Files that nobody else may read."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something that can be mended: what is wrong, what has been done when it is mended, and the deed."""

    finding: str
    done: str
    mend: Callable[[], object]


def check(machine: Machine) -> Iterator[Check]:
    """One check for each flaw; in a tree of files owners and rights mean nothing."""
    for flaw in flaws(machine.state) if machine.here else ():
        yield degraded("folder", flaw.finding, "wolfhour doctor --fix")


def mended(machine: Machine) -> Iterator[Check]:
    """Mend what can be mended, and tell of each thing what was done."""
    if a_box_runs(machine.state):
        yield degraded("fix", "a box is running, so nothing is mended", "stop it first")
        return
    found = [*flaws(machine.state)]
    for flaw in found:
        try:
            flaw.mend()
        except OSError as error:
            remedy = "run the doctor as the owner of the folder, or with sudo"
            yield degraded("fix", f"{flaw.finding}; it cannot be mended: {error.strerror}", remedy)
        else:
            yield fine("fix", flaw.done)
    if not found:
        yield fine("fix", "there was nothing to mend")


@contextmanager
def claimed(state: Path) -> Iterator[None]:
    """Own the folder meanwhile, so that no box starts; nothing is made or changed in it.

    Raises `BlockingIOError` where a box owns it, and other kinds of `OSError` where that cannot be found out.
    """
    try:
        lock = os.open(state / "lock", os.O_RDONLY)
    except (FileNotFoundError, NotADirectoryError):  # no box was ever here
        yield
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    finally:
        os.close(lock)


def a_box_runs(state: Path) -> bool:
    """Whether a box owns the folder at this moment."""
    try:
        with claimed(state):
            return False
    except BlockingIOError:
        return True
    except OSError:
        return False


def flaws(state: Path) -> Iterator[Flaw]:
    """Everything that is wrong and can be mended; nothing while a box runs, which sees to it itself.

    Nothing either where no box ever was: whose folder that is, nobody knows.
    """
    if not os.access(state, os.F_OK):
        return
    if state.is_dir() and not os.access(state, os.R_OK | os.W_OK | os.X_OK):
        open_up = partial(state.chmod, PRIVATE)
        yield Flaw(f"{state} cannot be opened", f"{state} was opened for its owner; run the doctor again", open_up)
        return
    if a_box_runs(state) or not os.access(state / "lock", os.F_OK):
        return
    history = state / "history"
    if not os.path.lexists(history):
        make = partial(history.mkdir, PRIVATE)
        yield Flaw(f"the folder {history} is missing", f"the folder {history} was made", make)
    yield from torn(state / JOURNAL)
    for path in [*state.glob(".*"), *history.glob(".*")]:
        if LEFT_OVER.fullmatch(path.name) and path.is_file():
            yield Flaw(f"{path} was left over by a power cut", f"{path} was left over and is deleted", path.unlink)
    yield from rights(state)


def torn(journal: Path) -> Iterator[Flaw]:
    """Half a line at the end of the journal; whole lines before it stay, and a damaged journal is left as it is."""
    try:
        size, good = journal.stat().st_size, read(journal).size
    except (OSError, Damaged):
        return
    if 0 < good < size:
        more = f"{size - good} bytes of a line that a power cut has torn"
        cut = partial(cut_off, journal, good)
        yield Flaw(f"{journal} ends with {more}", f"{more} were cut off the end of {journal}", cut)


def cut_off(journal: Path, size: int) -> None:
    """Shorten a file for good.  Raises `OSError`."""
    os.truncate(journal, size)
    sync_folder(journal.parent)


def rights(state: Path) -> Iterator[Flaw]:
    """What others may read, what the owner may not, and what belongs to somebody else than the folder does."""
    owner = state.stat()
    for path in (state, state / "history", *(path for name in OWN for path in sorted(state.glob(name)))):
        if path.is_symlink() or not path.exists():
            continue
        found, wanted = path.stat(), PRIVATE if path.is_dir() else 0o600
        if found.st_mode & SHARED or found.st_mode & wanted != wanted:
            words = f"{path} has the rights {found.st_mode & 0o777:03o}, and needs {wanted:o}"
            yield Flaw(words, f"{path} has the rights {wanted:o} now", partial(path.chmod, wanted))
        if found.st_uid != owner.st_uid:
            give = partial(os.chown, path, owner.st_uid, owner.st_gid)
            words = f"{path} was given to the owner of its folder"
            yield Flaw(f"{path} belongs to another user than its folder", words, give)
