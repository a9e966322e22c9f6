"""A few strokes for drawings: what an SVG file is made of."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Literal, TypeAlias

from device.phrases import Phrases

Anchor: TypeAlias = Literal["start", "middle", "end"]

INK, FAINT, PAPER = "#1a1a1a", "#8a8a8a", "#ffffff"
STYLE = "text { font-family: DejaVu Sans, Arial, WenQuanYi Micro Hei, Noto Sans CJK TC, sans-serif; }"


@dataclass(slots=True)
class Drawing:
    """A picture that grows by strokes; lengths are pixels, from the upper left corner."""

    width: float
    height: float
    phrases: Phrases
    """Its words."""
    parts: list[str] = field(default_factory=list)

    def line(self, *points: tuple[float, float], colour: str = INK, width: float = 1.5) -> None:
        """A line through these points."""
        path = " ".join(f"{x:g},{y:g}" for x, y in points)
        self.parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>')

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = PAPER,
        *,
        colour: str = INK,
        round_by: float = 0,
    ) -> None:
        """A rectangle."""
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_by:g}" fill="{fill}" '
            f'stroke="{colour}" stroke-width="1.5"/>'
        )

    def shape(self, *points: tuple[float, float], fill: str = PAPER) -> None:
        """A closed shape."""
        path = " ".join(f"{x:g},{y:g}" for x, y in points)
        self.parts.append(f'<polygon points="{path}" fill="{fill}" stroke="{INK}" stroke-width="1.5"/>')

    def dot(self, x: float, y: float, radius: float = 3, fill: str = INK) -> None:
        """A round spot: where wires meet, or a contact."""
        self.parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{INK}"/>')

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 13,
        *,
        anchor: Anchor = "start",
        colour: str = INK,
        bold: bool = False,
    ) -> None:
        """Words whose baseline is at y."""
        weight = ' font-weight="bold"' if bold else ""
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{colour}"{weight}>'
            f"{escape(words)}</text>"
        )

    def say(
        self,
        x: float,
        y: float,
        key: str,
        size: float = 13,
        *,
        anchor: Anchor = "start",
        colour: str = INK,
        bold: bool = False,
    ) -> None:
        """The text of this key, its baseline at y."""
        self.text(x, y, self.phrases.word(key), size, anchor=anchor, colour=colour, bold=bold)

    def table(self, columns: Sequence[float], rows: Iterable[Sequence[str]]) -> None:
        """Rows of words, the first one bold; `columns` says where each begins."""
        for row, cells in enumerate(rows):
            y = 66 + 24 * row
            if row % 2:
                self.box(16, y - 17, self.width - 32, 24, "#f4f4f4", colour="#f4f4f4")
            for x, cell in zip(columns, cells, strict=True):
                self.text(x, y, cell, 13, bold=row == 0)

    def __str__(self) -> str:
        size = f'width="{self.width:g}" height="{self.height:g}" viewBox="0 0 {self.width:g} {self.height:g}"'
        paper = f'<rect width="{self.width:g}" height="{self.height:g}" fill="{PAPER}"/>'
        parts = "\n".join((f"<style>{STYLE}</style>", paper, *self.parts))
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{parts}\n</svg>\n'
