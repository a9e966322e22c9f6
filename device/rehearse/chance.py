"""What is dealt and drawn in a rehearsal."""

from typing import Any

from device.lot import SeededLot
from device.rehearse.file import Rehearsal
from engine import Deal, Draw, Hands


class ScriptedLot(SeededLot):
    """Deals as written, and draws first what the file lists."""

    def __init__(self, rehearsal: Rehearsal, faults: list[str]) -> None:
        super().__init__(rehearsal.seed)
        self._rehearsal, self._faults = rehearsal, faults

    def draw(self, draw: Draw, number: int) -> Any:
        """The next listed result; the seed decides where none is left, or where it is impossible now."""
        listed = self._rehearsal.chance.get(draw.name, ())
        if number >= len(listed) or listed[number] is None:
            return super().draw(draw, number)
        if listed[number] in draw.among:
            return listed[number]
        possible = ", ".join(map(str, draw.among))
        self._faults.append(f"chance.{draw.name}[{number}]: expected one of {possible}, got {listed[number]!r}")
        return super().draw(draw, number)

    def deal(self, deal: Deal, number: int) -> Hands:
        """What the file gives everybody at first; the seed deals what it leaves out."""
        decks = self._rehearsal.later.get(number, {}) if number else self._rehearsal.decks
        return decks.get(deal.what) or super().deal(deal, number)
