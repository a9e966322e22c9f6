"""The state folder: whether games are kept beyond a cut, and what was damaged."""

import os
import shutil
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from device.appliance.plug import plug_of
from device.doctor.check import Check, Machine, degraded, failed, fine

LITTLE = 50_000_000
"""Bytes of room below which the box may soon save nothing."""
LOST = ("tmpfs", "overlay", "ramfs")
"""File systems that forget everything at power-off."""


def check(machine: Machine) -> Iterator[Check]:
    """Whether the folder can be written, keeps what is written, and has room."""
    where = next(path for path in (machine.state, *machine.state.parents) if path.exists())
    kind, options = mounted(machine, machine.state)
    if where.is_file():
        yield failed("storage", f"{machine.state} can be no folder: {where} is a file", "name another one with --state")
    elif "ro" in options.split(","):
        remedy = "check the card; games are not kept"
        yield degraded("storage", f"{machine.state}: the disk can only be read", remedy, "disk-read-only")
    elif machine.here and not os.access(where, os.W_OK):
        remedy = "start Wolfhour as the owner of this folder, or name another one with --state"
        yield failed("storage", f"{machine.state} cannot be written", remedy)
    elif kind in LOST:
        remedy = "put the state folder on a partition of its own, or switch the overlay off"
        yield degraded("storage", f"{machine.state} is on {kind}: games are lost at power-off", remedy)
    elif machine.here and (free := shutil.disk_usage(where).free) < LITTLE:
        yield degraded(
            "storage", f"{machine.state}: {free // 1_000_000} MB are free", "make room on the disk", "disk-full"
        )
    else:
        yield fine("storage", f"{machine.state} keeps the games")
    if pulled := plug_of(machine.state).pulled:
        yield fine("plug", f"the power was gone {pulled} times while the box was on; to switch it off, end the evening")
    damaged = sorted(path.name for path in machine.state.glob("*-damaged-*"))
    for stem, names in groupby(damaged, key=lambda name: name.partition("-damaged-")[0]):
        why = "journal-damaged" if stem == "game" else f"{stem}-damaged"
        remedy = "send them to somebody who helps, or delete them"
        yield degraded("storage-damaged", f"damaged files were put aside: {', '.join(names)}", remedy, why)


def mounted(machine: Machine, folder: Path) -> tuple[str, str]:
    """The file system of a folder, and its options; empty where that is not known."""
    inside = Path("/") / folder.relative_to(machine.root) if folder.is_relative_to(machine.root) else folder
    found = [line.split()[1:4] for line in machine.read("proc/mounts").splitlines() if len(line.split()) > 3]
    over = [(point, kind, options) for point, kind, options in found if inside.is_relative_to(point)]
    return max(over, key=lambda mount: len(mount[0]))[1:] if over else ("", "")
