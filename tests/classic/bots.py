"""Random tables of classic Werewolf, and games on them by players who press anything that is legal, or nothing."""

import hashlib
import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from engine import Ask, Choice, Deal, Draw, Effect, Event, Run, Seat, Talk, Trace
from engine.catalogue import GameResult, Setup
from engine.classic import CLASSIC
from engine.effects import legal
from engine.journal import Record
from engine.lab.play import deal, lot
from engine.rules import house_rules, read_rules


def random_setup(rng: Random) -> Setup:
    """Any legal deck for 7 to 20 seats under any house rules."""
    while True:
        seats = tuple(range(1, rng.randint(7, 20) + 1))
        rules = {key: rng.choice(rule.values) for key, rule in house_rules(CLASSIC.rules).items() if key != "wolves"}
        deck = ["werewolf"] * rng.randint(1, (len(seats) - 1) // 2)
        for role in rng.sample(CLASSIC.roles, rng.randint(0, len(CLASSIC.roles))):
            if role not in ("werewolf", "villager"):
                deck += ["mason", "mason"] if role == "mason" else [role]
        deck += ["villager"] * (len(seats) - len(deck))
        rng.shuffle(deck)
        setup = Setup("classic", seats, tuple(deck), read_rules(CLASSIC.rules, rules))
        if not CLASSIC.problems(setup):
            return setup


class Table:
    """One game, stepped through a run and written into a transcript."""

    def __init__(self, setup: Setup, rng: Random, restless: bool = True) -> None:
        self.setup, self.rng, self.restless = setup, rng, restless
        self.trace = Trace()
        self.effects: list[Effect[Any]] = []
        self.run = new_run(setup)

    def play(self) -> GameResult:
        """Play to the end."""
        while self.run.pending is not None:
            self.step()
        assert self.run.result is not None
        return self.run.result

    def step(self) -> None:
        """Do what is pending."""
        effect = self.run.pending
        assert effect is not None
        self.effects.append(effect)
        self.trace.perform(effect)
        match effect:
            case Ask(ask=ask):
                for seat, choice in self.presses(effect):
                    assert self.run.press(ask, seat, choice) is None
                    self.trace.answer(effect, seat, choice, self.run.presses)
                self.run.close()
            case Deal():
                self.run.send(deal(effect, self.rng))
            case Draw():
                result = lot(effect, self.rng)
                self.trace.draw(effect, result)
                self.run.send(result)
            case Talk() if self.restless and self.rng.random() < 0.02:
                self.run.leave(self.rng.choice(self.setup.seats))
                self.run.send()
            case _:
                self.run.send()

    def presses(self, ask: Ask) -> Iterator[tuple[Seat, Choice]]:
        """Most seats press something, some change their mind, some press nothing; most packs agree."""
        agreed = self.rng.choice(ask.among) if ask.among and self.rng.random() < 0.8 else None
        for seat in ask.seats:
            options = legal(ask, seat)
            for _ in range(self.rng.choice((0, 1, 1, 1, 1, 1, 2))):
                if options:
                    yield seat, agreed if ask.shared and agreed in options else self.rng.choice(options)


def new_run(setup: Setup, records: list[Record] | None = None, trace: Trace | None = None) -> Run[GameResult]:
    """A run of this set-up, new or resumed."""
    if trace is None:
        return Run(lambda: CLASSIC.script(setup), records=records or ())
    return Run(lambda: CLASSIC.script(setup), records=records or (), replayed=trace.replayed)


def written(events: list[Event]) -> str:
    """A transcript as JSON Lines."""
    return "\n".join(json.dumps(event) for event in events)


if __name__ == "__main__":
    digest = hashlib.sha256()
    for seed in range(int(sys.argv[1])):
        dice = Random(seed)
        table = Table(random_setup(dice), dice)
        table.play()
        digest.update(written(table.trace.events).encode())
    print(digest.hexdigest())
