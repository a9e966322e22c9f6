"""Text into pixels: how large, broken where.  Pure functions over cached fonts; sizes are pixels."""

import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from pygame import Surface

from device.hw.faces import Colour, Letters, face_for, font, font_for
from device.wrapping import PIECE

MEASURE = 48
"""Letters of this size tell how large letters can be."""

LENIENT = 1.1
"""By so much a measure taken at another size may be wrong."""

SMALLEST = 11
"""Letters lower than this cannot be read on any of the screens."""


@dataclass(frozen=True, slots=True)
class Block:
    """Text that was made to fit: its lines, the face and its size, and whether all of it is there."""

    lines: tuple[str, ...]
    face: str
    size: int
    whole: bool = True

    @property
    def font(self) -> Letters:
        """What to draw it with."""
        return font(self.face, self.size)


def wrap(text: str, using: Letters, width: int, *, split_words: bool = False) -> list[str]:
    """Break into lines: Chinese after any character, Latin between words (inside them only with `split_words`)."""
    return [line for paragraph in text.split("\n") for line in _wrap(paragraph, using, width, split_words)]


def _wrap(text: str, using: Letters, width: int, split_words: bool) -> Iterator[str]:
    line = ""
    for piece in PIECE.findall(text):
        if using.size((line + piece).rstrip())[0] <= width:
            line += piece
            continue
        if line.strip():
            yield line.strip()
        line = piece.lstrip()
        while split_words and len(line) > 1 and using.size(line)[0] > width:
            head = _shorten(line, using, width)
            yield head
            line = line[len(head) :]
    yield line.strip()


def _balance(text: str, using: Letters, width: int, lines: list[str]) -> list[str]:
    """Break into equally many lines of more even length: no single word alone on the last one."""
    for narrower in range(width * 95 // 100, width // 2, -max(1, width // 20)):
        even = wrap(text, using, narrower)
        if len(even) > len(lines) or any(using.size(line)[0] > narrower for line in even):
            break
        lines = even
    return lines


def _shorten(text: str, using: Letters, width: int, tail: str = "") -> str:
    lengths = range(1, len(text) + 1)
    fitting = bisect_right(lengths, width, key=lambda length: using.size(text[:length] + tail)[0])
    return text[: max(1, fitting)] + tail


def clean(text: str) -> str:
    """The text without invisible characters: fonts draw boxes for them (direction marks around a name), or refuse."""
    return "".join(
        character
        for character in unicodedata.normalize("NFC", text)
        if character == "\n" or not unicodedata.category(character).startswith("C")
    )


@lru_cache(maxsize=512)
def fit(text: str, width: int, height: int, largest: int, smallest: int = SMALLEST) -> Block:
    """Make the text fit: wrap it, then shrink it down to `smallest`, then cut it and end it with "…"."""
    text = clean(text)
    face = face_for(text)
    for size in (*range(largest, smallest, -max(1, largest // 24)), smallest):
        if not _may_fit(text, face, width, height, size):
            continue
        using = font(face, size)
        lines = wrap(text, using, width)
        if _fits(lines, using, width, height):
            return Block(tuple(_balance(text, using, width, lines)), face, size)
    using = font(face, smallest)
    room = max(1, height // using.get_linesize())
    lines = wrap(text, using, width, split_words=True)
    if len(lines) <= room:
        return Block(tuple(lines), face, smallest)
    return Block((*lines[: room - 1], _shorten(lines[room - 1], using, width, "…")), face, smallest, whole=False)


def _may_fit(text: str, face: str, width: int, height: int, size: int) -> bool:
    """Whether it is worth opening a font of this size: each takes half a megabyte and some milliseconds on a Pi."""
    using, scale = font(face, MEASURE), MEASURE / size
    width, height = ceil(width * scale * LENIENT), ceil(height * scale * LENIENT)
    return _fits(wrap(text, using, width), using, width, height)


def _fits(lines: Sequence[str], using: Letters, width: int, height: int) -> bool:
    room = max(1, height // using.get_linesize())
    return len(lines) <= room and all(using.size(line)[0] <= width for line in lines)


def letters(line: str, using: Letters, colour: Colour, *, smooth: bool = True) -> Surface:
    """One line drawn; a line without any width is empty, where pygame would raise an error."""
    return using.render(line if using.size(line)[0] else "", smooth, colour)


@lru_cache(maxsize=128)
def glyphs(text: str, size: int, colour: Colour) -> Surface:
    """A short text without the empty rows around it, so that it can be centred by eye."""
    surface = letters(clean(text), font_for(text, size), colour)
    return surface.subsurface(surface.get_bounding_rect())
