"""Counts how often the machine went off under a box that was on: a plug that was pulled, or a supply that gave out.

In a file of its own, so that nothing else is at stake when it is written: by the box at each start, and by its service
at each end (`python -m device.appliance.plug`), also of a box that has crashed or had to be killed.
"""

import os
from functools import partial
from pathlib import Path

import msgspec

from device.disk import Scribe, write_atomic
from device.ports import Event
from device.store import state_folder


class Plug(msgspec.Struct, frozen=True):
    """How often so far, and in which start of the machine the box is on ("": it is off)."""

    pulled: int = 0
    boot: str = ""


def this_boot() -> str:
    """The name of this start of the machine, from the unit; "" where the box is no service, and nothing is counted."""
    return os.environ.get("WOLFHOUR_BOOT", "")


def file_of(state: Path) -> Path:
    """Where it is kept."""
    return state / "plug.json"


def plug_of(state: Path) -> Plug:
    """What is kept, where that can be read."""
    try:
        return msgspec.json.decode(file_of(state).read_bytes(), type=Plug)
    except (OSError, ValueError, msgspec.MsgspecError):
        return Plug()


def switched_on(state: Path, boot: str) -> None:
    """The box is on from now on."""
    before = plug_of(state)
    if boot and before.boot != boot:
        keep(state, Plug(before.pulled + bool(before.boot), boot))


def switched_off(state: Path, boot: str) -> None:
    """The box has ended, and its machine is still there."""
    before = plug_of(state)
    if boot and before.boot == boot:
        keep(state, Plug(before.pulled))


def keep(state: Path, plug: Plug) -> None:
    """Write it, unless the disk refuses or hangs, which is told elsewhere."""
    scribe = Scribe(unheard)
    scribe.do(partial(write_atomic, file_of(state), msgspec.json.encode(plug).decode()))
    scribe.close()


def unheard(_: Event) -> None:
    """Whoever keeps a game there tells of the same disk."""


if __name__ == "__main__":
    switched_off(state_folder(), this_boot())
