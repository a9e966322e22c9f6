"""The readers of the box with everything real but the hardware: driver, pseudo-terminals, and the bytes on them.

There is no thread and no clock: whenever something is done to the readers, driver and chips go on in virtual time until
it has been told.  `readers_live.py` is the same in real time.
"""

import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from device.firmware.seatbus import fitted
from device.hw.readers.news import GONE
from device.hw.readers.reader import WORKING, Kind
from device.hw.readers.rules import APART
from device.hw.readers.supervisor import Readers
from device.ports import Event, Laid, Lifted, Press
from device.sim.readers_bench import Bench
from device.sim.readers_chips import BoardChip, Chip, Pn532Chip, Rdm6300Chip
from device.sim.readers_lockstep import Lockstep
from engine import Seat, WolfhourError

BOARD = "e6614103e7452d2f"
"""The number of the emulated board."""
SOON = 10.0
"""Virtual seconds within which everything must have been told."""


class EmulatedReaders:
    """One emulated reader a lead, those of the seat bus on one board, and the real driver.

    Everything runs in the thread that calls; every event of the driver is in the inbox when a call comes back.
    """

    def __init__(
        self,
        put: Callable[[Event], None],
        leads: Iterable[Seat],
        kind: Kind | Mapping[Seat, Kind] = "pn532",
        *,
        paired: bool = True,
        numbered: bool = False,
        board: Chip | None = None,
    ) -> None:
        """`kind` is that of all readers, or of each lead's; `paired`: they are given to their leads already.

        `numbered`: each adapter has a serial number of its own; `board` is no new one.  All readers work when this
        comes back.
        """
        self._put = put
        self._folder = tempfile.TemporaryDirectory(prefix="wolfhour-readers-")
        self.bench = Bench(Path(self._folder.name))
        self._world = Lockstep(self.bench)
        self._told: list[Event] = []
        self._lying: dict[Seat, tuple[str, ...]] = {}
        self._last: dict[str, tuple[Seat, float]] = {}
        """Where each tag lay last, and until when."""
        self.at: dict[Seat, tuple[str, int]] = {}
        """The port of each lead's reader, and its place there."""
        self.chips: dict[Seat, Chip] = {}
        self.kinds = dict.fromkeys(leads, kind) if isinstance(kind, str) else {lead: kind[lead] for lead in leads}
        board = board or chip_for("bus", max(self.kinds))
        for lead, its in self.kinds.items():
            self.at[lead] = ("usb-board", lead) if its == "bus" else (f"usb-{lead}", 0)
            self.chips[lead] = board if its == "bus" else chip_for(its)
        self._serials = {lead: f"A{lead:04}" if numbered else "" for lead in self.kinds}
        for port, lead in {self.at[lead][0]: lead for lead in self.kinds}.items():
            self.bench.plug(port, self.chips[lead], self._serials[lead])
        devices = {f"{BOARD}/{place}" if place else port: lead for lead, (port, place) in self.at.items()}
        ports = {port: self.kinds[lead] for lead, (port, _) in self.at.items()}
        self.readers = Readers(self._hear, devices if paired else {}, ports, self._world)
        self._until(lambda: not self.readers.away and self._ready(ports), "work")

    def tap(self, lead: Seat, uid: str) -> None:
        """Lay a tag on a reader, where it stays until something else is laid there.  Raises `WolfhourError`.

        Where it lies already, on this reader or another, it is taken away first, for long enough.
        """
        for other in [at for at, lying in self._lying.items() if uid in lying]:
            self.lift(other)
        was, when = self._last.get(uid, (lead, 0.0))
        if was != lead:
            self.advance(max(0.0, when + APART - self.now))
        self.lay(lead, uid)

    def lay(self, lead: Seat, uid: str) -> None:
        """Lay a tag on a reader, alone; comes back when that was told.  Raises `WolfhourError`."""
        self.put_down(lead, uid)
        self._until(lambda: Laid(lead, uid) in self._told, f"a tag at {lead}")

    def lift(self, lead: Seat) -> None:
        """Take away what lies there and was told of; comes back when that was told.  Raises `WolfhourError`."""
        self.put_down(lead)
        self._until(lambda: any(isinstance(it, Lifted) and it.seat == lead for it in self._told), f"lift at {lead}")

    def press(self, lead: Seat, button: int = 1) -> None:
        """Press a button of a board and let go.  Raises `WolfhourError`."""
        self._told.clear()
        self.push(lead, button, down=True)
        self._until(lambda: any(isinstance(it, Press) and it.seat == lead for it in self._told), f"press at {lead}")
        self.push(lead, button, down=False)
        self.advance(0.1)

    def push(self, lead: Seat, button: int = 1, *, down: bool) -> None:
        """A button of a board goes down or comes up; the driver has not noticed yet."""
        board, (_, place) = self.chips[lead], self.at[lead]
        assert isinstance(board, BoardChip)
        board.push(place, button, down=down, now=self._world.now())

    def chatter(self, lead: Seat, per_second: float, seconds: float) -> None:
        """A button of a board goes down and comes up so many times a second."""
        for _ in range(round(per_second * seconds)):
            for down in (True, False):
                self.push(lead, down=down)
                self.advance(0.5 / per_second)

    def spoil(self, lead: Seat, *beginnings: str) -> None:
        """The next lines of a board that begin so, one after another, arrive damaged."""
        board = self.chips[lead]
        assert isinstance(board, BoardChip)
        board.spoil.extend(beginning.encode() for beginning in beginnings)

    def garble(self, lead: Seat, data: bytes) -> None:
        """These bytes come from a reader out of the blue."""
        self.chips[lead].out += data

    def put_down(self, lead: Seat, *uids: str) -> None:
        """From now on exactly these tags lie on a reader; the driver has not noticed yet."""
        self._told.clear()
        # It may take as long as `GONE` until the driver is sure.
        self._last |= {uid: (lead, self.now + GONE) for uid in self._lying.get(lead, ()) if uid not in uids}
        self._lying[lead] = uids
        self.chips[lead].lay(uids, self.at[lead][1], self._world.now())

    def unplug(self, lead: Seat) -> None:
        """Pull out the reader of a lead, or the board that it is on."""
        self.bench.unplug(self.at[lead][0])

    def plug(self, lead: Seat, port: str = "", serial: str = "") -> None:
        """Plug it in again, into the same port or another; `serial` is what its adapter has for a serial number."""
        was = self.at[lead][0]
        self.bench.plug(port or was, self.chips[lead], serial or self._serials[lead])
        moved = [it for it, chip in self.chips.items() if chip is self.chips[lead]]
        self.at |= {it: (port or was, self.at[it][1]) for it in moved}

    def plugged(self, lead: Seat) -> bool:
        """Whether the reader of a lead is plugged in."""
        return self.at[lead][0] in self.bench.lines

    def until_found(self, lead: Seat) -> None:
        """Let time pass until the reader of this lead works.  Raises `WolfhourError`."""
        self._until(lambda: lead not in self.readers.away, f"reader at {lead}")

    @property
    def now(self) -> float:
        """Virtual seconds."""
        return self._world.now()

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

    def _ready(self, ports: Iterable[str]) -> bool:
        return {*ports} <= {status.device for status in self.readers.status() if status.state in WORKING}

    def _hear(self, event: Event) -> None:
        self._told.append(event)
        self._put(event)

    def _until(self, done: Callable[[], bool], what: str) -> None:
        self._world.until = self._world.now() + SOON
        while not done():
            if self._world.now() >= self._world.until:
                raise WolfhourError(f"the emulated readers have not told within {SOON:.0f} seconds: {what}")
            self.readers.turn()


def chip_for(kind: Kind, seats: int = 1) -> Chip:
    """A new chip of this kind; a board has so many seats, with three buttons, a light and a reader each."""
    match kind:
        case "pn532":
            return Pn532Chip()
        case "rdm6300":
            return Rdm6300Chip()
        case "bus":
            return BoardChip(BOARD, [fitted(3, light=True, reader=True)] * seats)
