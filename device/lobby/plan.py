"""What is being arranged in the lobby, and how it is remembered until the next game."""

from dataclasses import dataclass, replace
from typing import Any, TypeVar

import msgspec

from device.ports import Store
from engine import Seat, SetupError, as_plain, read_rules
from engine.catalogue import Game, Setup

T = TypeVar("T")

NOT_YET = (("ballot", "point"), ("all_hands", True))
"""House rules that the box cannot host yet: neither does it count pointing fingers, nor call for a tap of everybody."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One game as it has been arranged so far.

    `leads` holds the device of each seat, clockwise from seat 1; `deck` None is the recommended one.
    """

    game: Game
    leads: tuple[Seat, ...]
    rules: Any
    deck: tuple[str, ...] | None = None

    def setup(self) -> Setup:
        """The set-up that the game is started with."""
        seats = tuple(range(1, len(self.leads) + 1))
        deck = self.game.pack(len(seats), self.rules) if self.deck is None else self.deck
        return Setup(self.game.key, seats, deck, self.rules)

    def seated(self, leads: tuple[Seat, ...]) -> "Plan":
        """The same game with these seats; a deck that cannot be played by so many gives way to the recommended one."""
        plan = replace(self, leads=leads)
        return replace(plan, deck=None) if self.game.problems(plan.setup()) else plan


def recall(store: Store, key: str, kind: type[T]) -> T | None:
    """What was remembered, or None where it is nothing of this kind."""
    try:
        return msgspec.convert(store.recall(key), kind)
    except msgspec.ValidationError:
        return None


def recall_leads(store: Store) -> tuple[Seat, ...]:
    """The devices of the last game's seats, or none."""
    return recall(store, "leads", tuple[Seat, ...]) or ()


def leads_of(store: Store, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The device of each of these seats in the last game; where that had other seats, the one of the same number."""
    leads = recall_leads(store)
    return leads if len(leads) == len(seats) else seats


def recall_plan(store: Store, game: Game, leads: tuple[Seat, ...]) -> Plan:
    """The last plan for this game, as far as it still holds, with these seats."""
    kept = recall(store, f"{game.key}.rules", dict[str, Any]) or {}
    try:
        rules: Any = read_rules(game.rules, dict([rule for rule in kept.items() if rule not in NOT_YET]))
    except SetupError:
        rules = game.rules()
    deck = recall(store, f"{game.key}.deck", tuple[str, ...])
    return Plan(game, leads, rules, deck if deck and {*deck} <= {*game.roles} else None).seated(leads)


def remember_plan(store: Store, plan: Plan) -> None:
    """Make this plan the next one's default."""
    store.remember("game", plan.game.key)
    store.remember("leads", plan.leads)
    store.remember(f"{plan.game.key}.rules", as_plain(plan.rules))
    store.remember(f"{plan.game.key}.deck", plan.deck)
