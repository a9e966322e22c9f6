"""A disk that refuses is told of once, tried again, and never stops the game."""

import os
from pathlib import Path
from threading import Barrier

import pytest

from device import disk
from device.ports import Found, Lost
from device.store import FileStore
from engine.journal import Left, Press, Record
from tests.recovery.appender import HEADER
from tests.recovery.helpers import Inbox, full_disk, left_behind


def test_a_full_disk_is_told_once_and_everything_is_written_when_there_is_room(
    tmp_path: Path, box: FileStore, inbox: Inbox
) -> None:
    box.begin(HEADER)
    game: list[Record] = [Press("vote", 1, number) for number in range(9)]
    size = (tmp_path / "game.journal").stat().st_size
    with full_disk(size + 70):
        for record in game[:5]:
            box.append(record)
        assert inbox.get_nowait() == Lost("store", "disk-full")
    for record in game[5:]:
        box.append(record)
    assert inbox.get_nowait() == Found("store")
    assert inbox.empty()
    box.close()
    assert left_behind(tmp_path) == (HEADER, game)


def test_a_full_disk_is_tried_again_without_a_new_record(
    tmp_path: Path, box: FileStore, inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "RETRY", 0.02)
    with full_disk(0):
        box.begin(HEADER)
        box.append(Left(1))
        box.finish({"winner": "village"}, [])
        box.begin(HEADER)
        assert inbox.get_nowait() == Lost("store", "disk-full")
    assert inbox.get(timeout=5) == Found("store")
    box.close()
    assert left_behind(tmp_path) == (HEADER, [])
    assert (tmp_path / "history" / "0001-classic.jsonl").exists()


def test_a_state_folder_that_cannot_be_made_stops_nothing(tmp_path: Path, inbox: Inbox) -> None:
    (tmp_path / "file").touch()
    box = FileStore(tmp_path / "file" / "state", inbox.put)
    assert inbox.get_nowait() == Lost("store", "disk-failed")
    box.begin(HEADER)
    box.append(Left(1))
    (tmp_path / "file").unlink()
    box.append(Left(2))
    assert inbox.get_nowait() == Found("store")
    box.close()
    assert left_behind(tmp_path / "file" / "state") == (HEADER, [Left(1), Left(2)])


def test_a_disk_that_hangs_costs_the_game_one_wait(
    tmp_path: Path, box: FileStore, inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "PATIENCE", 0.05)
    hanging, awake = Barrier(2), os.fdatasync

    def hang(handle: int) -> None:
        hanging.wait(timeout=5)
        awake(handle)

    monkeypatch.setattr(os, "fdatasync", hang)
    box.begin(HEADER)
    assert inbox.get_nowait() == Lost("store", "disk-slow")
    monkeypatch.setattr(disk, "PATIENCE", 60.0)
    box.append(Left(1))
    monkeypatch.setattr(os, "fdatasync", awake)
    hanging.wait(timeout=5)
    assert inbox.get(timeout=5) == Found("store")
    assert inbox.empty()
    box.close()
    assert left_behind(tmp_path) == (HEADER, [Left(1)])
