"""What the village games have in common: cards, questions and answers, deaths and dawn, open and closed eyes."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from device.leaks.knowledge import Decks, results
from engine import Choice, Event, Facts, Seat
from engine.catalogue import Setup

HIDDEN = ("tinker", "medium")
"""Roles that are drawn by secret lot among those whose card says villager."""


CARDS: Mapping[str, set[str]] = {
    "own.card": {"role"},
    "choice.drawn": {"ask", "choice"},
    "werewolf.pack": {"seats"},
    "werewolf.tokens": {"tally"},
    "little-girl.sees": {"target"},
}
"""Card -> all that stands on it."""


@dataclass
class Put:
    """One ask, and what it comes to."""

    ask: str = ""
    asked: frozenset[Seat] = frozenset()
    answers: dict[Seat, Choice] = field(default_factory=dict)
    """The last answer of each seat, or what the lot decided for it."""
    open: bool = False


@dataclass
class Village(ABC):
    """What is true at each moment; grows with each event that it hears."""

    setup: Setup
    decks: Decks
    roles: dict[Seat, str] = field(default_factory=dict)
    living: tuple[Seat, ...] = ()
    """Who has not been announced dead."""
    dead: dict[Seat, str] = field(default_factory=dict)
    """Who has died of what, announced or not."""
    day: int = 0
    dawned: bool = True
    """Whether the deaths of the latest night are known."""
    put: Put = field(default_factory=Put)
    """The latest."""
    lots: dict[str, Any] = field(default_factory=dict)
    """What each kind of lot has decided last."""
    line: str = ""
    """What the box has said last."""
    looked: int = 0
    """How many have looked at their cards."""

    def __post_init__(self) -> None:
        self.living = self.setup.seats
        self.roles = {seat: self.decks["cards"][seat][0] for seat in self.setup.seats}

    @abstractmethod
    def asked(self, ask: str) -> set[Seat]:
        """Whom this question goes to now."""

    @abstractmethod
    def facts(self, card: str) -> set[str]:
        """All that stands on this card; one that tells anything else is for nobody."""

    @abstractmethod
    def entitled(self, event: Event) -> set[Seat]:
        """Whom this card is for: nobody, where what it says is not so."""

    @abstractmethod
    def called(self, call: str) -> set[Seat]:
        """Whose eyes this call of the night opens."""

    @abstractmethod
    def conclude(self, ask: str, answers: Mapping[Seat, Choice]) -> None:
        """Go on by what a question came to."""

    @abstractmethod
    def go_on(self, event: Event) -> None:
        """Go on by what has become true."""

    @abstractmethod
    def announce(self, line: str, facts: Facts) -> None:
        """Go on by what was said."""

    def may_interrupt(self, ask: str, seat: Seat) -> bool:
        """Whether this seat may answer what may be answered at any moment."""
        return False

    def is_result(self, event: Event) -> bool:
        """See `Knowledge`."""
        return results.is_result(event)

    def may_be_told(self, event: Event) -> bool:
        """See `Knowledge`.  Only the cards of the dead are turned."""
        turned = event["event"] == "say" and event["line"] in results.REVEALED and event["facts"]["seat"]
        return results.may_be_told(event, self.setup.rules) and turned not in self.living

    def hear(self, event: Event) -> frozenset[Seat] | None:
        """See `Knowledge`."""
        self.settle(event)
        if event.get("device"):
            return frozenset({event["seat"]}) if event["event"] == "light" else None
        match event["event"]:
            case "say":
                self._say(event["line"], event["facts"])
            case "ask":
                ask = event["ask"]
                self.put = Put(ask, frozenset(self.asked(ask)), open=True)
                return self.put.asked
            case "answer":
                return self._answer(event["ask"], event["seat"], event["choice"])
            case "refuse":
                return frozenset({event["seat"]})  # whoever has pressed may know that it was in vain
            case "show":
                told = self._show(event)
                openly = event["card"] == "choice.drawn" and event["ask"] in results.OPENLY
                return None if openly else frozenset(told)
            case "wake":
                return frozenset(self._woken() | self.ghosts())
            case "sleep":
                return frozenset(self.ghosts())
            case "phase" | "death":
                self._turn_of_events(event)
                self.go_on(event)
            case "draw":
                self._draw(event["name"], event["result"])
                self.go_on(event)
            case _:
                self.go_on(event)
        return None

    def settle(self, event: Event) -> None:
        """Where something else begins, the question before it is over, and its answers count."""
        put = self.put
        if put.open and not during(event):
            put.open = False
            self.conclude(put.ask, put.answers)

    def holders(self, *roles: str) -> set[Seat]:
        """The living who hold one of these roles."""
        return {seat for seat in self.living if self.roles[seat] in roles}

    def ghosts(self) -> set[Seat]:
        """The dead whose eyes stay open (house rule `dead_eyes`)."""
        return {*self.setup.seats} - {*self.living} if self.setup.rules.dead_eyes == "open" else set()

    def chose(self, ask: str, choice: Choice) -> set[Seat]:
        """Who has just answered this question so."""
        put = self.put
        return {seat for seat in put.asked if put.ask == ask and put.answers.get(seat) == choice}

    def peeked(self, ask: str, lot: str, target: Seat) -> set[Seat]:
        """Who has just peeked, if the lot has let him see this seat."""
        put = self.put
        peeking = {seat for seat, choice in put.answers.items() if choice not in ("none", "no")}
        return peeking if put.ask == ask and self.lots.get(lot) == target else set()

    def _say(self, line: str, facts: Facts) -> None:
        self.line = line
        if line in ("dawn.deaths", "dawn.nobody"):
            self.dawned = True
            dead = facts.get("seats", ())
            self.living = tuple([seat for seat in self.living if seat not in dead])
        self.announce(line, facts)

    def _answer(self, ask: str, seat: Seat, choice: Choice) -> frozenset[Seat]:
        if self.may_interrupt(ask, seat):
            self.put.open = False  # nothing comes of what was being asked
            return frozenset({seat})
        if ask != self.put.ask or seat not in self.put.asked:
            return frozenset()
        self.put.answers[seat] = choice
        return frozenset({seat})

    def _draw(self, name: str, result: Any) -> None:
        self.lots[name] = result
        if name in HIDDEN:
            self.roles[result] = name

    def _show(self, event: Event) -> set[Seat]:
        if event.keys() - results.ADDRESS != self.facts(event["card"]):
            return set()
        match event["card"]:
            case "own.card":
                return self._look(event["role"])
            case "choice.drawn":
                return self._drawn(event["ask"], event["choice"])
            case "werewolf.tokens":
                return self._tokens(event["tally"])
        return self.entitled(event)

    def _look(self, role: str) -> set[Seat]:
        """Everybody looks at his own card, one after another."""
        looking = self.setup.seats[self.looked : self.looked + 1]
        self.looked += 1
        printed = {seat: "villager" if self.roles[seat] in HIDDEN else self.roles[seat] for seat in looking}
        return {seat for seat in looking if printed[seat] == role}

    def _drawn(self, ask: str, choice: Any) -> set[Seat]:
        """What was drawn for whoever did not answer what he had to: in the order of the seats."""
        put = self.put
        missing = sorted(put.asked - put.answers.keys())[:1] if ask == put.ask else []
        for seat in missing:
            put.answers[seat] = choice
            self.conclude(ask, {seat: choice})
        return {*missing}

    def _tokens(self, tally: Mapping[Choice, int]) -> set[Seat]:
        """The pack sees how often each victim is picked, and not by whom."""
        hunt = self.put
        so = hunt.ask == "werewolf.kill" and Counter(hunt.answers.values()) == tally
        return {*hunt.asked} if so else set()

    def _woken(self) -> set[Seat]:
        """By day all eyes are open, also those of the dead."""
        return {*self.setup.seats} if self.line == "day.breaks" else self.called(self.line.removesuffix(".wake"))

    def _turn_of_events(self, event: Event) -> None:
        match event:
            case {"event": "phase", "name": "night"}:
                self.dawned = False
            case {"event": "phase", "name": "day", "number": day}:
                self.day = day
            case {"event": "death", "seat": dead, "cause": cause}:
                self.dead[dead] = cause
                if self.dawned or cause == "explode":  # by night the dead count as living until dawn is announced
                    self.living = tuple([seat for seat in self.living if seat != dead])


def during(event: Event) -> bool:
    """Whether this happens while a question is open."""
    return (
        event["event"] in ("answer", "refuse")
        or "device" in event
        or (event["event"] == "show" and event["card"] == "werewolf.tokens")
    )
