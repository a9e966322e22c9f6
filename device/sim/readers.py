"""The readers of the box with everything real but the hardware: driver, pseudo-terminals, and the bytes on them.

`EmulatedReaders` is for tests and rehearsals.  It has no thread and no clock of its own: whenever it is told to do
something, driver and chips go on, in virtual time, until that is done.  `LiveBench` runs in real time, in a thread.
"""

import os
import selectors
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from device.hw.readers.port import Plug, Port, RealWorld
from device.hw.readers.reader import Kind
from device.hw.readers.supervisor import Readers
from device.ports import Event, Laid, Lifted, Press
from device.sim.readers_bench import Bench, Line
from device.sim.readers_chips import BoardChip, Chip, Pn532Chip, Rdm6300Chip
from engine import Seat, WolfhourError

PATIENCE = 1.0
"""Real seconds to wait for bytes on their way through a pseudo-terminal before they are taken for lost."""
BOARD = "e6614103e7452d2f"
"""The number of the emulated board."""


class NotTold(WolfhourError):
    """The driver has not told in time of what was done at a reader."""


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
                line.pump(self._now, listened=line.path in self._ports)
            ready = selector.select(0)
            if ready or self._now >= until:
                return ready
            if not self._bytes_come(selector):
                self._now = max(self._now, min(until, *(line.chip.due for line in self._bench.lines.values()), until))

    def _bytes_come(self, selector: selectors.BaseSelector) -> bool:
        """Wait for bytes that are on their way; False where there are none."""
        here = {line.path for line in self._bench.lines.values()}
        self._ports = {path: port for path, port in self._ports.items() if path in here}
        waiting = [port for port in self._ports.values() if port.on_their_way()]
        if waiting:
            with selectors.DefaultSelector() as both:
                for line in self._bench.lines.values():
                    both.register(line.master, selectors.EVENT_READ)
                for key in selector.get_map().values():
                    both.register(key.fileobj, selectors.EVENT_READ)
                if not both.select(PATIENCE):
                    for port in waiting:
                        port.forget()
        return bool(waiting)


class EmulatedReaders:
    """One emulated reader a lead, or one board for all, and the real driver.

    Everything runs in the thread that calls; every event of the driver is in the inbox when a call comes back.
    """

    def __init__(self, put: Callable[[Event], None], leads: Iterable[Seat], kind: Kind = "pn532") -> None:
        """All readers work when this comes back."""
        self._put = put
        self._folder = tempfile.TemporaryDirectory(prefix="wolfhour-readers-")
        self.bench = Bench(Path(self._folder.name))
        self._world = Lockstep(self.bench)
        self._kind = kind
        self._told: list[Event] = []
        self.at: dict[Seat, tuple[str, int]] = {}
        """The port of each lead's reader, and its place there."""
        self.chips: dict[Seat, Chip] = {}
        leads = [*leads]
        board = BoardChip(BOARD, max(leads))
        for lead in leads:
            self.at[lead] = ("usb-board", lead) if kind == "bus" else (f"usb-{lead}", 0)
            self.chips[lead] = board if kind == "bus" else Pn532Chip() if kind == "pn532" else Rdm6300Chip()
        for port, _ in dict.fromkeys(self.at.values()):
            if port not in self.bench.lines:
                self.bench.plug(port, next(self.chips[lead] for lead in leads if self.at[lead][0] == port))
        devices = {f"{BOARD}/{place}" if place else port: lead for lead, (port, place) in self.at.items()}
        ports = {port: kind for port, _ in self.at.values()}
        self.readers = Readers(self._hear, devices, ports, self._world)
        self._until(lambda: not self.readers.away, "work")

    def tap(self, lead: Seat, uid: str) -> None:
        """Lay a tag on a reader and take it away again.  Raises `NotTold`."""
        self.lay(lead, uid)
        self.lift(lead)

    def lay(self, lead: Seat, uid: str) -> None:
        """Lay a tag on a reader, alone; comes back when that was told.  Raises `NotTold`."""
        self.put_down(lead, uid)
        self._until_told(Laid(lead, uid))

    def lift(self, lead: Seat) -> None:
        """Take away what lies there and was told of; comes back when that was told.  Raises `NotTold`."""
        self.put_down(lead)
        self._until(lambda: any(isinstance(it, Lifted) and it.seat == lead for it in self._told), f"lift at {lead}")

    def press(self, lead: Seat, button: int = 1) -> None:
        """Press a button of a board and let go.  Raises `NotTold`."""
        board, (_, place) = self.chips[lead], self.at[lead]
        assert isinstance(board, BoardChip)
        board.push(place, button, down=True, now=self._world.now())
        self._until(lambda: any(isinstance(it, Press) and it.seat == lead for it in self._told), f"press at {lead}")
        board.push(place, button, down=False, now=self._world.now())
        self.advance(0.1)

    def put_down(self, lead: Seat, *uids: str) -> None:
        """From now on exactly these tags lie on a reader; the driver has not noticed yet."""
        self._told.clear()
        self.chips[lead].lay(uids, self.at[lead][1], self._world.now())

    def unplug(self, lead: Seat) -> None:
        """Pull out the reader of a lead, or the board that it is on."""
        self.bench.unplug(self.at[lead][0])

    def plug(self, lead: Seat, port: str | None = None) -> None:
        """Plug it in again, into the same port or another."""
        self.bench.plug(port or self.at[lead][0], self.chips[lead])

    def until_found(self, lead: Seat) -> None:
        """Let time pass until the reader of this lead works.  Raises `NotTold`."""
        self._until(lambda: lead not in self.readers.away, f"reader at {lead}")

    def advance(self, seconds: float) -> None:
        """Let time pass for driver and chips."""
        end = self._world.now() + seconds
        self._world.until = end
        while self._world.now() < end:
            self.readers.turn()

    def close(self) -> None:
        """Unplug everything."""
        self.readers.close()
        self.bench.close()
        self._folder.cleanup()

    def _hear(self, event: Event) -> None:
        self._told.append(event)
        self._put(event)

    def _until_told(self, event: Event) -> None:
        self._until(lambda: event in self._told, str(event))

    def _until(self, done: Callable[[], bool], what: str) -> None:
        self._world.until = self._world.now() + 10
        while not done():
            if self._world.now() >= self._world.until:
                raise NotTold(f"the emulated readers have not told within ten seconds: {what}")
            self.readers.turn()


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
