"""What the lot has given in one run: after an undo it gives the same again, wherever that is still possible."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any

from engine.effects import Deal, Draw
from engine.journal import Answer, Record, Undo


class Drawn:
    """Counts what was drawn and dealt, each by its label, and keeps what was taken back of it."""

    def __init__(self, told: Callable[[Draw | Deal, Any], None] = lambda effect, drawn: None) -> None:
        """`told` is called with what comes again, since no table is asked for it."""
        self.told = told
        self._counts = Counter[str]()
        self._before: dict[tuple[str, int], Any] = {}

    def restart(self) -> None:
        """The script begins once more: nothing was drawn yet."""
        self._counts.clear()

    def count(self, effect: Draw | Deal) -> None:
        """It was drawn or dealt once more."""
        self._counts[effect.label] += 1

    def times(self, effect: Draw | Deal) -> int:
        """How often this was drawn or dealt before."""
        return self._counts[effect.label]

    def again(self, effect: Draw | Deal) -> Any:
        """What this undone draw or deal gave, if it is possible again; else None."""
        drawn = self._before.get((effect.label, self.times(effect)))
        if drawn is None:
            return None
        if isinstance(effect, Deal):
            possible = sorted(chain(*drawn.values())) == sorted(effect.deck)
        else:
            possible = drawn in effect.among
        if not possible:
            return None
        self.told(effect, drawn)
        return drawn

    def shorten(self, undo: Undo, records: Iterable[Record]) -> None:
        """This undo shortens these records: what they drew comes again, or all is drawn anew."""
        if undo.redraw:
            self._before = {}
            return
        counts = Counter[str]()
        for record in records:
            if isinstance(record, Answer) and record.label.startswith(("draw ", "deal")):
                self._before[record.label, counts[record.label]] = record.value
                counts[record.label] += 1
