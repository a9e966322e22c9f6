"""Reads the transcript of a game event by event, and fails where one is another than the rules foretell."""

from collections.abc import Collection, Mapping
from typing import Any

from engine import Ask, Choice, Event, Seat
from engine.effects import legal
from tests.village.bots import Table

PASSED_OVER = ("board", "sleep", "light")
HEARD = ("dawn.deaths", "dawn.nobody", "broom.gone", "wolf.was", "deal.anew", "token.nobody", "verdict.nobody")
"""Lines that tell something that has happened."""


class Unfinished(Exception):
    """Raised where a game has no end: nobody kills anybody any more."""


class Reader:
    """What is left of one game."""

    def __init__(self, table: Table, heard: Collection[str] = HEARD) -> None:
        self.events = [event for event in table.transcript.events if told(event, heard)]
        self.asks = [effect for effect in table.effects if isinstance(effect, Ask)]
        self.finished = table.run.result is not None

    def ahead(self, kind: str, /, **fields: Any) -> bool:
        """Whether this comes next."""
        if not self.events:
            if not self.finished:
                raise Unfinished
            return False
        event = self.events[0]
        return event["event"] == kind and all(event[field] == value for field, value in fields.items())

    def next(self, kind: str, /, **fields: Any) -> Event:
        """This comes next, with these fields."""
        fits = self.ahead(kind, **fields)
        assert fits, f"expected {kind} {fields}, got {self.events[:1]}"
        return self.events.pop(0)

    def ask(
        self, name: str, may: Mapping[Seat, Collection[Any]], most: Mapping[Seat, int] | None = None
    ) -> dict[Seat, Any]:
        """This is asked next of these seats in this order, and each may choose just this; comes back as what each did.

        `most`: how many times each of them chooses instead.
        """
        self.next("ask", ask=name, seats=[*may])
        ask = self.asks.pop(0)
        assert ask.ask == name
        for seat, choices in may.items():
            assert {*legal(ask, seat)} == {*choices}, (
                f"{name}: seat {seat} may choose {legal(ask, seat)}, not {choices}"
            )
        answers: dict[Seat, Choice] = {}
        while self.events and self.ahead("answer", ask=name):
            event = self.next("answer")
            seat, choice = event["seat"], event["choice"]
            picks = choice if most else (choice,)
            assert len(picks) == (most[seat] if most else 1)
            assert {*picks} <= {*may[seat]}
            answers[seat] = choice
        return answers

    def demand(self, name: str, may: Mapping[Seat, Collection[Any]], *, openly: bool) -> dict[Seat, Any]:
        """The same where it must be answered: the lot does it for who does not, and he is shown what."""
        answers, drawn = self.ask(name, may), []
        for seat in sorted(may):
            if seat not in answers:
                options = [*may[seat]]
                answers[seat] = options[0] if len(options) == 1 else self.next("draw", name=name)["result"]
                assert answers[seat] in options
                drawn.append(seat)
        for seat in drawn:
            self.next("show", card="choice.drawn", to="all" if openly else [seat], ask=name, choice=answers[seat])
        return answers


def told(event: Event, heard: Collection[str]) -> bool:
    """Whether an event is one that the rules foretell."""
    if event["event"] == "say":
        return event["line"] in heard or event["line"].startswith("outcome.")
    return event["event"] not in PASSED_OVER
