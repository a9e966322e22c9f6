"""News in the dark where there is no screen: lists that are always the same, and each light at its own item.

Which lists they are follows from the card alone, so that nobody can tell from them whether there is any news: a list
for each fact that may stand on it, but for whom it is about where that was the holder's own choice.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from device.phrases import Phrases
from engine import Facts, Seat, Seats
from engine.catalogue import Game

TRUTHS = ("werewolf", "chest")
ROLES = ("role", "roles", "person")
SEATS = ("target", "seat", "seats")
CAMPS = ("camp",)
RESULTS = (*TRUTHS, *ROLES, *CAMPS)
"""What somebody learns who has chosen whom it is about."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """One list: its items in words, and at which of them the light of each seat shines."""

    among: tuple[str, ...]
    items: Mapping[Seat, tuple[str, ...]]


def unseen(
    phrases: Phrases, game: Game, deck: Iterable[str], living: Seats, card: str, news: Iterable[tuple[Seats, Facts]]
) -> list[Unseen]:
    """The lists of this card; who has no news has the last item of each, "nothing"."""
    facts = game.names.cards.get(card, ())
    told = [fact for fact in facts if fact in RESULTS] or [fact for fact in facts if fact in SEATS]
    nothing = phrases.called("nothing")
    lists = []
    for fact in told:
        words = {key: word_of(phrases, fact, key) for key in keys_of(game, deck, living, fact)}
        items = {
            seat: tuple([words[key] for key in those(its[fact]) if key in words]) or (nothing,)
            for seats, its in news
            if fact in its
            for seat in seats
        }
        lists.append(Unseen((*words.values(), nothing), items))
    return lists


def keys_of(game: Game, deck: Iterable[str], living: Seats, fact: str) -> tuple[Any, ...]:
    """Everything that this fact may be; of roles those of this game."""
    if fact in TRUTHS:
        return True, False
    if fact in ROLES:
        return tuple(role for role in game.roles if role in {*deck})
    return game.names.sides if fact in CAMPS else living


def word_of(phrases: Phrases, fact: str, key: Any) -> str:
    """How it is called."""
    if isinstance(key, bool):
        return phrases.called("yes" if key else "no")
    if fact in CAMPS:
        return phrases.word(f"side.{key}")
    return str(key) if isinstance(key, int) else phrases.called(key)


def those(value: Any) -> tuple[Any, ...]:
    """One or several."""
    return tuple(value) if isinstance(value, list | tuple) else (value,)
