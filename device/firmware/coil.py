"""What lies on one RDM6300: it tells of a tag again and again, and falls silent when it is gone."""

from device.hw.readers.rdm6300 import Decoder

TWICE = 300
"""Milliseconds within which a tag must be read twice: the numbers that noise makes pass the check, but come once."""
GONE = 400
"""Milliseconds of silence after which the tag is gone."""


class Coil:
    """One reader, as the board hears it."""

    def __init__(self) -> None:
        self._decoder = Decoder()
        self._read = ""
        self._when = 0
        self._lies = ""

    def hear(self, data: bytes, now: int) -> None:
        """Take bytes; `now` is in milliseconds."""
        for uid in self._decoder.feed(data):
            if uid == self._read and now - self._when <= TWICE:
                self._lies = uid
            self._read, self._when = uid, now

    def tags(self, now: int) -> list[str]:
        """What lies there."""
        if now - self._when >= GONE:
            self._lies = ""
        return [self._lies] if self._lies else []
