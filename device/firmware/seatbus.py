"""The line protocol of the seat bus, for both ends of the wire: this file runs under MicroPython and CPython alike.

A line is words with a blank between them, `*`, the CRC-8 of what stands before in two hexadecimal digits, and a line
feed: `T 07 04A1B2C3D4E5F6 0412 183726*7D`.  Seats count from 1 on each board.  `seq` counts the board's lines from 0 to
9999 and starts again, `ms` is the board's clock in milliseconds.

    board   I seatbus 2 rp2040 E6614103E7452D2F F754
                                                  who it is: name, version, chip, number of the chip, and what each of
                                                  its seats has, in one hexadecimal digit: how many buttons, and 4
                                                  more with a light, and 8 more with a reader
            B 07 2 P seq ms                       button 2 of seat 7 went down (R: came up): 1 OK, 2 NEXT, 3 BACK; the
                                                  host says what of it is a press
            T 07 04A1B2C3D4E5F6 seq ms            what lies on the reader of seat 7: tags with + between, - for none
            H 1C 0120 7:04A1B2C3D4E5F6 seq ms     the full state, once a second and after every I: buttons that are down
                                                  (bit 4 * (seat - 1) + button - 1), the light of each seat, what lies
                                                  on its reader (seats with a comma between them, - for none)
    host    ?                                     who are you?
            L 07 1                                the light of seat 7: 0 off, 1 on, 2 acknowledging

A line that came damaged is dropped, and the host asks at once: the full state puts right what it would have said.  What
only a full state has told is not taken for a press, nor for a card that was laid down.
"""

BUTTONS = 4
"""Bits of a seat in the state of all buttons."""
WIRED = ((), (1,), (2, 1), (2, 1, 3))
"""The numbers of a seat's buttons in the order of its pins, by how many there are: OK; NEXT, OK; NEXT, OK, BACK."""
LIGHT, READER = 4, 8
"""What a seat has besides its buttons, in the digit that tells it."""
MOST = 32
"""Seats of the largest board that we believe in."""
LONGEST = 1600
"""Bytes of the longest line: the full state of the largest board is shorter, with two long tags on each reader."""
NONE = "-"
VERSION = "2"


def crc8(data: bytes) -> int:
    """The CRC-8 of some bytes (polynomial 07, start 00)."""
    crc = 0
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = ((crc << 1) ^ 0x07 if crc & 0x80 else crc << 1) & 0xFF
    return crc


def line(*words: object) -> bytes:
    """The line that says these words."""
    body = " ".join([str(word) for word in words]).encode()
    return body + b"*" + f"{crc8(body):02X}".encode() + b"\n"


class Lines:
    """Cuts a stream of bytes, in whatever pieces it comes, into lines; `damaged` counts those that are dropped."""

    def __init__(self) -> None:
        self.damaged = 0
        self._begun = b""

    def feed(self, data: bytes) -> list[list[str]]:
        """The words of every sound line that these bytes complete."""
        *whole, rest = (self._begun + data).split(b"\n")
        if len(rest) > LONGEST:  # no line is that long: what follows is the end of garbage, and its check fails
            self.damaged += 1
            rest = rest[:1]
        self._begun = rest
        found = []
        for one in whole:
            words = checked(one.rstrip(b"\r"))
            if words:
                found.append(words)
            elif one.strip():
                self.damaged += 1
        return found


def checked(text: bytes) -> list[str]:
    """The words of a line without its line feed; none where it is damaged."""
    body, star, check = text[:-3], text[-3:-2], text[-2:]
    if star != b"*" or len(text) > LONGEST or f"{crc8(body):02X}".encode() != check:
        return []
    for byte in body:
        if not 32 <= byte < 127:
            return []
    return body.decode().split(" ")


def fitted(buttons: int, light: bool, reader: bool) -> int:
    """What a seat has, as one digit tells it."""
    return buttons + (LIGHT if light else 0) + (READER if reader else 0)


def pack_down(down: set[tuple[int, int]]) -> str:
    """The state of all buttons, from pairs of seat and button that are down."""
    bits = 0
    for seat, button in down:
        bits |= 1 << (BUTTONS * (seat - 1) + button - 1)
    return f"{bits:X}"


def pack_tags(tags: dict[int, list[str]]) -> str:
    """The state of all readers, from the tags on each."""
    return ",".join([f"{seat}:{'+'.join(tags[seat])}" for seat in sorted(tags) if tags[seat]]) or NONE
