"""The journal of one game on disk: lines that prove themselves.

A line is `crc32 number json`: a checksum over all that follows it, the line's number, the record.  Line 0 is the
header.  What a pulled plug has cut off at the end is dropped; damage anywhere else is reported, since nobody
could say what was lost there.
"""

import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zlib import crc32

from device.disk import sync_folder, write_all
from engine.errors import Diverged, WolfhourError
from engine.journal import Header, Record, from_plain

LINE = re.compile(rb"(?P<check>[0-9a-f]{8}) (?P<body>(?P<number>[0-9]+) (?P<plain>.+))")


class Damaged(WolfhourError):
    """A journal that cannot be trusted; `key` names the text that tells the table."""

    key = "journal-damaged"


@dataclass(frozen=True, slots=True)
class Reading:
    """What a journal holds: the game's number in the history, its header (None: cut off), its records."""

    game_number: int = 0
    header: Header | None = None
    records: list[Record] = field(default_factory=list)
    size: int = 0
    """Bytes up to the end of the last whole line."""


def encode(number: int, plain: Mapping[str, Any]) -> bytes:
    """One line, with its end."""
    body = f"{number} {json.dumps(plain, separators=(',', ':'))}".encode()
    return b"%08x %s\n" % (crc32(body), body)


def decode(line: bytes) -> tuple[int, dict[str, Any]] | None:
    """Number and record of a line without its end, or None where the line does not prove itself."""
    parts = LINE.fullmatch(line)
    if parts is None or int(parts["check"], 16) != crc32(parts["body"]):
        return None
    try:
        number, plain = int(parts["number"]), json.loads(parts["plain"])
    except (ValueError, RecursionError):
        return None
    return (number, plain) if isinstance(plain, dict) else None


def read(path: Path) -> Reading:
    """Read a journal.  Raises `Damaged`, and `OSError` where the file cannot be read at all."""
    data = path.read_bytes()
    pieces = data.split(b"\n")
    plains: list[dict[str, Any]] = []
    for number, piece in enumerate(pieces[:-1]):
        entry = decode(piece)
        if entry is None:
            break
        if entry[0] != number:
            raise Damaged(f"{path}: line {number} is missing, line {entry[0]} stands in its place")
        plains.append(entry[1])
    bad = len(plains)
    if any(decode(piece) for piece in pieces[bad + 1 :]):
        raise Damaged(f"{path}: line {bad} is damaged, and good lines follow it")
    if not plains:
        return Reading()
    size = sum(len(piece) + 1 for piece in pieces[:bad])
    game = plains[0].pop("game_number", 0)
    try:
        header, *records = map(from_plain, plains)
    except Diverged as error:
        raise Damaged(f"{path}: {error}") from error
    kept = [record for record in records if not isinstance(record, Header)]
    if not isinstance(header, Header) or len(kept) < len(records):
        raise Damaged(f"{path}: the header must be the first line, and only that")
    return Reading(game, header, kept, size)


class JournalFile:
    """Appends lines to a journal; what the disk has refused is kept and written at the next try."""

    def __init__(self, path: Path, size: int = 0, lines: int = 0) -> None:
        """`size` and `lines` tell how many bytes and lines of the file are good; the rest is cut off."""
        self.path = path
        self._size, self._lines = size, lines
        self._waiting: list[bytes] = []
        self._handle: int | None = None

    def add(self, plain: Mapping[str, Any]) -> None:
        """Take a line; `flush` brings it to disk."""
        self._waiting.append(encode(self._lines, plain))
        self._lines += 1

    def flush(self) -> None:
        """Bring all lines taken so far to disk, in one go.  Raises `OSError`; may then be called again."""
        lines = self._waiting[:]
        if not lines:
            return
        data = b"".join(lines)
        try:
            write_all(self._open(), data)
            os.fdatasync(self._open())
        except OSError:
            # How much is on disk is unknown now: the next try cuts off what may be, and writes it all again.
            self.close()
            raise
        self._size += len(data)
        del self._waiting[: len(lines)]

    def move(self, target: Path) -> None:
        """Give the file another name.  Raises `OSError`; may then be called again."""
        if self.path.exists():
            self.path.rename(target)
        self.path = target
        sync_folder(target.parent)

    def close(self) -> None:
        """Close the file; the next `flush` opens it again."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def _open(self) -> int:
        if self._handle is None:
            self._handle = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            os.ftruncate(self._handle, self._size)
            sync_folder(self.path.parent)
        return self._handle
