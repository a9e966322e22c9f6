"""A whole game without a table: the real script, bots, and a lot.  No recording, no transcript: made for numbers."""

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from operator import attrgetter
from random import Random
from typing import Any

from engine.catalogue import Game, GameResult, Setup
from engine.effects import NOTHING, Answers, Ask, Deal, Draw, Effect, Hands, Leave, Talk
from engine.lab.bots import Policy

NOWHERE = iter(())
ENOUGH = 3000
"""Questions after which a game will never end; one at a table has a hundred or so."""


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


def to_somebody(ask: Ask) -> Generator[Effect[Any], Answers, Answers]:
    """An ask to nobody is answered by nobody; the others stop the script as ever."""
    return (yield ask) if ask.seats else NOTHING


PASSED: dict[type[Effect[Any]], Any] = {
    Talk: staticmethod(NOWHERE.__iter__),
    Leave: staticmethod(NOWHERE.__iter__),
    Ask: to_somebody,
}
"""Effects at which a script stops elsewhere -> how it awaits them where nobody talks, leaves, or waits for nobody."""


@contextmanager
def unheard() -> Iterator[None]:
    """Within it scripts do not stop at what needs no answer, since nobody is there to hear it.

    It holds for every script of this process, so no `Run` may begin meanwhile: that raises `ScriptError`.
    What stops at nothing costs a simulation a good part of its time.
    """
    stop = Effect.__await__
    Effect.heard = False
    Effect.__await__ = staticmethod(NOWHERE.__iter__)  # type: ignore[method-assign, assignment]
    for kind, passed in PASSED.items():
        kind.__await__ = passed  # type: ignore[method-assign]
    try:
        yield
    finally:
        for kind in PASSED:
            del kind.__await__
        Effect.__await__ = stop  # type: ignore[method-assign]
        Effect.heard = True


def play(game: Game, setup: Setup, policy: Policy, rng: Random) -> GameResult:
    """Play one game to its end; one that comes to none, since nobody can harm anybody any more, has no winner."""
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
        effect = next(questions)
        for _ in range(ENOUGH):
            effect = script.send(replies[type(effect)](effect, rng)) if effect.answered else next(questions)
    except StopIteration as end:
        result: GameResult = end.value
        return result
    script.close()
    return GameResult("none", ())
