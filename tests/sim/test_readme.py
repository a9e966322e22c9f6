"""The commands that README.md shows, as a person types them."""

import shlex
import signal
import subprocess
from pathlib import Path

import pytest

from tests.contracts.test_docs import RUN_BY, THE_README
from tests.sim.process import COMMAND, ROOT, environment

TELLS = {
    "config check": "the settings are fine",
    "config show": "[table]",
    "demo": "SAY Everybody has a role now",
    "demo --text --clock fast --seed 7": " win: players ",
    "lab simulate --game classic --seats 9": "2000 games",
    "rehearse tests/rehearsals/classic/*.toml": " passed, 0 failed",
    "sim --bots 7": "SAY Which language shall we speak?",
    "sim --text --clock fast": "panel ok|next|up|down|back",
}
"""What a command must tell, by its words."""


@pytest.mark.parametrize("shown", [command for command, test in RUN_BY.items() if test == THE_README])
def test_a_command_of_the_readme_works(tmp_path: Path, shown: str) -> None:
    words = shown.partition(".venv/bin/wolfhour ")[2]
    process = subprocess.Popen(
        ["bash", "-c", shown.replace(".venv/bin/wolfhour", f"exec timeout 60 {shlex.join(COMMAND)}")],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(WOLFHOUR_STATE=str(tmp_path), SDL_AUDIODRIVER="dummy"),
        text=True,
    )
    with process:
        assert process.stdout is not None
        assert any(TELLS[words] in line for line in process.stdout)
        if words in ("demo", "sim --bots 7"):  # on a real clock: long enough
            process.send_signal(signal.SIGTERM)
        process.stdout.read()
    assert process.returncode == 0
