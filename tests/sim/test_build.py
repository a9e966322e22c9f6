"""The commands that BUILD.md shows, as a person types them."""

import shlex
import signal
import subprocess
from pathlib import Path

import pytest

from tests.contracts.test_docs import OF_BUILDING, RUN_BY
from tests.sim.process import COMMAND, environment

TELLS = {
    "": "wolfhour: lost: screen (no-display)",
    "config wiring --out wiring": "wiring/mcp2.svg",
    "doctor": "ok trial     the seats were opened",
    "doctor --interactive": "ok trial     the seats were opened",
}
"""What a command must tell on a machine without pins, readers and screen, by its words."""


@pytest.mark.parametrize("shown", [command for command, test in RUN_BY.items() if test == OF_BUILDING])
def test_a_command_of_the_page_for_builders_works(tmp_path: Path, shown: str) -> None:
    words = shown.partition(".venv/bin/wolfhour")[2].strip()
    (tmp_path / "box.toml").write_text('[pins]\nprofile = "8-seats"' if "wiring" in words else "", encoding="utf-8")
    settings = {"WOLFHOUR_STATE": str(tmp_path / "state"), "WOLFHOUR_CONFIG": str(tmp_path / "box.toml")}
    process = subprocess.Popen(
        ["bash", "-c", shown.replace(".venv/bin/wolfhour", f"exec timeout 60 {shlex.join(COMMAND)}")],
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**environment(SDL_AUDIODRIVER="dummy", SDL_VIDEODRIVER="x11"), **settings},
        text=True,
    )
    with process:
        assert process.stdout is not None
        assert any(TELLS[words] in line for line in process.stdout)
        if not words:  # the box itself: long enough
            process.send_signal(signal.SIGTERM)
        process.stdout.read()
    assert process.returncode in ((0, 1, 2) if "doctor" in words else (0,))  # what a doctor finds is the machine's
