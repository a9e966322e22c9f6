"""Everything that `make` does sets the machine up first, so that must take no time once it is done."""

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ("Makefile", "pyproject.toml", "systemd/setup.sh")
STAMP = ".venv/.ready"
MOST = 3.0
"""Seconds."""


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder that has been set up, as far as `make` can see."""
    for file in (*NEEDED, ".venv/bin/python", STAMP):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        if file in NEEDED:
            shutil.copy(ROOT / file, tmp_path / file)
        else:
            (tmp_path / file).touch()
        os.utime(tmp_path / file, (2000, 2000) if file == STAMP else (1000, 1000))
    return tmp_path


def make(machine: Path, *words: str) -> str:
    """What `make` says; nothing is installed, whatever is missing here."""
    program(machine / "bin/apt-get", "exit 1")
    # A `make` that runs these tests hands its own flags down.
    kept = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    environment = {**kept, "PATH": f"{machine / 'bin'}:{os.environ['PATH']}"}
    done = subprocess.run(["make", *words], cwd=machine, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_a_second_set_up_is_over_in_a_moment_and_installs_nothing(machine: Path) -> None:
    start = time.monotonic()
    assert "Python packages" not in make(machine, "setup")
    assert time.monotonic() - start < MOST


@pytest.mark.parametrize("changed", ["pyproject.toml", "systemd/setup.sh", ".venv/bin/python"])
def test_a_set_up_is_done_again_where_its_reasons_have_changed(machine: Path, changed: str) -> None:
    os.utime(machine / changed, (3000, 3000))
    assert "systemd/setup.sh python" in make(machine, "--dry-run", "setup")


@pytest.mark.parametrize(("is_a_pi", "works"), [(True, True), (True, False), (False, True)])
def test_the_driver_of_the_pins_is_installed_on_a_pi_only_and_nothing_depends_on_it(
    machine: Path, *, is_a_pi: bool, works: bool
) -> None:
    program(machine / ".venv/bin/python", f'echo "$@"; case "$*" in *.[[]pi]) exit {int(not works)};; esac')
    program(machine / "bin/grep", f"exit {int(not is_a_pi)}")
    path = f"{machine / 'bin'}:{os.environ['PATH']}"
    command = ["sh", "systemd/setup.sh", "python"]
    done = subprocess.run(command, cwd=machine, env={"PATH": path}, capture_output=True, text=True, check=True)
    assert "--editable .[dev]" in done.stdout
    assert ("--editable .[pi]" in done.stdout) == is_a_pi
    assert (".venv/bin/pip install -e '.[pi]'" in done.stderr) == (not works)


def program(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


def test_a_set_up_is_done_again_where_its_interpreter_is_gone(machine: Path) -> None:
    (machine / ".venv/bin/python").unlink()
    assert "systemd/setup.sh python" in make(machine, "--dry-run", "setup")
