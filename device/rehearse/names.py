"""The names that may be written in a rehearsal of one game at one table: phases, asks and answers, draws, camps.

A check takes a value and comes back with what is wrong with it, as one sentence, or with None.
"""

import re
from collections.abc import Callable, Collection, Iterable
from functools import cache
from typing import Any, TypeAlias

from device.suggest import did_you_mean, nearest
from engine.catalogue import Game

Check: TypeAlias = Callable[[Any], str | None]

NUMBERS = {
    "seat": "the number of a seat",
    "seats": "a list of seats",
    "player": 'the number of a seat as a word, as in "3"',
    "house": "a house, as in 3L",
    "number": "a number of the board, 0 for nobody",
    "list": "a list of these",
}
"""Options that stand for many, and how they are told."""

MANY = 8
"""Of more names than these only the nearest are told."""
STANDS_FOR = {
    **dict.fromkeys(("seat", "player", "place"), "([1-9][0-9]?)"),
    "house": "([1-9][0-9]?)[LR]",
    "number": "(0|[1-9][0-9]?)",
    "N": "[1-9][0-9]?",
}
"""Words of an option or of a phase that stand for many, and what they may be."""
WORD = re.compile(rf"\b({'|'.join(STANDS_FOR)})\b")


class Names:
    """The names of one game at a table with these seats."""

    def __init__(self, game: Game, seats: Iterable[int]) -> None:
        self.game, self.names, self.seats = game, game.names, frozenset(seats)
        self.most = game.places(len(self.seats))
        """How many places there are."""
        self._any_option = together(self.names.asks.values())
        roles = (*game.roles, *self.names.identities)
        self.role, self.ask, self.draw = map(one_of, (roles, self.names.asks, self.names.draws))
        self.winner = one_of((*self.names.winners, "none"))
        """A camp that may have won, or `none` while the game is running."""

    def seat(self, value: Any) -> str | None:
        """The number of a seat."""
        if type(value) is int and value in self.seats:
            return None
        return f"{value!r} is no seat of this table; there are: 1 to {max(self.seats, default=0)}"

    def house(self, value: Any) -> str | None:
        """A house of this table, in a game that has some."""
        return self.choice(("house",) if self.names.lettered else (), value)

    def place(self, value: Any) -> str | None:
        """Who can live, be voted for and die: a seat, or a house where there are some."""
        return self.house(value) if self.names.lettered else self.seat(value)

    def placed(self, value: Any, least: int = 1) -> str | None:
        """The number of a place where cards lie, at a seat or in the middle."""
        if type(value) is int and least <= value <= self.most:
            return None
        return f"{value!r} is no place of this table; there are: {least} to {self.most}"

    def card(self, value: Any) -> str | None:
        """A card by its place: "4.1"."""
        return self.choice(("place.1", "place.2"), value)

    def number(self, value: Any) -> str | None:
        """A number of the board."""
        return self.placed(value, 0)

    def seat_key(self, key: str) -> str | None:
        """A key that is the number of a seat."""
        return self.seat(int(key) if key.isascii() and key.isdigit() and not key.startswith("0") else key)

    def place_key(self, key: str) -> str | None:
        """A key that says who it was."""
        return self.house(key) if self.names.lettered else self.seat_key(key)

    def label(self, value: Any) -> str | None:
        """A phase label: `setup`, `night 2`; no game lasts a hundred phases of one kind."""
        labels = ("setup", *self.names.phases)
        if isinstance(value, str) and any(pattern(label).fullmatch(value) for label in labels):
            return None
        return f"{unknown(value, [label.replace('N', '1') for label in labels])} (numbers run from 1 to 99)"

    def answer(self, ask: str, value: Any) -> str | None:
        """What may at some time be a legal answer to this ask."""
        return self.choice(self.names.asks[ask], value)

    def any_answer(self, value: Any) -> str | None:
        """What this game knows as an answer to any ask."""
        return self.choice(self._any_option, value)

    def result(self, draw: str, value: Any) -> str | None:
        """A possible result of this draw."""
        return self.choice(self.names.draws[draw], value)

    def any_result(self, value: Any) -> str | None:
        """A possible result of any draw."""
        return self.choice(together(self.names.draws.values()), value)

    def choice(self, options: Collection[str], value: Any) -> str | None:
        """One of these options, where "seat" stands for any seat, and "seats" for any list of seats too."""
        several = "seats" in options
        if type(value) is int and (several or "seat" in options):
            return self.seat(value)
        if type(value) is int and "number" in options:
            return self.number(value)
        if isinstance(value, list) and several:
            return every(self.seat)(value)
        if isinstance(value, list) and "list" in options:
            single = [option for option in options if option != "list"]
            return every(lambda item: self.choice(single, item))(value)
        for option in options if isinstance(value, str) else ():
            if found := pattern(option).fullmatch(value):
                checks = {"place": self.placed, "number": self.number}
                said = zip(WORD.findall(option), found.groups(), strict=True)
                return next((what for word, no in said if (what := checks.get(word, self.seat)(int(no)))), None)
        named = [option for option in options if option not in NUMBERS]
        return unknown(value, named, [NUMBERS[option] for option in options if option in NUMBERS])


@cache
def pattern(option: str) -> re.Pattern[str]:
    """What this option or phase of a game may be in words: with a number where it says "seat" or "N"."""
    if option in ("seat", "seats", "number", "list"):
        return re.compile("(?!)")  # these are no words
    parts = WORD.split(option)
    return re.compile("".join(STANDS_FOR.get(part, re.escape(part)) for part in parts))


def together(lists: Iterable[Iterable[str]]) -> tuple[str, ...]:
    """Everything in these lists, once."""
    return tuple(dict.fromkeys(name for names in lists for name in names))


def one_of(known: Iterable[str]) -> Check:
    """A name out of a closed list."""
    names = tuple(known)
    return lambda value: None if isinstance(value, str) and value in names else unknown(value, names)


def every(check: Check) -> Check:
    """A list of such values."""

    def check_all(values: Any) -> str | None:
        if not isinstance(values, list):
            return f"{values!r} is no list"
        return next((what for value in values if (what := check(value)) is not None), None)

    return check_all


def typed(called: str, *kinds: type) -> Check:
    """Any value of these types; true and false are no numbers."""
    return lambda value: None if type(value) in kinds else f"{value!r} is not {called}"


def unknown(value: Any, known: Iterable[str], also: Iterable[str] = ()) -> str:
    """What to say of a name that does not exist: which are meant, perhaps, or which there are; of many the nearest."""
    names = tuple(known)
    if close := did_you_mean(value, names) if isinstance(value, str) else "":
        return f"{value!r} will not do{close}"
    shown = names if len(names) <= MANY else (*nearest(str(value), names, likeness=0.0, most=MANY), "…")
    return f"{value!r} will not do; there are: {', '.join((*shown, *also)) or 'none in this game'}"
