"""Which font a text is drawn with: ours, else an installed one, else each word with whichever has its script."""

import re
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Protocol

import pygame.font
from pygame import Surface

from device.settings import CONFIG

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

INSTALLED = ("/usr/share/fonts", "/usr/local/share/fonts")
"""Where a system keeps fonts: one of them may have a script that is in none of the best ones."""
TRIED = 40
"""So many of them are looked into, since each takes some milliseconds to open; then a character counts as unknown."""
UPRIGHT = re.compile(r"^(?!.*(Bold|Italic|Oblique|Light|Thin|Black|Condensed)).*\.(ttf|otf|ttc)$", re.IGNORECASE)

LEFTWARDS = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
"""The characters of scripts that run from right to left, as a class of a pattern."""
PIECES = re.compile(rf"[{LEFTWARDS}](?:[\W{LEFTWARDS}]*[{LEFTWARDS}])?|\s+|[^\W{LEFTWARDS}]+|[^\s\w]+")
"""Words, and what is between them; of a script that runs from right to left, all words that follow one another."""
SCRIPTS = {"ARABIC": "Arab", "HEBREW": "Hebr"}
"""By the first word of the names of their letters, scripts that a font must be told: Arabic letters join only then."""

MIXED = "mixed"
"""Stands for a face where no single one has the whole text."""


class Letters(Protocol):
    """What letters of one size can do, be they of one font (`pygame.font.Font`) or of several."""

    def size(self, text: str, /) -> tuple[int, int]:
        """Width and height of a line, in pixels."""

    def render(self, text: str, antialias: bool, color: Colour, /) -> Surface:
        """A line drawn."""

    def get_linesize(self) -> int:
        """Height of a line, in pixels."""


@lru_cache(maxsize=1)
def faces() -> tuple[str, ...]:
    """The font files of this machine, best first."""
    return (*(face for face in FACES if Path(face).exists()), BUILT_IN)


@lru_cache(maxsize=1)
def others() -> tuple[str, ...]:
    """Further fonts of this machine, those of ordinary letters."""
    files = sorted(file for folder in INSTALLED for file in Path(folder).rglob("*") if UPRIGHT.match(file.name))
    return tuple([str(file) for file in files if str(file) not in faces()][:TRIED])


def font(face: str, size: int) -> Letters:
    """A font of this size."""
    return Mixed(size) if face == MIXED else single(face, size)


@lru_cache(maxsize=32)
def single(face: str, size: int, script: str = "") -> pygame.font.Font:
    """One font of this size; with a script, for its letters from right to left (where pygame can: Debian's cannot)."""
    pygame.font.init()
    found = pygame.font.Font(face or None, size)
    if script:
        with suppress(AttributeError, pygame.error):
            found.set_direction(pygame.DIRECTION_RTL)
            found.set_script(script)
    return found


@lru_cache(maxsize=4096)
def has(face: str, character: str) -> bool:
    """Whether the face can draw the character (`Font.metrics` does not tell: it measures the empty box)."""
    small = single(face, 16)
    # After an "n", because pygame refuses to draw what has no width of its own (the second half of an emoji).
    drawn, missing = (small.render(text, False, (255, 255, 255)) for text in ("n" + character, "n" + NO_GLYPH))
    return drawn.get_size() != missing.get_size() or drawn.get_buffer().raw != missing.get_buffer().raw


@lru_cache(maxsize=512)
def face_for(text: str) -> str:
    """The first face that has every character of the text; `MIXED` where none has, or some run from right to left."""
    whole = _whole(text, faces())
    return MIXED if whole is None or leftwards(text) else whole


def _whole(text: str, among: tuple[str, ...]) -> str | None:
    wanted = {character for character in text if not character.isspace()}
    return next((face for face in among if all(has(face, character) for character in wanted)), None)


@lru_cache(maxsize=512)
def face_of(character: str) -> str:
    """The first face of this machine that has the character, else the best one."""
    best = faces()
    return next((face for face in (*best, *others()) if _opens(face) and has(face, character)), best[0])


@lru_cache(maxsize=TRIED)
def _opens(face: str) -> bool:
    """Whether it is a font: pygame opens any file, and fails when it draws."""
    try:
        single(face, 16).render("n", False, (255, 255, 255))
    except (pygame.error, OSError):
        return False
    return True


def font_for(text: str, size: int) -> Letters:
    """The font of this size to write the text with."""
    return font(face_for(text), size)


def leading(size: int) -> int:
    """Height of one line of the best font, in pixels."""
    return font(faces()[0], size).get_linesize()


@dataclass(frozen=True, slots=True)
class Mixed:
    """Letters of several fonts in one line."""

    height: int

    def size(self, text: str, /) -> tuple[int, int]:
        """See `Letters`."""
        sizes = [using.size(part) for using, part in self._fonts(text)]
        return sum(width for width, _ in sizes), max((height for _, height in sizes), default=0)

    def render(self, text: str, antialias: bool, color: Colour, /) -> Surface:
        """See `Letters`."""
        line = Surface(self.size(text), pygame.SRCALPHA)
        line.fill((*color, 0))
        fonts = self._fonts(text)
        ground, left = max((using.get_ascent() for using, _ in fonts), default=0), 0
        for using, part in fonts:
            if width := using.size(part)[0]:
                line.blit(using.render(part, antialias, color), (left, ground - using.get_ascent()))
            left += width
        return line

    def get_linesize(self) -> int:
        """See `Letters`."""
        return leading(self.height)

    def _fonts(self, text: str) -> list[tuple[pygame.font.Font, str]]:
        return [(single(face, self.height, script_of(part)), part) for face, part in parts(text)]


def leftwards(text: str) -> bool:
    """Whether there is something in it that is read from right to left."""
    return any(unicodedata.bidirectional(character) in {"R", "AL"} for character in text)


def script_of(text: str) -> str:
    """The script of a part that runs from right to left, "Zyyy" for one without a name here; "" for all others."""
    if not leftwards(text):
        return ""
    names = (unicodedata.name(character, "").partition(" ")[0] for character in text)
    return next((SCRIPTS[name] for name in names if name in SCRIPTS), "Zyyy")


@lru_cache(maxsize=256)
def parts(text: str) -> tuple[tuple[str, str], ...]:
    """A text in parts of one face and direction each: whole words where one face has them, else by characters."""
    found: list[tuple[str, str]] = []
    for face, piece in _pieces(text):
        before, so_far = found[-1] if found else ("", "")
        if found and (before == face or piece.isspace()) and leftwards(piece) == leftwards(so_far):
            found[-1] = before, so_far + piece
        else:
            found.append((face, piece))
    return tuple(found)


def _pieces(text: str) -> Iterator[tuple[str, str]]:
    for word in PIECES.findall(text):
        face = _whole(word, faces()) or (face_of(word[0]) if leftwards(word) else None)
        if face is not None:
            yield face, word
        else:
            yield from ((face_of(character), character) for character in word)
