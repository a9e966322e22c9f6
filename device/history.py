"""The history: every finished game with its chronicle and its figures, in one database that survives a pulled plug.

The transcripts stay files (`history/0007-classic.jsonl`): what the database has lost it can be told again from them,
but for the names of players, which stand nowhere else.
"""

import errno
import logging
import os
import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from device.chronicle import Chronicle
from device.chronicle.figures import Figures
from device.disk import spare
from engine import Seat, WolfhourError

log = logging.getLogger(__name__)

EVENING = 6 * 3600.0
"""Seconds without a game after which another evening begins."""
LONGEST = 48 * 3600.0
"""No evening is longer, so that an old history costs nothing."""
MANY = 2**62
"""No game has so high a number."""
PATIENCE = 2.0
"""Seconds that are waited for another process."""
SCHEMA = """
CREATE TABLE IF NOT EXISTS games (
    number INTEGER PRIMARY KEY, ended REAL NOT NULL, game TEXT NOT NULL, deck TEXT NOT NULL, rules TEXT NOT NULL,
    winner TEXT NOT NULL, chronicle BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS seats (
    number INTEGER NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT NULL, name TEXT NOT NULL,
    won INTEGER NOT NULL, survived INTEGER NOT NULL, votes INTEGER NOT NULL, right INTEGER NOT NULL,
    points INTEGER NOT NULL, PRIMARY KEY (number, seat)
);
"""
WHY = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
}
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class HistoryDamaged(WolfhourError):
    """The database cannot be trusted."""


@dataclass(frozen=True, slots=True)
class Past:
    """One game of the history."""

    number: int
    ended: float
    """When, in seconds of the calendar."""
    told: Chronicle
    deck: tuple[str, ...]
    rules: Mapping[str, Any]
    names: Mapping[Seat, str]
    """Of the seats where somebody has given a name."""


class History:
    """The finished games of a state folder.

    Every method opens the database and closes it again, so that several processes may do so.  They raise `OSError`
    where the disk refuses, and `HistoryDamaged`; `mend` puts a damaged one aside.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.path = folder / "history.db"
        self._ended: dict[int, float] = {}
        """When the games that were added here have ended, in seconds of a clock that never leaps."""

    def add(self, past: Past) -> None:
        """Write a game down, once however often it is told."""
        told = past.told
        with self._open() as db:
            db.execute("DELETE FROM games WHERE number = ?", [past.number])
            db.execute(
                "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?)",
                [past.number, past.ended, told.game, plain(past.deck), plain(past.rules), told.winner, encoded(told)],
            )
            rows = [
                (past.number, seat, past.names.get(seat, ""), it.won, it.survived, it.votes, it.right, it.points)
                for seat, it in told.figures.items()
            ]
            db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
        self._ended.setdefault(past.number, monotonic())

    def games(self, since: float = 0.0) -> list[Past]:
        """All of them that have ended since then or were added here, the oldest first."""
        with self._open() as db:
            names: dict[int, dict[Seat, str]] = {}
            for number, seat, name in db.execute("SELECT number, seat, name FROM seats WHERE name != ''"):
                names.setdefault(number, {})[seat] = name
            rows = db.execute(
                "SELECT number, ended, deck, rules, chronicle FROM games WHERE ended >= ? OR number >= ? "
                "ORDER BY number",
                [since, min([*self._ended], default=MANY)],
            ).fetchall()
        found = []
        for number, ended, deck, rules, chronicle in rows:
            try:
                told, cards, changed = decoded(chronicle), tuple(read(deck)), read(rules)
            except msgspec.ValidationError as error:  # sound, but not as games are kept today
                log.warning("game %d of the history cannot be read, and is left out: %s", number, error)
            except msgspec.DecodeError as error:
                raise HistoryDamaged(f"{self.path} is damaged ({error})") from error
            else:
                found.append(Past(number, ended, told, cards, changed, names.get(number, {})))
        return found

    def numbers(self) -> set[int]:
        """The number of every game, also of one that cannot be read."""
        with self._open() as db:
            return {number for (number,) in db.execute("SELECT number FROM games")}

    def evening(self, now: float) -> list[Past]:
        """The games of this evening, the first one first, though the clock on the wall may leap between two."""
        found: list[Past] = []
        before, later = now, monotonic()
        for past in reversed(self.games(now - LONGEST)):
            ended = self._ended.get(past.number)
            if (abs(before - past.ended) if ended is None else later - ended) > EVENING:
                break
            found.insert(0, past)
            before, later = past.ended, later if ended is None else ended
        return found

    def setups(self) -> dict[tuple[str, str, str], Counter[str]]:
        """How often which camp has won, by game, deck and house rules (both as JSON)."""
        found: dict[tuple[str, str, str], Counter[str]] = {}
        with self._open() as db:
            for game, deck, rules, winner, number in db.execute(
                "SELECT game, deck, rules, winner, COUNT(*) FROM games GROUP BY 1, 2, 3, 4 ORDER BY MIN(number)"
            ):
                found.setdefault((game, deck, rules), Counter())[winner] = number
        return found

    def players(self) -> dict[str, Figures]:
        """The figures of everybody who has given a name."""
        with self._open() as db:
            rows = db.execute(
                "SELECT name, COUNT(*), SUM(won), SUM(survived), SUM(votes), SUM(right), SUM(points) FROM seats "
                "WHERE name != '' GROUP BY name ORDER BY name"
            ).fetchall()
        return {name: Figures(*sums) for name, *sums in rows}

    def forget(self, name: str) -> int:
        """Take this name out of all games; comes back as how many there were.  Nothing of it stays in the files.

        Raises `OSError` where another process reads them meanwhile: until it ends the log still holds the name.
        """
        with self._open() as db:
            number = db.execute("UPDATE seats SET name = '' WHERE name = ?", [name]).rowcount
            db.commit()
            busy, *_ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()  # else the log would still hold it
            if busy:
                raise OSError(
                    errno.EBUSY, "another program reads the history: the name is gone when that ends", str(self.path)
                )
            return number

    def mend(self) -> Path | None:
        """Put the database aside where it is damaged: where it went."""
        try:
            with self._open() as db:
                sound = (
                    db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
                    and not db.execute(
                        "SELECT 1 FROM games WHERE NOT json_valid(CAST(chronicle AS TEXT)) LIMIT 1"
                    ).fetchone()
                )
        except HistoryDamaged:
            sound = False
        if sound:
            return None
        aside = spare(self._folder, "history", ".db")
        for ending in ("-wal", "-shm"):
            if (beside := self.path.with_name(self.path.name + ending)).exists():
                beside.rename(aside.with_name(aside.name + ending))
        self.path.rename(aside)
        log.warning("the history is damaged: it is kept as %s, and a new one begins", aside.name)
        return aside

    def _make(self) -> None:
        """An empty file that belongs to whoever owns the folder, where there is none."""
        if not self.path.exists():
            handle, owner = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600), self._folder.stat()
            os.fchown(handle, owner.st_uid, owner.st_gid)
            os.close(handle)

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """The database, made where there is none; what is done to it counts as a whole or not at all."""
        self._make()
        try:
            with closing(sqlite3.connect(self.path, timeout=PATIENCE)) as db:
                for pragma in ("journal_mode = WAL", "synchronous = FULL", "secure_delete = ON", "foreign_keys = ON"):
                    db.execute(f"PRAGMA {pragma}")
                db.executescript(SCHEMA)
                with db:
                    yield db
        except sqlite3.DatabaseError as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            if code in DAMAGED:
                raise HistoryDamaged(f"{self.path} is damaged ({error})") from error
            raise OSError(WHY.get(code, errno.EIO), f"{error}", str(self.path)) from error


def plain(value: Any) -> str:
    """Data as JSON, the same for the same data."""
    return msgspec.json.encode(value, order="sorted").decode()


def read(text: str) -> Any:
    """Data from JSON."""
    return msgspec.json.decode(text)


def encoded(told: Chronicle) -> bytes:
    """A chronicle as it is kept."""
    return msgspec.json.encode(told)


def decoded(data: bytes) -> Chronicle:
    """A chronicle as it was kept."""
    return msgspec.json.decode(data, type=Chronicle)


def total(pasts: Sequence[Past]) -> dict[str, Figures]:
    """The figures of everybody over these games: by name, and where nobody has given one by seat."""
    found: dict[str, Figures] = {}
    for past in pasts:
        for seat, figures in past.told.figures.items():
            who = past.names.get(seat, str(seat))
            found[who] = found[who] + figures if who in found else figures
    return found
