"""MCP23017 expanders as pins for gpiozero: 16 more each, called "mcp1.A0" to "mcp1.B7".

Setting a pin changes a picture of the chip in memory only.  `look` alone talks on the bus: it writes what differs,
reads all inputs, and tells each pin that has changed.  So whoever switches a light never waits for the bus, and a chip
that lost its power is written anew when it answers again.
"""

from collections.abc import Callable, Mapping
from threading import RLock
from typing import Protocol
from weakref import WeakMethod

from gpiozero.exc import PinInvalidPin
from gpiozero.pins import BoardInfo, Factory, HeaderInfo, Pin, PinInfo

IODIR, GPINTEN, IOCON, GPPU, GPIO, OLAT = 0x00, 0x04, 0x0A, 0x0C, 0x12, 0x14
"""The first of each pair of registers: port A, then port B; read and written together, port A in the low byte."""
TOGETHER = 0x4444
"""IOCON, twice the same byte: both interrupt outputs tell of both ports (MIRROR), and pull the wire low only (ODR)."""
ALL = 0xFFFF
RETRY = 2.0
"""Seconds after which a chip that did not answer is asked again."""
SOUND = 1.0
"""Seconds between two looks whether a chip still has its settings: a dip in the power takes them."""
BETWEEN = 8
"""How often the inputs are read again while the interrupt wire stays low."""


class Bus(Protocol):
    """What of `smbus2.SMBus` is used.  Reading and writing raise `OSError` where the chip does not answer."""

    def read_word_data(self, i2c_addr: int, register: int) -> int:
        """Read two registers, the first in the low byte."""

    def write_word_data(self, i2c_addr: int, register: int, value: int) -> None:
        """Write two registers, the first from the low byte."""

    def close(self) -> None:
        """Give the bus back."""


class Chip:
    """The picture of one chip: how its 16 pins should be, and how they were when they were last read."""

    def __init__(self, name: str, address: int) -> None:
        self.name, self.address = name, address
        # In the order of writing, outputs first: a pin becomes an output with its level.
        self.picture = {IOCON: TOGETHER, OLAT: 0, GPPU: 0, IODIR: 0, GPINTEN: 0}
        self.inputs = ALL
        self.answers: bool | None = None
        """None: it was not asked yet."""
        self.ask_at = 0.0
        self._sound_at = 0.0
        self._written: dict[int, int] = {}

    def talk(self, bus: Bus, now: float) -> int:
        """Write what differs and read the inputs; comes back as the bits that have changed.  Raises `OSError`."""
        if now >= self._sound_at:
            self._sound_at = now + SOUND
            if bus.read_word_data(self.address, IODIR) != self._written.get(IODIR):
                self._written = {}
        if self._written != self.picture:
            for register, value in [*self.picture.items()]:
                if self._written.get(register) != value:
                    bus.write_word_data(self.address, register, value)
                    self._written[register] = value
        changed = (bus.read_word_data(self.address, GPIO) ^ self.inputs) & self.picture[IODIR]
        self.inputs ^= changed
        return changed


class ExpanderFactory(Factory):  # type: ignore[misc]  # gpiozero has no types
    """All expanders of a box."""

    def __init__(
        self,
        bus: Bus,
        addresses: Mapping[str, int],
        clock: Callable[[], float],
        changed: Callable[[str, bool], None],
    ) -> None:
        """`changed` is told of each expander that stops to answer (False) or answers again (True)."""
        super().__init__()
        self._bus, self._clock, self._changed = bus, clock, changed
        self.chips = [Chip(name, address) for name, address in addresses.items()]
        self._pins: dict[str, ExpanderPin] = {}
        self._lock = RLock()
        self._info = board(addresses)
        self.wake: Callable[[], object] = lambda: None
        """Called when there is something to write."""
        self.waiting: Callable[[], bool] = lambda: False
        """Whether the interrupt wire says that inputs have changed."""

    def pin(self, name: str) -> "ExpanderPin":
        """The pin of this name."""
        for header, info in self._info.find_pin(name):
            if name not in self._pins:
                chip = next(chip for chip in self.chips if chip.name == header.name)
                self._pins[name] = ExpanderPin(self, chip, info)
            return self._pins[name]
        raise PinInvalidPin(f"{name} is not a pin of an expander")

    def look(self) -> bool:
        """Write and read all chips and tell what has changed; whether any input has."""
        with self._lock:
            changed = self._look_once()
            for _ in range(BETWEEN):
                if not self.waiting():
                    break
                changed |= self._look_once()
            return changed

    def _look_once(self) -> bool:
        any_changed = False
        for chip in self.chips:
            now = self._clock()
            if now < chip.ask_at:
                continue
            try:
                changed = chip.talk(self._bus, now)
            except OSError:
                chip.ask_at = now + RETRY
                self._tell(chip, answers=False)
                continue
            if changed:
                any_changed |= self._call(chip, changed, now)
            self._tell(chip, answers=True)
        return any_changed

    def _call(self, chip: Chip, changed: int, now: float) -> bool:
        """Tell the pins that have changed; whether there are any."""
        pins = [pin for pin in self._pins.values() if pin.chip is chip and changed & pin.mask]
        for pin in pins:
            pin.call(now)
        return bool(pins)

    def _tell(self, chip: Chip, *, answers: bool) -> None:
        before, chip.answers = chip.answers, answers
        if before is (not answers) or (before is None and not answers):
            self._changed(chip.name, answers)

    def close(self) -> None:
        """Forget all pins and give the bus back; the lights go out first."""
        for pin in self._pins.values():
            pin.close()
        self.look()
        self._pins.clear()
        self._bus.close()

    def ticks(self) -> float:
        """Seconds on the clock."""
        return self._clock()

    def ticks_diff(self, later: float, earlier: float) -> float:
        """Seconds between two moments."""
        return later - earlier

    def _get_board_info(self) -> BoardInfo:
        return self._info


class ExpanderPin(Pin):  # type: ignore[misc]  # gpiozero has no types
    """One pin of a chip."""

    def __init__(self, factory: ExpanderFactory, chip: Chip, info: PinInfo) -> None:
        super().__init__()
        self._factory, self.chip, self._info = factory, chip, info
        self.mask = 1 << info.number
        self._when_changed: WeakMethod[Callable[[float, bool], None]] | None = None

    def call(self, ticks: float) -> None:
        """Tell that the pin has changed."""
        if (handler := self._get_when_changed()) is not None:
            handler(ticks, self._get_state())

    def close(self) -> None:
        """Leave the pin as the chip has it after power-on."""
        self._when_changed = None
        for register in (OLAT, GPPU, GPINTEN):
            self._set(register, on=False)

    def _get_info(self) -> PinInfo:
        return self._info

    def _get_function(self) -> str:
        return "input" if self._is_set(IODIR) else "output"

    def _set_function(self, value: str) -> None:
        self._set(IODIR, on=value == "input")

    def _get_state(self) -> bool:
        return bool(self.chip.inputs & self.mask) if self._is_set(IODIR) else self._is_set(OLAT)

    def _set_state(self, value: float) -> None:
        self._set(OLAT, on=bool(value))

    def _get_pull(self) -> str:
        return "up" if self._is_set(GPPU) else "floating"

    def _set_pull(self, value: str) -> None:
        self._set(GPPU, on=value == "up")

    def _get_edges(self) -> str:
        return "both"

    def _get_when_changed(self) -> Callable[[float, bool], None] | None:
        return None if self._when_changed is None else self._when_changed()

    def _set_when_changed(self, value: Callable[[float, bool], None] | None) -> None:
        self._when_changed = None if value is None else WeakMethod(value)
        self._set(GPINTEN, on=value is not None)

    def _is_set(self, register: int) -> bool:
        return bool(self.chip.picture[register] & self.mask)

    def _set(self, register: int, *, on: bool) -> None:
        bits = self.chip.picture[register]
        self.chip.picture[register] = bits | self.mask if on else bits & ~self.mask
        self._factory.wake()


def board(names: Mapping[str, int]) -> BoardInfo:
    """What gpiozero wants to know of the expanders: it reserves pins by it."""
    headers = {}
    for name in names:
        pins = {}
        for number in range(16):
            pin = f"{name}.{'AB'[number // 8]}{number % 8}"
            pins[number] = PinInfo(
                number=number,
                name=pin,
                names=frozenset({pin}),
                pull="",
                row=number + 1,
                col=1,
                interfaces=frozenset({"gpio"}),
            )
        headers[name] = HeaderInfo(name=name, rows=16, columns=1, pins=pins)
    nothing = dict.fromkeys(BoardInfo._fields)
    return BoardInfo(**{**nothing, "model": "MCP23017", "headers": headers})
