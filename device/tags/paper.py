"""Decks on sheets of A4 paper, to be cut out.  Lengths are millimetres, sizes of letters are points."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeAlias

from fpdf import FPDF
from fpdf.enums import Align
from fpdf.fonts import TTFFont

from device.phrases import Phrases
from device.tags.decks import Deck
from device.tags.faces import Face, face, picture_file
from device.wrapping import wrap, wrap_evenly
from engine import WolfhourError

FONTS = (
    Path("/usr/share/fonts/truetype/wqy/wqy-microhei.ttc"),
    Path("/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf"),
    Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
)
"""Best first: Debian's fonts-wqy-microhei has Latin and Chinese."""
BUILT_IN = "helvetica"
"""Every reader of PDF has it; Latin letters only."""

MM = 72 / 25.4
"""Points in a millimetre."""
LEADING = 1.15
SMALLEST = 5.0
GREY, INK = 170, 0

Draw: TypeAlias = Callable[[Face, float, float], None]
"""Draws a face at its corner: from the left, and from the top."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """How many pieces of which size lie on a page."""

    across: int
    down: int
    width: float
    height: float

    def corner(self, place: int) -> tuple[float, float]:
        """Where the piece of this place on its page begins."""
        row, column = divmod(place, self.across)
        left, top = (210 - self.across * self.width) / 2, (297 - self.down * self.height) / 2
        return left + column * self.width, top + row * self.height


CARDS = Sheet(3, 3, 63, 88)
STANDS = Sheet(2, 3, 95, 90)


def print_deck(deck: Deck, phrases: Phrases, out: Path, number: int = 1) -> int:
    """Write one deck as PDF; comes back as the number of its pages.  `number` says which set, where each seat has one.

    Raises `WolfhourError` where no font here has its characters, or the file cannot be written.
    """
    faces = [face(card, phrases) for card in deck.cards()]
    foot = phrases.line("cards.set", {"deck": phrases.word(f"cards.deck.{deck.name}"), "number": number})
    foot = foot if deck.in_sets else ""
    pages = Pages("".join(text for one in faces for text in (one.name, one.help, one.mark, foot)), phrases.language)
    if deck.form == "card":
        pages.lay(CARDS, faces, partial(pages.card, foot=foot))
    else:
        pages.lay(STANDS, faces, pages.stand)
    try:
        pages.pdf.output(str(out))
    except OSError as error:
        raise WolfhourError(f"{out}: cannot be written: {error.strerror}") from None
    return pages.pdf.pages_count


class Pages:
    """The pages of one deck."""

    def __init__(self, characters: str, language: str) -> None:
        """Take a font that has these characters.  Raises `WolfhourError`."""
        self.pdf = FPDF(format="A4")
        self.pdf.set_auto_page_break(False)
        self.pdf.set_margin(0)
        self.pdf.c_margin = 0
        self.font = load_font(self.pdf, characters, language)

    def lay(self, sheet: Sheet, faces: Sequence[Face], draw: Draw) -> None:
        """Draw each face at its place, with the lines to cut along."""
        for number, one in enumerate(faces):
            place = number % (sheet.across * sheet.down)
            if place == 0:
                self.pdf.add_page()
            x, y = sheet.corner(place)
            self.pdf.set_draw_color(GREY)
            self.pdf.set_line_width(0.1)
            self.pdf.rect(x, y, sheet.width, sheet.height)
            draw(one, x, y)

    def card(self, one: Face, x: float, y: float, foot: str) -> None:
        """A card: the picture above, its name and what is worth knowing below; `foot` is small, at the lower edge."""
        self.frame(x + 3, y + 3, 57, 82)
        self.text(foot, x + 6, y + 80, 51, 4, 7)
        if one.number:
            self.number(one.number, x + 3, y + 3, 57, 82)
            return
        self.row(one.pictures, x + 6, y + 9, 51, 40)
        if one.mask:
            self.pdf.image(picture_file(one.mask), x + 46, y + 6, 11, 11)
        self.text(one.mark, x + 46, y + 6, 11, 9, 24)
        self.text(one.name, x + 6, y + 51, 51, 15, 21)
        self.text(one.help, x + 6, y + 67, 51, 12 if foot else 16, 11)

    def stand(self, one: Face, x: float, y: float) -> None:
        """A stand: folded along its middle, it reads the same from both sides."""
        half = STANDS.height / 2
        with self.pdf.rotation(180, x + STANDS.width / 2, y + half):
            self.side(one, x, y + half)
        self.side(one, x, y + half)
        self.pdf.set_draw_color(GREY)
        self.pdf.set_line_width(0.1)
        self.pdf.set_dash_pattern(2, 2)
        self.pdf.line(x, y + half, x + STANDS.width, y + half)
        self.pdf.set_dash_pattern()

    def side(self, one: Face, x: float, y: float) -> None:
        """One side of a stand."""
        if one.number:
            self.number(one.number, x, y, STANDS.width, STANDS.height / 2)
            return
        self.row(one.pictures, x + 5, y + 7, 31, 31)
        self.text(one.name, x + 39, y + 7, 52, 14, 24)
        self.text(one.help, x + 39, y + 22, 52, 18, 11)

    # What they are made of

    def frame(self, x: float, y: float, width: float, height: float) -> None:
        """The round frame of a card."""
        self.pdf.set_draw_color(INK)
        self.pdf.set_line_width(0.7)
        self.pdf.rect(x, y, width, height, round_corners=True, corner_radius=4)

    def number(self, number: str, x: float, y: float, width: float, height: float) -> None:
        """A number as large as it can be, with a line that tells a 6 from a 9."""
        size = min(width * 0.75, height * 0.74)
        self.pdf.set_font(self.font, size=size * MM)
        self.pdf.set_xy(x, y - size * 0.06)
        self.pdf.cell(width, height, number, align=Align.C)
        self.pdf.set_draw_color(INK)
        self.pdf.set_line_width(1.2)
        below = y + height / 2 + size * 0.45
        self.pdf.line(x + width / 2 - size / 3, below, x + width / 2 + size / 3, below)

    def row(self, pictures: Sequence[str], x: float, y: float, width: float, height: float) -> None:
        """Pictures side by side, as large as they can be, in the middle of the space."""
        size = min(height, width / len(pictures) - (2 if len(pictures) > 1 else 0))
        step = width / len(pictures)
        for place, name in enumerate(pictures):
            self.pdf.image(picture_file(name), x + step * (place + 0.5) - size / 2, y + (height - size) / 2, size, size)

    def text(self, text: str, x: float, y: float, width: float, height: float, largest: float) -> None:
        """Text in the middle of a space, with smaller letters where it would not fit."""
        size = largest
        while len(self.lines(text, width, size)) * size / MM * LEADING > height and size > SMALLEST:
            size -= 0.5
        lead, lines = size / MM * LEADING, wrap_evenly(text, width, self.pdf.get_string_width)
        for number, line in enumerate(lines):
            self.pdf.set_xy(x, y + (height - len(lines) * lead) / 2 + number * lead)
            self.pdf.cell(width, lead, line, align=Align.C)

    def lines(self, text: str, width: float, size: float) -> list[str]:
        """The text in lines of letters of this size, which is set."""
        self.pdf.set_font(self.font, size=size)
        return wrap(text, width, self.pdf.get_string_width)


def load_font(pdf: FPDF, characters: str, language: str) -> str:
    """Give the pages a font that has these characters, and tell its name.  Raises `WolfhourError`."""
    wanted = {character for character in characters if not character.isspace()}
    for place, path in enumerate(FONTS):
        if path.exists():
            pdf.add_font(f"font{place}", fname=path)
            font = pdf.fonts[f"font{place}"]
            if isinstance(font, TTFFont) and all(ord(character) in font.cmap for character in wanted):
                return f"font{place}"
    if all(ord(character) < 256 for character in wanted):
        return BUILT_IN
    raise WolfhourError(
        f"no font of this machine has all characters of {language!r}: apt-get install fonts-wqy-microhei, "
        "or `make setup`, which does it"
    )
