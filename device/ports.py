"""The seams between the box and its parts, and the events that parts put into the one inbox.

Real parts are in `device/hw/`, simulated ones in `device/sim/`; `device/app.py` alone chooses.  No part calls
the box: threads of libraries only put one of these frozen events into the `Inbox`.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

from engine import Choice, Seat

Button: TypeAlias = Literal["ok", "next", "up", "down", "back"]
Part: TypeAlias = Literal[
    "speaker", "screen", "seat", "light", "panel", "store", "history", "reader", "readers", "cards", "box", "power"
]
Ambience: TypeAlias = Literal["off", "night"]
Light: TypeAlias = Literal["off", "on", "ack"]


@dataclass(frozen=True, slots=True)
class Press:
    """A button of a seat went down; or it has stayed down for three seconds, and is told once more as `held`.

    What cannot be held (a pedal, say) is told as a card that nobody knows, `Tap(lead, "")`: it presses as well, and
    whoever wants to blow himself up knocks with it (`device/gesture.py`).
    """

    seat: Seat
    button: Button = "ok"
    held: bool = False


WELL: Seat = 0
"""Whose reader the one in the lid of the box is: nobody's seat."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A tag was laid on a reader: a lead's, or the well.  A tag that stays there is laid once.

    `uid` is its whole number in lower-case hexadecimal digits; it is never shown, so that no log has it.
    `device.tags.recognise` makes a `Tap` of it.  `late`: it has been there for a while and has only now become clear,
    so that it tells which card it is, and is no press of this moment.
    """

    seat: Seat
    uid: str = field(repr=False)
    late: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Lifted:
    """A tag that was told as laid down was taken away."""

    seat: Seat
    uid: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Unclear:
    """What was just read at these seats does not count, nor does what the same tag was told as there before.

    `why` is "two-tags" (they lie on one reader) or "two-seats" (one tag on several readers): the text `cards.<why>`.
    Once it is clear, what lies there is told as laid down.
    """

    seats: tuple[Seat, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Unpaired:
    """A tag was laid on a reader that belongs to no lead yet, or nobody knows to which.

    `device` is its name for `readers.pair`.

    Or a button was pressed at such a place of a board: then `uid` is "".
    """

    device: str
    uid: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Moved:
    """The reader of a lead is another one from now on, or is plugged in elsewhere; `device` is its name."""

    device: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Tap:
    """A card was laid on a seat's reader, or on the well.

    `card` is what it is enrolled as: "5", "yes", "none", "role:seer"; where a deck has several of a kind they are told
    apart by a number, "role:werewolf#2" (`device.tags.decks.kind` takes it off).  "": nobody has taught the box what
    it is, but it is the seat's button (`device.tags.recognise`).
    """

    seat: Seat
    card: str
    late: bool = field(default=False, compare=False)
    """As in `Laid`."""


@dataclass(frozen=True, slots=True)
class Pick:
    """A seat whose device knows the whole answer gives it: a rehearsal, or a terminal."""

    seat: Seat
    ask: str
    choice: Choice


@dataclass(frozen=True, slots=True)
class Panel:
    """A front-panel button went down; or UP or DOWN repeats, or OK or BACK has stayed down for a second (`held`)."""

    button: Button
    held: bool = False


@dataclass(frozen=True, slots=True)
class Spoken:
    """The speaker is done with the line of this ticket; `ok` is False where it could not be heard."""

    ticket: int
    ok: bool = True


@dataclass(frozen=True, slots=True)
class Lost:
    """A part stopped working.  `why` is a text key (`trouble.<why>`)."""

    part: Part
    why: str
    seat: Seat = 0
    expander: str = ""
    """The one that it is on, as the settings call it, where that does not answer."""


@dataclass(frozen=True, slots=True)
class Found:
    """A part works again, or for the first time."""

    part: Part
    seat: Seat = 0


@dataclass(frozen=True, slots=True)
class Faded:
    """The short lights of these seats are over."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Quit:
    """Somebody closed the window or stopped the service."""


Event: TypeAlias = (
    Press | Laid | Lifted | Unclear | Unpaired | Moved | Tap | Pick | Panel | Spoken | Lost | Found | Faded | Quit
)


@dataclass(frozen=True, slots=True)
class Line:
    """Something to be spoken: its text, as people read it, in one language (a folder of `config/lang`)."""

    text: str
    language: str
    listed: bool = False
    """Whether a list calls it, so that it must be said within a beat."""


class Clock(Protocol):
    """Monotonic seconds, real or virtual."""

    def now(self) -> float:
        """Seconds since some fixed moment."""


class Speaker(Protocol):
    """Voice, ambience and effects.  Never blocks, never raises; trouble becomes a `Lost` event."""

    def prepare(self, lines: Iterable[Line], *, together: bool = False) -> None:
        """Render these lines before they are needed; `together`: they are a game's, and one voice should say all."""

    def say(self, line: Line, ticket: int) -> None:
        """Start to speak, after whatever is being spoken; `Spoken(ticket)` follows when the sound has really ended."""

    def hush(self) -> None:
        """Stop speaking at once; the open tickets still come back as `Spoken`."""

    def play(self, sound: str) -> None:
        """Play an effect of `sounds/` by name ("gong", "tick")."""

    def ambience(self, kind: Ambience) -> None:
        """Start or stop the sound that hides small noises; it is ducked under the voice by itself."""

    def volume(self, volume: int) -> None:
        """Be so loud from now on, 0 to 100.  At 0 it is as lost as without a sound card, so that no night begins."""

    def close(self) -> None:
        """Give the sound card back.  May be called twice."""


class Screen(Protocol):
    """The public screen.  Never blocks, never raises; trouble becomes a `Lost` event."""

    def show(self, view: Mapping[str, Any]) -> None:
        """Show this view (device/hw/views.py lists its keys); drawn only where it differs from the last one."""

    def pump(self) -> None:
        """Let the window system breathe; called by the loop at least ten times a second."""

    def close(self) -> None:
        """Give the display back.  May be called twice."""


class Readers(Protocol):
    """Readers for cards that can be given to leads."""

    @property
    def paired(self) -> Mapping[str, Seat]:
        """Which lead each reader belongs to, by the name of its device; `WELL` is the one in the lid."""

    @property
    def away(self) -> frozenset[Seat]:
        """The leads without a reader that works right now."""

    @property
    def unverified(self) -> Collection[Seat]:
        """The leads whose reader cannot be asked whether it is there, and from which nothing was read so far."""

    def pair(self, device: str, lead: Seat) -> None:
        """From now on this reader belongs to the lead, and whichever did before does not."""


class Seats(Protocol):
    """The devices at the seats, of one kind or several.  Presses and taps arrive through the inbox.

    Ports call a device by its lead, the number of its plug, also in their events; `Host.wait` hands those on by seats.
    """

    @property
    def readers(self) -> Readers | None:
        """The readers, where they can be paired."""

    @property
    def leads(self) -> frozenset[Seat]:
        """Where somebody can answer; the well is nobody's."""

    @property
    def lit(self) -> frozenset[Seat]:
        """The leads with a light that only its holder sees, or a motor that only he feels."""

    @property
    def felt(self) -> frozenset[Seat]:
        """Those of them with a motor: it also tells when its holder opens and closes the eyes."""

    @property
    def reading(self) -> frozenset[Seat]:
        """The leads with a reader, on which cards are tapped; others may hear a tap."""

    @property
    def with_next(self) -> frozenset[Seat]:
        """The leads that have NEXT beside OK."""

    def light(self, lead: Seat, state: Light) -> None:
        """Set the hooded light of one seat, where there is one."""

    def close(self) -> None:
        """Give everything back.  May be called twice."""
