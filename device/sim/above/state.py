"""What there is at a simulated table, and what of it one seat perceives."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from math import inf
from typing import Any

from device.dusk import Dusk
from device.eyes import NOBODY, Eyes
from device.phrases import Phrases
from device.ports import Light
from device.sim.above.held import laid, told, without
from device.sim.around import Heard
from engine import Choice, Event, Seat

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
    """The real ones in the hand, as decks call them ("role:seer")."""
    news: str = ""
    """What a private card has told last."""
    ask: str = ""
    """What this seat is asked, as the engine calls it; how it was asked, and what can be answered."""
    question: str = ""
    choices: tuple[Choice, ...] = ()
    answer: str = ""
    given: Choice = ""
    """The same, as the engine has it."""
    drawn: str = ""
    """The card that somebody has drawn out of the hand; its holder has not been told yet."""
    played: str = ""
    """By whom, if not by hand: "bot", or one that is "clumsy"."""


@dataclass(slots=True)
class Tabletop:
    """The table as it stands; whoever sees from above is told everything."""

    leads: tuple[Seat, ...]
    phrases: Callable[[], Phrases]
    bots: Callable[[], Mapping[Seat, str]] = dict
    """The leads that are played, and by whom."""
    stir: Callable[[], None] = lambda: None
    """Called when something has happened."""
    now: Callable[[], float] = lambda: inf
    """The clock of the game, in seconds."""
    dusk: Dusk = field(default_factory=Dusk)
    """What dusk and dawn make of the screen."""
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
    _givers: tuple[Seat, ...] = ()
    """Whose hands a card is still drawn from, in this order."""
    _called: str = ""
    """What the game has said last."""

    # What there is

    def places(self) -> tuple[Place, ...]:
        """All places, by their leads."""
        bots = self.bots()
        at = (self.place(lead) for lead in self.leads)
        return tuple(replace(one, played=bots.get(one.lead, ""), cards=without(one.cards, one.drawn)) for one in at)

    def seen_by(self, lead: Seat) -> tuple[tuple[Place, ...], Mapping[str, Any]]:
        """The places and the screen, as far as whoever sits there perceives them.

        Nobody sees into another's cards, hood or lap; who has the eyes closed sees nothing, and who has them open by
        night does not look round.
        """
        own = self.place(lead)
        everybody = self._eyes.open == frozenset(self._numbers())
        known = tuple(
            replace(own, played=at.played)
            if at.lead == lead
            else Place(at.lead, at.seat, at.alive, everybody or None, None, played=at.played)
            for at in self.places()
        )
        return known, self.view if own.eyes else CLOSED

    def screen(self) -> Mapping[str, Any]:
        """What is drawn of it at this moment, which dusk and dawn may still be changing."""
        return self.dusk.view(self.view, self.now())

    def perceived_by(self, lead: Seat) -> object:
        """The same with what is heard, to compare: all that whoever sits there notices, but for a countdown."""
        places, view = self.seen_by(lead)
        return places, {**view, "countdown": None}, self.said, self.sound, self.ambience

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
        before, self.view = self.view, dict(view)
        if {**view, "countdown": None} != {**before, "countdown": None}:
            self.stir()
        self.dusk.change(before, view, self.now())

    def light(self, lead: Seat, state: Light) -> None:
        """A hooded light shines, or does no more."""
        self._at[lead] = replace(self.place(lead), light=state)
        self.stir()

    def listen(self, what: Heard, which: str) -> None:
        """Something is heard."""
        match what:
            case "voice":
                self.said = which
            case "hush":
                self.said = ""
            case "sound":
                self.sound = which
            case "ambience":
                self.ambience = which
        self.stir()

    def hear(self, event: Event) -> None:
        """Something has happened in the game."""
        if event["n"] == 1:
            self._at, self._eyes, self._called = {}, Eyes(self._numbers()), ""
        self._eyes.hear(event, frozenset(event.get("seats", NOBODY)))
        match event:
            case {"event": "board", "view": {"living": living}}:
                for seat in self._numbers():
                    self._change([seat], alive=seat in living)
            case {"event": "ask", "ask": ask, "seats": seats, "choices": choices}:
                self._forget_asks()
                may, question = tuple(map(choice_of, choices)), self._called or self.said
                self._change(seats, ask=ask, question=question, choices=may, news="", answer="", given="")
            case {"event": "answer", "seat": seat, "choice": choice}:
                given = choice_of(choice)
                self._change([seat], answer=f"→ {self.words(given)}", given=given)
            case {"event": "refuse", "seat": seat, "choice": choice, "reason": reason}:
                why = self.phrases().word(f"refusal.{reason}")
                self._change([seat], answer=f"{self.words(choice_of(choice))}: {why}")
            case {"event": "show", "card": card, "to": list(seats)}:
                if card == "card.got":  # what was passed on has left the hand that it tells
                    self._forget_asks()
                self._show(seats, card, event)
            case {"event": "say", "line": "swap.draw"}:
                players = tuple([seat for seat in self._numbers() if self._place_of(seat).alive])
                rights = (*players[-1:], *players[:-1])
                self._givers = tuple([right for right in rights if self._place_of(right).cards])
            case {"event": "draw", "name": "swap.draw", "result": card} if self._givers:
                giver, *rest = self._givers
                self._givers = tuple(rest)
                self._change([giver], drawn=f"role:{card}")
            case {"event": "say", "line": "shot", "facts": {"seat": seat}}:
                self._change([seat], cards=without(self._place_of(seat).cards, "role:hunter"))
        self._go_on(event)
        self.stir()

    def _go_on(self, event: Event) -> None:
        """A question is over when the game says or does something else, and private news are with a phase."""
        match event:
            case {"event": "phase" | "over"}:
                self._forget_asks()
                self._change(self._numbers(), news="", answer="")
            case {"event": "say" | "wake" | "sleep" | "talk" as kind} if not event.get("device"):
                self._forget_asks()
                if kind == "say" and event["to"] == "all":
                    self._called = event["text"]

    def words(self, choice: Choice) -> str:
        """A choice as people say it."""
        if isinstance(choice, tuple):
            return "  ".join(map(self.words, choice))
        return str(choice) if isinstance(choice, int) else self.phrases().option(choice)

    def _show(self, seats: Iterable[Seat], card: str, event: Event) -> None:
        facts = {key: value for key, value in event.items() if key not in OF_EVENTS}
        for seat in seats:
            place = self._place_of(seat)
            if card == DRAWN and place.ask == facts["ask"]:
                self._change([seat], given=choice_of(facts["choice"]))
            self._change([seat], cards=told(place.cards, event), drawn="")
        if card != "own.card":
            self._change(seats, news=self.phrases().line(card, facts))

    def _forget_asks(self) -> None:
        for seat in self._numbers():
            if (place := self._place_of(seat)).ask:
                cards = laid(place.cards, place.ask, place.given)
                self._change([seat], ask="", question="", choices=(), answer="", given="", cards=cards)

    def _place_of(self, seat: Seat) -> Place:
        return self.place(self._seats[seat - 1] if self._seats else seat)


DRAWN = "choice.drawn"
"""The private card that tells what was drawn for somebody who did not answer."""
OF_EVENTS = ("n", "t", "at", "event", "to", "card", "device")
"""Fields of an event that do not stand on the card."""


def choice_of(choice: Any) -> Choice:
    """A choice as the engine has it."""
    return tuple(choice) if isinstance(choice, list) else choice
