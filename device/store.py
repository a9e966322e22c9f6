"""The state folder: the journal of the current game, the finished games, and what the panel has set.

    game.journal                the current game (device/journal_file.py)
    history/0007-classic.jsonl  a finished game: header, outcome, transcript
    history.db                  all finished games with their chronicles and figures (device/history.py)
    unfinished-0008.journal     a game that was set aside; its last line tells why
    game-damaged-1.journal      a journal that could not be trusted, or not be read
    panel.json                  settings of the panel
    plug.json                   how often the power was gone (device/appliance/plug.py)
    lock                        held by the box that owns the folder

Everything in it is private to its user: it holds who held which card.
"""

import errno
import fcntl
import json
import logging
import os
import pwd
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from time import time
from typing import Any

from platformdirs import user_state_path

from device.chronicle import Chronicle
from device.disk import Scribe, spare, sync_folder, write_atomic
from device.history import History, HistoryDamaged, Past
from device.journal_file import Damaged, JournalFile, read
from device.ports import Event, Found, Lost
from engine.effects import Seat
from engine.errors import WolfhourError
from engine.journal import Header, Record, to_plain

log = logging.getLogger(__name__)

SERVICE_USER = "wolfhour"
SERVICE_STATE = Path("/var/lib/wolfhour")
NUMBERED = re.compile(r"(?:unfinished-)?([0-9]+)")


def state_folder() -> Path:
    """$WOLFHOUR_STATE; else the service's folder for the service's user, and one in the home folder for others."""
    if named := os.environ.get("WOLFHOUR_STATE"):
        return Path(named)
    try:
        service = pwd.getpwnam(SERVICE_USER).pw_uid == os.getuid()
    except KeyError:
        service = False
    return SERVICE_STATE if service else user_state_path("wolfhour")


class Taken(WolfhourError):
    """Another box owns the folder."""


class FileStore:
    """The journal of the current game, the finished games, and the settings of the panel.

    What the disk refuses is kept in memory and tried again: `Lost("store", why)` and `Found("store")` tell of it.
    """

    def __init__(self, folder: Path, put: Callable[[Event], None]) -> None:
        """Own the folder, which is made where it is missing, and read what it holds.  `put` is the inbox's.

        Raises `Taken` where another box owns it, another `WolfhourError` where it cannot even be looked at.
        """
        with suppress(OSError):
            look_at(folder)
        self._folder = folder
        self._path = folder / "game.journal"
        self._history = folder / "history"
        self._panel_path = folder / "panel.json"
        self._lock: int | None = None
        self._journal: JournalFile | None = None
        self._header: Header | None = None
        self._number = self._last = 0
        """Of the current game, and the highest one of the history at the start."""
        self._found: tuple[Header, list[Record]] | None = None
        self._damage: Damaged | None = None
        self._scribe = Scribe(put)
        self._put = put
        self.history = History(folder)
        self._missed = False
        """Whether trouble with the history was told, and no game has been kept since."""
        try:
            self._claim()
        except BlockingIOError:
            self._scribe.close()
            raise Taken(
                f"another box is running on {folder}: stop that one first, "
                "or give this one a folder of its own with WOLFHOUR_STATE"
            ) from None
        except OSError:
            self._scribe.do(self._claim)
        self._panel = load_panel(self._panel_path)
        self._open()
        self._scribe.do(self._look)

    def begin(self, header: Header) -> None:
        """Start the journal of a new game; an older unfinished one is set aside."""
        self.set_aside("replaced")
        self._number = max([self._number, self._last, *self._numbers()]) + 1
        self._header = header
        self._scribe.do(self._make_way)
        self._journal = JournalFile(self._path)
        self._journal.add({**to_plain(header), "game_number": self._number})
        self._scribe.do(self._journal.flush)

    def append(self, record: Record) -> None:
        """Put one record on disk; returns when it is there, or when the disk has refused it for now."""
        if self._journal is None:
            raise RuntimeError("a record without a game: begin() or unfinished() comes first")
        self._journal.add(to_plain(record))
        self._scribe.do(self._journal.flush)

    def unfinished(self) -> tuple[Header, list[Record]] | None:
        """The game that was cut off before this start, if there is one; it goes on with `append`.

        Raises `Damaged`, once, where its journal cannot be trusted; that is out of the way by then.
        """
        damage, self._damage = self._damage, None
        if damage:
            raise damage
        return self._found

    def keep(self, told: Chronicle, names: Mapping[Seat, str]) -> None:
        """Write the current game into the history, before `finish`: whoever is cut off in between does both again."""
        if self._header is not None:
            header = self._header
            past = Past(self._number, time(), told, header.deck, header.rules, names)
            self._scribe.do(partial(self._keep, past))

    def finish(self, outcome: Mapping[str, Any], events: Iterable[Mapping[str, Any]]) -> None:
        """Move the current game into the history with its transcript, and forget its journal."""
        if self._journal is None or self._header is None:
            raise RuntimeError("an end without a game: begin() or unfinished() comes first")
        lines = [to_plain(self._header), {"kind": "outcome", **outcome}, *events]
        text = "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines)
        target = self._history / f"{self._number:04}-{self._header.game}.jsonl"
        self._scribe.do(partial(replace, self._journal, target, text))
        self._journal = self._found = None

    def set_aside(self, why: str) -> None:
        """Keep the unfinished journal under another name, without result; where there is none, do nothing."""
        if self._journal is None:
            return
        journal = self._journal
        self._scribe.do(partial(journal.move, self._folder / f"unfinished-{self._number:04}.journal"))
        self._scribe.do(partial(journal.add, {"kind": "set-aside", "why": why}))
        self._scribe.do(journal.flush)
        self._scribe.do(journal.close)
        self._journal = self._found = None

    def remember(self, key: str, value: Any) -> None:
        """Keep a setting of the panel (anything that JSON can hold) beyond this run."""
        text = json.dumps({**self._panel, key: value}, indent=1, ensure_ascii=False)
        self._panel = json.loads(text)
        self._scribe.do(partial(write_atomic, self._panel_path, text))

    def recall(self, key: str) -> Any:
        """A setting of the panel as it was last remembered, or None."""
        return self._panel.get(key)

    def close(self) -> None:
        """Close the files.  May be called twice."""
        self._scribe.close()
        if self._journal:
            self._journal.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _keep(self, past: Past) -> None:
        """Raises `OSError` where the disk is full, since the journal waits then too; for nothing else anybody waits."""
        try:
            missed = self._missed
            self._mend()
            self.history.add(past)
            if missed:
                self._missed = False
                self._put(Found("history"))
        except (OSError, HistoryDamaged) as error:
            if isinstance(error, OSError) and error.errno == errno.ENOSPC:
                raise
            log.warning("the game is not in the history: %s", error)
            self._miss("history-failed")

    def _look(self) -> None:
        """Tell of a damaged history at the start; what else may be wrong with it is told when a game is over."""
        with suppress(OSError, HistoryDamaged):
            self._mend()
            if self.history.path.exists():
                self._last = max(self.history.numbers(), default=0)

    def _mend(self) -> None:
        if self.history.path.exists() and self.history.mend() is not None:
            self._miss("history-damaged")

    def _miss(self, why: str) -> None:
        self._missed = True
        self._put(Lost("history", why))

    def _claim(self) -> None:
        self._history.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._folder.chmod(0o700)
        sync_folder(self._folder)
        if self._lock is None:
            self._lock = os.open(self._folder / "lock", os.O_RDONLY | os.O_CREAT, 0o600)
        fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _open(self) -> None:
        try:
            reading = read(self._path)
        except FileNotFoundError:
            return
        except (Damaged, OSError) as error:
            kept = spare(self._folder, "game", ".journal")
            self._scribe.do(self._make_way)
            self._damage = Damaged(f"{error}; the file is kept as {kept}, and the box starts without that game")
            return
        if reading.header:
            self._found = reading.header, reading.records
            self._header, self._number = reading.header, reading.game_number
            self._journal = JournalFile(self._path, reading.size, 1 + len(reading.records))

    def _make_way(self) -> None:
        if self._path.exists():
            self._path.rename(spare(self._folder, "game", ".journal"))
            sync_folder(self._folder)

    def _numbers(self) -> Iterator[int]:
        for path in (*self._history.glob("*.jsonl"), *self._folder.glob("unfinished-*.journal")):
            if match := NUMBERED.match(path.name):
                yield int(match[1])


def replace(journal: JournalFile, target: Path, text: str) -> None:
    """Put a finished game in the place of its journal.  The plug may be pulled in between: then it is done again."""
    write_atomic(target, text)
    journal.close()
    journal.path.unlink(missing_ok=True)
    sync_folder(journal.path.parent)


def look_at(folder: Path) -> None:
    """Raise `WolfhourError` where this user may not even look at the folder, and `OSError` where it is not there."""
    try:
        os.scandir(folder).close()
    except PermissionError:
        what = "is closed to this user: give it to whoever runs the box (chown), or name another one"
        raise WolfhourError(f"{folder} {what}") from None


def load_panel(path: Path) -> dict[str, Any]:
    """The settings of the panel; where the file is broken, those before them; else none."""
    for candidate in (path, path.with_name(f"{path.name}.bak")):
        try:
            panel = json.loads(candidate.read_bytes())
        except (OSError, ValueError, RecursionError):
            continue
        if isinstance(panel, dict):
            return panel
    return {}


def rules_digest() -> str:
    """A digest of the rules code, the same on every machine that runs the same rules."""
    total = sha256()
    for name, file in sorted(sources(resources.files("engine"), "")):
        # A checkout may have turned the line ends; that changes no rule.
        text = file.read_bytes().replace(b"\r\n", b"\n")
        total.update(f"{name} {len(text)}\n".encode() + text)
    return total.hexdigest()


def sources(folder: Traversable, prefix: str) -> Iterator[tuple[str, Traversable]]:
    """Name and file of everything that decides how a game goes: the engine's code without its laboratory."""
    for entry in folder.iterdir():
        name = f"{prefix}{entry.name}"
        if entry.is_dir() and name != "lab":
            yield from sources(entry, f"{name}/")
        elif name.endswith(".py"):
            yield name, entry
