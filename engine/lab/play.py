"""A whole game without a table: the real script, bots, and a lot.  No recording, no transcript: made for numbers."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.catalogue import Game, GameResult, Setup
from engine.effects import Ask, Deal, Draw, Effect, Hands, Leave, Seats, Talk
from engine.lab.bots import Policy


def lot(draw: Draw, rng: Random) -> Any:
    """One of the draw's possible results."""
    if draw.weights:
        return rng.choices(draw.among, draw.weights)[0]
    return draw.among[int(rng.random() * len(draw.among))]


def deal(effect: Deal, rng: Random) -> Hands:
    """The deck, shuffled and dealt; seat 0 keeps what is left over."""
    chance = rng.random
    cards = sorted(effect.deck, key=lambda card: chance())
    hands = dict(zip(effect.seats, zip(*[iter(cards)] * effect.each), strict=False))
    hands[0] = tuple(cards[len(effect.seats) * effect.each :])
    return hands


def nobody_leaves(effect: Leave, rng: Random) -> Seats:
    """Bots stay to the end."""
    return ()


def silence(effect: Talk, rng: Random) -> None:
    """Bots have nothing to say."""


def play(
    game: Game, setup: Setup, policy: Policy, rng: Random, watch: Callable[[Effect[Any], Any], None] | None = None
) -> GameResult:
    """Play one game to its end.  `watch` sees every effect with its answer."""
    replies: dict[type, Callable[[Any, Random], Any]] = {
        Ask: policy,
        Deal: deal,
        Draw: lot,
        Leave: nobody_leaves,
        Talk: silence,
    }
    send = game.script(setup).send
    answer: Any = None
    try:
        while True:
            effect = send(answer)
            answer = replies[type(effect)](effect, rng) if effect.answered else None
            if watch is not None:
                watch(effect, answer)
    except StopIteration as end:
        result: GameResult = end.value
        return result
