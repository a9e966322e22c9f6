"""Text into pixels: which font, how large, broken where.  Pure functions over cached fonts; sizes are pixels."""

import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from pathlib import Path

import pygame.font
from pygame import Surface

from device.settings import CONFIG
from device.wrapping import PIECE

Colour = tuple[int, int, int]

FACES = (
    str(CONFIG / "fonts" / "wolfhour.otf"),
    "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
)
"""Best first: ours has every character of the texts; whatever else people write is looked for in those behind."""

BUILT_IN = ""
"""The name of pygame's own font, the last resort: Latin only."""

NO_GLYPH = "\ue123"
"""A character of the private area: what a font draws for it, it draws for everything that it lacks."""

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
    def font(self) -> pygame.font.Font:
        """What to draw it with."""
        return font(self.face, self.size)


@lru_cache(maxsize=1)
def faces() -> tuple[str, ...]:
    """The font files of this machine, best first."""
    return (*(face for face in FACES if Path(face).exists()), BUILT_IN)


@lru_cache(maxsize=32)
def font(face: str, size: int) -> pygame.font.Font:
    """A font of this size."""
    pygame.font.init()
    return pygame.font.Font(face or None, size)


@lru_cache(maxsize=4096)
def has(face: str, character: str) -> bool:
    """Whether the face can draw the character (`Font.metrics` does not tell: it measures the empty box)."""
    small = font(face, 16)
    # After an "n", because pygame refuses to draw what has no width of its own (the second half of an emoji).
    drawn, missing = (small.render(text, False, (255, 255, 255)) for text in ("n" + character, "n" + NO_GLYPH))
    return drawn.get_size() != missing.get_size() or drawn.get_buffer().raw != missing.get_buffer().raw


@lru_cache(maxsize=512)
def face_for(text: str) -> str:
    """The first face that has every character of the text, else the best one."""
    wanted = {character for character in text if not character.isspace()}
    return next((face for face in faces() if all(has(face, character) for character in wanted)), faces()[0])


def font_for(text: str, size: int) -> pygame.font.Font:
    """The font of this size to write the text with."""
    return font(face_for(text), size)


def leading(size: int) -> int:
    """Height of one line of the best font, in pixels."""
    return font(faces()[0], size).get_linesize()


def wrap(text: str, using: pygame.font.Font, width: int, *, split_words: bool = False) -> list[str]:
    """Break into lines: Chinese after any character, Latin between words (inside them only with `split_words`)."""
    return [line for paragraph in text.split("\n") for line in _wrap(paragraph, using, width, split_words)]


def _wrap(text: str, using: pygame.font.Font, width: int, split_words: bool) -> Iterator[str]:
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


def _balance(text: str, using: pygame.font.Font, width: int, lines: list[str]) -> list[str]:
    """Break into equally many lines of more even length: no single word alone on the last one."""
    for narrower in range(width * 95 // 100, width // 2, -max(1, width // 20)):
        even = wrap(text, using, narrower)
        if len(even) > len(lines) or any(using.size(line)[0] > narrower for line in even):
            break
        lines = even
    return lines


def _shorten(text: str, using: pygame.font.Font, width: int, tail: str = "") -> str:
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


def _fits(lines: Sequence[str], using: pygame.font.Font, width: int, height: int) -> bool:
    room = max(1, height // using.get_linesize())
    return len(lines) <= room and all(using.size(line)[0] <= width for line in lines)


def letters(line: str, using: pygame.font.Font, colour: Colour, *, smooth: bool = True) -> Surface:
    """One line drawn; a line without any width is empty, where pygame would raise an error."""
    return using.render(line if using.size(line)[0] else "", smooth, colour)


@lru_cache(maxsize=128)
def glyphs(text: str, size: int, colour: Colour) -> Surface:
    """A short text without the empty rows around it, so that it can be centred by eye."""
    surface = letters(clean(text), font_for(text, size), colour)
    return surface.subsurface(surface.get_bounding_rect())
