"""Decks: which cards there are, on paper, and what each is called when it is laid on a reader.

A kind is what a card means: an answer ("5", "yes"), or what somebody holds ("role:seer", "goal:both-dead").  A card is
one piece of paper: where a deck has several of a kind they are numbered, "role:werewolf#2", so that a card that was
laid twice is not taken for two.  The answers of one seat are like those of another, and need no numbers.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from device.settings import CONFIG
from device.strict import Problem, read
from engine import WolfhourError
from engine.catalogue import games

DECKS = CONFIG / "cards"
ANSWER = "answer"
"""The group of cards that are answers: their kinds stand alone."""

Copies = Annotated[int, msgspec.Meta(ge=0, le=40)]


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One file; `numbers` are the first and the last of the cards with a number on them.

    A table's deck of cards has one for each role of its games as well, unless the file says how many.
    """

    games: tuple[str, ...]
    of: Literal["table", "seat"]
    form: Literal["card", "stand"] = "card"
    numbers: tuple[int, int] = (1, 0)
    cards: dict[str, dict[str, Copies]] = {}


@dataclass(frozen=True, slots=True)
class Deck:
    """One deck: for which games, one for the whole table or one a seat, and how many there are of each kind.

    Stands are for everybody to see: they are printed, and no reader knows them.
    """

    name: str
    games: tuple[str, ...]
    of: Literal["table", "seat"]
    form: Literal["card", "stand"]
    kinds: Mapping[str, int]

    @property
    def game(self) -> str:
        """Whose wording it is printed in; empty where several games share it."""
        return self.games[0] if len(self.games) == 1 else ""

    @property
    def in_sets(self) -> bool:
        """Whether every seat has cards of its own, so that there are several sets."""
        return self.of == "seat" and self.form == "card"

    def cards(self) -> tuple[str, ...]:
        """Every card of it, in order."""
        return tuple(card for kind, copies in self.kinds.items() for card in numbered(kind, copies))


def numbered(kind: str, copies: int) -> tuple[str, ...]:
    """The cards of one kind."""
    return (kind,) if copies == 1 else tuple(f"{kind}#{number}" for number in range(1, copies + 1))


def kind(card: str) -> str:
    """What a card means, whichever of its kind it is."""
    return card.partition("#")[0]


def copy(card: str) -> int:
    """Which of its kind a card is; 0 where there is only one."""
    return int(card.partition("#")[2] or 0)


@cache
def decks(folder: Path = DECKS) -> Mapping[str, Deck]:
    """All decks by name.  Raises `WolfhourError`."""
    problems: list[Problem] = []
    found = {path.stem: load(path, problems) for path in sorted(folder.glob("*.toml"))}
    if problems:
        raise WolfhourError("\n".join(map(str, problems)))
    return {name: deck for name, deck in found.items() if deck}


def load(path: Path, problems: list[Problem]) -> Deck | None:
    """One deck; what is wrong in its file is added to the problems."""
    before = len(problems)
    good = read(DeckFile, path, problems)
    if len(problems) > before:
        return None
    file = msgspec.convert(good, DeckFile)
    kinds = {str(number): 1 for number in range(file.numbers[0], file.numbers[1] + 1)}
    if (file.of, file.form) == ("table", "card"):
        kinds |= {f"role:{role}": 1 for game in file.games if game in games() for role in games()[game].roles}
    for group, cards in file.cards.items():
        kinds |= {name if group == ANSWER else f"{group}:{name}": copies for name, copies in cards.items()}
    return Deck(path.stem, file.games, file.of, file.form, {kind: copies for kind, copies in kinds.items() if copies})


def group_of(game: str, items: Collection[str]) -> str:
    """The group of the table's cards of this game that has all of these, "role" for roles; "": there is none."""
    kinds = [kind for deck in decks().values() if game in deck.games and deck.of == "table" for kind in deck.kinds]
    groups = dict.fromkeys(kind.partition(":")[0] for kind in kinds)
    return next((group for group in groups if {f"{group}:{item}" for item in items} <= {*kinds}), "")


def is_button(card: str) -> bool:
    """Whether a card is no answer, but what its seat has for a button: a role, or a card that nobody knows."""
    return not card or ":" in card


def meaning(card: str) -> int | str:
    """What a card says: a seat's number or an option."""
    return int(card) if card.isdecimal() and len(card) <= len("20") else card
