"""A whole game without a table: the real script, bots, and a lot.  No recording, no transcript: made for numbers."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from operator import attrgetter
from random import Random
from typing import Any

from engine.catalogue import Game, GameResult, Setup
from engine.effects import Ask, Deal, Draw, Effect, Hands, Leave, Talk
from engine.lab.bots import Policy

NOWHERE = iter(())


def lot(draw: Draw, rng: Random) -> Any:
    """One of the draw's possible results."""
    if draw.weights:
        return rng.choices(draw.among, draw.weights)[0]
    return draw.among[int(rng.random() * len(draw.among))]


def deal(effect: Deal, rng: Random) -> Hands:
    """The deck, shuffled and dealt; seat 0 keeps what is left over."""
    chance = rng.random
    cards = sorted(effect.deck, key=lambda card: chance())
    hands = dict(zip(effect.seats, zip(*[iter(cards)] * effect.each, strict=False), strict=False))
    hands[0] = tuple(cards[len(effect.seats) * effect.each :])
    return hands


@contextmanager
def unheard() -> Iterator[None]:
    """Within it scripts do not stop at what needs no answer, since nobody is there to hear it.

    It holds for every script of this process.  What stops at nothing costs a simulation a fifth of its time.
    """
    stop = Effect.__await__
    Effect.__await__ = staticmethod(NOWHERE.__iter__)  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        Effect.__await__ = stop  # type: ignore[method-assign]


def play(game: Game, setup: Setup, policy: Policy, rng: Random) -> GameResult:
    """Play one game to its end."""
    replies: dict[type, Callable[[Any, Random], Any]] = {
        Ask: policy,
        Deal: deal,
        Draw: lot,
        Leave: lambda effect, rng: (),
        Talk: lambda effect, rng: None,
    }
    script = game.script(setup)
    questions = filter(attrgetter("answered"), script.__await__())
    try:
        while True:
            effect = next(questions)
            while effect.answered:
                effect = script.send(replies[type(effect)](effect, rng))
    except StopIteration as end:
        result: GameResult = end.value
        return result
