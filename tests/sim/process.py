"""Runs the real process the way a person does."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "device"]


def environment(**more: str) -> dict[str, str]:
    """No settings of this machine's owner, and no display."""
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return {**kept, "WOLFHOUR_CONFIG": os.devnull, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", **more}


def wolfhour(*words: str | Path, commands: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run `wolfhour` with these words, and these commands typed into it."""
    return subprocess.run(
        [*COMMAND, *map(str, words)],
        input=commands,
        capture_output=True,
        env=environment(**more),
        encoding="utf-8",
        errors="surrogateescape",
        check=False,
        timeout=100,
    )
