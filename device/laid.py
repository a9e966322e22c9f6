"""What the public screen shows of a table with two cards at each place: marks and whose they are, questions, points.

Everything here lies on the table for all to see; what the cards are is among it once they are turned up.
"""

from collections.abc import Mapping
from typing import Any

from device.phrases import Phrases
from device.tags.faces import pictures_of
from engine import Facts, Seat, View

CARDS = (1, 2)
"""The cards of a place."""


class Laid:
    """Keeps what lies at the cards; in games without marks there is nothing to show."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        self._table: Any = None
        self._marks: dict[str, list[Facts]] = {}
        """Card -> the marks before it."""

    def board(self, view: View) -> None:
        """The game says what is on the table."""
        self._table = view if hasattr(view, "marks") else None
        self._marks = {}
        for mark in self._table.marks if self._table else ():
            self._marks.setdefault(mark.card, []).append({"by": mark.by, "kind": mark.kind})

    def note(self, event: str, facts: Facts) -> None:
        """A mark was laid at a card."""
        if event == "mark" and "card" in facts:
            self._marks.setdefault(facts["card"], []).append({"by": facts["by"], "kind": facts["kind"]})

    def at(self, seat: Seat) -> Mapping[str, Any]:
        """What the screen shows at a seat, besides what it shows in any game."""
        if self._table is None:
            return {}
        table = self._table
        return {
            **self._place(seat),
            "score": table.scores[seat],
            "errors": table.errors.get(seat, ()),
            "declared": seat in self._table.declared and not self._table.pointers.get(seat, ()),
            "note": " · ".join(filter(None, (self._number(seat), self._told(seat)))),
        }

    def beside(self) -> Mapping[str, Any]:
        """What lies in the middle of the table."""
        if self._table is None:
            return {}
        middle = [place for place in self._table.numbers.values() if place not in self._table.seats]
        return {"middle": [{"seat": place, **self._place(place)} for place in middle]}

    def _number(self, seat: Seat) -> str:
        """Its number on the boards, where that is not the number of the seat."""
        return next((f"#{number}" for number, place in self._table.numbers.items() if number != place == seat), "")

    def _told(self, seat: Seat) -> str:
        """What it has declared, once that is turned up."""
        pointers = self._table.pointers.get(seat, ())
        return "X" if pointers is None else " ".join(map(str, pointers))

    def _answered(self, asked: Any) -> str:
        answer = self._phrases.word("laid.yes" if asked.yes else "laid.no")
        return f"{self._phrases.option(asked.question)}  {answer}"

    def _place(self, place: int) -> Mapping[str, Any]:
        faces = self._table.cards.get(place, ("", ""))
        cards = [
            {
                "face": self._phrases.word(f"role.{face}") if face else "",
                "picture": pictures_of(face)[0],
                "mask": pictures_of("unknown")[0] if face.endswith("?") else face.partition("/")[2],
                "marks": [
                    {
                        "by": mark["by"],
                        "word": self._phrases.word(f"mark.{mark['kind']}"),
                        "picture": pictures_of(mark["kind"])[0],
                    }
                    for mark in self._marks.get(f"{place}.{number}", ())
                ],
            }
            for number, face in zip(CARDS, faces, strict=True)
        ]
        asked: dict[str, dict[str, Any]] = {}
        for put in self._table.questions:
            if put.seat == place:
                word, pictures = self._answered(put), [*pictures_of(put.question)]
                same = asked.setdefault(word, {"by": [], "word": word, "pictures": pictures, "yes": put.yes})
                same["by"].append(put.by)
        return {"cards": cards, "asked": [*asked.values()]}
