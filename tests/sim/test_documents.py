"""The commands that README.md and BUILD.md show, as a person types them."""

import shlex
import signal
import subprocess
from pathlib import Path

import pytest

from tests.contracts.test_docs import OF_BUILDING, RUN_BY, THE_COMMAND, THE_README
from tests.sim.process import COMMAND, ROOT, environment

TELLS = {
    "config check": "the settings are fine",
    "config show": "[table]",
    "config wiring --out wiring": "wiring/mcp2.svg",
    "demo": "SAY Everybody has a role now",
    "demo --text --clock fast --seed 7": " win: players ",
    "doctor": "the seats were opened",
    "doctor --interactive": "the seats were opened",
    "lab simulate --game classic --seats 9": "2000 games",
    "rehearse tests/rehearsals/classic/*.toml": " passed, 0 failed",
    "sim --bots 7": "SAY Which language shall we speak?",
    "sim --text --clock fast": "panel ok|next|up|down|back",
}
"""What a command must tell, by its words; those of BUILD.md on a machine without pins, readers and screen."""


def ended(shown: str, folder: Path, **more: str) -> int:
    """How a command ends that tells what it must; a box on a real clock is ended then."""
    words = THE_COMMAND.sub("", shown).strip()
    process = subprocess.Popen(
        ["bash", "-c", THE_COMMAND.sub(rf"\1exec timeout 60 {shlex.join(COMMAND)}", shown)],
        cwd=folder,
        stdin=subprocess.PIPE if words == "sim --bots 7" else subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**environment(SDL_AUDIODRIVER="dummy"), **more},
        text=True,
    )
    with process:
        assert process.stdout is not None
        assert any(TELLS[words] in line for line in process.stdout)
        if words in ("demo", "sim --bots 7"):
            process.send_signal(signal.SIGTERM)
        process.stdout.read()
    return process.returncode


@pytest.mark.parametrize("shown", [command for command, test in RUN_BY.items() if test == THE_README])
def test_a_command_of_the_readme_works(tmp_path: Path, shown: str) -> None:
    assert ended(shown, ROOT, WOLFHOUR_STATE=str(tmp_path)) == 0


@pytest.mark.parametrize("shown", [command for command, test in RUN_BY.items() if test == OF_BUILDING])
def test_a_command_of_the_page_for_builders_works(tmp_path: Path, shown: str) -> None:
    owner = tmp_path / "box.toml"
    owner.write_text('[pins]\nprofile = "8-seats"' if "wiring" in shown else "", encoding="utf-8")
    files = {"WOLFHOUR_STATE": str(tmp_path / "state"), "WOLFHOUR_CONFIG": str(owner)}
    status = ended(shown, tmp_path, SDL_VIDEODRIVER="x11", **files)
    assert status in ((0, 1, 2) if "doctor" in shown else (0,))  # what a doctor finds is the machine's
