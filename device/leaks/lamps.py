"""Lights in the dark: whatever is told by them, every living seat's light shines as often and as long as the others'.

A glow or a shadow that only some seats have would tell others who they are, and those who have none that they are not.
"""

from collections import Counter
from collections.abc import Iterator

from device.leaks.words import when
from engine import Event, Seat


class Lamps:
    """Counts the lights of one game from nightfall to daybreak."""

    def __init__(self) -> None:
        self._living: tuple[Seat, ...] = ()
        self._dark = False
        self._since: dict[Seat, float] = {}
        self._times, self._seconds = Counter[Seat](), Counter[Seat]()

    def hear(self, event: Event) -> Iterator[str]:
        """Go on by one event; comes back, in words, as the lights of a night that were not the same everywhere."""
        match event:
            case {"event": "board", "view": {"living": living}}:
                self._living = tuple(living)
            case {"event": "sleep"}:
                self._dark = True
            case {"event": "phase"}:
                yield from self._judge(event)
                self._dark = False
                self._times, self._seconds = Counter[Seat](), Counter[Seat]()
            case {"event": "light", "seat": seat, "state": state} if self._dark:
                if state != "off":
                    self._times[seat] += 1
                    self._since[seat] = event["t"]
                elif seat in self._since:
                    self._seconds[seat] += round(1000 * (event["t"] - self._since.pop(seat)))

    def _judge(self, event: Event) -> Iterator[str]:
        shone = {(self._times[seat], self._seconds[seat]) for seat in self._living}
        if self._dark and len(shone) > 1:
            each = (f"{seat}: {self._times[seat]} times, {self._seconds[seat] / 1000:g} s" for seat in self._living)
            yield f"before {when(event)}: lights in the dark were not the same at every seat: {'; '.join(each)}"
