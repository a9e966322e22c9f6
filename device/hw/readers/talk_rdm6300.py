"""Listening to an RDM6300, which cannot be asked anything.  Pure: no port, no clock."""

from device.hw.readers import rdm6300
from device.hw.readers.news import NEVER, Health, Lying, News, Presence

TWICE = 0.3
"""Seconds within which a tag must be read twice: the numbers that noise makes pass the check, but come once."""
LISTEN = 3.0
"""Seconds to listen where any kind of reader may be plugged in."""
PATIENCE = 20.0
"""The same, where it is likely."""


class Rdm6300Talk:
    """Listens to one RDM6300.  Where another kind may be there (not `sure`), a first tag must show what it is."""

    def __init__(self, now: float, *, sure: bool, likely: bool = False) -> None:
        self.out = bytearray()
        self.health: Health = "unknown"
        self._sure = sure
        self._decoder = rdm6300.Decoder()
        self._presence = Presence(now)
        self._until = now + (PATIENCE if likely else LISTEN)
        self._last = ("", -NEVER)

    @property
    def due(self) -> float:
        """When `tick` has something to do."""
        return min(self._presence.due, self._until if self.health == "unknown" else NEVER)

    def receive(self, data: bytes, now: float) -> list[News]:
        """Take bytes from the reader."""
        news: list[News] = []
        for uid in self._decoder.feed(data):
            (before, when), self._last = self._last, (uid, now)
            if uid == before and now - when <= TWICE:
                news += self._update(frozenset([uid]), now)
                self.health = "good"
        return news

    def tick(self, now: float) -> list[News]:
        """Notice that a tag is gone, or that nothing here is an RDM6300."""
        if self.health == "unknown" and now >= self._until:
            self.health = "dead"
        return self._update(frozenset(), now)

    def _update(self, seen: frozenset[str], now: float) -> list[News]:
        changed = self._presence.update(seen, now)
        uids = self._presence.uids
        if uids is None:
            return []
        if self._sure and self.health == "unknown":
            self.health = "untried"
        return [Lying(0, uids)] if changed else []
