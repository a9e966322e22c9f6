"""The database of finished games: it survives a kill, a full disk and damage, and forgets whom it shall forget."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue

import pytest

from device.chronicle import Chronicle, chronicle
from device.commands.history import take_in
from device.history import EVENING, History, HistoryDamaged, Past, total
from device.ports import Event, Found, Lost
from device.session import header_of
from device.store import FileStore
from engine.catalogue import Setup, games
from tests.history.games import transcript
from tests.recovery.helpers import full_disk

SEATS = tuple(range(1, 8))
CLASSIC = games()["classic"]
SETUP = Setup("classic", SEATS, CLASSIC.pack(7, CLASSIC.rules()), CLASSIC.rules())
EVENTS = transcript(SETUP, 1)
TOLD = chronicle("classic", SEATS, EVENTS)
NAMES = {1: "Ann", 2: "Bo"}


def past(number: int, ended: float = 0.0, told: Chronicle = TOLD) -> Past:
    return Past(number, ended, told, SETUP.deck, {}, NAMES)


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History(tmp_path)


@pytest.fixture
def inbox() -> "SimpleQueue[Event]":
    return SimpleQueue()


@pytest.fixture
def box(tmp_path: Path, inbox: "SimpleQueue[Event]") -> Iterator[FileStore]:
    made = FileStore(tmp_path, inbox.put)
    made.begin(header_of(SETUP, "en", ""))
    yield made
    made.close()


def test_a_game_that_is_told_twice_stands_there_once(history: History) -> None:
    history.add(past(1))
    history.add(past(1))
    history.add(past(2))
    assert [it.number for it in history.games()] == [1, 2]
    assert history.players()["Ann"].games == 2
    assert [*history.setups().values()] == [{TOLD.winner: 2}]


def test_the_figures_of_an_evening_are_those_of_its_games(history: History) -> None:
    hours = 3600.0
    for number, ended in enumerate([0.0, 10 * hours, 12 * hours, 17 * hours], 1):
        history.add(past(number, ended))
    later = History(history.path.parent)  # the box was begun anew, and has nothing but the dates
    evening = later.evening(18 * hours)
    assert [it.number for it in evening] == [2, 3, 4]
    assert later.evening(17 * hours + EVENING + 1) == []
    assert total(evening)["Ann"].games == 3
    assert total(evening)["3"].votes == 3 * TOLD.figures[3].votes


@pytest.mark.parametrize("leap", [-1e9, 1e9])
def test_a_clock_that_leaps_takes_no_game_out_of_the_evening(
    history: History, monkeypatch: pytest.MonkeyPatch, leap: float
) -> None:
    hour, clock = 3600.0, [0.0]
    monkeypatch.setattr("device.history.monotonic", lambda: clock[-1])
    for number, ended in enumerate([2e9, 2e9 + hour, 2e9 + leap, 2e9 + leap + 8 * hour], 1):
        assert [it.number for it in history.evening(ended)] == [*range(1, number)]
        history.add(past(number, ended))
        clock.append(clock[-1] + hour)
    clock.append(clock[-1] + EVENING)
    assert history.evening(2e9 + leap + 9 * hour) == []


def test_a_name_that_is_forgotten_is_in_no_file_any_more(history: History, tmp_path: Path) -> None:
    history.add(past(1))
    assert b"Ann" in history.path.read_bytes()
    assert history.forget("Ann") == 1
    assert history.players().keys() == {"Bo"}
    assert total(history.games())["1"] == TOLD.figures[1]
    assert not [file for file in tmp_path.iterdir() if b"Ann" in file.read_bytes()]


def test_who_reads_a_name_while_it_is_forgotten_holds_it_until_he_has_ended(history: History, tmp_path: Path) -> None:
    history.add(past(1))
    with closing(sqlite3.connect(history.path)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT COUNT(*) FROM seats").fetchone()
        with pytest.raises(OSError, match="another program reads the history"):
            history.forget("Ann")
    assert history.players().keys() == {"Bo"}
    assert not [file for file in tmp_path.iterdir() if b"Ann" in file.read_bytes()]


def garbage(data: bytes) -> bytes:
    return b"no database" * 1000


def half(data: bytes) -> bytes:
    return data[: len(data) // 2]


def rotten(data: bytes) -> bytes:
    return data.replace(b'"winner":', b'"winner"!', 1)


@pytest.mark.parametrize("hurt", [garbage, half, rotten])
def test_a_damaged_database_is_put_aside_and_told_and_a_new_one_begins(
    hurt: Callable[[bytes], bytes], tmp_path: Path, inbox: "SimpleQueue[Event]", history: History
) -> None:
    for number in range(20):
        history.add(past(number))
    history.path.write_bytes(damaged := hurt(history.path.read_bytes()))
    with pytest.raises((HistoryDamaged, OSError)):
        history.games()
    store = FileStore(tmp_path, inbox.put)
    assert inbox.get_nowait() == Lost("history", "history-damaged")
    assert (tmp_path / "history-damaged-1.db").read_bytes() == damaged
    store.begin(header_of(SETUP, "en", ""))
    store.keep(TOLD, NAMES)
    assert [it.names for it in history.games()] == [NAMES]
    assert inbox.get_nowait() == Found("history"), "a game is kept again"
    assert inbox.empty()
    store.close()


def test_a_database_that_is_damaged_while_the_box_runs_stops_no_game(
    box: FileStore, inbox: "SimpleQueue[Event]", history: History, tmp_path: Path
) -> None:
    history.path.write_bytes(garbage(b""))
    box.keep(TOLD, NAMES)
    box.finish({"winner": TOLD.winner}, EVENTS)
    assert inbox.get_nowait() == Lost("history", "history-damaged")
    assert len(history.games()) == 1
    assert (tmp_path / "history" / "0001-classic.jsonl").exists()


def test_what_a_full_disk_keeps_out_of_the_history_is_taken_in_from_the_transcript(
    box: FileStore, inbox: "SimpleQueue[Event]", history: History, tmp_path: Path
) -> None:
    with full_disk(1000):
        box.keep(TOLD, NAMES)
        box.finish({"winner": TOLD.winner}, EVENTS)
    assert inbox.get_nowait() == Lost("history", "history-failed")
    assert inbox.get_nowait() == Lost("store", "disk-full")
    box.close()  # it tries once more
    take_in(history, tmp_path)
    (found,) = history.games()
    assert found.told.figures == TOLD.figures
    take_in(history, tmp_path)
    assert len(history.games()) == 1


def test_a_game_that_is_kept_otherwise_than_today_hides_no_other(history: History, tmp_path: Path) -> None:
    history.add(past(1))
    history.add(past(2))
    with closing(sqlite3.connect(history.path)) as db, db:
        db.execute("UPDATE games SET chronicle = '{}' WHERE number = 1")
    assert [it.number for it in history.games()] == [2]
    assert history.numbers() == {1, 2}


def test_the_number_of_a_game_is_never_given_again(box: FileStore, history: History, tmp_path: Path) -> None:
    box.keep(TOLD, NAMES)
    box.finish({"winner": TOLD.winner}, EVENTS)
    box.close()
    (tmp_path / "history" / "0001-classic.jsonl").unlink()
    again = FileStore(tmp_path, print)
    again.begin(header_of(SETUP, "en", ""))
    again.keep(TOLD, {})
    again.close()
    assert [it.names for it in history.games()] == [NAMES, {}]


WRITER = """
import sys
from pathlib import Path
from tests.history.test_history import History, past
history = History(Path(sys.argv[1]))
for number in range(10000):
    history.add(past(number))
    print(number, flush=True)
"""


def test_a_box_that_is_killed_has_every_game_it_has_told_and_all_of_them_whole(
    tmp_path: Path, history: History
) -> None:
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, tmp_path],
        stdout=subprocess.PIPE,
        cwd=root,
        env={**os.environ, "PYTHONPATH": "."},
    ) as writer:
        assert writer.stdout is not None
        told = [writer.stdout.readline() for _ in range(12)]
        writer.send_signal(signal.SIGKILL)
    assert history.mend() is None
    kept = history.games()
    assert len(kept) >= int(told[-1]) + 1
    assert history.players()["Ann"].games == len(kept)
