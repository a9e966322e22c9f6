"""The state folder survives cuts, other boxes and `kill -9`, and keeps what is finished."""

import json
import os
import pwd
import subprocess
import sys
from importlib import resources
from pathlib import Path
from threading import Barrier, Thread

import pytest

from device.journal_file import Damaged, encode
from device.store import FileStore, rules_digest, state_folder
from engine import WolfhourError
from engine.journal import Left, Press, to_plain
from tests.recovery.appender import HEADER
from tests.recovery.helpers import left_behind, lines

ROOT = Path(__file__).parents[2]


# What is written comes back


def test_a_resumed_game_goes_on_in_the_same_journal(tmp_path: Path, box: FileStore) -> None:
    box.begin(HEADER)
    box.append(Left(1))
    box.close()
    again = FileStore(tmp_path, print)
    again.append(Left(2))
    again.close()
    assert left_behind(tmp_path) == (HEADER, [Left(1), Left(2)])


def test_nothing_is_found_where_nothing_was(tmp_path: Path) -> None:
    assert left_behind(tmp_path) is None


def test_files_are_private_to_their_user(tmp_path: Path) -> None:
    folder = tmp_path / "state"
    folder.mkdir(mode=0o755)
    box = FileStore(folder, print)
    box.begin(HEADER)
    box.finish({}, [])
    box.begin(HEADER)
    box.remember("volume", 40)
    box.close()
    modes = {path.relative_to(folder).as_posix(): path.stat().st_mode & 0o777 for path in [folder, *folder.rglob("*")]}
    assert modes == {
        ".": 0o700,
        "history": 0o700,
        "history/0001-classic.jsonl": 0o600,
        "game.journal": 0o600,
        "panel.json": 0o600,
        "lock": 0o600,
    }


# Damage


def test_a_torn_end_is_cut_off_before_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "game.journal").write_bytes(lines(HEADER, [Left(1), Left(2)])[:-3])
    box = FileStore(tmp_path, print)
    assert box.unfinished() == (HEADER, [Left(1)])
    box.append(Left(3))
    box.close()
    assert left_behind(tmp_path) == (HEADER, [Left(1), Left(3)])
    assert not list(tmp_path.glob("game-damaged*"))


@pytest.mark.parametrize("hurt", ["a flipped byte", "a missing line"])
def test_a_damaged_middle_is_reported_once_and_set_aside(tmp_path: Path, hurt: str) -> None:
    whole = lines(HEADER, [Left(1), Left(2), Left(3)])
    ends = whole.splitlines(keepends=True)
    broken = b"".join([ends[0], *ends[2:]]) if hurt == "a missing line" else whole.replace(b'"seat":1', b'"seat":7')
    (tmp_path / "game.journal").write_bytes(broken)
    (tmp_path / "game-damaged-1.journal").touch()
    box = FileStore(tmp_path, print)
    with pytest.raises(Damaged, match=r"line 1 .*game-damaged-2\.journal"):
        box.unfinished()
    assert box.unfinished() is None
    box.begin(HEADER)
    box.close()
    assert (tmp_path / "game-damaged-2.journal").read_bytes() == broken
    assert left_behind(tmp_path) == (HEADER, [])


def test_a_journal_of_an_unknown_kind_is_reported(tmp_path: Path) -> None:
    (tmp_path / "game.journal").write_bytes(encode(0, to_plain(HEADER)) + encode(1, {"kind": "wish"}))
    with pytest.raises(Damaged, match="is no record"):
        left_behind(tmp_path)


def test_a_journal_that_cannot_be_read_is_kept_and_reported(tmp_path: Path) -> None:
    (tmp_path / "game.journal").mkdir()
    with pytest.raises(Damaged, match=r"game\.journal"):
        left_behind(tmp_path)
    assert (tmp_path / "game-damaged-1.journal").exists()


def test_a_cut_off_header_is_no_game_and_is_kept_when_the_next_one_begins(tmp_path: Path) -> None:
    (tmp_path / "game.journal").write_bytes(lines(HEADER, [])[:20])
    box = FileStore(tmp_path, print)
    assert box.unfinished() is None
    box.begin(HEADER)
    box.close()
    assert (tmp_path / "game-damaged-1.journal").stat().st_size == 20
    assert left_behind(tmp_path) == (HEADER, [])


# The end of a game


def test_a_finished_game_moves_into_the_history(tmp_path: Path, box: FileStore) -> None:
    for winner in ("village", "wolves"):
        box.begin(HEADER)
        box.append(Left(1))
        box.finish({"winner": winner}, [{"n": 1, "event": "say", "text": "狼人"}])
    box.close()
    first, second = sorted((tmp_path / "history").iterdir())
    assert (first.name, second.name) == ("0001-classic.jsonl", "0002-classic.jsonl")
    header, outcome, event = map(json.loads, second.read_text().splitlines())
    assert header["game"] == "classic"
    assert outcome == {"kind": "outcome", "winner": "wolves"}
    assert event == {"n": 1, "event": "say", "text": "狼人"}
    assert left_behind(tmp_path) is None


def test_a_game_that_ends_twice_because_the_plug_was_pulled_is_one_in_the_history(
    tmp_path: Path, box: FileStore
) -> None:
    box.begin(HEADER)
    journal = (tmp_path / "game.journal").read_bytes()
    box.finish({"winner": "village"}, [])
    box.close()
    (tmp_path / "game.journal").write_bytes(journal)
    again = FileStore(tmp_path, print)
    assert again.unfinished() == (HEADER, [])
    again.finish({"winner": "village"}, [])
    again.close()
    assert [path.name for path in (tmp_path / "history").glob("*.jsonl")] == ["0001-classic.jsonl"]


def test_a_game_set_aside_keeps_its_records_and_why(tmp_path: Path, box: FileStore) -> None:
    box.begin(HEADER)
    box.append(Left(1))
    box.set_aside("other-rules")
    box.close()
    last = (tmp_path / "unfinished-0001.journal").read_bytes().splitlines()[-1]
    assert b'2 {"kind":"set-aside","why":"other-rules"}' in last
    assert left_behind(tmp_path) is None


def test_a_new_game_sets_the_older_one_aside_and_takes_the_next_number(tmp_path: Path, box: FileStore) -> None:
    box.begin(HEADER)
    box.begin(HEADER)
    box.finish({}, [])
    names = sorted(path.name for path in tmp_path.rglob("*classic*")) + [path.name for path in tmp_path.glob("unf*")]
    assert names == ["0002-classic.jsonl", "unfinished-0001.journal"]


# Threads and processes


def test_records_of_many_threads_share_a_sync_and_are_all_there(
    tmp_path: Path, box: FileStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    box.begin(HEADER)
    syncs: list[int] = []
    real = os.fdatasync

    def sync(handle: int) -> None:
        syncs.append(handle)
        real(handle)

    monkeypatch.setattr(os, "fdatasync", sync)
    start = Barrier(20)

    def play(seat: int) -> None:
        start.wait(timeout=5)
        for number in range(10):
            box.append(Press("vote", seat, number))

    threads = [Thread(target=play, args=(seat,)) for seat in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    box.close()
    found = left_behind(tmp_path)
    assert found is not None
    for seat in range(20):
        presses = [record for record in found[1] if isinstance(record, Press) and record.seat == seat]
        assert [press.choice for press in presses] == list(range(10))
    assert len(syncs) < 200


def test_a_second_box_is_sent_away(tmp_path: Path, box: FileStore) -> None:
    with pytest.raises(WolfhourError, match="another box is running"):
        FileStore(tmp_path, print)
    script = "import sys, pathlib, device.store as s\ntry: s.FileStore(pathlib.Path(sys.argv[1]), print)\n"
    script += "except s.WolfhourError: print('sent away')"
    told = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert told.stdout == "sent away\n"
    box.close()
    FileStore(tmp_path, print).close()


@pytest.mark.parametrize("acknowledged", [0, 1, 7, 40, 150])
def test_a_killed_box_has_every_acknowledged_record_on_disk(tmp_path: Path, acknowledged: int) -> None:
    last = -1
    for _ in range(2):
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.recovery.appender", str(tmp_path), str(last + 1)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        with child:
            assert child.stdout is not None
            told = [int(child.stdout.readline()) for _ in range(acknowledged + 1)]
            child.kill()
            told += [int(line) for line in child.stdout if line.endswith("\n")]
        found = left_behind(tmp_path)
        assert found is not None
        numbers = [record.choice for record in found[1] if isinstance(record, Press)]
        assert numbers == list(range(len(numbers)))
        assert told[-1] <= len(numbers) - 1 <= told[-1] + 1
        last = len(numbers) - 1


# Settings of the panel, the folder, the digest


def test_the_panel_is_remembered(tmp_path: Path, box: FileStore) -> None:
    box.remember("volume", 40)
    box.remember("setup", ("classic", 9))
    assert box.recall("setup") == ["classic", 9]
    assert box.recall("language") is None
    box.close()
    again = FileStore(tmp_path, print)
    assert again.recall("volume") == 40
    again.close()


@pytest.mark.parametrize("wreck", [b"", b"{", b"\xff\xfe", b"[1]", b"[" * 100_000])
def test_a_broken_panel_file_falls_back_on_the_one_before(tmp_path: Path, box: FileStore, wreck: bytes) -> None:
    box.remember("volume", 40)
    box.remember("volume", 50)
    box.close()
    (tmp_path / "panel.json").write_bytes(wreck)
    again = FileStore(tmp_path, print)
    assert again.recall("volume") == 40
    again.close()


def test_the_state_folder_is_the_named_one_or_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WOLFHOUR_STATE", str(tmp_path))
    assert state_folder() == tmp_path
    monkeypatch.delenv("WOLFHOUR_STATE")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert state_folder() == tmp_path / "wolfhour"
    user = type("Entry", (), {"pw_uid": os.getuid()})
    monkeypatch.setattr(pwd, "getpwnam", lambda name: user)
    assert state_folder() == Path("/var/lib/wolfhour")


def test_the_digest_follows_the_rules_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "files", lambda package: tmp_path / package)
    for name in ("run.py", "village/votes.py", "lab/bots.py"):
        path = tmp_path / "engine" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"wolves = 2\n")
    first = rules_digest()
    (tmp_path / "engine" / "__pycache__").mkdir()
    (tmp_path / "engine" / "__pycache__" / "run.cpython-311.pyc").write_bytes(b"x")
    (tmp_path / "engine" / "README.md").write_bytes(b"x")
    (tmp_path / "engine" / "lab" / "bots.py").write_bytes(b"x")
    (tmp_path / "engine" / "run.py").write_bytes(b"wolves = 2\r\n")
    assert rules_digest() == first
    (tmp_path / "engine" / "village" / "votes.py").write_bytes(b"wolves = 3\n")
    assert rules_digest() != first
