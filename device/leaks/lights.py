"""Lights in the dark: every living seat's light shines as often, as long and in the same way as the others'.

A glow or a shadow that only some seats have would tell others who they are, and those who have none that they are not.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from device.leaks.words import when
from device.ports import Light
from engine import Event, Seat


class Lights:
    """Counts the lights of one game: at the deal, up to the first question, and from each nightfall to daybreak."""

    def __init__(self) -> None:
        self._living: tuple[Seat, ...] = ()
        self._dark = self._deal = True
        self._since: dict[Seat, tuple[float, Light]] = {}
        self._shone: dict[Seat, Counter[tuple[Light, int]]] = {}
        """How often each light shone in which way, for how many milliseconds."""

    def hear(self, event: Event) -> Iterator[str]:
        """Go on by one event; comes back, in words, as the lights of a night that were not the same everywhere."""
        match event:
            case {"event": "board", "view": {"living": living}}:
                self._living = tuple(living)
            case {"event": "sleep"}:
                self._dark = True
            case {"event": "phase" | "ask" as kind} if self._deal or kind == "phase":
                yield from self._judge(event)
                self._dark = self._deal = False
                self._shone.clear()
            case {"event": "light", "seat": seat, "state": state} if self._dark:
                if seat in self._since:
                    since, way = self._since.pop(seat)
                    self._shone.setdefault(seat, Counter())[way, round(1000 * (event["t"] - since))] += 1
                if state != "off":
                    self._since[seat] = event["t"], state

    def _judge(self, event: Event) -> Iterator[str]:
        shone = [self._shone.get(seat, Counter()) for seat in self._living]
        if self._dark and any(lights != shone[0] for lights in shone):
            each = (f"{seat}: {in_words(lights)}" for seat, lights in zip(self._living, shone, strict=True))
            yield f"before {when(event)}: lights in the dark were not the same at every seat: {'; '.join(each)}"


def in_words(lights: Mapping[tuple[Light, int], int]) -> str:
    """How a light shone, for people."""
    shone = (f"{times} times {way} for {length / 1000:g} s" for (way, length), times in sorted(lights.items()))
    return ", ".join(shone) or "never"
