"""What is being arranged in the lobby, and how it is remembered until the next game."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar

import msgspec

from device.deal import WAYS
from device.papers import Way
from device.ports import Seats
from device.setups import unhosted
from device.store import FileStore
from engine import Seat, SetupError, as_plain, read_rules
from engine.catalogue import Game, Setup
from engine.journal import Header, Record

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Plan:
    """One game as it has been arranged so far.

    `leads` holds the device of each seat, clockwise from seat 1; `deck` None is the recommended one.
    """

    game: Game
    leads: tuple[Seat, ...]
    rules: Any
    deck: tuple[str, ...] | None = None
    way: Way | None = None
    """How the table wants to deal; None: as is usual here."""

    def setup(self) -> Setup:
        """The set-up that the game is started with."""
        seats = tuple(range(1, len(self.leads) + 1))
        deck = self.game.pack(len(seats), self.rules) if self.deck is None else self.deck
        return Setup(self.game.key, seats, deck, self.rules)

    def seated(self, leads: tuple[Seat, ...]) -> "Plan":
        """The same game with these seats.

        Rules that were the usual ones are so again; a deck that cannot be played by so many gives way to the
        recommended one.
        """
        usual = usual_rules(self.game, len(self.leads))
        rules = usual_rules(self.game, len(leads)) if self.rules == usual else self.rules
        plan = replace(self, leads=leads, rules=rules)
        return replace(plan, deck=None) if self.game.problems(plan.setup()) else plan


@dataclass(frozen=True, slots=True)
class Start:
    """A new game: its set-up, and the device of each seat, clockwise from seat 1."""

    setup: Setup
    leads: tuple[Seat, ...]
    way: Way = "box"
    """How its cards are dealt."""


@dataclass(frozen=True, slots=True)
class Resume:
    """A game that was cut off and shall go on, and the device of each seat."""

    header: Header
    records: list[Record]
    leads: tuple[Seat, ...]
    way: Way = "box"


def usual_rules(game: Game, seats: int) -> Any:
    """The house rules of so many seats that want no others."""
    return read_rules(game.rules, game.usual(seats))


class Memory(Protocol):
    """Keeps what was set on the panel, as a store does."""

    def remember(self, key: str, value: Any) -> None:
        """Keep it."""

    def recall(self, key: str) -> Any:
        """As it was kept last, or None."""


def recall(store: Memory, key: str, kind: type[T]) -> T | None:
    """What was remembered, or None where it is nothing of this kind."""
    try:
        return msgspec.convert(store.recall(key), kind)
    except msgspec.ValidationError:
        return None


def preset(store: FileStore, language: str | None, game: str | None) -> None:
    """What a command names counts as chosen on the panel: this language on the screen and by voice, and this game."""
    if language:
        store.remember("language", language)
        store.remember("narrators", [])
    if game:
        store.remember("game", game)


def recall_leads(store: FileStore) -> tuple[Seat, ...]:
    """The devices of the last game's seats, or none."""
    return recall(store, "leads", tuple[Seat, ...]) or ()


def recall_pairs(store: FileStore) -> dict[str, Seat]:
    """The lead of each reader that was paired in the lobby."""
    return recall(store, "readers", dict[str, Seat]) or {}


def remember_pair(store: FileStore, device: str, lead: Seat) -> None:
    """Keep that this reader belongs to the lead from now on."""
    store.remember("readers", given(recall_pairs(store), device, lead))


def given(pairs: Mapping[str, Seat], device: str, lead: Seat) -> dict[str, Seat]:
    """The pairs where this device belongs to the lead, and no other does."""
    return {other: its for other, its in pairs.items() if its != lead} | {device: lead}


def leads_of(store: FileStore, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The device of each of these seats in the last game; where that had other seats, the one of the same number."""
    leads = recall_leads(store)
    return leads if len(leads) == len(seats) else seats


def recall_plan(store: FileStore, game: Game, leads: tuple[Seat, ...], seats: Seats) -> Plan:
    """The last plan for this game, as far as it still holds, with these leads of the box's seats."""
    kept = recall(store, f"{game.key}.rules", dict[str, Any])
    rules: Any = usual_rules(game, len(leads))
    if kept is not None:
        with suppress(SetupError):
            rules = read_rules(game.rules, dict([rule for rule in kept.items() if rule not in unhosted(seats)]))
    deck = recall(store, f"{game.key}.deck", tuple[str, ...])
    deck = deck if deck and {*deck} <= {*game.roles} else None
    return Plan(game, leads, rules, deck, recall_way(store)).seated(leads)


def recall_way(store: FileStore) -> Way | None:
    """How the last table wanted to deal."""
    found = recall(store, "deal", str)
    return next((way for way in WAYS if way == found), None)


def remember_plan(store: FileStore, plan: Plan) -> None:
    """Make this plan the next one's default."""
    store.remember("game", plan.game.key)
    store.remember("leads", plan.leads)
    usual = plan.rules == usual_rules(plan.game, len(plan.leads))
    store.remember(f"{plan.game.key}.rules", None if usual else as_plain(plan.rules))
    store.remember(f"{plan.game.key}.deck", plan.deck)
    store.remember("deal", plan.way)
