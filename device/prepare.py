"""Which lines a game may need, so that the voice can render them before they are said."""

import logging
from collections.abc import Iterator
from typing import Any

from device.deal import facts_of
from device.host import Host
from device.lines import ITEMS, LINES
from device.means import secret_deals
from device.phrases import Phrases
from device.ports import Line
from engine import Answers, Facts, Run, Transcript, WolfhourError, ahead
from engine.catalogue import Game, Setup
from engine.words import houses, words

MANY = ("seat", "house", "place", "number")
"""Words of options that stand for many."""

log = logging.getLogger(__name__)


def prepare(host: Host, game: Game, setup: Setup) -> None:
    """Have every narrator's lines of a game rendered before they are said."""
    narrators = host.narrators or (host.phrases,)
    first = narrators[0]
    host.speaker.prepare([*houses_of(game, setup, first), *camps_of(game, first)])  # no pack has them
    host.speaker.prepare([line for phrases in narrators for line in lines_of(game, setup, phrases)], together=True)


def get_ready(run: Run[Any], transcript: Transcript, host: Host, answers: Answers | None = None) -> None:
    """Have rendered what follows, up to the next question: it may name any seats together, and is known only now.

    `answers`: what follows where the pending question ends with these.
    """
    try:
        host.prepare(map(transcript.words, ahead(run, answers)))
    except WolfhourError as trouble:  # where it is true, the game itself will meet it
        log.warning("what follows is not prepared: %s", trouble)


def lines_of(game: Game, setup: Setup, phrases: Phrases) -> Iterator[Line]:
    """Every line with each seat and role that may stand in it.

    Lines with several seats, claims and the like would be thousands; they are rendered when they are known
    (`get_ready`).  None of them is said while eyes are closed.
    """
    for line, names in {**game.names.lines, **LINES}.items():
        for facts in _facts(names, game, setup):
            text = phrases.line(line, facts)
            yield Line(text, phrases.language_of(text))
    yield from items_of(game, setup, phrases)


def items_of(game: Game, setup: Setup, phrases: Phrases) -> Iterator[Line]:
    """What may be called in a list, where each has to be said within a beat."""
    options = [option for options in game.names.asks.values() for option in options]
    whole = [option for option in options if phrases.has(f"item.{option}")]
    spelt = (words(option) for option in options if option not in whole)
    parts = (word for parts in spelt if len(parts) > 1 for word in parts if isinstance(word, str) and word not in MANY)
    listed = dict.fromkeys((*ITEMS, *whole, *parts, *setup.deck, *game.names.draws.get("goal", ())))
    for item in (*map(str, setup.seats), *map(phrases.called, listed)):
        yield Line(item, phrases.language_of(item), listed=True)


def houses_of(game: Game, setup: Setup, phrases: Phrases) -> Iterator[Line]:
    """The houses that lists call."""
    if any("house" in options for options in game.names.asks.values()):
        for house in houses(setup.seats):
            text = phrases.called(house)
            yield Line(text, phrases.language_of(text), listed=True)


def camps_of(game: Game, phrases: Phrases) -> Iterator[Line]:
    """The camps that lists in the dark call where there is no screen."""
    for side in game.names.sides:
        text = phrases.word(f"side.{side}")
        yield Line(text, phrases.language_of(text), listed=True)


def _facts(names: tuple[str, ...], game: Game, setup: Setup) -> Iterator[Facts]:
    match names:
        case ():
            yield {}
        case ("seat",):
            yield from ({"seat": seat} for seat in setup.seats)
        case ("seats",):
            yield from ({"seats": (seat,)} for seat in setup.seats)
        case ("pile", "number", "each"):
            yield from map(facts_of, secret_deals(game, setup))
        case ("each",):
            yield from ({"each": each} for each in dict.fromkeys(deal.each for deal in secret_deals(game, setup)))
        case ("number",):
            yield from ({"number": number} for number in range(1, len(setup.deck) + 1))
        case ("seat", "role"):
            yield from ({"seat": seat, "role": role} for seat in setup.seats for role in dict.fromkeys(setup.deck))
        case ("seat", "side"):
            yield from ({"seat": seat, "side": side} for seat in setup.seats for side in game.names.sides)
        case _:
            return
