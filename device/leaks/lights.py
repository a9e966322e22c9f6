"""Lights in the dark: every living seat's light shines as often, as long and in the same way as the others'.

A glow or a shadow that only some seats have would tell others who they are, and those who have none that they are not.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from device.leaks.words import when
from device.ports import Light
from engine import Event, Seat

LISTS = ("deal.lights", "lights.hand", "lights.drawn", "lights.only")
"""What is said before a list outward to open eyes; every light shines in it, but for the last one: that of one seat."""


class Lights:
    """Counts the lights of one game: up to the first phase, in each list outward, and from nightfall to daybreak."""

    def __init__(self) -> None:
        self._living: tuple[Seat, ...] = ()
        self._dark = False
        self._listed = True
        self._line = ""
        """What was said before the list."""
        self._length = 0
        """Milliseconds that the first light shone: as long as any other."""
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
            case {"event": "say", "line": line, "device": True} if line in LISTS and not self._dark:
                self._listed, self._line = True, line
            case {"event": "phase"} if self._dark:
                yield from self._judge(event)
                self._dark = self._listed = False
                self._line = ""
            case {"event": "phase" | "ask" | "say" | "talk"} if self._listed and "device" not in event:
                if not self._dark:
                    yield from self._judge(event)
                self._listed, self._line = False, ""
            case {"event": "light", "seat": seat, "state": state} if self._dark or self._listed:
                self._count(seat, event["t"])
                if state != "off":
                    self._since[seat] = event["t"], state

    def _count(self, seat: Seat, now: float) -> None:
        """The light of this seat has changed."""
        if seat in self._since:
            since, way = self._since.pop(seat)
            self._shone.setdefault(seat, Counter())[way, round(1000 * (now - since))] += 1

    def _judge(self, event: Event) -> Iterator[str]:
        for seat in self._living:
            self._count(seat, event["t"])
        shone = [self._shone.get(seat, Counter()) for seat in self._living]
        self._shone.clear()
        if self._line != "lights.only" and any(lights != shone[0] for lights in shone):
            each = (f"{seat}: {in_words(lights)}" for seat, lights in zip(self._living, shone, strict=True))
            yield f"before {when(event)}: lights in the dark were not the same at every seat: {'; '.join(each)}"
        for length in sorted({length for lights in shone for way, length in lights if way == "on"}):
            self._length = self._length or length
            if length != self._length:
                yield f"before {when(event)}: a light shone {length / 1000:g} s, and not {self._length / 1000:g} s"


def in_words(lights: Mapping[tuple[Light, int], int]) -> str:
    """How a light shone, for people."""
    shone = (f"{times} times {way} for {length / 1000:g} s" for (way, length), times in sorted(lights.items()))
    return ", ".join(shone) or "never"
