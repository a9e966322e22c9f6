"""What the lobby and the table have in common: the parts of the box, and how it speaks, shows and waits."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import InitVar, dataclass, field, replace
from math import inf, nextafter
from typing import Any

from device.inbox import Inbox
from device.loudness import Loudness
from device.narration import narrated
from device.pace import FLASH, Pace, reading_time
from device.papers import Papers
from device.phrases import Phrases
from device.ports import (
    WELL,
    Event,
    Faded,
    Found,
    Laid,
    Lifted,
    Light,
    Line,
    Lost,
    Moved,
    Panel,
    Press,
    Quit,
    Screen,
    Seats,
    Speaker,
    Spoken,
    Tap,
    Unclear,
)
from device.seating import Seating
from device.sight import Sight
from device.tags.desk import CardDesk, Recognise
from device.tell import Tell, untold
from engine import Facts, Seat


class Stopped(BaseException):
    """The box is being switched off, or its window was closed.

    It is no `Exception`: a signal may come in the midst of anything, and logging, for one, swallows those.
    """


@dataclass(slots=True)
class Host:
    """One box: its parts and its language."""

    inbox: Inbox
    speaker: Speaker
    screen: Screen
    seats: InitVar[Seats]
    phrases: Phrases
    seating: Seating = field(init=False)
    pace: Pace = field(default_factory=Pace)
    tell: Tell = untold
    pause: Callable[[], None] | None = None
    """What a panel button does in a game: the clock stands still meanwhile."""
    recognise: Recognise | None = None
    """Which card a tag is, or why it does not count; while nobody recognises, tags stay tags."""
    gathering: bool = False
    """Whether people show with which tags they press, in the middle of a game."""
    moved: Callable[[str, Seat], None] = lambda device, lead: None
    """Keeps for the next start whose reader is where."""
    desk: CardDesk | None = None
    loudness: Loudness | None = None
    """How loud the box is, where it has a voice."""
    sight: Sight = field(default_factory=Sight)
    narrators: tuple[Phrases, ...] = ()
    """Who speaks, one after the other; without any, the language of the screen does."""
    dark: bool = False
    """Whether eyes are closed: then the first narrator speaks alone."""
    papers: Papers = field(default_factory=Papers)
    overheard: Callable[[Event], None] = lambda event: None
    """Called with what is pressed or laid at a seat."""
    view: dict[str, Any] = field(default_factory=dict)
    curtain: bool = False
    """Whether who was who is told card by card before it stands on the screen."""
    _well: bool = False
    _ticket: int = 0
    _paused: float = 0.0
    _pauses: int = 0

    def __post_init__(self, seats: Seats) -> None:
        self.seating = Seating(seats)

    # What holds for a while

    @contextmanager
    def game(self, tell: Tell, pace: Pace, pause: Callable[[], None]) -> Iterator[None]:
        """While a game is played: there is a transcript, the tempo of this table, and a pause on the panel."""
        usual, self.tell, self.pace, self.pause = self.pace, tell, pace, pause
        try:
            yield
        finally:
            self.tell, self.pace, self.pause, self.dark = untold, usual, None, False

    @contextmanager
    def by_tags(self) -> Iterator[None]:
        """While somebody wants to know which tags are laid, and not which cards they are."""
        recognise, self.recognise = self.recognise, None
        try:
            yield
        finally:
            self.recognise = recognise

    @contextmanager
    def at_the_well(self) -> Iterator[None]:
        """While somebody wants to know what is laid on the well."""
        self._well = True
        try:
            yield
        finally:
            self._well = False

    # Time

    def now(self) -> float:
        """Seconds on the game's clock."""
        return self.inbox.clock.now() - self._paused

    def wait(self, deadline: float | None) -> Event | None:
        """The next event, its part's trouble noted already; None at the deadline, or where a pause has ended."""
        while True:
            event = self.inbox.wait(None if deadline is None else self._on_the_clock(deadline))
            if isinstance(event, Laid) and self.recognise is not None:
                event = self.recognise(event, gathering=self.gathering)
            match event:
                case Quit():
                    raise Stopped
                case Lost() | Found():
                    self.seating.note(event)
                    self.refresh()
                    return event
                case Moved(device=device, seat=lead):
                    self.moved(device, lead)
                case Faded(seats=seats):
                    self.light([seat for seat in seats if self.seating.lights.get(seat) == "ack"], "off")
                case Panel() if self.pause is not None:
                    self.stand_still(self.pause)
                    return None
                case Unclear():
                    unclear = self.seating.at_seats(event)
                    if self.pause is None and self.view.get("kind") != "night":  # in a game it would tell who has laid
                        self.show(subtitle=self.phrases.line(f"cards.{unclear.why}", {"seats": unclear.seats}))
                    return unclear
                case Tap(seat=seat) if seat == WELL and not self._well:
                    pass
                case Press() | Laid() | Lifted() | Tap():
                    if (own := self.seating.at_seat(event)) is not None:
                        self.overheard(own)
                        return own
                case _:
                    return event

    def _on_the_clock(self, moment: float) -> float:
        """When the clock shows that this moment of the game has come, and `now` no rounding error less."""
        shown = moment + self._paused
        return shown if shown - self._paused >= moment else nextafter(shown, inf)

    def rest(self, seconds: float) -> None:
        """Let time pass; whatever is pressed meanwhile does not count."""
        end = self.now() + seconds
        while self.now() < end:
            self.wait(end)

    def sounds(self, seconds: float, *sounds: str) -> None:
        """Play these, and let them have so long before anything else is heard."""
        for sound in sounds:
            self.speaker.play(sound)
        self.rest(seconds)

    def stand_still(self, deed: Callable[[], object]) -> None:
        """Let `deed` have the panel, the screen and the voice; then everything is as before, a moment later.

        Where `deed` raises, what was on the screen before is not shown again: it may have been for few eyes only.
        """
        start, view, pause = self.now(), self.view, self.pause
        self.pause = None
        try:
            deed()
        finally:
            self.pause = pause
            self._pauses += 1
            self._paused += self.now() - start
        self.view = view
        self.refresh()

    def seat_at(self, leads: Sequence[Seat]) -> None:
        """From now on these devices belong to the seats, clockwise from seat 1; with none, each to its own number."""
        self.light([*self.seating.lights], "off")
        self.seating.leads = tuple(leads)

    # Lights

    def light(self, seats: Iterable[Seat], state: Light) -> None:
        """Set the hooded lights of these seats; each is perceived at its own seat only."""
        for seat in seats:
            if self.seating.light(seat, state):
                self.tell("light", {"seat": seat, "state": state}, [seat])

    def flash(self, seats: Sequence[Seat]) -> None:
        """Let these lights acknowledge, all together and for a moment; nobody waits for it."""
        self.light(seats, "ack")
        self.inbox.put_at(self.inbox.clock.now() + FLASH, Faded(tuple(seats)))

    # Speech

    def say(self, line: str, facts: Facts | None = None) -> list[Tap]:
        """Say a line of the device's own, and wait until it has been heard; comes back as the cards laid meanwhile."""
        return self.say_text(self._words(line, facts or {}))

    def say_along(self, line: str, facts: Facts | None = None) -> None:
        """Say a line of the device's own while everything goes on."""
        text = self._words(line, facts or {})
        self.show(subtitle=text)
        self.begin_to_say(text)

    def _words(self, line: str, facts: Facts) -> str:
        """What is said with a line of the device's own; that it is said stands in the transcript."""
        text = self.phrases.line(line, facts)
        self.tell("say", {"line": line, "facts": dict(facts), "text": text})
        return text

    def say_text(self, text: str, times: int = 1) -> list[Tap]:
        """Speak a text to its real end, or show it as long as reading takes; comes back as the cards laid meanwhile."""
        laid: list[Tap] = []
        self.show(subtitle=text)
        for _ in range(times):
            pauses, tickets, heard = self._pauses, [*map(self.begin, self.lines(text))], True
            while tickets:
                event = self.wait(None)
                if isinstance(event, Spoken) and event.ticket in tickets:
                    tickets.remove(event.ticket)
                    heard = heard and event.ok
                laid += [event] if isinstance(event, Tap) else []
                if self._pauses != pauses:  # what was cut off is said again from its beginning
                    pauses, tickets, heard = self._pauses, [*map(self.begin, self.lines(text))], True
            if not heard:
                self._let_read(text)
        return laid

    def _let_read(self, text: str) -> None:
        """Leave on the screen what cannot be heard; a night frame has no other place for it than its middle."""
        night = self.view.get("kind") == "night"
        if night:
            self.show(big=text)
        self.rest(reading_time(text))
        if night:
            self.show(big="")

    def begin_to_say(self, text: str) -> int:
        """Let the first narrator begin to speak, without waiting for the end."""
        return self.begin(self.lines(text)[0])

    def call(self, item: int | str) -> None:
        """Let the first narrator call an item of a list."""
        self.begin(replace(self.lines(self.phrases.called(item))[0], listed=True))

    def begin(self, line: Line) -> int:
        """Begin to speak without waiting for the end."""
        self._ticket += 1
        self.speaker.say(line, self._ticket)
        return self._ticket

    def lines(self, text: str) -> list[Line]:
        """What is spoken with a text now: by each narrator, in the dark by the first one only."""
        lines = narrated(text, self.phrases, self.narrators)
        return lines[:1] if self.dark else lines

    def prepare(self, texts: Iterable[str]) -> None:
        """Have these texts rendered before they are needed, by each narrator."""
        self.speaker.prepare([line for text in texts if text for line in narrated(text, self.phrases, self.narrators)])

    # Screen

    def show(self, **changes: Any) -> None:
        """Change parts of what the screen shows."""
        self.view.update(changes)
        self.refresh()

    def turn(self, view: Mapping[str, Any]) -> None:
        """Show another view; the line being spoken stays."""
        self.view = {"subtitle": self.view.get("subtitle", ""), **view}
        self.refresh()

    def refresh(self) -> None:
        """Show the view again, with everything that is wrong with the box on top."""
        letters, brightness, high_contrast = self.sight.letters, self.sight.brightness, self.sight.high_contrast
        eyes = {"letters": letters, "brightness": brightness, "high_contrast": high_contrast}
        self.screen.show({**self.view, **eyes, "banner": self.seating.troubles(self.phrases)})
