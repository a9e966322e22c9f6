"""Pins whose raw edges are kept, for whoever wants to know how contacts bounce."""

from collections import defaultdict
from typing import Any, TypeAlias

from device.hw.pins.key import Key
from device.hw.pins.seats import PinSeats
from device.ports import Button
from engine import Seat

Edge: TypeAlias = tuple[float, bool]
"""When a contact closed (True) or opened."""
Edges: TypeAlias = defaultdict[tuple[Seat, Button], list[Edge]]
"""Those of each button, by its seat (0: the panel) and name."""


class OverheardPins(PinSeats):
    """The seats and the panel as always; besides, every edge goes into `edges`."""

    def __init__(self, *given: Any, edges: Edges, **how: Any) -> None:
        """Everything else is as for `PinSeats`."""
        self._heard = edges
        super().__init__(*given, **how)

    def _post(self, key: Key, pressed: bool, at: float) -> None:
        self._heard[key.owner.seat, key.button].append((at, pressed))
        super()._post(key, pressed, at)
