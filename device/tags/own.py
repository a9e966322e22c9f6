"""Which tag is a seat's button: the one with which its player sat down, or said that he is ready."""

from contextlib import suppress

import msgspec

from device.ports import Store
from engine import Seat

KEY = "buttons"
"""Where the store keeps them, so that a game that was cut off goes on with them."""


class Own:
    """The tags that nobody has taught the box, and that press at their own readers."""

    def __init__(self, store: Store | None = None) -> None:
        """Without a store they are forgotten when the box is switched off."""
        self._store = store
        self._tags: dict[Seat, str] = {}
        if store is not None:
            with suppress(msgspec.ValidationError):  # nothing was kept, or nothing of ours
                self._tags = msgspec.convert(store.recall(KEY), dict[Seat, str], str_keys=True)

    def learn(self, lead: Seat, uid: str) -> None:
        """From now on this tag is the button of the lead."""
        if self._tags.get(lead) != uid:
            self._tags[lead] = uid
            if self._store is not None:
                self._store.remember(KEY, {str(at): tag for at, tag in self._tags.items()})

    def presses(self, lead: Seat, uid: str) -> bool:
        """Whether this tag is the button of the lead."""
        return self._tags.get(lead) == uid
