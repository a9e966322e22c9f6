"""Emulated readers in real time: their side goes on in a thread of its own."""

import os
import selectors
import threading
import time
from pathlib import Path

from device.hw.readers.port import RealWorld
from device.sim.readers_bench import Bench
from device.sim.readers_chips import Chip

PATIENCE = 1.0
"""Seconds between two looks at everything, and to wait for the thread at the end."""


class LiveBench:
    """A bench in real time: its chips go on in a thread.  `world` is for `Readers`."""

    def __init__(self, folder: Path) -> None:
        self.bench = Bench(folder)
        self.world = RealWorld(self.bench.by_path, self.bench.sys)
        self._lock = threading.Lock()
        self._woken, self._wake = os.pipe()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="emulated readers", daemon=True)
        self._thread.start()

    def plug(self, port: str, chip: Chip, serial: str = "") -> None:
        """Plug a chip in at a port."""
        with self._lock:
            self.bench.plug(port, chip, serial)
        self._stir()

    def unplug(self, port: str) -> Chip:
        """Pull a chip out."""
        with self._lock:
            return self.bench.unplug(port)

    def lay(self, port: str, *uids: str, place: int = 0) -> None:
        """From now on exactly these tags lie on a reader."""
        with self._lock:
            self.bench.lines[port].chip.lay(uids, place, time.monotonic())
        self._stir()

    def close(self) -> None:
        """Unplug everything."""
        self._closed = True
        self._stir()
        self._thread.join(PATIENCE)
        self.bench.close()

    def _stir(self) -> None:
        os.write(self._wake, b"!")

    def _run(self) -> None:
        while not self._closed:
            with selectors.DefaultSelector() as selector:
                selector.register(self._woken, selectors.EVENT_READ)
                with self._lock:
                    lines = [*self.bench.lines.values()]
                    for line in lines:
                        selector.register(line.master, selectors.EVENT_READ)
                self._serve(selector)

    def _serve(self, selector: selectors.BaseSelector) -> None:
        """Until something is plugged in or out, or laid down."""
        while True:
            with self._lock:
                lines = [*self.bench.lines.values()]
                for line in lines:
                    line.pump(time.monotonic())
            due = min((line.chip.due for line in lines), default=time.monotonic() + PATIENCE)
            ready = selector.select(min(PATIENCE, max(0.0, due - time.monotonic())))
            if any(key.fileobj == self._woken for key, _ in ready):
                os.read(self._woken, 64)
                return
