"""What stands around a part: it tells somebody what the box does with the part, and passes everything on to it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, TypeAlias

from device.ports import Ambience, Light, Line, Readers, Screen, Seats, Speaker
from engine import Seat

Heard: TypeAlias = Literal["voice", "sound", "ambience", "hush"]


class AroundSpeaker:
    """A speaker to which somebody listens: `hear` is called with each sound, and its words or its name."""

    def __init__(self, speaker: Speaker, hear: Callable[[Heard, str], None]) -> None:
        self._speaker, self._hear = speaker, hear

    def prepare(self, lines: Iterable[Line]) -> None:
        """Nobody hears it."""
        self._speaker.prepare(lines)

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


class AroundSeats:
    """Seats at whose lights somebody looks: `see` is called with each change."""

    def __init__(self, seats: Seats, see: Callable[[Seat, Light], None]) -> None:
        self._seats, self._see = seats, see

    @property
    def readers(self) -> Readers | None:
        """The readers, where they can be paired."""
        return self._seats.readers

    @property
    def leads(self) -> frozenset[Seat]:
        """Where somebody can answer."""
        return self._seats.leads

    @property
    def lit(self) -> frozenset[Seat]:
        """The leads with a light."""
        return self._seats.lit

    @property
    def reading(self) -> frozenset[Seat]:
        """The leads with a reader."""
        return self._seats.reading

    @property
    def with_next(self) -> frozenset[Seat]:
        """The leads that have NEXT."""
        return self._seats.with_next

    def light(self, seat: Seat, state: Light) -> None:
        """Set the light of one seat."""
        self._see(seat, state)
        self._seats.light(seat, state)

    def close(self) -> None:
        """Release the pins."""
        self._seats.close()
