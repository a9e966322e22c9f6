"""The conversation with a PN532: wake it, set it up, look for tags ten times a second.  Pure: no port, no clock."""

from collections import deque

from device.hw.readers import pn532
from device.hw.readers.news import NEVER, Health, Lying, News, Presence

POLL = 0.1
"""Seconds between two looks for a tag."""
ACKNOWLEDGED = 0.1
"""Seconds until a command must be acknowledged: 15 ms for the chip, the rest for adapters that collect bytes."""
ANSWERED = 0.3
"""Seconds from there until it must be answered."""
TRIES = 3
"""How often the conversation begins anew before the port is opened anew."""
SETUP = (pn532.NORMAL, pn532.FIRMWARE, pn532.ONE_TRY)


class Pn532Talk:
    """Speaks to one PN532.  `offset` seconds keep neighbouring readers from looking in the same moment."""

    def __init__(self, now: float, offset: float = 0.0) -> None:
        self.out = bytearray()
        self.due = now
        self.health: Health = "unknown"
        self._decoder = pn532.Decoder()
        self._presence = Presence(now)
        self._command: bytes | None = None
        """What waits for its answer."""
        self._todo: deque[bytes] = deque()
        self._failed = 0
        self._look = now + offset
        self._begin(now)

    def receive(self, data: bytes, now: float) -> list[News]:
        """Take bytes from the chip."""
        news: list[News] = []
        for frame in self._decoder.feed(data):
            match frame:
                case _ if self._command is None:
                    pass  # too late, or nothing that was asked for
                case "ack":
                    self.due = now + ANSWERED
                case pn532.Message(sender=pn532.CHIP, code=code) if code == self._command[0] + 1:
                    news += self._answer(self._command, frame.data, now)
                case "damaged":
                    self.out += pn532.NACK
                case "fault" | "nack":
                    self._fail(now)
        return news

    def tick(self, now: float) -> list[News]:
        """Look for a tag, or notice that an answer is overdue."""
        if now >= self.due:
            if self._command is None:
                self._send(pn532.LIST, now)
            else:
                self._fail(now)
        return []

    def _begin(self, now: float) -> None:
        self._decoder.forget()
        self._todo = deque(SETUP)
        self.out += pn532.ACK + pn532.WAKE
        self._send(self._todo.popleft(), now)

    def _send(self, command: bytes, now: float) -> None:
        self._command = command
        self.out += pn532.frame(command)
        self.due = now + ACKNOWLEDGED

    def _fail(self, now: float) -> None:
        self._failed += 1
        if self._failed > TRIES:
            self.health, self.due = "dead", NEVER
            return
        if self.health == "good":
            self.health = "doubtful"
        self._begin(now)

    def _answer(self, command: bytes, data: bytes, now: float) -> list[News]:
        news = []
        if command == pn532.LIST:
            seen = pn532.targets(data)
            if seen is None:
                self._fail(now)
                return []
            if self._presence.update(frozenset(seen), now) and self._presence.uids is not None:
                news.append(Lying(0, self._presence.uids))
            self._failed = 0
            self.health = "unknown" if self._presence.uids is None else "good"
            self._send(pn532.FIELD_OFF, now)
        elif self._todo:
            self._send(self._todo.popleft(), now)
        else:
            self._command = None
            self._look = self.due = max(self._look + POLL, now)
        return [*news]
