"""What a board of the seat bus does, without its pins: it runs under MicroPython, and under CPython as an emulator."""

from device.firmware import seatbus

HEARTBEAT = 1000
"""Milliseconds between two lines with the full state."""
REST = 10
"""Milliseconds after an edge of a button in which no other is told: ordinary bouncing is not worth a line."""


class Board:
    """One board.  The owner feeds it, and sends `out` to the host and empties it."""

    def __init__(self, number: str, fitted: list[int], chip: str = "rp2040") -> None:
        """`number` is the chip's own, in hexadecimal: it names the board wherever it is plugged in.

        `fitted`: what each seat has, as `seatbus.fitted` tells it.
        """
        self.out = b""
        self.lights = [0] * len(fitted)
        self._who = ("I", "seatbus", seatbus.VERSION, chip, number, "".join([f"{digit:X}" for digit in fitted]))
        self._names = [f"{seat:02d}" for seat in range(1, len(fitted) + 1)]
        self._lines = seatbus.Lines()
        self._down: set[tuple[int, int]] = set()
        self._told: dict[tuple[int, int], int] = {}
        """When the last edge of each button was told, or how it was found."""
        self._tags: dict[int, list[str]] = {}
        self._seq = 0
        self._beat = 0

    def receive(self, data: bytes, now: int) -> None:
        """Take what the host has sent; `now` is in milliseconds, as everywhere here."""
        for words in self._lines.feed(data):
            if words == ["?"]:
                self.out += seatbus.line(*self._who)
                self.beat(now)
            elif words[0] == "L" and len(words) == 3 and words[1] in self._names and words[2] in ("0", "1", "2"):
                self.lights[int(words[1]) - 1] = int(words[2])

    def button(self, seat: int, button: int, down: bool, now: int) -> None:
        """Tell how a button is right now; may be called again and again, and while it bounces.

        How it is found the first time is no edge: only the full state tells of it.
        """
        key = (seat, button)
        found = key not in self._told
        if found or (down != (key in self._down) and now - self._told[key] >= REST):
            self._told[key] = now
            (self._down.add if down else self._down.discard)(key)
            if not found:
                self._say("B", f"{seat:02d}", button, "P" if down else "R", now)

    def tags(self, seat: int, uids: list[str], now: int) -> None:
        """Tell what lies on the reader of a seat right now; may be called again and again."""
        if self._tags.get(seat, []) != uids:
            self._tags[seat] = uids
            self._say("T", f"{seat:02d}", "+".join(uids) or seatbus.NONE, now)

    def tick(self, now: int) -> None:
        """Let time pass: the full state is told when it is due."""
        if now - self._beat >= HEARTBEAT:
            self.beat(now)

    def beat(self, now: int) -> None:
        """Tell the full state."""
        self._beat = now
        lights = "".join([str(light) for light in self.lights])
        self._say("H", seatbus.pack_down(self._down), lights, seatbus.pack_tags(self._tags), now)

    def _say(self, *words: object) -> None:
        *said, now = words
        self.out += seatbus.line(*said, f"{self._seq:04d}", now)
        self._seq = (self._seq + 1) % 10000
