"""A whole game without a table: a script, bots, and a lot.  No recording, no transcript: made for numbers."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.catalogue import Game, GameResult, Setup
from engine.effects import NOTHING, Answers, Ask, Deal, Draw, Effect, Hands, Seat
from engine.lab.bots import Policy

ENOUGH = 30
"""Nights in a row without a death after which a simulated game will never end.

Where it can still end, the longest quiet of some thousand games was 24 nights (18 seats, buildings, `simple` bots).
"""


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


def nobody(_effect: Effect[Any], _rng: Random) -> tuple[()]:
    """Nobody leaves, and nobody answers what is only told."""
    return ()


class NeverEnds(Exception):
    """Nobody can harm anybody any more."""


def play(game: Game, setup: Setup, policy: Policy, rng: Random) -> GameResult:
    """Play one game to its end; one that comes to none, since nobody can harm anybody any more, has no winner."""
    asked: dict[tuple[str, tuple[int | str, ...]], int] = {}
    """How often each question was put about the same players: night after night, where nobody dies."""

    def answer(ask: Ask, rng: Random) -> Answers:
        if not ask.seats:
            return NOTHING
        if ask.among and isinstance(ask.among[0], Seat):
            question = ask.ask, ask.among
            asked[question] = nights = asked.get(question, 0) + 1
            if nights > ENOUGH:
                raise NeverEnds
        return policy(ask, rng)

    replies: dict[type, Callable[[Any, Random], Any]] = {Ask: answer, Deal: deal, Draw: lot}
    script = game.script(setup)
    try:
        effect = script.send(None)
        while True:
            reply: Callable[[Any, Random], Any] = replies.get(type(effect), nobody)
            effect = script.send(reply(effect, rng))
    except StopIteration as end:
        result: GameResult = end.value
        return result
    except NeverEnds:
        script.close()
        return GameResult("none", ())
