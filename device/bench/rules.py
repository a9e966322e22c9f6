"""The engine by itself: `python -m device.bench.rules` measures it in a process that has nothing else, and tells it."""

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from device.bench.figures import Figure, resident
from engine import Ask, Deal, Draw, Run, Seat
from engine.catalogue import Game, Setup, games
from engine.effects import Effect, legal
from engine.journal import Record

LONGEST = 10
"""Games of each kind that are played, of which the longest is gone on with."""
RESUME, ENGINE = 1.0, 25.0
"""Budgets: seconds; megabytes."""


def played(game: Game, seed: int) -> tuple[Setup, list[Record]]:
    """A game at most seats of players who do whatever they may, up to its end, and what is recorded of it."""
    rng = Random(seed)
    seats: tuple[Seat, ...] = tuple(range(1, game.most + 1))
    rules = game.rules()
    setup = Setup(game.key, seats, game.pack(len(seats), rules), rules)
    records: list[Record] = []
    run: Run[Any] = Run(lambda: game.script(setup), records.append)
    for _ in range(20_000):
        if run.pending is None:
            break
        if isinstance(run.pending, Ask):
            for seat in run.pending.seats:
                choose(run, run.pending, seat, rng)
            run.close()
        else:
            run.send(answer(run.pending, rng))
    return setup, records


def choose(run: "Run[Any]", ask: Ask, seat: Seat, rng: Random) -> None:
    """Press something, where a single word is an answer."""
    options = [option for option in legal(ask, seat) if run.check(ask.ask, seat, option) is None]
    if options:
        run.press(ask.ask, seat, rng.choice(options))


def answer(effect: Effect[Any], rng: Random) -> Any:
    """What chance and an easy table come to."""
    match effect:
        case Draw():
            return rng.choice(effect.among)
        case Deal():
            cards = [*effect.deck]
            rng.shuffle(cards)
            hands = {seat: tuple(cards[n * effect.each :][: effect.each]) for n, seat in enumerate(effect.seats)}
            return {**hands, 0: tuple(cards[len(effect.seats) * effect.each :])}
    return None


def figures() -> Iterator[Figure]:
    """Going on with the longest game of all, memory, and games a second."""
    slowest, longest, name = 0.0, 0, ""
    for key, game in games().items():
        setup, records = max((played(game, seed) for seed in range(LONGEST)), key=lambda found: len(found[1]))
        start = time.perf_counter()
        Run(lambda game=game, setup=setup: game.script(setup), records=records)  # type: ignore[misc]  # they stay as they are
        took = time.perf_counter() - start
        if took > slowest:
            slowest, longest, name = took, len(records), key
    yield Figure(f"the longest game goes on ({name}, {longest} records)", slowest, "s", RESUME)
    yield Figure("memory of the engine alone", resident(Path("/proc/self/status").read_text()), "MB", ENGINE)


if __name__ == "__main__":
    json.dump([[figure.name, figure.value, figure.unit, figure.most] for figure in figures()], sys.stdout)
