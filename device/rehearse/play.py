"""Plays a rehearsal through the real table: its players, its lot, and where it stops."""

from collections import deque
from dataclasses import dataclass
from functools import cache
from typing import Any

from device.host import Host
from device.inbox import FastClock, Inbox
from device.lot import SeededLot
from device.phrases import Phrases
from device.ports import Pick, Press
from device.rehearse.file import Key, Rehearsal
from device.settings import TEXTS
from device.sim.nothing import NoLights, NoScreen
from device.sim.speaker import TimedSpeaker
from device.table import Table
from engine import Ask, Choice, Deal, Draw, Effect, Event, Hands, Note, Run, Say, Seat, Talk, Trace
from engine.catalogue import Game
from engine.trace import Audience


@dataclass(frozen=True, slots=True)
class Played:
    """The transcript, and everything about the answers that was not as the file wants it."""

    events: list[Event]
    faults: list[str]


class Curtain(Exception):
    """Raised where a rehearsal stops."""


class ScriptedLot(SeededLot):
    """Deals as written, and draws first what the file lists."""

    def __init__(self, rehearsal: Rehearsal, faults: list[str]) -> None:
        super().__init__(rehearsal.seed)
        self._rehearsal, self._faults = rehearsal, faults

    def draw(self, draw: Draw, number: int) -> Any:
        """The next listed result; the seed decides where none is left, or where it is impossible now."""
        listed = self._rehearsal.chance.get(draw.name, ())
        if number >= len(listed):
            return super().draw(draw, number)
        if listed[number] in draw.among:
            return listed[number]
        possible = ", ".join(map(str, draw.among))
        self._faults.append(f"chance.{draw.name}[{number}]: expected one of {possible}, got {listed[number]!r}")
        return super().draw(draw, number)

    def deal(self, deal: Deal) -> Hands:
        """What the file gives everybody; the seed deals what it leaves out."""
        return self._rehearsal.decks.get(deal.what) or super().deal(deal)


class Company:
    """The players: they listen to the transcript, and answer through the inbox as the file says.

    What interrupts a question or a speech is no question of its own: they try it once they have answered.
    """

    def __init__(self, rehearsal: Rehearsal, inbox: Inbox, faults: list[str]) -> None:
        self._inbox, self._faults = inbox, faults
        self.answers = {key: deque(choices) for key, choices in rehearsal.play.items()}
        self.refusals = {key: deque(choices) for key, choices in rehearsal.refuse.items()}
        self._given: list[tuple[Pick, bool]] = []
        """Answers that the table has not taken yet, and whether it must refuse them."""

    def hear(self, event: Event) -> None:
        """Called with each event of the transcript."""
        match event:
            case {"event": "ask", "at": label, "ask": ask, "seats": seats}:
                for key in sorted({*self.answers, *self.refusals}):
                    if key[:2] == (label, ask):
                        self._answer(key, key[2] in seats)
            case {"event": "answer", "at": label}:
                if self._taken(event):
                    self._faults.append(f"{place(label, event)}: expected a refusal of {event['choice']!r}, got none")
            case {"event": "refuse", "at": label, "reason": reason}:
                if self._taken(event) is False:
                    self._faults.append(f"{place(label, event)}: {event['choice']!r} was refused: {reason}")

    def get_ready(self, missing: list[Seat]) -> None:
        """The night waits for these seats: none of them is late."""
        self._inbox.put(Press(missing[0]))

    def interrupt(self, label: str, ask: Ask | None) -> Pick | None:
        """What somebody tries now, while this may be answered at any moment; the refused answers first."""
        for script, refused in ((self.refusals, True), (self.answers, False)):
            for key in sorted(script):
                if ask and key[:2] == (label, ask.ask) and script[key] and script[key][0] in ask.among:
                    pick = Pick(key[2], ask.ask, script[key].popleft())
                    self._given.append((pick, refused))
                    return pick
        return None

    def left_for(self, label: str) -> list[tuple[str, Seat, Choice]]:
        """Answers to be refused in this phase whose ask was not put in it; they are given away by that."""
        left = [key for key in sorted(self.refusals) if key[0] == label]
        return [(ask, seat, choice) for _, ask, seat in left for choice in self.refusals.pop((label, ask, seat))]

    def unused(self) -> list[str]:
        """What was never asked for."""
        never = [key for key, choices in sorted((*self.answers.items(), *self.refusals.items())) if choices]
        late = [f"unused answer: {pick.ask} seat {pick.seat}" for pick, _ in self._given]
        return [f"unused answer: {label} {ask} seat {seat}" for label, ask, seat in never] + late

    def _answer(self, key: Key, asked: bool) -> None:
        _, ask, seat = key
        if asked or not self.answers.get(key):
            for choice in self.refusals.pop(key, ()):
                self._give(Pick(seat, ask, choice), True)
        if asked and self.answers.get(key):
            self._give(Pick(seat, ask, self.answers[key].popleft()), False)

    def _give(self, pick: Pick, refused: bool) -> None:
        self._given.append((pick, refused))
        self._inbox.put(pick)

    def _taken(self, event: Event) -> bool | None:
        """Whether the answer that this event speaks of must be refused; None where no player gave it."""
        pick = Pick(event["seat"], event["ask"], event["choice"])
        for entry in self._given:
            if entry[0] == pick:
                self._given.remove(entry)
                return entry[1]
        return None


class Stage:
    """Knows where the rehearsal stops: at the end of its last phase; if that is a night, at the floor of its day."""

    def __init__(self, rehearsal: Rehearsal, company: Company, trace: Trace, run: Run[Any]) -> None:
        self._game, self._company, self._trace, self._run = rehearsal.game, company, trace, run
        labels = ["setup", *(label for label, _, _ in (*rehearsal.play, *rehearsal.refuse))]
        self._last = max(labels, key=lambda label: order(self._game, label))

    def before(self, effect: Effect[Any]) -> None:
        """Called before each effect.  Raises `Curtain`."""
        over = order(self._game, self._trace.at) > order(self._game, self._last)
        match effect:
            case Note(event="phase"):
                self.close_phase()
                if over or (self._trace.at == self._last and not self._last.startswith("night ")):
                    raise Curtain
            case Say(line=line) if over and line in self._game.floor:
                raise Curtain

    def close_phase(self) -> None:
        """Try the refused answers that no ask of this phase was there for."""
        for ask, seat, choice in self._company.left_for(self._trace.at):
            reason = self._run.check(ask, seat, choice)
            assert reason is not None, "no ask is open between two phases"
            self._trace.refuse(ask, seat, choice, reason)


def play(rehearsal: Rehearsal) -> Played:
    """Play a rehearsal on a clock of its own.  Raises `WolfhourError` where the game cannot go on."""
    inbox, faults = Inbox(FastClock()), list[str]()
    company = Company(rehearsal, inbox, faults)
    game, setup = rehearsal.game, rehearsal.setup
    phrases = texts(rehearsal.language, game.key)
    trace = Trace(inbox.clock.now, phrases.line, company.hear)

    def tell(event: str, fields: dict[str, Any], to: Audience = "all") -> None:
        if event == "ready":
            company.get_ready(fields["seats"])
        elif event in ("say", "light"):
            trace.add(event, to, device=True, **fields)

    host = Host(inbox, TimedSpeaker(inbox), NoScreen(), NoLights(), phrases, tell=tell)
    run = Run(lambda: game.script(setup))
    lot, hands = ScriptedLot(rehearsal, faults), setup.rules.all_hands
    table = Table(run, trace, host, lot, setup.seats, listing=False, all_hands=hands)
    stage = Stage(rehearsal, company, trace, run)
    table.before = stage.before
    inbox.sources.append(lambda: company.interrupt(trace.at, interrupt(run)))
    try:
        table.play()
        stage.close_phase()
    except Curtain:
        run.close_script()
    return Played(trace.events, faults + company.unused())


def interrupt(run: Run[Any]) -> Ask | None:
    """What may be answered at this moment beside what is asked."""
    return run.pending.interrupt if isinstance(run.pending, Ask | Talk) else None


@cache
def texts(language: str, game: str) -> Phrases:
    """The texts of a language, read once for all files.  Raises `PhrasesError`."""
    return Phrases(TEXTS, language, game)


def order(game: Game, label: str) -> tuple[int, int]:
    """When a phase comes: by its number, then as the game lists them."""
    name, _, number = label.partition(" ")
    return int(number or 0), game.names.phases.index(name)


def place(label: str, event: Event) -> str:
    """Where an answer was given."""
    return f"{label} {event['ask']} seat {event['seat']}"
