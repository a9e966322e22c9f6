"""Makes the letters of the screen, `config/fonts/wolfhour.otf`: `python config/fonts/build_font.py [COLLECTION]`.

COLLECTION is Noto Sans CJK, by default where Debian's package fonts-noto-cjk puts it.  Of its 65,000 characters this
takes those that texts here use, and the common ones of both scripts, so that most new texts need no new font.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

HERE = Path(__file__).parent
COLLECTION = Path("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")
MADE = HERE / "wolfhour.otf"
NAME = "Wolfhour Sans"
LINE = (960, 240)
"""How far a line of letters reaches above and below the ground line, in thousandths: closer than in the collection."""

SIMPLIFIED, TRADITIONAL = "SC", "TC"
"""Ends of the names of the two faces of the collection that are used."""

VARIANTS = 14
"""The format of a table of forms that are chosen with one more character."""

CANTONESE = (
    "嘅咗冇嚟唔啲嗰咁喺佢哋噉嘢攞搵揾嗌瞓睇嘥嘞喇啦嚿咩咪喎囉嗎嘛冚唥咇俾畀乜嘜點邊諗郁搏撳踎企"
    "氹叻掂掟揀攰痾嗱噃啱啩吖吓咋咯嗮晒嗦嘈孭曱甴"
)
"""What Cantonese is written with besides."""

SIGNS = "★☆▲▼◀▶●○•·…–—→←✓×"
"""What views and the box's own lines draw besides texts."""


def common(codec: str, rows: range, cells: tuple[range, ...]) -> Iterator[str]:
    """The characters of these rows of a Chinese code table."""
    for row in rows:
        for cell in (cell for part in cells for cell in part):
            yield from bytes((row, cell)).decode(codec, "ignore")


def latin() -> set[str]:
    """What Western European languages are written with; the collection has no others."""
    return {chr(code) for code in (*range(0x20, 0x7F), *range(0xA0, 0x100))}


def simplified() -> set[str]:
    """The 3,755 frequent characters of GB 2312, and its punctuation."""
    cells = (range(0xA1, 0xFF),)
    return {*common("gb2312", range(0xB0, 0xD8), cells), *common("gb2312", range(0xA1, 0xA4), cells)}


def traditional() -> set[str]:
    """The 5,401 frequent characters of Big5, and its punctuation."""
    return {*common("big5", range(0xA1, 0xC7), (range(0x40, 0x7F), range(0xA1, 0xFF)))}


def used() -> set[str]:
    """What the texts are written with."""
    return {*"".join(text.read_text(encoding="utf-8") for text in HERE.parent.glob("lang/*/*.ftl"))}


def wanted() -> set[str]:
    """Every character that the font shall have."""
    return {*used(), *latin(), *simplified(), *traditional(), *CANTONESE, *SIGNS}


def build(collection: Path, made: Path) -> None:
    """Write the font.  What only traditional Chinese has looks as it does there, everything else as in simplified."""
    faces = TTCollection(collection).fonts
    face, other = (face_of(faces, end) for end in (SIMPLIFIED, TRADITIONAL))
    elsewhere = {ord(character) for character in wanted() if not character.encode("gb2312", "ignore")}
    glyphs = {code: glyph for code, glyph in other.getBestCmap().items() if code in elsewhere}
    for table in face["cmap"].tables:
        if table.isUnicode() and table.format != VARIANTS:
            table.cmap |= {code: glyph for code, glyph in glyphs.items() if code in table.cmap}
    upright = [*Options().drop_tables, "BASE", "GPOS", "GSUB", "VORG", "vhea", "vmtx"]
    subsetter = Subsetter(
        Options(layout_features=[], hinting=False, drop_tables=upright, name_IDs=[0, 13, 14], notdef_outline=True)
    )
    subsetter.populate(unicodes=[ord(character) for character in wanted()])
    subsetter.subset(face)
    for number, text in ((1, NAME), (2, "Regular"), (4, NAME), (6, NAME.replace(" ", ""))):
        face["name"].setName(text, number, 3, 1, 0x409)
    face["hhea"].ascent, face["hhea"].descent = LINE[0], -LINE[1]
    face.save(made, reorderTables=False)


def face_of(faces: list[TTFont], end: str) -> TTFont:
    """The face of a collection by the end of its name."""
    return next(face for face in faces if face["name"].getDebugName(1) == f"Noto Sans CJK {end}")


if __name__ == "__main__":
    build(Path(sys.argv[1]) if sys.argv[1:] else COLLECTION, MADE)
