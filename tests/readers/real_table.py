"""People at a table with real cards: they shuffle, take, hold and lay them, and press for everything else."""

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from device.absent import NoScreen
from device.host import Host
from device.inbox import FastClock, Inbox
from device.lot import SeededLot
from device.papers import Papers, Way, shown_on
from device.phrases import Phrases
from device.ports import WELL, Laid
from device.rehearse.real import RealDeck
from device.rehearse.tags import registry_of
from device.settings import TEXTS
from device.several import AllSeats
from device.sim.card_hands import SimReaders
from device.sim.speaker import TimedSpeaker
from device.table import Table
from device.tags.recognise import Recogniser
from device.tags.registry import Card
from engine import Ask, Deal, Draw, Event, Run, Seat, Transcript, legal
from engine.catalogue import GameResult, Setup, games
from engine.journal import Record
from engine.words import words
from tests.device.bench import Lights


class Cut(Exception):
    """The plug is pulled."""


class Hall(RealDeck):
    """One game, dealt in one way; what people do by chance depends on `seed`."""

    def __init__(
        self, setup: Setup, way: Way, seed: int = 1, records: tuple[Record, ...] = (), *, lights: bool = False
    ) -> None:
        self.setup, self.way, self.rng = setup, way, Random(seed)
        self.inbox = Inbox(FastClock())
        self.readers = SimReaders(self.inbox, (WELL, *setup.seats))
        game = games()[setup.game]
        run: Run[GameResult] = Run(lambda: game.script(setup), self.keep, records)
        super().__init__(setup.game, run, SeededLot(seed), self.lay)
        self.records: list[Record] = [*records]
        self.kept: Mapping[str, Any] = {}
        self.cut = ("", 0)
        """Label of the record before which the plug is pulled, and how many such records come before."""
        registry = registry_of({self.uid(card): Card(setup.game, 1, card) for card in self.cards})
        recogniser = Recogniser(registry, setup.game)
        for seat in setup.seats:
            recogniser.read(Laid(seat, self.button(seat)), gathering=True)
        self.transcript = Transcript(self.inbox.clock.now, Phrases(TEXTS, "en", setup.game).line, self.hear)
        phrases = Phrases(TEXTS, "en", setup.game)
        seats = AllSeats([self.readers, Lights()]) if lights else self.readers
        self.host = Host(self.inbox, TimedSpeaker(self.inbox), NoScreen(), seats, phrases, tell=self.tell)
        self.host.seat_at(setup.seats)
        self.host.recognise, self.host.desk = recogniser.read, self
        self.host.papers = Papers(self.remember)
        self.plans: dict[Seat, tuple[Any, ...]] = {}
        """What each seat presses for."""
        self.at_the_lid: list[str] = []
        self.round = 0
        self.lays_from = 0.2
        """How seldom people press at a card that they could lay; 1: always."""
        self.taken = False
        """Whether somebody has just taken a card, so that he need not take another one."""
        self.said: list[str] = []
        self.laid: list[tuple[Seat, str]] = []
        self.mishap: Callable[[str, Mapping[str, Any]], bool] = lambda line, facts: False
        """What people do wrong when they hear a line; whether they do nothing else."""
        self.table = Table(run, self.transcript, self.host, SeededLot(seed), setup.seats, deal=way)

    def play(self) -> GameResult:
        try:
            return self.table.play()
        finally:
            self.readers.close()

    def sit_as(self, before: "Hall") -> None:
        """The same people hold what they held when the plug was pulled."""
        self.hands, self._moving, self._used, self._back = before.hands, before._moving, before._used, before._back
        self.taken = before.taken
        self.host.papers.recall(json.loads(json.dumps(before.kept)))

    def resume(self) -> GameResult:
        try:
            self.table.go_through(self.table.resume)
            return self.table.play()
        finally:
            self.readers.close()

    def unread(self, line: str) -> None:
        """They have been told so, and do something else."""

    def keep(self, record: Record) -> None:
        label, left = self.cut
        if label and getattr(record, "label", getattr(record, "ask", "")) == label:
            self.cut = (label, left - 1)
            if left == 0:
                raise Cut
        self.records.append(record)

    def remember(self, plain: Mapping[str, Any]) -> None:
        self.kept = {key: dict(value) for key, value in plain.items()}

    def uid(self, card: str) -> str:
        return f"05{self.cards.index(card):012x}"

    def button(self, seat: Seat) -> str:
        return f"06{seat:012x}"

    def lay(self, seat: Seat, card: str, after: float = 6.0) -> None:
        """Lay a card where cards are laid, after a while."""
        where = WELL if self.way == "well" else seat
        self.laid.append((seat, card))
        self.readers.touch(where, self.uid(card), at=self.inbox.clock.now() + after)

    def press(self, seat: Seat) -> None:
        self.readers.touch(seat, self.button(seat))

    def _draw(self, draw: Draw) -> None:
        if self.taken:
            self.lay(draw.taker, self.hands[draw.taker][-1])
        else:
            super()._draw(draw)
        self.taken = True

    # What they hear

    def tell(self, event: str, fields: dict[str, Any], to: Any = "all") -> None:
        assert self.inbox.clock.now() < 9000, "the box waits for somebody for ever"
        if event in ("say", "light"):
            self.transcript.tell(event, fields, to)
        if event == "beat":
            self.beat(**fields)
        elif event == "ready":
            self.press(fields["seats"][0])

    def beat(self, item: Any, step: int | None = None) -> None:
        for seat, plan in self.plans.items():
            if plan[step or 0 :][:1] == (item,):
                self.plans[seat] = tuple(["" if at == (step or 0) else word for at, word in enumerate(plan)])
                self.press(seat)

    def hear(self, event: Event) -> None:
        pending = self._run.pending
        if event["event"] == "say" and event.get("device"):
            self.said.append(event["line"])
            if self.mishap(event["line"], event["facts"]):
                return
        super().hear(event)
        self.hear_a_deal(event)
        match event:
            case {"event": "draw"}:
                self.taken = False
            case {"event": "say", "line": "house.place.cards"} if isinstance(pending, Ask):
                for seat, (choice, *_) in self.plans.items():
                    self.house(pending, seat, choice)
            case {"event": "say", "line": "draw.well" | "draw.well-hand"} if isinstance(pending, Draw):
                self._draw(pending)
            case {"event": "say", "line": "draw.list" | "draw.list-hand" | "draw.again"} if isinstance(pending, Draw):
                if event["line"] != "draw.again":
                    self._draw(pending)
                self.plans = {pending.taker: (shown_on(self.hands[pending.taker][-1]),)}
                self.press(pending.taker)
            case {"event": "ask"} if isinstance(pending, Ask):
                self.plans = {}
                for seat in pending.seats:
                    self.answer(pending, seat)

    def house(self, ask: Ask, seat: Seat, choice: Any) -> None:
        """Lay the house on the left and who lives in it; some before they have heard how; some rather press."""
        cards = self.parts(ask, seat, choice)
        if len(cards) == 2 and self.rng.random() > self.lays_from:  # of two alike the first one lives on the left
            self.plans[seat] = ()
            for number, card in enumerate(cards):
                self.lay(seat, card, (1.0 if seat % 2 else 8.0) + number)

    def hear_a_deal(self, event: Event) -> None:
        pending = self._run.pending
        match event:
            case {"event": "say", "line": "deal.well"} if isinstance(pending, Deal):
                self._deal(pending)
                self.round = 0
                self.at_the_lid = [self.own(pending, seat)[at] for at in range(pending.each) for seat in pending.seats]
                self.lay(WELL, self.at_the_lid.pop(0), 15)
            case {"event": "say", "line": "deal.give"} if self.at_the_lid:
                self.lay(WELL, self.at_the_lid.pop(0))
            case {"event": "say", "line": "deal.list"} if isinstance(pending, Deal):
                self._deal(pending)
                self.round = 0
                for seat in pending.seats:
                    self.press(seat)
            case {"event": "say", "line": "deal.card" | "deal.close" as line} if isinstance(pending, Deal):
                if (line == "deal.card") == (pending.each > 1):
                    self.plans = {seat: (shown_on(self.own(pending, seat)[self.round]),) for seat in pending.seats}
                    self.round += 1

    def answer(self, ask: Ask, seat: Seat) -> None:
        """Pick something; what a card can say is mostly said by it."""
        choice = self.rng.choice(legal(ask, seat))
        plan = words(choice) if ask.how == "steps" else (choice,)
        card = self.card(ask, seat, plan[0])
        where = self.way == "readers" or (self.way == "well" and len(ask.seats) == 1)
        if card and where and self.rng.random() > self.lays_from:
            self.lay(seat, card, 2.0)
            plan = ("", *plan[1:])
        self.plans[seat] = plan
