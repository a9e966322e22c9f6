"""What one seat perceives of a played game: the streams that are compared, and what may rightly stand in them.

A seat perceives every public event and those to itself, each with its time; its own light; the screen while its eyes
are open, and how bright it is while they are closed.
"""

from dataclasses import dataclass
from typing import Any

from device.eyes import NOBODY, Eyes
from device.leaks.frames import Frames, Glow, brightness, differ
from device.leaks.knowledge import Knowledge
from device.leaks.known import knowledge
from device.leaks.lights import Lights
from device.leaks.play import Played, Window
from device.leaks.words import described, when
from engine import Event, Seat, Seats
from engine.catalogue import Setup


@dataclass(frozen=True, slots=True)
class Perceived:
    """One entry of a seat's stream."""

    key: tuple[Any, ...]
    """All that the seat perceives of it, its time first."""
    event: Event
    news: bool = False
    """Whether it is for this seat, and rightly."""
    result: bool = False
    """Whether it is for everybody, and tells a result."""

    @property
    def time(self) -> float:
        """Seconds since the game began."""
        return float(self.event["t"])

    def words(self) -> str:
        """What it is, for people."""
        return f"{described(self.event)} at {self.time:.3f} s"


class Account:
    """One played game as the seats perceive it."""

    def __init__(self, setup: Setup, played: Played, seats: Seats) -> None:
        """Only the streams of these seats are kept; what reaches wrong seats is found at all."""
        self.played = played
        self.streams: dict[Seat, list[Perceived]] = {seat: [] for seat in seats}
        self.wrong: list[str] = []
        """What reached a seat without any right to it, whatever the other game gave."""
        self._frames, self._lights = Frames(), Lights()
        self._knowledge: Knowledge = knowledge(setup, played.decks)
        self._eyes = Eyes(setup.seats)
        self._screen: Event | None = None
        self._glow: dict[Seat, Glow] = {}
        for event in played.events:
            self._take(event)

    def latest(self, until: float) -> Window | None:
        """The question that was put last, up to this second."""
        return next((window for window in reversed(self.played.windows) if window.start <= until), None)

    def _take(self, event: Event) -> None:
        device, to = "device" in event, event["to"]
        self.wrong += [*self._lights.hear(event), *self._frames.hear(event)]
        rightly = None if device else self._knowledge.hear(event)
        if event["event"] in ("say", "sleep", "wake"):
            self._blink(event, rightly)
        if event["event"] == "screen":
            self._screen = event
            for seat in self.streams:
                self._look(seat, event)
        elif to == "all":
            result = not device and self._knowledge.is_result(event)
            if result and not self._knowledge.may_be_told(event):
                self.wrong.append(f"{when(event)}: {described(event)} tells more than it may")
            entry = Perceived(key_of(event), event, result=result)
            for stream in self.streams.values():
                stream.append(entry)
        elif to != "box":
            self._tell(event, to, None if device else rightly or NOBODY)

    def _tell(self, event: Event, to: list[Seat], rightly: frozenset[Seat] | None) -> None:
        """An event for some seats; `rightly` is None where the device speaks to a seat by itself."""
        key = key_of(event)
        for seat in to:
            if rightly is not None and seat not in rightly:
                self.wrong.append(f"{when(event)}: {described(event)} reaches seat {seat}, which has no right to it")
            if seat in self.streams:
                self.streams[seat].append(Perceived(key, event, news=rightly is not None and seat in rightly))

    def _blink(self, event: Event, rightly: frozenset[Seat] | None) -> None:
        """Some eyes open or close; they may be those of nobody who has no right to it."""
        before = self._eyes.open
        self._eyes.hear(event, rightly)
        if event["event"] != "say":
            for seat in event["seats"]:
                if seat not in (rightly or NOBODY):
                    self.wrong.append(f"{when(event)}: eyes open at seat {seat}, which has no right to it")
        for seat in sorted(self._eyes.open ^ before):
            if seat in self.streams:
                blink = {"t": event["t"], "at": event["at"], "event": "eyes", "open": seat in self._eyes.open}
                self.streams[seat].append(Perceived(tuple(blink.values()), blink, news=True))
                if self._screen is not None:
                    self._look(seat, {**self._screen, "t": event["t"], "at": event["at"]})

    def _look(self, seat: Seat, screen: Event) -> None:
        """Open eyes see the picture, closed ones whether it has become brighter or darker."""
        if seat in self._eyes.open:
            self._glow.pop(seat, None)
            self.streams[seat].append(Perceived(key_of(screen), screen, news=seat in self._eyes.watching))
            return
        light, before = brightness(screen["view"]), self._glow.get(seat)
        if before is None or differ(light, before):
            self._glow[seat] = light
            shade = {"t": screen["t"], "at": screen["at"], "event": "brightness", "light": light}
            self.streams[seat].append(Perceived((screen["t"], screen["at"], "brightness", light), shade))


def key_of(event: Event) -> tuple[Any, ...]:
    """Everything in an event but its number, and who else perceives it."""
    values = tuple(event.values())
    return (*values[1:4], *values[5:])
