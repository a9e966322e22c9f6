"""Fetches the Python packages of the box as wheels, so that a box is installed without a network and a compiler.

    python systemd/wheels.py DIR [PYTHON-MACHINE ...]     such as 3.11-aarch64; by itself all that a box may be

Run with the Python of the virtual environment, which has `packaging`.
"""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
BOXES = ("3.11-aarch64", "3.13-aarch64", "3.11-x86_64", "3.13-x86_64")
"""Debian 12 and 13, on a Raspberry Pi and on a PC."""
GLIBC = (17, 27, 28, 31, 34, 36)
"""Wheels name the oldest C library (2.17 …) that they run with; Debian 12 has 2.36."""


def wanted(python: str, machine: str) -> Iterator[str]:
    """What is to be fetched for one kind of box: what Wolfhour needs, what builds its own entry, the pins of a Pi."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    if machine == "aarch64":
        lines += project["project"]["optional-dependencies"]["pi"]
    for need in map(Requirement, lines):
        # Of itself pip would ask these conditions of the machine that fetches.
        if need.marker is None or need.marker.evaluate({"python_version": python}):
            need.marker = None
            yield str(need)


def fetch(box: str, folder: Path) -> None:
    """Fetch what one kind of box needs."""
    python, machine = box.split("-")
    platforms = [f"--platform=manylinux_2_{minor}_{machine}" for minor in GLIBC]
    how = ["--only-binary=:all:", f"--python-version={python}", *platforms, f"--platform=manylinux2014_{machine}"]
    command = [sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check", "--dest", str(folder)]
    subprocess.run([*command, *how, *wanted(python, machine)], check=True)


if __name__ == "__main__":
    for kind in sys.argv[2:] or BOXES:
        fetch(kind, Path(sys.argv[1]))
