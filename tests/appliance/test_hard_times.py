"""Whole games on a machine that is not as it should be: they end with the same result."""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from device.history import History
from device.hw import voice_worker
from tests.sim.boxes import evening
from tests.sim.process import COMMAND, environment

GAME = ("sim", "--text", "--clock", "fast", "--autostart", "--seed", "7", "--seats", "7", "--bots", "7")
TEN_YEARS = 315_360_000.0


def told(*prefix: str, state: Path, **more: str) -> list[str]:
    """What is said in a game that bots play in the real process, up to who was who."""
    words = [*prefix, *COMMAND, *GAME, "--state", str(state)]
    done = subprocess.run(
        words, env=environment(**more), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert " win: " in done.stdout
    return [line.partition("] SAY ")[2] for line in done.stdout.splitlines() if "] SAY " in line]


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """How it goes where all is well."""
    return told(state=tmp_path_factory.mktemp("usual"))


def test_on_a_full_disk_a_game_ends_as_usual(usual: list[str], tmp_path: Path) -> None:
    """No file may become longer than 3 kB, which is soon after the deal."""
    assert told("prlimit", "--fsize=3000", state=tmp_path) == usual


NOBODY = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder through which everybody can walk to the state folder in it."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def test_in_a_folder_that_can_only_be_read_a_game_ends_as_usual(usual: list[str], open_to_all: Path) -> None:
    state = open_to_all / "state"
    state.mkdir(0o555)
    assert told(*NOBODY, state=state) == usual
    assert [*state.iterdir()] == []


def test_a_folder_of_somebody_else_is_named_with_what_to_do(open_to_all: Path) -> None:
    state = open_to_all / "state"
    state.mkdir(0o700)
    words = [*NOBODY, *COMMAND, *GAME, "--state", str(state)]
    done = subprocess.run(words, env=environment(), capture_output=True, text=True, check=False)
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
    assert f"wolfhour: {state} is closed to this user" in done.stderr


def test_in_a_system_without_letters_a_game_ends_as_usual(tmp_path: Path) -> None:
    bare = {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": ""}
    words = [*COMMAND, *GAME, "--language", "zh-Hant", "--state", str(tmp_path / "bare")]
    done = subprocess.run(words, env=environment(**bare), stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert (done.returncode, b"Traceback" in done.stderr) == (0, False)
    right = evening(tmp_path / "right", seats=7, bots=7, language="zh-Hant")
    (game,) = (tmp_path / "bare/history").glob("*.jsonl")
    assert [json.loads(line) for line in game.read_text(encoding="utf-8").splitlines()][1:] == right.games[0][1:]
    assert "天黑" in str(right.games)


def test_in_a_system_without_letters_the_synthesizer_gets_every_letter(tmp_path: Path) -> None:
    program, heard = tmp_path / "espeak-ng", tmp_path / "heard.wav"
    program.write_text('#!/bin/sh\nprintf %s "$8" > "$6"\n')
    program.chmod(0o755)
    bare = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    command = [sys.executable, "-P", voice_worker.__file__, "espeak-ng", "cmn", "150", "", str(heard)]
    subprocess.run(command, input="“Zoë” – café".encode(), env=bare, check=True)
    assert heard.read_bytes().decode() == "“Zoë” – café"


def test_a_clock_that_leaps_by_ten_years_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    right = evening(tmp_path / "right")
    leap, clock = random.Random(7), time.time
    for module in ("device.store", "device.after"):
        monkeypatch.setattr(f"{module}.time", lambda: clock() + leap.choice((-TEN_YEARS, TEN_YEARS)))
    leaping = evening(tmp_path / "leaping")
    assert leaping.games == right.games
    assert leaping.told == right.told
    days = {round((past.ended - clock()) / 86_400) for past in History(tmp_path / "leaping").games()}
    assert days
    assert 0 not in days, "no leap was seen"
