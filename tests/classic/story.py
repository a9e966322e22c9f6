"""One told game of classic Werewolf: who holds what, and what every seat answers, phase by phase."""

from collections.abc import Mapping
from typing import Any

from engine import Ask, Choice, Deal, Draw, Event, Note, Run, Seat, Transcript
from engine.catalogue import GameResult, Setup
from engine.classic import CLASSIC
from engine.rules import read_rules

Answers = Mapping[str, Mapping[Seat, Choice] | Choice]
"""Ask -> seat -> choice, or the one choice of everybody but that seat itself."""


class Story:
    """A game in which seat 1 holds the first role, seat 2 the second, and so on.

    A seat without a told answer gives none; an answer that is never asked for, and one that is refused, is a fault of
    the story.  `chance` has the results of each named draw in order.
    """

    def __init__(self, roles: str, chance: Mapping[str, list[Any]] | None = None, **rules: Any) -> None:
        self.deck = tuple(roles.split())
        self.seats = tuple(range(1, len(self.deck) + 1))
        self.chance = {name: [*results] for name, results in (chance or {}).items()}
        setup = Setup("classic", self.seats, self.deck, read_rules(CLASSIC.rules, rules))
        self.lots: list[Draw] = []
        self.transcript = Transcript()
        self.run: Run[GameResult] = Run(lambda: CLASSIC.script(setup))
        self._to_next_phase({}, {})

    def night(self, answers: Answers | None = None, refused: Answers | None = None) -> "Story":
        """Play the night that is about to begin, up to dawn; `refused` is tried first and must be refused."""
        return self._phase("night", answers, refused)

    def day(self, answers: Answers | None = None, refused: Answers | None = None) -> "Story":
        """Play the day that is about to begin, up to dusk or the end of the game."""
        return self._phase("day", answers, refused)

    def execute(self, seat: Seat) -> "Story":
        """Play a day on which everybody else votes for this seat."""
        return self.day({"village.vote": seat})

    @property
    def events(self) -> list[Event]:
        """The transcript so far."""
        return self.transcript.events

    @property
    def alive(self) -> tuple[Seat, ...]:
        """Who lives, or dies unannounced."""
        boards: list[tuple[Seat, ...]] = [event["view"]["living"] for event in self.events if event["event"] == "board"]
        return boards[-1]

    @property
    def winner(self) -> str | None:
        """Which camp has won; None while the game goes on."""
        return self.run.result.winner if self.run.result else None

    def told(self, event: str, **fields: Any) -> list[Event]:
        """Every event of this kind that has these fields."""
        return [
            found
            for found in self.events
            if found["event"] == event and all(found.get(key) == value for key, value in fields.items())
        ]

    def lines(self, at: str = "") -> list[str]:
        """What was said, in one phase or in all."""
        return [event["line"] for event in self.told("say") if at in ("", event["at"])]

    def deaths(self) -> list[tuple[Seat, str]]:
        """Who died of what, in order."""
        return [(event["seat"], event["cause"]) for event in self.told("death")]

    def asked(self, ask: str) -> list[tuple[Seat, ...]]:
        """To whom this question was put, each time."""
        return [tuple(event["seats"]) for event in self.told("ask", ask=ask)]

    def _phase(self, name: str, answers: Answers | None, refused: Answers | None) -> "Story":
        effect = self.run.pending
        assert isinstance(effect, Note), "the game is over"
        assert effect.facts["name"] == name
        self._do(effect, {}, {})
        self._to_next_phase(dict(answers or {}), dict(refused or {}))
        return self

    def _to_next_phase(self, answers: dict[str, Any], refused: dict[str, Any]) -> None:
        while (effect := self.run.pending) is not None:
            if isinstance(effect, Note) and effect.event == "phase":
                break
            self._do(effect, answers, refused)
        assert not answers, f"never asked: {answers}"
        assert not refused, f"never asked: {refused}"

    def _do(self, effect: Any, answers: dict[str, Any], refused: dict[str, Any]) -> None:
        self.transcript.perform(effect)
        match effect:
            case Ask(ask=ask, seats=seats):
                for seat, choice in refused.pop(ask, {}).items():
                    reason = self.run.check(ask, seat, choice)
                    assert reason is not None, f"{ask}: {choice} of seat {seat} was not refused"
                    self.transcript.refuse(ask, seat, choice, reason)
                given = answers.pop(ask, {})
                if not isinstance(given, Mapping):
                    given = {seat: given for seat in seats if seat != given}
                for seat, choice in given.items():
                    assert self.run.press(ask, seat, choice) is None, f"{ask}: {choice} of seat {seat} was refused"
                    self.transcript.answer(effect, seat, choice, self.run.presses)
                self.run.close()
            case Deal(seats=seats):
                self.run.send(dict(zip(seats, zip(self.deck, strict=True), strict=True)))
            case Draw(name=name, among=among):
                self.lots.append(effect)
                result = self.chance[name].pop(0)
                assert result in among, f"{name}: {result} is not among {among}"
                self.transcript.draw(effect, result)
                self.run.send(result)
            case _:
                self.run.send()
