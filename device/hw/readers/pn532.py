"""The bytes of a PN532 on a serial line (HSU, 115200 baud): frames, their checks, and the few commands that we need.

    00 00 FF LEN LCS TFI CODE data... DCS 00     LEN + LCS = 0 and TFI + CODE + data + DCS = 0, modulo 256
    00 00 FF FF FF LENM LENL LCS TFI ...         the same, longer than 255 bytes
    00 00 FF 00 FF 00                            ACK: the command has come; from the host: give it up
    00 00 FF FF 00 00                            NACK: say that again
    00 00 FF 01 FF 7F 81 00                      error frame: no such command, or not so

TFI is D4 from the host and D5 from the chip, whose answer to CODE is CODE + 1.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

BAUD = 115200
HOST, CHIP, ERROR = 0xD4, 0xD5, 0x7F
WAKE = bytes.fromhex("5555") + bytes(14)
"""Wakes the chip; stands before the first command after power-up, and does no harm before any other."""
ACK = bytes.fromhex("0000ff00ff00")
NACK = bytes.fromhex("0000ffff0000")
FAULT = bytes.fromhex("0000ff01ff7f8100")
LONGEST = 265
"""Bytes from TFI to the end of the data that the chip can send."""

FIRMWARE = bytes.fromhex("02")
"""GetFirmwareVersion."""
NORMAL = bytes.fromhex("14010000")
"""SAMConfiguration, normal mode."""
ONE_TRY = bytes.fromhex("3205ff0100")
"""RFConfiguration: look once for a tag.  As it comes, the chip looks until one is there, and answers nothing else."""
FIELD_OFF = bytes.fromhex("320100")
"""RFConfiguration: no field between two looks, so that neighbouring readers disturb each other less."""
LIST = bytes.fromhex("4a0200")
"""InListPassiveTarget: up to two tags of type A, so that two at once are noticed."""


Signal: TypeAlias = Literal["ack", "nack", "fault", "damaged"]
"""The command has come; the last frame came damaged; the chip does not know the command; data that do not pass the
check."""


@dataclass(frozen=True, slots=True)
class Message:
    """A command (`sender` is HOST) or an answer (CHIP): its code and what follows."""

    sender: int
    code: int
    data: bytes


Frame: TypeAlias = Signal | Message


def frame(content: bytes, sender: int = HOST) -> bytes:
    """The frame around a command or an answer."""
    body = bytes([sender]) + content
    size = len(body)
    head = bytes([size, -size & 0xFF]) if size < 0xFF else bytes([0xFF, 0xFF, size >> 8, size & 0xFF])
    if size >= 0xFF:
        head += bytes([-(head[2] + head[3]) & 0xFF])
    return b"\x00\x00\xff" + head + body + bytes([-sum(body) & 0xFF, 0])


class Decoder:
    """Finds frames in a stream of bytes, in whatever pieces it comes; garbage between them is skipped."""

    def __init__(self) -> None:
        self._rest = bytearray()

    def feed(self, data: bytes) -> list[Frame]:
        """The frames that these bytes complete."""
        self._rest += data
        found: list[Frame] = []
        while (start := self._rest.find(b"\x00\xff")) >= 0:
            del self._rest[:start]
            known = self._first()
            if known is None:
                return found
            size, frame_ = known
            del self._rest[:size]
            if frame_ is not None:
                found.append(frame_)
        self._rest = bytearray(b"\x00") if self._rest.endswith(b"\x00") else bytearray()
        return found

    def forget(self) -> None:
        """Begin anew: what seemed to be the beginning of a frame has got no end."""
        self._rest.clear()

    def _first(self) -> tuple[int, Frame | None] | None:
        """How many bytes the beginning of the rest takes, and what it is; None where it is not complete."""
        rest = self._rest
        if len(rest) < 4:
            return None
        match (rest[2], rest[3]):
            case (0x00, 0xFF):
                return 4, "ack"
            case (0xFF, 0x00):
                return 4, "nack"
            case (0xFF, 0xFF):
                if len(rest) < 7:
                    return None
                size, head, sound = rest[4] << 8 | rest[5], 7, sum(rest[4:7]) & 0xFF == 0
            case (low, check):
                size, head, sound = low, 4, (low + check) & 0xFF == 0
        if not sound or not 1 <= size <= LONGEST:
            return 2, None
        if len(rest) < head + size + 1:
            return None
        body = bytes(rest[head : head + size])
        if (sum(body) + rest[head + size]) & 0xFF:
            return 2, "damaged"  # what was taken for a frame may have hidden the beginning of a true one
        return head + size + 1, meant(body)


def meant(body: bytes) -> Frame | None:
    """What a sound frame is."""
    if body == bytes([ERROR]):
        return "fault"
    return Message(body[0], body[1], body[2:]) if body[0] in (HOST, CHIP) and len(body) > 1 else None


def targets(data: bytes) -> tuple[str, ...] | None:
    """The tags that an answer to `LIST` tells of, in hexadecimal digits; None where it is no such answer.

    Each is: number, SENS_RES (2), SEL_RES, length of the UID, UID, and with bit 20 of SEL_RES an ATS that begins with
    its own length.
    """
    if not data:
        return None
    found, rest = [], data[1:]
    for _ in range(data[0]):
        if len(rest) < 5 or rest[4] not in (4, 7, 10) or len(rest) < 5 + rest[4]:
            return None
        answers, end = rest[3], 5 + rest[4]
        found.append(rest[5:end].hex())
        rest = rest[end:]
        if answers & 0x20:
            if not rest or not 1 <= rest[0] <= len(rest):
                return None
            rest = rest[rest[0] :]
    return tuple(found) if not rest else None
