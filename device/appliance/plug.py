"""Counts how often the machine went off under a box that was on: a plug that was pulled, or a supply that gave out."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from device.store import FileStore

KEY = "plug"
BOOT = Path("/proc/sys/kernel/random/boot_id")
"""Another number each time that the machine starts."""


class Plug(msgspec.Struct, frozen=True):
    """How often so far, and in which start of the machine the box is on; "": it has ended."""

    pulled: int = 0
    on: str = ""


def plug_of(panel: Mapping[str, Any]) -> Plug:
    """What is remembered of it, where that can be read."""
    try:
        return msgspec.convert(panel.get(KEY, {}), Plug)
    except msgspec.ValidationError:
        return Plug()


@contextmanager
def counted(store: FileStore, boot: Path = BOOT) -> Iterator[None]:
    """The box is on meanwhile.  One that crashes and is begun anew in the same start of the machine counts nothing."""
    try:
        now = boot.read_text(encoding="ascii").strip()
    except OSError:
        now = ""
    before = plug_of({KEY: store.recall(KEY) or {}})
    pulled = before.pulled + (before.on not in ("", now))
    store.remember(KEY, {"pulled": pulled, "on": now})
    try:
        yield
    finally:
        store.remember(KEY, {"pulled": pulled, "on": ""})
