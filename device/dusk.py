"""Dusk and dawn: how the table by day goes over into the dark screen, and back.  Views and moments in, a view out.

Only what everybody may see is in it: the table, and the dark screen with nothing on it.  A text in the dark ends it at
once, so that no card is dimmed, late, or seen for longer than its time.
"""

from collections.abc import Mapping
from math import inf
from typing import Any

SECONDS = 1.0
"""How long either takes: less than the gong and the first line of a night, behind which its scenes begin."""


class Dusk:
    """Between which two views a screen stands."""

    def __init__(self) -> None:
        self._day: Mapping[str, Any] = {}
        self._since = -inf
        self._falls = False
        self.moving = False
        """Whether there is more to draw than what `view` gave last."""

    def change(self, before: Mapping[str, Any], view: Mapping[str, Any], now: float) -> None:
        """Another view is to be shown from this moment of a clock on (seconds)."""
        kinds = before.get("kind"), view["kind"]
        if kinds == ("table", "night") and _empty(view):
            self._day, self._since, self._falls, self.moving = before, now, True, True
        elif kinds == ("night", "table") and _empty(before):
            self._since, self._falls, self.moving = now, False, True
        elif view["kind"] != ("night" if self._falls else "table") or not _empty(view):
            self.moving = False

    def view(self, view: Mapping[str, Any], now: float) -> Mapping[str, Any]:
        """What to draw now, where this is shown; afterwards `moving` tells whether that was the last of it."""
        passed = (now - self._since) / SECONDS
        self.moving = self.moving and passed < 1
        if not self.moving:
            return view
        return {**self._day, "dusk": passed} if self._falls else {**view, "dusk": 1 - passed}


def _empty(view: Mapping[str, Any]) -> bool:
    """Whether in the dark nothing is to be read; by day nothing is secret."""
    return view["kind"] != "night" or not (view.get("big") or view.get("pictures") or view.get("countdown"))
