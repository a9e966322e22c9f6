"""The part [deal] of a rehearsal: what each seat holds, written as each game wants it.

A game that is not dealt a card or several to each seat has a module of its name here (dashes as underscores) with a
`Deal`; all others are written as `cards` says.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from device.rehearse.names import Names, unknown
from device.strict import Fault
from engine import Choice, Hands
from engine.catalogue import Game

Decks: TypeAlias = Mapping[str, Hands]
"""What is dealt (`Deal.what`) -> to whom; seat 0 stands for what is left over."""
Written: TypeAlias = Mapping[str, Any]
"""The table, as it stands in the file."""


class Deal(ABC):
    """How one game's deal is written."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def more_keys(self) -> tuple[str, ...]:
        """Which keys there are besides the seats."""
        return ()

    def places(self, deal: Written) -> list[str]:
        """The keys that should be seats."""
        return [key for key in deal if key not in self.more_keys()]

    def faults(self, names: Names, deal: Written) -> Iterator[Fault]:
        """Seats that do not exist, and what this game does not know."""
        if not names.seats:
            yield "deal", f"nobody sits at this table: give each seat its part, as in {self.example()}"
        for key in self.places(deal):
            if not key.isdecimal():
                yield f"deal.{key}", unknown(key, self.more_keys(), ["the numbers of the seats"])
                continue
            if names.seat_key(key):
                yield f"deal.{key}", f"is no seat: seats are numbered from 1 without gaps, here 1 to {len(names.seats)}"
            yield from ((f"deal.{key}{where}", what) for where, what in self.held_faults(names, deal[key]))
        for key in self.more_keys():
            if key in deal:
                yield from ((f"deal.{key}{where}", what) for where, what in self.more_faults(names, key, deal[key]))

    def example(self) -> str:
        """What one seat holds."""
        return '1 = "werewolf"'

    @abstractmethod
    def held_faults(self, names: Names, held: Any) -> Iterator[Fault]:
        """What is wrong with what one seat holds, and where in it."""

    @abstractmethod
    def more_faults(self, names: Names, key: str, more: Any) -> Iterator[Fault]:
        """The same of what is dealt besides."""

    @abstractmethod
    def decks(self, deal: Written) -> Decks:
        """Everything that is dealt as written."""

    def later(self, deal: Written) -> Mapping[int, Decks]:
        """What is dealt as written later on: how often before, from 1 -> the decks."""
        return {}

    def answers(self, deal: Written) -> Mapping[tuple[str, str, int], tuple[Choice, ...]]:
        """What the seats answer because it is written in the deal: phase, ask, seat -> answers."""
        return {}

    def chance(self, deal: Written) -> Mapping[str, tuple[Choice | None, ...]]:
        """The results of draws that are written in the deal; None: the lot decides."""
        return {}


def written(game: Game) -> Deal:
    """How this game's deal is written."""
    own = f"{__name__}.{game.key.replace('-', '_')}"
    module = import_module(own if find_spec(own) else f"{__name__}.cards")
    deal: Deal = module.Deal(game)
    return deal
