"""Buttons on boards of the seat bus: a press when one goes down, and once more when it has stayed down."""

from collections.abc import Container, Mapping

from device.gesture import HOLD
from device.ports import Button, Press
from engine import Seat

MEANT: Mapping[int, Button] = {1: "ok", 2: "next", 3: "back"}
"""What the buttons of a seat are; others are none of ours."""
WITH_NEXT = 2
"""A seat with so many buttons has NEXT."""


class Buttons:
    """Makes presses of the buttons of all leads.  Pure: no port, no clock."""

    def __init__(self) -> None:
        self._down: dict[tuple[Seat, Button], float] = {}
        """Since when each button is down that has not been told as held."""

    def push(self, lead: Seat, number: int, now: float, *, down: bool) -> list[Press]:
        """A button went down or came up."""
        button = MEANT.get(number)
        if button is None:
            return []
        if not down:
            self._down.pop((lead, button), None)
            return []
        self._down[lead, button] = now
        return [Press(lead, button)]

    def tick(self, now: float) -> list[Press]:
        """Whatever has been held for long enough."""
        held = [key for key, since in self._down.items() if now >= since + HOLD]
        for key in held:
            del self._down[key]
        return [Press(lead, button, held=True) for lead, button in held]

    def forget(self, leads: Container[Seat]) -> None:
        """Of these leads nobody knows any more whether a button is still down."""
        self._down = {key: since for key, since in self._down.items() if key[0] not in leads}

    def due(self) -> float | None:
        """When `tick` has something to do; None for never."""
        return min((since + HOLD for since in self._down.values()), default=None)
