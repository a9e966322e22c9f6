"""Recorders round the ports: everything that leaves the box becomes an event of the transcript.

Nothing can leave it another way, so a light, a sound or a picture that nobody meant to be there is seen as well.
"""

from collections.abc import Iterable, Mapping
from copy import deepcopy
from math import ceil
from typing import Any

from device.ports import Ambience, Light, Line, Screen, Seats, Speaker
from device.sim.around import AroundSeats
from engine import Seat, Trace


class HeardSpeaker:
    """A speaker whose sounds are written down."""

    def __init__(self, speaker: Speaker, trace: Trace) -> None:
        self._speaker, self._trace = speaker, trace

    def prepare(self, lines: Iterable[Line]) -> None:
        """Nobody hears it."""
        self._speaker.prepare(lines)

    def say(self, line: Line, ticket: int) -> None:
        """Speak after whatever is being spoken."""
        self._trace.add("voice", "all", text=line.text, device=True)
        self._speaker.say(line, ticket)

    def hush(self) -> None:
        """Stop speaking at once."""
        self._trace.add("hush", "all", device=True)
        self._speaker.hush()

    def play(self, sound: str) -> None:
        """Play an effect."""
        self._trace.add("sound", "all", sound=sound, device=True)
        self._speaker.play(sound)

    def ambience(self, kind: Ambience) -> None:
        """Start or stop the sound that hides small noises."""
        self._trace.add("ambience", "all", kind=kind, device=True)
        self._speaker.ambience(kind)

    def close(self) -> None:
        """Give the sound card back."""
        self._speaker.close()


class SeenLights(AroundSeats):
    """Hooded lights that are written down; each is seen at its own seat only."""

    def __init__(self, seats: Seats, trace: Trace) -> None:
        super().__init__(seats)
        self._trace = trace

    def light(self, seat: Seat, state: Light) -> None:
        """Set the light of one seat."""
        self._trace.add("light", [seat], seat=seat, state=state, device=True)
        super().light(seat, state)


class SeenScreen:
    """A screen whose pictures are written down, each once; a countdown shows whole seconds."""

    def __init__(self, screen: Screen, trace: Trace) -> None:
        self._screen, self._trace = screen, trace
        self._view: dict[str, Any] = {}

    def show(self, view: Mapping[str, Any]) -> None:
        """Show this view."""
        whole = deepcopy(dict(view))
        if whole.get("countdown"):
            whole["countdown"] = {key: ceil(seconds) for key, seconds in whole["countdown"].items()}
        if whole != self._view:
            self._view = whole
            self._trace.add("screen", "all", view=whole, device=True)
        self._screen.show(view)

    def pump(self) -> None:
        """Let the window system breathe."""
        self._screen.pump()

    def close(self) -> None:
        """Give the display back."""
        self._screen.close()
