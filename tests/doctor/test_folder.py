"""What a power cut, a copy or a wrong user leave in the state folder: it is told, and `--fix` mends it."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from device.cli import main
from device.doctor import cards, folder, journal, storage, surroundings
from device.doctor import trial as trials
from device.doctor.folder import flaws, mended
from device.doctor.journal import check
from device.doctor.machine import machine_at
from device.journal_file import encode
from device.store import FileStore, rules_digest
from engine.journal import Answer, Header, to_plain

Break = Callable[[Path], object]


def header(digest: str = "") -> Header:
    return Header("classic", (1, 2, 3), ("seer",), {}, "en", digest or rules_digest())


def a_state(folder: Path) -> Path:
    """A box was here, and a game with one record was cut off."""
    store = FileStore(folder, lambda event: None)
    store.begin(header())
    store.append(Answer("a", 1))
    store.remember("language", "en")
    store.close()
    return folder


def torn(state: Path) -> None:
    with (state / "game.journal").open("ab") as journal:
        journal.write(b"12345678 2 {half a li")


def whole(state: Path) -> dict[str, bytes]:
    return {str(path.relative_to(state)): path.read_bytes() for path in state.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("broken", "finding"),
    [
        (torn, "ends with 21 bytes of a line that a power cut has torn"),
        (lambda state: (state / "history").rmdir(), "history is missing"),
        (lambda state: state.chmod(0o755), "has the rights 755, and needs 700"),
        (lambda state: (state / "game.journal").chmod(0o644), "has the rights 644, and needs 600"),
        (lambda state: (state / "panel.json").chmod(0o400), "has the rights 400, and needs 600"),
        (lambda state: (state / ".panel.json.4711").write_text("{"), ".panel.json.4711 was left over"),
        (lambda state: (state / "history" / ".0001-classic.jsonl.9").write_text("{"), "was left over"),
    ],
)
def test_a_flaw_is_told_and_mended_and_nothing_else_is_changed(tmp_path: Path, broken: Break, finding: str) -> None:
    state = a_state(tmp_path / "state")
    assert [*flaws(state)] == []
    sound = whole(state)
    broken(state)
    (flaw,) = flaws(state)
    assert finding in flaw.finding
    (told,) = mended(machine_at(None, state, "/dev/null"))
    assert (told.status, told.finding) == ("fine", flaw.done)
    assert [*flaws(state)] == []
    assert whole(state) == sound


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_a_file_of_another_user_is_given_back(tmp_path: Path) -> None:
    state = a_state(tmp_path / "state")
    os.chown(state / "lock", 12345, 12345)
    assert ["belongs to another user" in flaw.finding for flaw in flaws(state)] == [True]
    [*mended(machine_at(None, state, "/dev/null"))]
    assert (state / "lock").stat().st_uid == state.stat().st_uid


def test_what_is_no_flaw_stays(tmp_path: Path) -> None:
    state = a_state(tmp_path / "state")
    (state / ".panel.json.mine").write_text("my own")
    (state / "notes.txt").write_text("anybody may read this")
    (state / "cards.json").symlink_to(tmp_path / "elsewhere")
    assert [*flaws(state)] == []
    (told,) = mended(machine_at(None, state, "/dev/null"))
    assert told.finding == "there was nothing to mend"


def test_a_folder_in_which_no_box_ever_was_is_left_alone(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "my-own.json").write_text("{}")
    [*mended(machine_at(None, tmp_path, "/dev/null"))]
    assert [path.name for path in tmp_path.iterdir()] == ["my-own.json"]
    assert tmp_path.stat().st_mode & 0o777 == 0o755


@pytest.mark.parametrize("name", ["notes.txt", "notes.txt/state"])
def test_a_file_in_the_way_of_the_folder_is_told_and_nothing_else(tmp_path: Path, name: str) -> None:
    (tmp_path / "notes.txt").write_text("my own")
    machine = machine_at(None, tmp_path / name, "/dev/null")
    found = [
        check.id
        for part in (storage, cards, journal, folder, surroundings)
        for check in part.check(machine)
        if check.status != "fine"
    ]
    assert found == ["storage"]


def test_a_damaged_journal_is_never_touched(tmp_path: Path) -> None:
    state = a_state(tmp_path / "state")
    journal = state / "game.journal"
    journal.write_bytes(b"garbage\n" + encode(1, to_plain(Answer("a", 1))))
    before = journal.read_bytes()
    assert [*flaws(state)] == []
    [*mended(machine_at(None, state, "/dev/null"))]
    assert journal.read_bytes() == before
    (told,) = check(machine_at(None, state, "/dev/null"))
    assert told.status == "degraded"
    assert "damaged" in told.finding


def test_nothing_is_mended_while_a_box_runs(tmp_path: Path) -> None:
    state = a_state(tmp_path / "state")
    (state / "panel.json").chmod(0o644)
    store = FileStore(state, lambda event: None)
    try:
        assert [*flaws(state)] == []
        (told,) = mended(machine_at(None, state, "/dev/null"))
        (journal,) = check(machine_at(None, state, "/dev/null"))
    finally:
        store.close()
    assert "a box is running" in told.finding
    assert "left alone" in journal.finding
    assert (state / "panel.json").stat().st_mode & 0o777 == 0o644


@pytest.mark.parametrize(
    ("content", "status", "finding"),
    [
        (None, "fine", "no game was cut off"),
        ([], "fine", "before it began"),
        ([header(), Answer("a", 1)], "fine", "a game of classic at 3 seats was cut off after 1 records, and can go on"),
        ([header("another")], "degraded", "another version of the rules"),
        ([Answer("a", 1)], "degraded", "the header must be the first line"),
    ],
)
def test_the_journal_tells_which_game_could_go_on(
    tmp_path: Path, content: list[Header | Answer] | None, status: str, finding: str
) -> None:
    if content is not None:
        lines = (encode(number, to_plain(line)) for number, line in enumerate(content))
        (tmp_path / "game.journal").write_bytes(b"".join(lines))
    (told,) = check(machine_at(None, tmp_path, "/dev/null"))
    assert told.status == status
    assert finding in told.finding


def test_the_command_mends_and_tells_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "OPENING", 0.05)
    state = a_state(tmp_path / "state")
    torn(state)
    words = ["doctor", "--state", str(state), "--config", "/dev/null"]
    main(words)
    assert "-> wolfhour doctor --fix" in capsys.readouterr().out
    main([*words, "--fix"])
    told = capsys.readouterr().out
    assert "ok fix" in told
    assert "were cut off the end of" in told
    assert "-> wolfhour doctor --fix" not in told
