"""How long the real process takes until it says that it can be used."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from device.bench.figures import Figure

START = 2.0
"""Seconds."""
PATIENCE = 120.0
"""Seconds; the smallest Pi is ten times as slow as a PC."""
TIMES = 3
"""Starts, of which the quickest counts: the others were held up by something else."""


def start_up() -> Figure:
    """Start a box without seats, on a folder of its own, and end it."""
    return Figure("from the start of the process until it is ready", min(once() for _ in range(TIMES)), "s", START)


def once() -> float:
    """Seconds of one start, of a table that has chosen its language before."""
    with (
        TemporaryDirectory(prefix="wolfhour-bench-") as folder,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line,
    ):
        (Path(folder) / "panel.json").write_text('{"language": "en"}', encoding="utf-8")
        line.bind(address := f"{folder}/notify")
        line.settimeout(PATIENCE)
        nowhere = {"SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "dummy", "WOLFHOUR_CONFIG": os.devnull}
        environment = {**os.environ, **nowhere, "NOTIFY_SOCKET": address, "RUNTIME_DIRECTORY": folder}
        command = [sys.executable, "-m", "device", "--state", folder]
        begun = time.monotonic()
        with subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL) as box:
            try:
                while b"READY=1" not in line.recv(65536):
                    pass
                return time.monotonic() - begun
            finally:
                box.send_signal(signal.SIGTERM)
                box.wait()
