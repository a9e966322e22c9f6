"""Speaker, screen and lights as lines of text: what a box would say, show and light, in front of any real part."""

import sys
from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any, TextIO

from device.absent import NoLights
from device.ports import Ambience, Clock, Light, Line, Screen, Seats, Speaker
from device.sim.around import AroundSeats
from engine import Seat

MEMORY = 1000
"""Lines kept for whoever waits for one of them."""
DARK = "-"
"""What a night screen reads like that shows nothing."""


class Teller:
    """Prints what the box does, one line each, with the seconds since it was switched on."""

    def __init__(self, clock: Clock, out: TextIO | None = None) -> None:
        self._clock, self._out, self._start = clock, out or sys.stdout, clock.now()
        self.told: deque[str] = deque(maxlen=MEMORY)
        """The last lines; who waits for one takes them out."""

    def tell(self, what: str) -> None:
        """Print one line."""
        self.told.append(what)
        self.answer(f"[{self._clock.now() - self._start:.1f}] {what}")

    def answer(self, text: str) -> None:
        """Print something to the person at the keyboard that the box itself does not do."""
        print(text, file=self._out, flush=True)

    def prompt(self) -> None:
        """Show that a command is expected now."""
        print("> ", end="", file=self._out, flush=True)


class ToldSpeaker:
    """A speaker whose lines can be read."""

    def __init__(self, speaker: Speaker, teller: Teller) -> None:
        self._speaker, self._teller = speaker, teller

    def prepare(self, lines: Iterable[Line]) -> None:
        """Render these lines before they are needed."""
        self._speaker.prepare(lines)

    def say(self, line: Line, ticket: int) -> None:
        """Speak after whatever is being spoken."""
        self._teller.tell(f"SAY {line.text}")
        self._speaker.say(line, ticket)

    def hush(self) -> None:
        """Stop speaking at once."""
        self._speaker.hush()

    def play(self, sound: str) -> None:
        """Play an effect."""
        self._teller.tell(f"SOUND {sound}")
        self._speaker.play(sound)

    def ambience(self, kind: Ambience) -> None:
        """Start or stop the sound that hides small noises."""
        self._teller.tell(f"AMBIENCE {kind}")
        self._speaker.ambience(kind)

    def close(self) -> None:
        """Give the sound card back."""
        self._speaker.close()


class ToldScreen:
    """A screen that can be read; told where its text differs from the last one (a countdown is no text)."""

    def __init__(self, screen: Screen, teller: Teller) -> None:
        self._screen, self._teller = screen, teller
        self._text, self._banner = "", ""

    def show(self, view: Mapping[str, Any]) -> None:
        """Show this view."""
        text, banner = readable(view), " · ".join(view.get("banner", ()))
        if banner != self._banner:
            self._teller.tell(f"TROUBLE {banner or DARK}")
        if text != self._text:
            self._teller.tell(text)
        self._text, self._banner = text, banner
        self._screen.show(view)

    def pump(self) -> None:
        """Let the window system breathe."""
        self._screen.pump()

    def close(self) -> None:
        """Give the display back."""
        self._screen.close()


class ToldLights(AroundSeats):
    """Hooded lights that can be read."""

    def __init__(self, seats: Seats, teller: Teller) -> None:
        super().__init__(seats)
        self._teller = teller

    def light(self, seat: Seat, state: Light) -> None:
        """Set the light of one seat."""
        self._teller.tell(f"LIGHT {seat} {state}")
        super().light(seat, state)


def readable(view: Mapping[str, Any]) -> str:
    """A view in one line, but for the line being spoken, which the speaker tells (keys: `device.hw.views`)."""
    if view.get("kind") == "night":
        return f"SCREEN(night) {view.get('big') or DARK}"
    items = [f"[{item}]" if number == view.get("cursor") else item for number, item in enumerate(view.get("items", ()))]
    texts = [view.get(key) for key in ("title", "phase", "headline")]
    rows = [" / ".join(items), " ".join(map(place, view.get("seats", ()))), *view.get("lines", ())]
    return "SCREEN " + " | ".join(text for text in (*texts, *rows, view.get("big"), view.get("hint")) if text)


def place(seat: Mapping[str, Any]) -> str:
    """One seat of the ring: `4`, dead `x4`, on turn `*4`, with its mark `4(2)`; in the lobby `4`, joined `4(✓)`."""
    state = "" if seat.get("alive", True) else "x"
    turn = "*" if seat.get("acting") else ""
    mark = seat.get("mark") or ("✓" if seat.get("ready") or seat.get("joined") else "")
    return f"{state}{turn}{seat['seat']}" + (f"({mark})" if mark else "")


class TypedSeats(NoLights):
    """Seats in a terminal: somebody reads what shines there, and taps cards by typing."""

    has_lights = True
    has_readers = True
