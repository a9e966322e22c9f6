"""Counts how often the machine went off under a box that was on: a plug that was pulled, or a supply that gave out."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from device.store import FileStore

KEY = "plug"


class Plug(msgspec.Struct, frozen=True):
    """How often so far, and whether the box is on."""

    pulled: int = 0
    on: bool = False


def plug_of(panel: Mapping[str, Any]) -> Plug:
    """What is remembered of it, where that can be read."""
    try:
        return msgspec.convert(panel.get(KEY, {}), Plug)
    except msgspec.ValidationError:
        return Plug()


@contextmanager
def counted(store: FileStore, mark: Path) -> Iterator[None]:
    """The box is on meanwhile.

    `mark` is a file that a machine which goes off forgets, and a box that crashes and is begun anew finds again.
    """
    before = plug_of({KEY: store.recall(KEY) or {}})
    pulled = before.pulled + (before.on and not mark.exists())
    with suppress(OSError):
        mark.touch()
    store.remember(KEY, {"pulled": pulled, "on": True})
    try:
        yield
    finally:
        store.remember(KEY, {"pulled": pulled, "on": False})
