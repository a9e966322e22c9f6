"""MCP23017 chips on an I2C bus that does not exist, register by register as the data sheet has it.

A chip is in the mode it has after power-on (IOCON.BANK = 0: the registers of both ports in turns).
"""

import errno
from collections.abc import Callable, Mapping
from random import Random

IODIR, GPINTEN, IOCON, GPPU, INTF, INTCAP, GPIO, OLAT = 0x00, 0x04, 0x0A, 0x0C, 0x0E, 0x10, 0x12, 0x14
LAST = 0x15
MIRROR, OPEN_DRAIN = 0x40, 0x04


class SimChip:
    """One chip; `closed` are the inputs that a contact pulls to ground, one bit a pin."""

    def __init__(self) -> None:
        self.closed = 0
        self.power_on()

    def power_on(self) -> None:
        """All registers as after a power-on: every pin is an input."""
        self._registers = bytearray(LAST + 1)
        self._registers[IODIR] = self._registers[IODIR + 1] = 0xFF
        self._seen = 0

    def pair(self, register: int) -> int:
        """Two registers, port A in the low byte."""
        return self._registers[register] | self._registers[register + 1] << 8

    @property
    def levels(self) -> int:
        """The level of all pins: of an input without a pull-up that nothing closes, low, which is as bad as any."""
        directions = self.pair(IODIR)
        return self.pair(OLAT) & ~directions | self.pair(GPPU) & ~self.closed & directions

    @property
    def interrupts(self) -> bool:
        """Whether the interrupt output pulls its wire low."""
        return bool(self.pair(INTF)) and self._registers[IOCON] & (MIRROR | OPEN_DRAIN) == MIRROR | OPEN_DRAIN

    def touch(self, pin: int, *, closed: bool) -> None:
        """A contact at a pin closes or opens."""
        self.closed = self.closed | 1 << pin if closed else self.closed & ~(1 << pin)
        self._notice()

    def read(self, register: int) -> int:
        """One register, with what reading it does."""
        port = register & 1
        if register in (GPIO, GPIO + 1):
            self._seen = self._seen & ~(0xFF << 8 * port) | self.levels & 0xFF << 8 * port
            self._registers[INTF + port] = 0
            return self.levels >> 8 * port & 0xFF
        if register in (INTCAP, INTCAP + 1):
            self._registers[INTF + port] = 0
        return self._registers[register]

    def write(self, register: int, value: int) -> None:
        """One register, with what writing it does."""
        if register in (IOCON, IOCON + 1):
            self._registers[IOCON] = self._registers[IOCON + 1] = value
        elif register in (GPIO, GPIO + 1):
            self._registers[register + OLAT - GPIO] = value
        elif not INTF <= register <= INTCAP + 1:
            self._registers[register] = value
        self._notice()

    def _notice(self) -> None:
        """A watched input that differs from what was read last raises the interrupt, and its port is captured."""
        differing = (self.levels ^ self._seen) & self.pair(GPINTEN) & self.pair(IODIR)
        for port in (0, 1):
            if differing >> 8 * port & 0xFF and not self._registers[INTF + port]:
                self._registers[INTF + port] = differing >> 8 * port & 0xFF
                self._registers[INTCAP + port] = self.levels >> 8 * port & 0xFF


class SimBus:
    """The bus, with chips by their address.  It speaks as `smbus2.SMBus` does."""

    def __init__(self, chips: Mapping[int, SimChip], wire: Callable[[bool], None] = lambda low: None) -> None:
        """`wire` is told whether the common interrupt wire is low, whenever that may have changed."""
        self.chips = dict(chips)
        self._wire = wire
        self.gone: set[int] = set()
        """Addresses that do not answer."""
        self.error_rate = 0.0
        """How many of the transfers fail, 0 to 1."""
        self.transfers = 0
        self.closed = False
        self._chance = Random(0)

    def read_word_data(self, i2c_addr: int, register: int) -> int:
        """Two registers, one after the other."""
        chip = self._chip(i2c_addr)
        word = chip.read(register) | chip.read(register + 1) << 8
        self.ring()
        return word

    def write_word_data(self, i2c_addr: int, register: int, value: int) -> None:
        """Two registers, one after the other."""
        chip = self._chip(i2c_addr)
        chip.write(register, value & 0xFF)
        chip.write(register + 1, value >> 8)
        self.ring()

    def close(self) -> None:
        """Nobody speaks on it any more."""
        self.closed = True

    def ring(self) -> None:
        """Let the interrupt wire be as the chips have it."""
        self._wire(any(chip.interrupts for address, chip in self.chips.items() if address not in self.gone))

    def _chip(self, address: int) -> SimChip:
        self.transfers += 1
        if address not in self.chips or address in self.gone or self._chance.random() < self.error_rate:
            raise OSError(errno.EREMOTEIO, "Remote I/O error")
        return self.chips[address]
