"""Virtual time for driver and emulated readers: real bytes on real pseudo-terminals, and no waiting."""

import select
import selectors
from collections.abc import Mapping, Sequence
from typing import Any

from device.hw.readers.port import Plug, Port, RealWorld
from device.sim.readers_bench import Bench, Line

PATIENCE = 1.0
"""Real seconds to wait for bytes on their way through a pseudo-terminal before they are taken for lost."""


class CountedPort:
    """A port of which it is known how many bytes are on their way."""

    def __init__(self, port: Port, line: Line) -> None:
        self._port, self._line = port, line
        self._written = line.heard
        self._read = line.said

    def on_their_way(self) -> bool:
        """Whether bytes have been sent, either way, that have not arrived."""
        return self._written != self._line.heard or self._read != self._line.said

    def forget(self) -> None:
        """What was on its way is lost."""
        self._written, self._read = self._line.heard, self._line.said

    def fileno(self) -> int:
        """For a selector."""
        return self._port.fileno()

    def read(self) -> bytes:
        """What has come."""
        data = self._port.read()
        self._read += len(data)
        return data

    def write(self, data: bytes) -> None:
        """Send."""
        self._port.write(data)
        self._written += len(data)

    def close(self) -> None:
        """Give the port back."""
        self._port.close()
        self.forget()


class Lockstep:
    """A world in which no time passes while bytes are on their way, and otherwise only as much as is wanted."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._real = RealWorld(bench.by_path, bench.sys)
        self._now = 0.0
        self._ports: dict[str, CountedPort] = {}
        self.until = 0.0
        """No later than this."""

    def now(self) -> float:
        """Virtual seconds."""
        return self._now

    def plugs(self) -> Mapping[str, Plug]:
        """The ports that are there."""
        return self._real.plugs()

    def open(self, path: str, baud: int) -> Port:
        """Open a port.  Raises `OSError`."""
        for line in self._bench.lines.values():
            if line.path == path:
                self._ports[path] = CountedPort(self._real.open(path, baud), line)
                return self._ports[path]
        raise FileNotFoundError(path)

    def wait(self, selector: selectors.BaseSelector, until: float) -> Sequence[Any]:
        """Let chips and time go on until the driver has something to do."""
        until = min(until, self.until)
        while True:
            for line in self._bench.lines.values():
                if line.chip.out or self._now >= line.chip.due or self._on_their_way(line):
                    line.pump(self._now, listened=line.path in self._ports)
            ready = selector.select(0)
            if ready:
                return ready
            if not self._bytes_come(selector):
                if self._now >= until:
                    return ready
                self._now = max(self._now, min(until, *(line.chip.due for line in self._bench.lines.values()), until))

    def _bytes_come(self, selector: selectors.BaseSelector) -> bool:
        """Wait for bytes that are on their way; False where there are none."""
        here = {line.path for line in self._bench.lines.values()}
        self._ports = {path: port for path, port in self._ports.items() if path in here}
        waiting = [line for line in self._bench.lines.values() if self._on_their_way(line)]
        if waiting:
            files: list[Any] = [selector, *(line.master for line in waiting)]
            if not any(select.select(files, [], [], PATIENCE)):
                for line in waiting:
                    self._ports[line.path].forget()
        return bool(waiting)

    def _on_their_way(self, line: Line) -> bool:
        port = self._ports.get(line.path)
        return port is not None and port.on_their_way()
