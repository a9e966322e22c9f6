"""A whole game without a table: a script, bots, and a lot.  No recording, no transcript: made for numbers."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.catalogue import Game, GameResult, Setup
from engine.effects import Answers, Ask, Deal, Draw, Effect, Hands
from engine.lab.bots import Policy

ENOUGH = 30
"""Nights in a row without a death after which a simulated game will never end.

Of 20,000 games of 9 `random` bots in a village with buildings it gives up one too early: where they ended, that one was
quiet for 39 nights, and no other for 20.  With 18 `simple` bots, who repeat themselves, it is 2 in 1000.
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


class NeverEnds(Exception):
    """Nobody can harm anybody any more."""


class Table:
    """Bots and a lot, who answer whatever one game asks."""

    def sit(self, policy: Policy, rng: Random) -> None:
        """Sit down for a new game."""
        self.policy, self.rng = policy, rng
        self.dealt: Callable[[Hands], None] | None = getattr(policy, "dealt", None)
        self.hear: Callable[[Effect[Any]], None] | None = getattr(policy, "hear", None)
        self.nights: dict[tuple[int | str, ...], int] = {}
        """How often the wolves were asked about the same players, which they are each night."""
        self.decisions = 0
        """How many players have been asked anything, each time anew."""

    def ask(self, ask: Ask) -> Answers:
        """What the bots choose.  Raises `NeverEnds`."""
        self.decisions += len(ask.seats)
        if ask.shared:
            self.nights[ask.among] = nights = self.nights.get(ask.among, 0) + 1
            if nights > ENOUGH:
                raise NeverEnds
        return self.policy(ask, self.rng)

    def draw(self, effect: Draw) -> Any:
        """What the lot falls on."""
        return lot(effect, self.rng)

    def deal(self, effect: Deal) -> Hands:
        """Who holds what; bots of one camp know each other."""
        hands = deal(effect, self.rng)
        if self.dealt is not None:
            self.dealt(hands)
        return hands


def nobody(_effect: Effect[Any]) -> tuple[()]:
    """Nobody leaves, and nobody answers what is only told."""
    return ()


def play(game: Game, setup: Setup, policy: Policy, rng: Random, table: Table | None = None) -> GameResult:
    """Play one game to its end; one that comes to none, since nobody can harm anybody any more, has no winner."""
    table = table or Table()
    table.sit(policy, rng)
    replies: dict[type, Callable[[Any], Any]] = {Ask: table.ask, Deal: table.deal, Draw: table.draw}
    script = game.script(setup)
    try:
        effect = script.send(None)
        while True:
            reply: Callable[[Any], Any] = replies.get(type(effect), nobody)
            if table.hear is not None:
                table.hear(effect)
            effect = script.send(reply(effect))
    except StopIteration as end:
        result: GameResult = end.value
        return result
    except NeverEnds:
        script.close()
        return GameResult("none", ())
