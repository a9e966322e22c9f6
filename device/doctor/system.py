"""The machine itself: what it is, and whether it has enough power."""

import platform
import re
import struct
from collections.abc import Iterator

from device.doctor.check import Check, Machine, degraded, failed, fine

THROTTLED = "sys/devices/platform/soc/soc:firmware/get_throttled"
NOW, EVER = 0b111, 0b111 << 16
"""Bits of `get_throttled`: under-voltage or slowed down at this moment, and at any time since the start."""


def check(machine: Machine) -> Iterator[Check]:
    """What it is, and its power."""
    name = re.search(r'^PRETTY_NAME="?([^"\n]*)', machine.read("etc/os-release"), re.MULTILINE)
    what = ", ".join(filter(None, (machine.model or "no Raspberry Pi", name and name[1])))
    if machine.here and struct.calcsize("P") < 8:
        yield failed("system", f"{what}: a 32-bit system", "install a 64-bit system")
    else:
        python = f", Python {platform.python_version()}" if machine.here else ""
        yield fine("system", f"{what}{python}")
    yield from power(machine.read(THROTTLED))


def power(text: str) -> Iterator[Check]:
    """What the firmware of a Pi says of its supply."""
    if not re.fullmatch(r"(0x)?[0-9a-fA-F]+", text):
        return
    flags = int(text, 16)
    if flags & NOW:
        remedy = "use the supply that is made for this Pi"
        yield degraded("power", "the supply is too weak at this moment", remedy, "power-weak")
    elif flags & EVER:
        yield fine("power", "the supply is strong enough now, and was too weak some time since the start")
    else:
        yield fine("power", "the supply is strong enough")
