"""What a board of the seat bus says, as events.  The lines themselves are in `device.firmware.seatbus`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from device.firmware.seatbus import BUTTONS, MOST, NONE, Lines

BAUD = 115200


@dataclass(frozen=True, slots=True)
class Hello:
    """Who the board is: the number of its chip names it on every port; and what each of its seats has, in one digit."""

    number: str
    fitted: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Button:
    """A button went down or came up.  `seq` is the line's number, `ms` what the board's clock showed; so below."""

    seat: int
    button: int
    down: bool
    seq: int
    ms: int


@dataclass(frozen=True, slots=True)
class Tags:
    """What lies on the reader of a seat from now on."""

    seat: int
    uids: frozenset[str]
    seq: int
    ms: int


@dataclass(frozen=True, slots=True)
class State:
    """The full state of a board: whatever was lost before is right again."""

    down: frozenset[tuple[int, int]]
    lights: tuple[int, ...]
    tags: Mapping[int, frozenset[str]]
    seq: int
    ms: int


Said: TypeAlias = Hello | Button | Tags | State


class Decoder:
    """Makes events of a stream of bytes, in whatever pieces it comes; damaged and unknown lines are dropped."""

    def __init__(self) -> None:
        self._lines = Lines()

    @property
    def damaged(self) -> int:
        """How many lines have been dropped as damaged."""
        return self._lines.damaged

    def feed(self, data: bytes) -> list[Said]:
        """What these bytes complete."""
        return [said for words in self._lines.feed(data) if (said := understood(words)) is not None]


def understood(words: list[str]) -> Said | None:
    """What a line says; None where it says nothing that we know."""
    try:
        match words:
            case ["I", "seatbus", _, _, number, fitted] if number.isalnum() and 1 <= len(fitted) <= MOST:
                return Hello(number, tuple(int(digit, 16) for digit in fitted))
            case ["B", seat, button, "P" | "R" as edge, seq, ms] if 1 <= int(button) <= BUTTONS:
                return Button(counted(seat), int(button), edge == "P", int(seq), int(ms))
            case ["T", seat, tags, seq, ms]:
                return Tags(counted(seat), uids(tags), int(seq), int(ms))
            case ["H", down, lights, tags, seq, ms] if 1 <= len(lights) <= MOST:
                return State(pressed(int(down, 16)), tuple(map(int, lights)), lying(tags), int(seq), int(ms))
    except ValueError:
        pass
    return None


def counted(seat: str) -> int:
    """The number of a seat.  Raises `ValueError`."""
    number = int(seat)
    if not 1 <= number <= MOST:
        raise ValueError(seat)
    return number


def pressed(bits: int) -> frozenset[tuple[int, int]]:
    """The buttons that are down, as pairs of seat and button."""
    most = min(bits.bit_length(), MOST * BUTTONS)
    return frozenset((bit // BUTTONS + 1, bit % BUTTONS + 1) for bit in range(most) if bits >> bit & 1)


def lying(text: str) -> dict[int, frozenset[str]]:
    """What lies on each reader that has something on it.  Raises `ValueError`."""
    parts = [] if text == NONE else [part.split(":") for part in text.split(",")]
    return {counted(seat): uids(tags) for seat, tags in parts}


def uids(text: str) -> frozenset[str]:
    """Tags with + between them, in hexadecimal digits.  Raises `ValueError`."""
    if text == NONE:
        return frozenset()
    return frozenset(bytes.fromhex(uid).hex() for uid in text.split("+") if uid)
