"""Plays a rehearsal through the real table: its players, its lot, and where it stops."""

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, TypeAlias

from device.absent import NoLights, NoScreen
from device.host import Host
from device.inbox import FastClock, Inbox
from device.means import pace_of
from device.papers import Way
from device.phrases import Phrases
from device.rehearse.chance import ScriptedLot
from device.rehearse.company import Company
from device.rehearse.file import Rehearsal
from device.rehearse.fingers import Fingers
from device.rehearse.pressing import Given
from device.rehearse.tags import Tags
from device.settings import TEXTS
from device.sim.speaker import TimedSpeaker
from device.table import Table
from engine import Effect, Event, Note, Run, Say, Transcript
from engine.catalogue import Game
from engine.transcript import Audience

Box: TypeAlias = Literal["engine", "buttons", "nfc"]
"""How answers reach the table: whole, or through the real drivers as presses, or as cards on readers."""


@dataclass(frozen=True, slots=True)
class Played:
    """The transcript, and everything about the answers that was not as the file wants it."""

    events: list[Event]
    faults: list[str]
    by_hand: Counter[Given] = field(default_factory=Counter)
    """How many answers no button and no card could give."""


class Curtain(Exception):
    """Raised where a rehearsal stops."""


class Stage:
    """Knows where the rehearsal stops: at the end of its last phase; if that is a night, at the floor of its day."""

    def __init__(self, rehearsal: Rehearsal, company: Company, transcript: Transcript, run: Run[Any]) -> None:
        self._game, self._company, self._transcript, self._run = rehearsal.game, company, transcript, run
        labels = ["setup", *(label for label, _, _ in (*rehearsal.play, *rehearsal.refuse))]
        self._last = max(labels, key=lambda label: order(self._game, label))

    def before(self, effect: Effect[Any]) -> None:
        """Called before each effect.  Raises `Curtain`."""
        over = order(self._game, self._transcript.at) > order(self._game, self._last)
        match effect:
            case Note(event="phase"):
                self.close_phase()
                if over or (self._transcript.at == self._last and not self._last.startswith("night ")):
                    raise Curtain
            case Say(line=line) if over and line in self._game.floor:
                raise Curtain

    def close_phase(self) -> None:
        """Try the refused answers that no ask of this phase was there for."""
        for ask, seat, choice in self._company.left_for(self._transcript.at):
            reason = self._run.check(ask, seat, choice)
            assert reason is not None, "no ask is open between two phases"
            self._transcript.refuse(ask, seat, choice, reason)


def play(rehearsal: Rehearsal, box: Box = "engine") -> Played:
    """Play a rehearsal on a clock of its own.  Raises `WolfhourError` where the game cannot go on."""
    inbox, faults = Inbox(FastClock()), list[str]()
    game, setup = rehearsal.game, rehearsal.setup
    run = Run(lambda: game.script(setup))
    kind = Fingers if box == "buttons" else Tags if box == "nfc" else None
    hands = kind(rehearsal, inbox, faults, run) if kind else None
    company = hands or Company(rehearsal, inbox, faults, run)
    phrases = texts(rehearsal.language, game.key)
    transcript = Transcript(inbox.clock.now, phrases.line, company.hear)

    def tell(event: str, fields: dict[str, Any], to: Audience = "all") -> None:
        if event == "ready":
            company.get_ready(fields["seats"])
        elif event == "beat":
            company.beat(**fields)
        elif event == "hands" and hands:
            hands.raise_hands(fields["seats"])
        elif event in ("say", "light"):
            transcript.tell(event, fields, to)

    host = Host(inbox, TimedSpeaker(inbox), NoScreen(), hands.seats if hands else NoLights(), phrases, tell=tell)
    host.narrators = tuple([texts(name, game.key) for name in rehearsal.narrators])
    host.pace = company.pace = pace_of(host, setup, setup.seats)
    if isinstance(hands, Tags):
        host.recognise, host.desk = hands.recognise, hands.real
    lot, all_hands = ScriptedLot(rehearsal, faults), setup.rules.all_hands
    way: Way = "readers" if host.desk else "box"
    table = Table(run, transcript, host, lot, setup.seats, all_hands=all_hands, deal=way)
    stage = Stage(rehearsal, company, transcript, run)
    table.before = stage.before
    inbox.sources.append(lambda: company.interrupt(transcript.at))
    try:
        table.play()
        stage.close_phase()
    except Curtain:
        run.close_script()
    finally:
        if hands:
            hands.close()
    by_hand = hands.by_hand if hands else Counter[Given]()
    return Played(transcript.events, faults + company.unused(), by_hand)


@cache
def texts(language: str, game: str) -> Phrases:
    """The texts of a language, read once for all files.  Raises `PhrasesError`."""
    return Phrases(TEXTS, language, game)


def order(game: Game, label: str) -> tuple[int, ...]:
    """When a phase comes: by its number, or that of its hand, then as the game lists them."""
    words = label.split()
    number, *others = [int(word) for word in words if word.isdecimal()] or [0]
    kind = " ".join("N" if word.isdecimal() else word for word in words)
    return number, ("setup", *game.names.phases).index(kind), *others
