"""Readers without their hardware: they speak the real bytes, and can do everything wrong that real ones do.

Pure state machines: fed with bytes and time, they leave bytes in `out`.  `device.sim.readers` puts them on
pseudo-terminals.
"""

from collections import deque
from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from device.firmware import seatbus
from device.firmware.board import HEARTBEAT, REST, Board
from device.hw.readers import bus, pn532, rdm6300
from device.hw.readers.news import NEVER

Mishap: TypeAlias = Literal["no-ack", "no-answer", "damaged", "fault", "garbage"]
"""What becomes of one command: not acknowledged, not answered, answered damaged or by an error frame, or garbage."""

NOISE = bytes(range(256)) + b"\x00\x00\xff\x05"


class Chip(Protocol):
    """One emulated reader, or a board with several."""

    baud: int
    out: bytearray

    @property
    def due(self) -> float:
        """When `tick` has something to do."""

    def receive(self, data: bytes, now: float) -> None:
        """Take bytes from the driver."""

    def tick(self, now: float) -> None:
        """Let time pass."""

    def lay(self, uids: Sequence[str], place: int, now: float) -> None:
        """From now on exactly these tags lie there; `place` counts on boards only."""

    def power_cut(self) -> None:
        """Forget everything, as after a pulled plug."""


class Pn532Chip:
    """A PN532.  `mishaps` befall the next commands, one each (None: all is well); a `deaf` one hears nothing."""

    def __init__(self, thinking: float = 0.0) -> None:
        """`thinking` is how many seconds every answer takes."""
        self.baud = pn532.BAUD
        self.out = bytearray()
        self.tags: tuple[str, ...] = ()
        self.mishaps: deque[Mishap | None] = deque()
        self.deaf = False
        self._thinking = thinking
        self.power_cut()

    def power_cut(self) -> None:
        """Forget everything: it sleeps, and looks for tags without end."""
        self.out.clear()
        self._awake = self._once = False
        self.field = False
        """Whether it feeds tags, and may disturb its neighbours."""
        self._decoder = pn532.Decoder()
        self._waiting = 0
        """How many tags an endless look may find; 0: there is none."""
        self._last = b""
        self._answers: deque[tuple[float, bytes]] = deque()

    @property
    def due(self) -> float:
        """When the next answer is ready."""
        return self._answers[0][0] if self._answers else NEVER

    def receive(self, data: bytes, now: float) -> None:
        """Take bytes from the driver."""
        if self.deaf:
            return
        if not self._awake:
            woken = data.find(b"\x55")
            if woken < 0:
                return
            self._awake, data = True, data[woken:]
        for frame in self._decoder.feed(data):
            match frame:
                case "ack":
                    self._waiting = 0
                    self._answers.clear()
                case "nack":
                    self._say(self._last, now)
                case pn532.Message(sender=pn532.HOST, code=code, data=rest):
                    self._obey(code, rest, now)
        self.tick(now)

    def tick(self, now: float) -> None:
        """Send what is ready."""
        while self._answers and now >= self._answers[0][0]:
            self.out += self._answers.popleft()[1]

    def lay(self, uids: Sequence[str], place: int, now: float) -> None:
        """From now on exactly these tags lie there."""
        self.tags = tuple(uids)
        if self.tags and self._waiting:
            self._answer(self._found(self._waiting), now)
            self._waiting = 0

    def _obey(self, code: int, rest: bytes, now: float) -> None:
        mishap = self.mishaps.popleft() if self.mishaps else None
        self._waiting = 0
        if mishap == "no-ack":
            return
        self.out += pn532.ACK
        match mishap:
            case "no-answer":
                return
            case "fault":
                self._say(pn532.FAULT, now)
                return
            case "garbage":
                self._say(NOISE, now)
                return
        match code, rest:
            case 0x02, b"":
                self._answer(bytes.fromhex("0332010607"), now, mishap)
            case 0x14, _:
                self._answer(b"\x15", now, mishap)
            case 0x32, rest if rest:
                self._once = self._once or (rest[0] == 5 and rest[-1] == 0)
                self.field = self.field and rest[0] != 1
                self._answer(b"\x33", now, mishap)
            case 0x4A, rest if len(rest) == 2 and rest[1] == 0:
                self.field = True
                if self.tags or self._once:
                    self._answer(self._found(rest[0]), now, mishap)
                else:
                    self._waiting = rest[0]
            case _:
                self._say(pn532.FAULT, now)

    def _found(self, most: int) -> bytes:
        tags = [bytes.fromhex(tag) for tag in self.tags[:most]]
        listed = (bytes([number, 0x44, 0, 0, len(tag)]) + tag for number, tag in enumerate(tags, 1))
        return b"\x4b" + bytes([len(tags)]) + b"".join(listed)

    def _answer(self, content: bytes, now: float, mishap: Mishap | None = None) -> None:
        self._last = pn532.frame(content, pn532.CHIP)
        spoilt = self._last[:-2] + bytes([self._last[-2] ^ 0x10, 0])
        self._say(spoilt if mishap == "damaged" else self._last, now)

    def _say(self, data: bytes, now: float) -> None:
        self._answers.append((now + self._thinking, data))


class Rdm6300Chip:
    """An RDM6300: tells again and again of a tag that lies there.  Two at once cannot be read."""

    PERIOD = 0.065
    """Seconds between two frames."""

    def __init__(self) -> None:
        self.baud = rdm6300.BAUD
        self.out = bytearray()
        self._tag = ""
        self._next = NEVER

    @property
    def due(self) -> float:
        """When the next frame comes."""
        return self._next

    def receive(self, data: bytes, now: float) -> None:
        """It hears nothing."""

    def tick(self, now: float) -> None:
        """Tell of the tag that lies there."""
        if now >= self._next:
            self.out += rdm6300.frame(self._tag)
            self._next = now + self.PERIOD

    def lay(self, uids: Sequence[str], place: int, now: float) -> None:
        """From now on exactly these tags lie there."""
        self._tag = uids[0] if len(uids) == 1 else ""
        self._next = now if self._tag else NEVER

    def power_cut(self) -> None:
        """It keeps nothing anyway."""
        self.out.clear()


class BoardChip:
    """A board of the seat bus that runs the real firmware, all but its pins.

    `spoil`: the next line that begins so arrives damaged, and then the next one that begins as the second says.
    """

    def __init__(self, number: str, fitted: Sequence[int]) -> None:
        """`fitted`: what each seat has, as `seatbus.fitted` tells it."""
        self.baud = bus.BAUD
        self.out = bytearray()
        self._number, self._fitted = number, fitted
        self.spoil: deque[bytes] = deque()
        self._looks = NEVER
        self._beat = 0.0
        self._lying: dict[int, Sequence[str]] = {}
        self._down = {
            (place, button): False
            for place, digit in enumerate(fitted, 1)
            for button in range(1, digit % seatbus.LIGHT + 1)
        }
        self.power_cut()

    @property
    def lights(self) -> Sequence[int]:
        """The light of each seat."""
        return self._board.lights

    @property
    def due(self) -> float:
        """When the next full state is due, or a button is looked at again."""
        return min(self._looks, self._beat)

    def receive(self, data: bytes, now: float) -> None:
        """Take bytes from the driver."""
        self._board.receive(data, round(now * 1000))
        self._take()

    def tick(self, now: float) -> None:
        """Let time pass."""
        if now >= self._looks:
            self._look(now)
            self._looks = NEVER
        if now >= self._beat:
            self._beat = now + HEARTBEAT / 1000
        self._board.tick(round(now * 1000))
        self._take()

    def lay(self, uids: Sequence[str], place: int, now: float) -> None:
        """From now on exactly these tags lie at a place."""
        self._lying[place] = uids
        self._board.tags(place, [*uids], round(now * 1000))
        self._take()

    def push(self, place: int, button: int, down: bool, now: float) -> None:
        """A button goes down or comes up; also while the board has no power."""
        self._down[place, button] = down
        self._look(now)
        self._looks = now + (REST + 1) / 1000

    def power_cut(self) -> None:
        """Start anew, and see what lies there and which buttons are down."""
        self._board = Board(self._number, [*self._fitted])
        for place, uids in self._lying.items():
            self._board.tags(place, [*uids], 0)
        self._look(0.0)
        self.out.clear()
        self._beat = 0.0

    def _look(self, now: float) -> None:
        for (place, button), down in self._down.items():
            self._board.button(place, button, down, round(now * 1000))
        self._take()

    def _take(self) -> None:
        for line in self._board.out.splitlines(keepends=True):
            if self.spoil and line.startswith(self.spoil[0]):
                self.spoil.popleft()
                self.out += line[:-2] + bytes([line[-2] ^ 1]) + line[-1:]
            else:
                self.out += line
        self._board.out = b""
