"""What there is at a simulated table, and what of it one seat perceives."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from device.eyes import NOBODY, Eyes
from device.phrases import Phrases
from device.ports import Light
from device.sim.around import Heard
from engine import Choice, Event, Facts, Seat

CLOSED: Mapping[str, Any] = {"kind": "night"}
"""The screen, to closed eyes."""


@dataclass(frozen=True, slots=True)
class Place:
    """One place at the table: what is plugged in there, and who sits there."""

    lead: Seat
    seat: Seat
    """The number that the box calls it by; 0: it is no seat of this game."""
    alive: bool = True
    eyes: bool | None = True
    """Whether they are open; None: that cannot be seen."""
    light: Light | None = "off"
    """None: it cannot be seen."""
    cards: tuple[str, ...] = ()
    news: str = ""
    """What a private card has told last."""
    ask: str = ""
    """What this seat is asked, and what can be answered."""
    choices: tuple[Choice, ...] = ()
    answer: str = ""
    bot: bool = False


@dataclass(slots=True)
class Tabletop:
    """The table as it stands; whoever sees from above is told everything."""

    leads: tuple[Seat, ...]
    phrases: Callable[[], Phrases]
    bots: Callable[[], Iterable[Seat]] = tuple
    stir: Callable[[], None] = lambda: None
    """Called when something happens."""
    view: Mapping[str, Any] = field(default_factory=dict)
    """What is on the screen."""
    said: str = ""
    sound: str = ""
    """The last effect, and what is heard all the time."""
    ambience: str = "off"
    _at: dict[Seat, Place] = field(default_factory=dict)
    _eyes: Eyes = field(default_factory=lambda: Eyes(()))
    _seats: tuple[Seat, ...] = ()
    """The leads of those who play, clockwise from seat 1; nobody before people have sat down."""
    _answered: dict[Seat, Choice] = field(default_factory=dict)

    # What there is

    def places(self) -> tuple[Place, ...]:
        """All places, by their leads."""
        bots = {*self.bots()}
        return tuple(replace(self.place(lead), bot=lead in bots) for lead in self.leads)

    def seen_by(self, lead: Seat) -> tuple[tuple[Place, ...], Mapping[str, Any]]:
        """The places and the screen, as far as whoever sits there perceives them.

        Nobody sees into another's cards, hood or lap; who has the eyes closed sees nothing, and who has them open by
        night does not look round.
        """
        own = self.place(lead)
        everybody = self._eyes.open == frozenset(self._numbers())
        known = tuple(
            at if at.lead == lead else Place(at.lead, at.seat, at.alive, everybody or None, None, bot=at.bot)
            for at in self.places()
        )
        return known, self.view if own.eyes else CLOSED

    def _numbers(self) -> tuple[Seat, ...]:
        return tuple(range(1, len(self._seats) + 1)) if self._seats else self.leads

    def place(self, lead: Seat) -> Place:
        """What is at one lead."""
        seat = lead if not self._seats else self._seats.index(lead) + 1 if lead in self._seats else 0
        place = self._at.get(lead, Place(lead, seat))
        return replace(place, seat=seat, eyes=seat in self._eyes.open if self._eyes.seats else True)

    def _change(self, seats: Iterable[Seat], **changes: Any) -> None:
        for seat in seats:
            lead = self._seats[seat - 1] if self._seats else seat
            self._at[lead] = replace(self.place(lead), **changes)

    # What happens

    def seat_at(self, leads: Iterable[Seat]) -> None:
        """From now on these devices belong to the seats; whoever has moved takes along what is his."""
        moved = {seat: self._at[lead] for seat, lead in enumerate(self._seats, 1) if lead in self._at}
        self._seats = tuple(leads)
        now = {lead: moved[seat] for seat, lead in enumerate(self._seats, 1) if seat in moved}
        self._at = {lead: replace(place, lead=lead) for lead, place in now.items()}

    def see(self, view: Mapping[str, Any]) -> None:
        """The screen shows this."""
        if {**view, "countdown": None} != {**self.view, "countdown": None}:
            self.stir()
        self.view = dict(view)

    def light(self, lead: Seat, state: Light) -> None:
        """A hooded light shines, or does no more."""
        self.stir()
        self._at[lead] = replace(self.place(lead), light=state)

    def listen(self, what: Heard, which: str) -> None:
        """Something is heard."""
        self.stir()
        match what:
            case "voice":
                self.said = which
            case "hush":
                self.said = ""
            case "sound":
                self.sound = which
            case "ambience":
                self.ambience = which

    def hear(self, event: Event) -> None:
        """Something has happened in the game."""
        self.stir()
        if event["n"] == 1:
            self._at, self._eyes = {}, Eyes(self._numbers())
        self._eyes.hear(event, frozenset(event.get("seats", NOBODY)))
        match event:
            case {"event": "board", "view": {"living": living}}:
                for seat in self._numbers():
                    self._change([seat], alive=seat in living)
            case {"event": "ask", "ask": ask, "seats": seats, "choices": choices}:
                self._forget_asks()
                self._change(seats, ask=ask, choices=tuple(map(choice_of, choices)), news="", answer="")
            case {"event": "answer", "seat": seat, "choice": choice}:
                self._change([seat], answer=f"→ {self.words(choice_of(choice))}")
            case {"event": "refuse", "seat": seat, "choice": choice, "reason": reason}:
                why = self.phrases().word(f"refusal.{reason}")
                self._change([seat], answer=f"{self.words(choice_of(choice))}: {why}")
            case {"event": "show", "card": card, "to": list(seats)}:
                facts = {key: value for key, value in event.items() if key not in OF_EVENTS}
                self._show(seats, card, facts)
            case {"event": "phase"}:
                self._forget_asks()
                self._change(self._numbers(), news="", answer="")
            case {"event": "say" | "wake" | "sleep" | "talk"} if not event.get("device"):
                self._forget_asks()

    def words(self, choice: Choice) -> str:
        """A choice as people say it."""
        if isinstance(choice, tuple):
            return "  ".join(map(self.words, choice))
        return str(choice) if isinstance(choice, int) else self.phrases().option(choice)

    def _show(self, seats: Iterable[Seat], card: str, facts: Facts) -> None:
        text = self.phrases().line(card, facts)
        if card == "own.card" or "roles" in facts:
            self._change(seats, cards=self._held(facts))
        if card != "own.card":
            self._change(seats, news=text)

    def _held(self, facts: Facts) -> tuple[str, ...]:
        """The cards of somebody's hand that a private card tells of; of questions it is told that they are some."""
        option = self.phrases().option
        cards = [
            *(facts["roles"] if "roles" in facts else [facts["role"]]),
            *([facts["goal"]] if "goal" in facts else []),
        ]
        return (*map(option, cards), *(f"? {option(question)}" for question in facts.get("questions", ())))

    def _forget_asks(self) -> None:
        self._change([seat for seat in self._numbers() if self._place_of(seat).ask], ask="", choices=(), answer="")

    def _place_of(self, seat: Seat) -> Place:
        return self.place(self._seats[seat - 1] if self._seats else seat)


OF_EVENTS = ("n", "t", "at", "event", "to", "card", "device")
"""Fields of an event that do not stand on the card."""


def choice_of(choice: Any) -> Choice:
    """A choice as the engine has it."""
    return tuple(choice) if isinstance(choice, list) else choice
