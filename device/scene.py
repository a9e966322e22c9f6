"""What a scene of a run has brought so far: what lies on the table since its last board, and who has learned what."""

from collections.abc import Iterable
from typing import Any

from engine import Ask, Board, Choice, Effect, Note, Seat, Show


def since_board(scene: Iterable[tuple[Effect[Any], Any]]) -> list[Note]:
    """What has become true since the last board."""
    notes: list[Note] = []
    for effect, _ in scene:
        match effect:
            case Board():
                notes = []
            case Note():
                notes.append(effect)
    return notes


def learned(scene: Iterable[tuple[Effect[Any], Any]]) -> dict[str, dict[Seat, Choice]]:
    """The answers of a scene after which somebody has seen a card, by their asks; also those that the lot gave."""
    known: dict[str, dict[Seat, Choice]] = {}
    answered: dict[str, dict[Seat, Choice]] = {}
    for effect, value in scene:
        match effect:
            case Ask(ask=ask):
                answered[ask] = dict(value)
            case Show(card="choice.drawn", news=news):
                for seats, facts in news:
                    drawn: Choice = facts["choice"]
                    answered[facts["ask"]] |= dict.fromkeys(seats, drawn)
            case Show(news=news) if news:
                known = dict(answered)
    return known
