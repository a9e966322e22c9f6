"""How long the real process takes until it says that it can be used."""

import os
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from device.bench.figures import Figure
from engine.errors import WolfhourError

START = 2.0
"""Seconds."""
PATIENCE = 120.0
"""Seconds, more than the unit allows (90)."""
TIMES = 3
"""Starts, of which the quickest counts: the others were held up by something else."""


def start_up() -> Figure:
    """Start a box without seats, on a folder of its own, and end it."""
    return Figure("from the start of the process until it is ready", min(once() for _ in range(TIMES)), "s", START)


def once() -> float:
    """Seconds of one start, of a table that has chosen its language before.

    Raises `WolfhourError` where the box ends, or does not get ready.
    """
    with (
        TemporaryDirectory(prefix="wolfhour-bench-") as folder,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line,
    ):
        (Path(folder) / "panel.json").write_text('{"language": "en"}', encoding="utf-8")
        line.bind(address := f"{folder}/notify")
        line.settimeout(0.5)
        nowhere = {"SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "dummy", "WOLFHOUR_CONFIG": os.devnull}
        environment = {**os.environ, **nowhere, "NOTIFY_SOCKET": address, "RUNTIME_DIRECTORY": folder}
        command = [sys.executable, "-m", "device", "--state", folder]
        begun = time.monotonic()
        with subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL) as box:
            try:
                await_ready(line, box)
                return time.monotonic() - begun
            finally:
                box.terminate()
                with suppress(subprocess.TimeoutExpired):
                    box.wait(10)
                box.kill()


def await_ready(line: socket.socket, box: subprocess.Popen[bytes]) -> None:
    """Wait until it says so; a box that has ended is told at once."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and box.poll() is None:
        with suppress(TimeoutError):
            if b"READY=1" in line.recv(65536):
                return
    told = "has not got ready" if box.returncode is None else f"has ended with status {box.returncode}"
    raise WolfhourError(f"the box that was started to be measured {told}")
