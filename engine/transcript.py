"""The transcript: everything a box does, in order, with who can perceive it.  And its projection on one seat.

The events and their fields are public API (tests/rehearsals/README.md tells them all).  Nothing is ever removed: an
`undo` event takes back all events after the one whose `n` is its `back_to`, also those that an earlier `undo` has left
standing; who tells the story of the game leaves them out.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any, Literal, TypeAlias

from engine.effects import Ask, Board, Choice, Draw, Effect, Facts, Note, Say, Seat, Show, Sleep, Talk, View, Wake
from engine.values import NOTHING

Event: TypeAlias = dict[str, Any]
Audience: TypeAlias = Literal["all", "box"] | list[Seat]
NAMED = ("name", "number")
"""What is told of every phase."""


class Transcript:
    """Collects the transcript of one game; whoever performs the effects tells it what happened and when.

    `clock` gives seconds on the game's clock, `text` the words of a line, `hear` is called with each event.
    """

    def __init__(
        self,
        clock: Callable[[], float] = lambda: 0.0,
        text: Callable[[str, Facts], str] = lambda line, facts: "",
        hear: Callable[[Event], None] = lambda event: None,
    ) -> None:
        self._clock, self._text, self._hear = clock, text, hear
        self.at = "setup"
        self.events: list[Event] = []
        self._before: dict[int, tuple[int, str]] = {}
        """How many events there were, and in which phase, before each effect began last."""

    def begin(self, step: int) -> None:
        """The effect with so many others behind it begins now, perhaps once more."""
        self._before[step] = len(self.events), self.at

    def take_back(self, step: int) -> None:
        """Whatever came of this effect and of those behind it no longer counts; it will begin once more."""
        count, at = self._before[step]
        self.add("undo", "all", device=True, back_to=count)
        self.at = at

    def add(self, event: str, to: Audience, **fields: Any) -> None:
        """Append one event."""
        entry = {"n": len(self.events) + 1, "t": round(self._clock(), 3), "at": self.at, "event": event, "to": to}
        entry.update(fields)
        self.events.append(entry)
        self._hear(entry)

    def tell(self, event: str, fields: Mapping[str, Any], to: Audience = "all") -> None:
        """Append what the device does by itself: a beat, a light, a line of its own."""
        self.add(event, to, device=True, **fields)

    def words(self, effect: Effect[Any]) -> str:
        """What is said with an effect; with most nothing is."""
        match effect:
            case Say(line=line, facts=facts):
                return self._text(line, facts)
            case Wake(line=line) | Sleep(line=line):
                return self._text(line, {})
            case _:
                return ""

    def perform(self, effect: Effect[Any], window: float = 0.0) -> str:
        """Write down an effect as it begins; `window` is the length of an ask in seconds.  Comes back as its words."""
        words = self.words(effect)
        match effect:
            case Say(line=line, facts=facts):
                self._say(line, facts, words)
            case Wake(line=line, seats=seats):
                self._say(line, {}, words)
                self.add("wake", "box", seats=list(seats))
            case Sleep(line=line, seats=seats):
                self._say(line, {}, words)
                self.add("sleep", "box", seats=list(seats))
            case Ask():
                choices = offered(effect)
                asked = list(effect.seats)
                self.add("ask", asked, ask=effect.ask, seats=asked, choices=choices, window=window)
            case Show(card=card, news=news):
                for to, facts in news:
                    self.add("show", "all" if effect.openly else list(to), card=card, **facts)
            case Talk(seat=seat, seconds=seconds):
                self.add("talk", "all", seat=seat, seconds=seconds)
            case Board(view=view):
                self.add("board", "all", view=plain(view))
            case Note(event=event, facts=facts):
                if event == "phase":
                    self.at = label(facts)
                self.add(event, "box" if event in Note.SECRET else "all", **facts)
        return words

    def answer(self, ask: Ask, seat: Seat, choice: Choice, standing: Mapping[Seat, Choice]) -> None:
        """A seat's answer was accepted; a pack that shares its picks sees how many there are of each."""
        self.add("answer", [seat], ask=ask.ask, seat=seat, choice=choice)
        if ask.shared:
            tally: dict[Choice, int] = {}
            for pick in standing.values():
                tally[pick] = tally.get(pick, 0) + 1
            self.add("show", list(ask.seats), card=ask.shared, tally=tally)

    def refuse(self, ask: str, seat: Seat, choice: Choice, reason: str) -> None:
        """A seat's answer was refused."""
        self.add("refuse", [seat], ask=ask, seat=seat, choice=choice, reason=reason)

    def draw(self, draw: Draw, result: Any) -> None:
        """The lot fell."""
        self.add("draw", "box", name=draw.name, result=result)

    def replayed(self, effect: Effect[Any], value: Any) -> None:
        """Write down an effect of a resumed game, with its answer."""
        self.begin(len(self._before))
        self.perform(effect)
        if isinstance(effect, Ask):
            standing: dict[Seat, Choice] = {}
            for seat, choice in value.items():
                standing[seat] = choice
                self.answer(effect, seat, choice, standing)
        elif isinstance(effect, Draw):
            self.draw(effect, value)

    def _say(self, line: str, facts: Facts, words: str) -> None:
        self.add("say", "all", line=line, facts=dict(facts), text=words)


def label(phase: Facts) -> str:
    """Which phase it is: "setup", "night 2", and with what is told of it besides "hand 1 round 2" or "hand 1 final"."""
    own = f"{phase['name']} {phase['number']}" if phase["number"] else str(phase["name"])
    parts = [key if value is True else f"{key} {value}" for key, value in phase.items() if key not in NAMED]
    return " ".join((own, *parts))


def plain(view: View) -> dict[str, Any]:
    """A view as an event tells it: without what its game does not have."""
    values = ((field.name, getattr(view, field.name)) for field in fields(view))
    return {name: value for name, value in values if value is not NOTHING}


def offered(ask: Ask) -> list[int | str]:
    """What at least one asked seat may pick; where nobody is asked, the whole list."""
    barred = [ask.barred.get(seat, {}) for seat in ask.seats]
    options = [*ask.among] if ask.default is None or ask.default in ask.among else [*ask.among, ask.default]
    return [option for option in options if not barred or any(option not in no for no in barred)]


def standing(events: Iterable[Event]) -> list[Event]:
    """A transcript without what was taken back, and without the marks that say so."""
    kept: list[Event] = []
    for event in events:
        if event["event"] == "undo":
            while kept and kept[-1]["n"] > event["back_to"]:
                kept.pop()
        else:
            kept.append(event)
    return kept


def project(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """What one seat perceives of a transcript; None: what everybody perceives."""
    return [event for event in events if event["to"] == "all" or (event["to"] != "box" and seat in event["to"])]
