"""The bytes of an RDM6300 (125 kHz), which only ever sends.  Runs under MicroPython and CPython alike.

While a tag lies there a frame comes every 65 milliseconds at 9600 baud: `02`, ten hexadecimal digits (version and
number of the tag), two for the exclusive or of their five bytes, `03`.  Some send a line feed before the `03`.
"""

BAUD = 9600
START, END = 0x02, 0x03
DIGITS = b"0123456789ABCDEFabcdef"
LENGTH = 12
"""Digits of a frame."""


def frame(uid: str) -> bytes:
    """The frame that tells of a tag, given as ten hexadecimal digits."""
    return bytes([START]) + f"{uid}{check(uid):02x}".upper().encode() + bytes([END])


def check(uid: str) -> int:
    """The exclusive or of a tag's bytes."""
    total = 0
    for at in range(0, len(uid), 2):
        total ^= int(uid[at : at + 2], 16)
    return total


class Decoder:
    """Finds frames in a stream of bytes, in whatever pieces it comes."""

    def __init__(self) -> None:
        self._digits: bytearray | None = None
        """The digits of the frame that has begun; None between frames."""

    def feed(self, data: bytes) -> list[str]:
        """The tags of all sound frames that these bytes complete.  Only a frame that comes twice is to be trusted."""
        found = []
        for byte in data:
            if byte == START:
                self._digits = bytearray()
            elif self._digits is None or byte in b"\r\n":
                pass
            elif byte in DIGITS and len(self._digits) < LENGTH:
                self._digits.append(byte)
            else:
                if byte == END and len(self._digits) == LENGTH:
                    found += sound(self._digits.decode().lower())
                self._digits = None
        return found


def sound(digits: str) -> list[str]:
    """The tag of a frame, in a list; none where the check is wrong, or everything is zero as noise has it."""
    uid, total = digits[:10], int(digits[10:], 16)
    return [uid] if check(uid) == total and int(uid, 16) else []
