"""A village game played by people who press anything that is legal, or nothing, and by wolves who lose their temper."""

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from engine import Ask, Choice, Deal, Draw, Effect, Event, Note, Run, Say, Seat, Show, Sleep, Talk, Transcript, Wake
from engine.catalogue import GameResult, Setup, games
from engine.effects import legal
from engine.journal import Record
from engine.lab.play import deal, lot

NIGHTS = 60
"""A game may legally never end: nobody has a vote, and an innkeeper whom the wolves cannot devour is left."""


class Table:
    """One game, stepped through a run and written into a transcript."""

    def __init__(self, setup: Setup, rng: Random, restless: bool = True) -> None:
        self.setup, self.rng, self.restless = setup, rng, restless
        self.transcript = Transcript()
        self.effects: list[Effect[Any]] = []
        self.hands: dict[str, Any] = {}
        """Who was dealt what, by deck, last and each time: "cards 1" is the second deal of the cards."""
        self.run = new_run(setup)

    def play(self) -> GameResult | None:
        """Play to the end, or until it is clear that there is none."""
        while self.run.pending is not None and self.run.phase["number"] <= NIGHTS:
            self.step()
        return self.run.result

    def step(self) -> None:
        """Do what is pending."""
        effect = self.run.pending
        assert effect is not None
        self.effects.append(effect)
        self.transcript.perform(effect)
        match effect:
            case Ask(interrupt=Ask() as bomb) | Talk(interrupt=Ask() as bomb) if self.explodes(bomb):
                pass
            case Ask(ask=ask):
                for seat, choice in self.presses(effect):
                    assert self.run.press(ask, seat, choice) is None
                    self.transcript.answer(effect, seat, choice, self.run.presses)
                self.run.close()
            case Deal():
                hands = deal(effect, self.rng)
                self.hands |= {effect.what: hands, f"{effect.what} {self.run.draws(effect)}": hands}
                self.run.send(hands)
            case Draw():
                result = lot(effect, self.rng)
                self.transcript.draw(effect, result)
                self.run.send(result)
            case Talk() if self.restless and self.rng.random() < 0.02:
                self.run.leave(self.rng.choice(self.setup.seats))
                self.run.send()
            case _:
                self.run.send()

    def explodes(self, bomb: Ask) -> bool:
        """Now and then somebody answers what may be answered at any time, and the game goes on from there."""
        if not bomb.seats or self.rng.random() > 0.01:
            return False
        seat, choice = self.rng.choice(bomb.seats), bomb.among[0]
        assert self.run.press(bomb.ask, seat, choice) is None
        self.transcript.answer(bomb, seat, choice, {})
        return True

    def presses(self, ask: Ask) -> Iterator[tuple[Seat, Choice]]:
        """Most seats press something, some change their mind, some press nothing; most packs agree."""
        agreed = self.rng.choice(ask.among) if ask.among and self.rng.random() < 0.8 else None
        for seat in ask.seats:
            options = legal(ask, seat)
            for _ in range(self.rng.choice((0, 1, 1, 1, 1, 1, 2))):
                if ask.apiece and ask.default is not None and self.rng.random() < 0.1:
                    yield seat, ask.default
                elif ask.apiece:
                    options = tuple([option for option in options if option != ask.default])
                    yield seat, tuple(self.rng.choices(options, k=ask.apiece[seat]))
                elif ask.most > 1 and len(options) >= ask.least:
                    number = self.rng.randint(ask.least, min(ask.most, len(options)))
                    yield seat, tuple(self.rng.sample(options, number))
                elif options:
                    yield seat, agreed if ask.shared and agreed in options else self.rng.choice(options)


def new_run(setup: Setup, records: list[Record] | None = None, transcript: Transcript | None = None) -> Run[GameResult]:
    """A run of this set-up, new or resumed."""
    script = games()[setup.game].script
    if transcript is None:
        return Run(lambda: script(setup), records=records or ())
    return Run(lambda: script(setup), records=records or (), replayed=transcript.replayed)


def written(events: list[Event]) -> str:
    """A transcript as JSON Lines."""
    return "\n".join(json.dumps(event) for event in events)


def ends(events: list[Event]) -> bool:
    """Whether the game came to its end."""
    return any(event["event"] == "outcome" for event in events)


def said_at_night(table: Table) -> dict[int, list[str]]:
    """What is said, asked and shown in each night, in order."""
    nights: dict[int, list[str]] = {}
    heard: list[str] = []
    for effect in table.effects:
        match effect:
            case Note(event="phase", facts={"name": "night", "number": number}):
                heard = nights[number] = []
            case Note(event="phase"):
                heard = []
            case Say(line=line) | Wake(line=line) | Sleep(line=line):
                heard.append(line)
            case Ask(ask=ask, secret=True):
                heard.append(f"ask {ask}")
            case Show(card=card):
                heard.append(f"show {card}")
    return nights


def digest(random_setup: Callable[[Random], Setup]) -> None:
    """Print the digest of as many games as the command line says."""
    told = hashlib.sha256()
    for seed in range(int(sys.argv[1])):
        dice = Random(seed)
        table = Table(random_setup(dice), dice)
        table.play()
        told.update(written(table.transcript.events).encode())
    print(told.hexdigest())
