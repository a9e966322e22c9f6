"""What stands around a part: it tells somebody what the box does with the part, and passes everything on to it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, TypeAlias

from device.ports import Ambience, Light, Line, Screen, Seats, Speaker
from device.several import AllSeats
from engine import Seat

Heard: TypeAlias = Literal["voice", "sound", "ambience", "hush"]


class AroundSpeaker:
    """A speaker to which somebody listens: `hear` is called with each sound, and its words or its name."""

    def __init__(self, speaker: Speaker, hear: Callable[[Heard, str], None]) -> None:
        self._speaker, self._hear = speaker, hear

    def prepare(self, lines: Iterable[Line], *, together: bool = False) -> None:
        """Nobody hears it."""
        self._speaker.prepare(lines, together=together)

    def say(self, line: Line, ticket: int) -> None:
        """Speak after whatever is being spoken."""
        self._hear("voice", line.text)
        self._speaker.say(line, ticket)

    def hush(self) -> None:
        """Stop speaking at once."""
        self._hear("hush", "")
        self._speaker.hush()

    def play(self, sound: str) -> None:
        """Play an effect."""
        self._hear("sound", sound)
        self._speaker.play(sound)

    def ambience(self, kind: Ambience) -> None:
        """Start or stop the sound that hides small noises."""
        self._hear("ambience", kind)
        self._speaker.ambience(kind)

    def volume(self, volume: int) -> None:
        """Be so loud from now on."""
        self._speaker.volume(volume)

    def close(self) -> None:
        """Give the sound card back."""
        self._speaker.close()


class AroundScreen:
    """A screen at which somebody looks: `see` is called with each view."""

    def __init__(self, screen: Screen, see: Callable[[Mapping[str, Any]], None]) -> None:
        self._screen, self._see = screen, see

    def show(self, view: Mapping[str, Any]) -> None:
        """Show this view."""
        self._see(view)
        self._screen.show(view)

    def pump(self) -> None:
        """Let the window system breathe."""
        self._screen.pump()

    def close(self) -> None:
        """Give the display back."""
        self._screen.close()


class AroundSeats(AllSeats):
    """Seats at whose lights somebody looks: `see` is called with each change."""

    def __init__(self, seats: Seats, see: Callable[[Seat, Light], None]) -> None:
        super().__init__([seats])
        self._see = see

    def light(self, seat: Seat, state: Light) -> None:
        """Set the light of one seat."""
        self._see(seat, state)
        super().light(seat, state)
