"""The lines of the header as the kernel sees them: which level each has, and which program or driver holds it.

On this machine the kernel is asked (linux/gpio.h); a tree of files has what it tells in its debug file.  Nothing is
changed: a line that is free is taken for a moment as it is, and given back.
"""

import os
import re
import struct
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from fcntl import ioctl

from device.doctor.check import Check, Machine, degraded, fine
from device.wiring.names import Gpio, Pin, Wiring, wiring_of

HEADER = re.compile(r"pinctrl-(bcm\d+|rp1)")
"""The chip with the header's lines, by its label; its number changes from kernel to kernel."""
NUMBERS = range(28)
SPI = range(7, 12)
"""Lines that the SPI bus takes where it is on; only two of them are held, the others work for it all the same."""
OURS = "lg"
"""What lgpio, with which the box takes lines, calls itself."""
CHIP, LINE, TAKE, VALUES = 0x8044B401, 0xC100B405, 0xC250B407, 0xC010B40E
CHIP_TOLD = re.compile(r"\d+: GPIOs (\d+)-\d+, parent: [^,]*, ([^,:]+)")
TOLD = re.compile(r"^ gpio-(\d+) +\([^|)]*(?:\|([^)]*))?\) +\w+ +(hi|lo)\b", re.MULTILINE)
"""How the debug file tells of a chip, and of a line that is held."""


@dataclass(frozen=True, slots=True)
class Line:
    """`high` is None where nobody tells the level; `holder` is "" where nobody has it."""

    high: bool | None
    holder: str = ""


def check(machine: Machine) -> Iterator[Check]:
    """Who else holds a pin of the box, and which button looks pressed; nothing where the kernel tells nothing."""
    wiring = wiring_of(machine.settings)
    wanted, lights, lines = owners(wiring), {*wiring.lights.values()}, lines_of(machine)
    if (over := [str(pin) for pin in wanted if pin.number in SPI]) and machine.there("dev/spidev0.*"):
        remedy = "switch it off (sudo raspi-config, Interface Options, SPI) and start anew, or name other pins"
        yield degraded("pins-spi", f"the SPI bus is on and takes {', '.join(over)}, which the settings wire", remedy)
    found = {pin: lines[pin.number] for pin in wanted if pin.number in lines}
    if not found:
        return
    for pin, line in found.items():
        if line.holder not in ("", OURS):
            yield degraded(
                "pins-lines",
                f"{pin} ({wanted[pin]}) is held by {line.holder}",
                "end that program or take its overlay out of config.txt, or give the seat another pin",
            )
        elif line.high is False and not line.holder and pin not in lights:
            yield degraded(
                "pins-lines",
                f"{pin} ({wanted[pin]}) is low, as if somebody pressed",
                "let go of the button, or look for a short circuit in its cable",
            )
    yield fine("pins-lines", "; ".join(levels(found)))


def owners(wiring: Wiring) -> dict[Gpio, str]:
    """What each pin of the header is for."""
    used: dict[Pin, str] = {pin: f"light of seat {seat}" for seat, pin in wiring.lights.items()}
    for seat, buttons in wiring.buttons.items():
        used |= {pin: f"{button.upper()} of seat {seat}" for button, pin in buttons.items()}
    used |= {pin: f"{button.upper()} of the panel" for button, pin in wiring.panel.items()}
    return {pin: use for pin, use in used.items() if isinstance(pin, Gpio)}


def levels(found: Mapping[Gpio, Line]) -> Iterator[str]:
    """Which pins are high and low, and which the box holds at this moment."""
    for word, level in (("high", True), ("low", False)):
        if pins := [str(pin) for pin, line in found.items() if line.high is level]:
            yield f"{word}: {', '.join(pins)}"
    yield f"{sum(line.holder == OURS for line in found.values())} of {len(found)} pins are held by a box that runs"


def lines_of(machine: Machine) -> Mapping[int, Line]:
    """The lines of the header by their numbers, as far as the kernel tells of them."""
    return asked() if machine.here else debug(machine.read("sys/kernel/debug/gpio"))


def debug(text: str) -> dict[int, Line]:
    """The lines that stand in the kernel's debug file: those that somebody holds."""
    found = {}
    for part in text.split("gpiochip")[1:]:
        chip = CHIP_TOLD.match(part)
        if chip and HEADER.fullmatch(chip[2]):
            lines = TOLD.finditer(part)
            found = {int(line[1]) - int(chip[1]): Line(line[3] == "hi", (line[2] or "").strip()) for line in lines}
    return found


def asked() -> dict[int, Line]:
    """The lines of this machine's header; {} where there is none, or no right to it."""
    for number in range(16):
        with suppress(OSError):
            chip = os.open(f"/dev/gpiochip{number}", os.O_RDWR | os.O_CLOEXEC)
            try:
                label = ioctl(chip, CHIP, bytes(68))[32:64]
                if HEADER.fullmatch(text_of(label)):
                    return {line: ask(chip, line) for line in NUMBERS}
            finally:
                os.close(chip)
    return {}


def ask(chip: int, line: int) -> Line:
    """One line: its holder, or else its level.  Raises `OSError`."""
    told = ioctl(chip, LINE, struct.pack("64xI188x", line))
    holder, flags = text_of(told[32:64]), struct.unpack_from("Q", told, 72)[0]
    if flags & 1:
        return Line(None, holder or "the kernel")
    try:
        taken = ioctl(chip, TAKE, struct.pack("I252x32s272xII20xi", line, b"wolfhour doctor", 1, 0, 0))
    except OSError:
        return Line(None)
    handle: int = struct.unpack_from("i", taken, 588)[0]
    try:
        return Line(bool(struct.unpack("QQ", ioctl(handle, VALUES, struct.pack("QQ", 0, 1)))[0]))
    finally:
        os.close(handle)


def text_of(field: bytes) -> str:
    """A text of the kernel, which ends with the first zero."""
    return field.partition(b"\0")[0].decode(errors="replace")
