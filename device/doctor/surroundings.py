"""What surrounds the box: its clock, memory, warmth, and in which letters the system writes."""

import os
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryFile

from device.doctor.check import Check, Machine, degraded, fine

SYNCHRONIZED = "run/systemd/timesync/synchronized"
OLD = 1_767_225_600.0
"""A moment before this program was written (the beginning of 2026): a clock that shows less was never set."""
LITTLE = 60_000
"""kB that must be left: the whole box takes 110 MB, most of which it has by then."""
HOT = 80.0
"""Degrees Celsius at which a Pi begins to slow down."""
SLOW = 0.5
"""Seconds; a press is acknowledged when it is on disk."""


def check(machine: Machine) -> Iterator[Check]:
    """Clock, memory, warmth, letters, and how soon the disk keeps something."""
    yield from clock(machine)
    if found := re.search(r"^MemAvailable:\s+(\d+) kB", machine.read("proc/meminfo"), re.MULTILINE):
        if (free := int(found[1])) < LITTLE:
            yield degraded("memory", f"{free // 1000} MB of memory are free", "end other programs on this machine")
        else:
            yield fine("memory", f"{free // 1000} MB of memory are free")
    warmth = machine.read("sys/class/thermal/thermal_zone0/temp")
    if warmth.isdecimal() and machine.is_pi:
        degrees = int(warmth) / 1000
        if degrees >= HOT:
            yield degraded("warmth", f"the processor has {degrees:.0f} °C", "let air into the case")
        else:
            yield fine("warmth", f"the processor has {degrees:.0f} °C")
    if machine.here and not sys.flags.utf8_mode and sys.getfilesystemencoding().lower() != "utf-8":
        yield degraded("letters", "this system does not write UTF-8", "set LANG=C.UTF-8, as the service has it")
    if machine.here and machine.state.is_dir() and os.access(machine.state, os.W_OK):
        yield disk(machine.state)


def clock(machine: Machine) -> Iterator[Check]:
    """The box needs no clock; only the dates in its log and its history do."""
    now = time.time() if machine.here else None
    if now is not None and now < OLD:
        what = "the clock is not set: the games do not need it, and dates in the history are wrong"
        yield fine("clock", what, "clock")
    elif machine.there("dev/rtc*") or machine.there(SYNCHRONIZED):
        yield fine("clock", "the clock is kept or was set")
    else:
        yield fine("clock", "there is no clock that goes on without power; only dates in the history depend on it")


def disk(folder: Path) -> Check:
    """How soon something is kept."""
    try:
        with TemporaryFile(dir=folder) as file:
            start = time.monotonic()
            file.write(b"x" * 200)
            file.flush()
            os.fdatasync(file.fileno())
            took = time.monotonic() - start
    except OSError as error:
        return degraded("disk", f"nothing can be kept: {error.strerror}", "make room, or check the card")
    if took > SLOW:
        return degraded("disk", f"the disk took {took:.1f} s to keep a line", "use a faster card")
    return fine("disk", f"the disk keeps a line within {took * 1000:.0f} ms")
