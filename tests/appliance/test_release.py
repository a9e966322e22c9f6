"""A version that is put in place, watched and taken back, whatever comes in between."""

import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from device.appliance import release
from device.appliance.deeds import Deeds, Refused
from device.appliance.install import main

OLD, NEW = "/opt/wolfhour/releases/1-old", "/opt/wolfhour/releases/2-new"
WATCH = "device.appliance.release.stays_well"


@pytest.fixture
def deeds(machine: Path, monkeypatch: pytest.MonkeyPatch) -> Deeds:
    """A machine that runs, with an old version that is current, and a new one."""
    monkeypatch.setattr(Deeds, "running", True)
    for folder in (OLD, NEW):
        (machine / folder.lstrip("/")).mkdir(parents=True)
    (machine / OLD.lstrip("/") / ".tried").touch()
    deeds = Deeds(machine)
    deeds.link(release.CURRENT, OLD)
    return deeds


def links(deeds: Deeds) -> tuple[str, str]:
    return release.leads_to(deeds, release.CURRENT), release.leads_to(deeds, release.PREVIOUS)


def switch(deeds: Deeds, lay_files: Callable[[Path], None] = lambda _: None) -> None:
    release.switch_to(deeds, NEW, 60.0, lay_files)


def stopped(*_: object) -> bool:
    raise KeyboardInterrupt


def test_whoever_stops_the_watch_has_the_old_version(deeds: Deeds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WATCH, stopped)
    with pytest.raises(KeyboardInterrupt):
        switch(deeds)
    assert links(deeds) == (OLD, "")
    assert deeds.done[-2:] == ["run systemctl restart wolfhour.service", f"remove {NEW}"]


@pytest.mark.parametrize("well", [True, False])
def test_after_a_plug_that_was_pulled_in_the_watch_it_is_watched_again(
    deeds: Deeds, monkeypatch: pytest.MonkeyPatch, *, well: bool
) -> None:
    deeds.link(release.PREVIOUS, OLD)
    deeds.link(release.CURRENT, NEW)
    watched = []

    def watch(*_: object) -> bool:
        watched.append(1)
        return well

    monkeypatch.setattr(WATCH, watch)
    if well:
        switch(deeds)
        switch(deeds)
        assert links(deeds) == (NEW, OLD)
    else:
        with pytest.raises(Refused):
            switch(deeds)
        assert links(deeds) == (OLD, "")
    assert watched == [1], "not a second time, once it has stayed well"


def test_a_version_that_was_not_seen_to_stay_well_is_not_watched_in_a_game(deeds: Deeds) -> None:
    game = deeds.at("/var/lib/wolfhour/game.journal")
    game.parent.mkdir(parents=True)
    game.touch()
    release.refuse_in_a_game(deeds, OLD)
    deeds.link(release.CURRENT, NEW)
    with pytest.raises(Refused, match="a game is being played"):
        release.refuse_in_a_game(deeds, NEW)


def test_the_old_version_is_started_also_where_its_files_cannot_be_laid(
    deeds: Deeds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(WATCH, lambda *_: False)

    def refuses(_: Path) -> None:
        raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        switch(deeds, refuses)
    assert links(deeds) == (OLD, "")
    assert deeds.done[-1] == "run systemctl restart wolfhour.service"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds that pass as soon as they are waited for."""
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    monkeypatch.setattr("time.sleep", lambda seconds: now.append(now.pop() + seconds))


WELL, BEGUN_ANEW = "NRestarts=0\nActiveState=active", "NRestarts=1\nActiveState=active"


@pytest.mark.parametrize(
    ("told", "well"),
    [
        (["NRestarts=0\nActiveState=activating", *["", WELL] * 200], True),
        ([WELL] * 20 + [BEGUN_ANEW] * 400, False),
        ([""] * 400, False),
    ],
)
@pytest.mark.usefixtures("clock")
def test_a_question_that_systemd_does_not_answer_is_asked_again(
    deeds: Deeds, monkeypatch: pytest.MonkeyPatch, told: list[str], *, well: bool
) -> None:
    answers: Iterator[str] = iter(told)
    monkeypatch.setattr(release, "answer", lambda *words: next(answers) if words == release.SHOW else "")
    assert release.stays_well(deeds, 60.0) is well


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    (folder / "device").mkdir(parents=True)
    (folder / "pyproject.toml").write_text('[project]\nversion = "3"\n')
    (folder / "device/cli.py").write_text("new\n")
    return folder


@pytest.fixture
def broken(deeds: Deeds, source: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The version of this source as it was put in place, which works no more."""
    monkeypatch.setattr(Deeds, "here", True)
    monkeypatch.setattr(release, "refuse_without_room", lambda _: None)
    monkeypatch.setattr(release, "packages", lambda *_: None)
    target = deeds.at(release.folder_of(source))
    python(target, "echo No module named pygame >&2; exit 1")
    (target / ".complete").touch()
    (target / "kept").touch()
    return target


def python(target: Path, does: str) -> None:
    program = target / ".venv/bin/python"
    program.parent.mkdir(parents=True, exist_ok=True)
    program.write_text(f"#!/bin/sh\n{does}\n")
    program.chmod(0o755)


def test_a_version_that_works_no_more_is_made_anew_and_it_is_told_why(
    deeds: Deeds, source: Path, broken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    release.put_in_place(deeds, source)
    assert "No module named pygame" in capsys.readouterr().out
    assert sorted(path.name for path in broken.iterdir()) == [".complete", "device", "pyproject.toml"]
    assert not [*broken.parent.glob("*.old")]


@pytest.mark.parametrize("why", [Refused("no network"), KeyboardInterrupt()])
def test_a_version_that_cannot_be_made_anew_stays_as_it_was(
    deeds: Deeds, source: Path, broken: Path, monkeypatch: pytest.MonkeyPatch, why: BaseException
) -> None:
    def fails(*_: object) -> None:
        raise why

    monkeypatch.setattr(release, "packages", fails)
    with pytest.raises(type(why)):
        release.put_in_place(deeds, source)
    assert (broken / "kept").exists()
    assert not [*broken.parent.glob("*.old")]


def test_what_was_put_aside_when_the_plug_was_pulled_comes_back_where_it_fails_again(
    deeds: Deeds, source: Path, broken: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken.rename(broken.with_name(f"{broken.name}.old"))
    broken.mkdir()
    monkeypatch.setattr(release, "packages", stopped)
    with pytest.raises(KeyboardInterrupt):
        release.put_in_place(deeds, source)
    assert (broken / "kept").exists()


def test_a_fault_that_passes_is_no_broken_version(deeds: Deeds, source: Path, broken: Path) -> None:
    python(broken, f"test -e {broken}/once && exit 0; touch {broken}/once; exit 1")
    release.put_in_place(deeds, source)
    assert (broken / "kept").exists()


def test_what_only_makes_the_start_faster_refuses_no_installation(
    deeds: Deeds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(words: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(words, int("compileall" in words or "device.parsed" in words), "")

    monkeypatch.setattr(Deeds, "here", True)
    monkeypatch.setattr(subprocess, "run", run)
    release.packages(deeds, tmp_path, tmp_path / "wheels")


@pytest.mark.parametrize("where", ["suitable", "last_words"])
def test_whoever_stops_the_installer_reads_a_sentence(
    machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], where: str
) -> None:
    monkeypatch.setattr("device.appliance.install.install", lambda *_, **__: False)
    monkeypatch.setattr(f"device.appliance.install.{where}", lambda *_, **__: signal.raise_signal(signal.SIGTERM))
    monkeypatch.setattr("sys.argv", ["install", "--root", str(machine)])
    assert main() == 130
    assert capsys.readouterr().err == "wolfhour: stopped; the next run goes on from here\n"
    signal.raise_signal(signal.SIGHUP)  # a network that is lost
