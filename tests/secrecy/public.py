"""What everybody perceives of a game, and players whose public doings depend on nothing else."""

import hashlib
from collections.abc import Iterator
from random import Random
from typing import Any

from device.leaks.known import knowledge
from engine import Ask, Board, Choice, Deal, Draw, Effect, Note, Say, Seat, Show, Sleep, Talk, Wake
from engine.catalogue import Setup
from engine.effects import legal
from tests.village.bots import Table

DEADLY = ("werewolf.caught", "white-werewolf.kill", "witch.heal", "witch.poison", "arsonist.burn", "healer.save")


def perceived(effect: Effect[Any]) -> str:
    """What everybody sees, hears and times of an effect; nothing where it is secret or takes no time."""
    match effect:
        case Say(line=line, facts=facts):
            return f"say {line} {sorted(facts.items())}"
        case Wake(line=line) | Sleep(line=line):
            return f"call {line}"
        case Ask(ask=ask, among=among, closes=closes, farewell=farewell, most=most):
            public = (sorted(effect.seats), among, most) if closes == "all" else ()
            return f"ask {ask} {len(among)} {closes} {farewell} {public}"
        case Show(card=card, among=among):
            return f"show {card} {among}"
        case Talk(seat=seat, seconds=seconds):
            return f"talk {seat} {seconds}"
        case Board(view=view):
            return f"board {view}"
        case Note(event=event, facts=facts) if event not in Note.SECRET:
            return f"note {event} {sorted(facts.items())}"
    return ""


DRAWN = ("speech.start", "teacher.forbid", "bailiff.grant", "mayor", "mayor.shown", "mayor.return", "mayor.broom")
"""What is drawn before all eyes; and in one game more of it:"""
CRIED = ("start.player", "call", "receive", "receive.second", "swap.show")
DECKS = ("cards", "goals", "removed")


class Known(Table):
    """A game in which what is public, and most victims, follow from what was public before: secrets alone differ."""

    def __init__(self, setup: Setup, rng: Random) -> None:
        super().__init__(setup, rng, restless=False)
        self.secrets = rng
        self.told = hashlib.sha256()
        self.heard: list[tuple[str, str, bool]] = []
        """What was public so far, in short; what came next; and whether that is a result."""
        self.judge = knowledge(setup, {deck: dict.fromkeys((0, *setup.seats), ("",)) for deck in DECKS})

    def step(self) -> None:
        """Listen to what is pending before it is done."""
        effect = self.run.pending
        assert effect is not None
        before, told, written = self.told.hexdigest(), perceived(effect), len(self.transcript.events)
        self.told.update(told.encode())
        self.rng = Random(self.told.hexdigest()) if in_public(effect) else self.secrets
        super().step()
        if told:
            self.heard.append((before, told, any(map(self.judge.is_result, self.transcript.events[written:]))))

    def explodes(self, bomb: Ask) -> bool:
        """Nobody loses his temper."""
        return False

    def presses(self, ask: Ask) -> Iterator[tuple[Seat, Choice]]:
        """The wolves want whom the public past makes them want; poison and fire are rare."""
        if ask.shared or ask.ask == "wolf.kill":
            wanted = Random(self.told.hexdigest()).choice(ask.among)
            yield from [(seat, wanted) for seat in ask.seats if wanted in legal(ask, seat)]
        elif ask.ask not in DEADLY or self.rng.random() < 0.1:
            yield from super().presses(ask)


def in_public(effect: Effect[Any]) -> bool:
    """Whether everybody learns what comes back."""
    match effect:
        case Ask(secret=secret):
            return not secret
        case Draw(name=name):
            return name in (*DRAWN, *CRIED)
        case Deal(what=what):
            return what == "buildings"
    return False
