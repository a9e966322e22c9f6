"""Transcripts of whole games of bots, told without a table."""

from collections.abc import Iterator
from random import Random

from engine import Ask, Deal, Draw, Event, Run, Seat, Transcript
from engine.catalogue import Setup, games
from engine.effects import Choice
from engine.lab.bots import at_random
from engine.lab.play import deal, lot

ENOUGH = 3000
"""Effects after which a game that cannot end is left."""


def transcript(setup: Setup, seed: int) -> list[Event]:
    """What happened in one game."""
    rng, told, run = Random(seed), Transcript(), Run(lambda: games()[setup.game].script(setup))
    for _ in range(ENOUGH):
        match run.pending:
            case None:
                break
            case Ask() as ask:
                told.perform(ask)
                answers, standing = dict(at_random(ask, rng)), dict[Seat, Choice]()
                for seat, choice in answers.items():
                    standing[seat] = choice
                    told.answer(ask, seat, choice, standing)
                run.send(answers)
            case Draw() as draw:
                result = lot(draw, rng)
                told.draw(draw, result)
                run.send(result)
            case Deal() as cards:
                run.send(deal(cards, rng))
            case effect:
                told.perform(effect)
                run.send()
    return told.events


def setups() -> Iterator[Setup]:
    """Every game with few seats and with many, and with all its cards."""
    for game in games().values():
        for seats in (game.least, game.most):
            rules = game.rules(**game.usual(seats))
            yield Setup(game.key, tuple(range(1, seats + 1)), game.pack(seats, rules), rules)
