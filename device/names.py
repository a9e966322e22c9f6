"""Who sits where, by name, where people have said so: seat -> name, kept until they take their seats anew."""

from collections.abc import Mapping

import msgspec

from device.store import FileStore
from engine import Seat

KEY = "names"
"""Where the store keeps them; the history copies them when a game is over."""


def recall_names(store: FileStore) -> dict[Seat, str]:
    """The names of those who sit there now; of whoever has given none there is none."""
    try:
        kept = msgspec.convert(store.recall(KEY), dict[Seat, str], strict=False)
    except msgspec.ValidationError:
        return {}
    return {seat: name for seat, name in kept.items() if name}


def remember_names(store: FileStore, names: Mapping[Seat, str]) -> None:
    """These sit there from now on."""
    store.remember(KEY, {str(seat): name for seat, name in names.items()})


def forget_name(store: FileStore, name: str) -> None:
    """Nobody of this name sits there any more; it is neither in the file nor in the one before it."""
    kept = {seat: its for seat, its in recall_names(store).items() if its != name}
    for _ in ("the file", "the one before it"):
        remember_names(store, kept)
