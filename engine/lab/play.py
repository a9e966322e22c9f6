"""A whole game without a table: the real script, bots, and a lot.  No recording, no transcript: made for numbers."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.catalogue import Game, GameResult, Setup
from engine.effects import Ask, Deal, Draw, Effect, Leave, Seat
from engine.lab.bots import Policy


def lot(draw: Draw, rng: Random) -> Any:
    """One of the draw's possible results."""
    if draw.weights:
        return rng.choices(draw.among, draw.weights)[0]
    return draw.among[int(rng.random() * len(draw.among))]


def deal(effect: Deal, rng: Random) -> dict[Seat, tuple[str, ...]]:
    """The deck, shuffled and dealt; seat 0 keeps what is left over."""
    cards, each = rng.sample(effect.deck, len(effect.deck)), effect.each
    hands = {seat: tuple(cards[i * each : (i + 1) * each]) for i, seat in enumerate(effect.seats)}
    hands[0] = tuple(cards[len(effect.seats) * each :])
    return hands


def play(
    game: Game, setup: Setup, policy: Policy, rng: Random, watch: Callable[[Effect[Any], Any], None] | None = None
) -> GameResult:
    """Play one game to its end.  `watch` sees every effect with its answer."""
    script = game.script(setup)
    answer: Any = None
    try:
        while True:
            effect = script.send(answer)
            if not effect.answered:
                answer = None
                if watch is not None:
                    watch(effect, None)
                continue
            kind = type(effect)
            if kind is Ask:
                answer = policy(effect, rng)  # type: ignore[arg-type]  # mypy does not follow `kind is`
            elif kind is Draw:
                answer = lot(effect, rng)  # type: ignore[arg-type]
            elif kind is Deal:
                answer = deal(effect, rng)  # type: ignore[arg-type]
            else:
                answer = () if kind is Leave else None
            if watch is not None:
                watch(effect, answer)
    except StopIteration as end:
        result: GameResult = end.value
        return result
