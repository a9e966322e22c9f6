"""The part [deal] of a rehearsal: the card of each seat, and what else is dealt."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from device.rehearse.names import Names, every, one_of, unknown
from device.strict import Fault
from engine import Hands

LEFT, BUILDINGS = "left", "buildings"
Decks: TypeAlias = Mapping[str, Hands]
"""What is dealt (`Deal.what`) -> to whom; seat 0 stands for what is left over."""


def places(deal: Mapping[str, Any]) -> list[str]:
    """The keys that should be seats."""
    return [key for key in deal if key not in (LEFT, BUILDINGS)]


def deal_faults(names: Names, deal: Mapping[str, Any]) -> Iterator[Fault]:
    """Seats that do not exist, and cards and buildings that this game does not know."""
    if not names.seats:
        yield "deal", 'nobody sits at this table: give each seat its card, as in 1 = "werewolf"'
    for key in places(deal):
        if not key.isdecimal():
            yield f"deal.{key}", unknown(key, more_keys(names), ["the numbers of the seats"])
            continue
        if names.seat_key(key):
            yield f"deal.{key}", f"is no seat: seats are numbered from 1 without gaps, here 1 to {len(names.seats)}"
        if what := held_fault(names, deal[key]):
            yield f"deal.{key}", what
    for key in (LEFT, BUILDINGS):
        if key in deal and key not in more_keys(names):
            yield f"deal.{key}", "nothing of that kind is dealt in this game"
        elif key in deal:
            yield from left_faults(names, deal[LEFT]) if key == LEFT else trade_faults(names, deal[BUILDINGS])


def held_fault(names: Names, cards: Any) -> str | None:
    """What is wrong with what a seat holds: one card, or a list of as many as the game deals each."""
    each = names.game.each
    if each == 1:
        return names.role(cards)
    if not isinstance(cards, list) or len(cards) != each:
        return f"{cards!r} will not do: write a list of {each} cards" if each else f"{cards!r} will not do: write []"
    return every(names.role)(cards)


def more_keys(names: Names) -> tuple[str, ...]:
    """Which keys there are in this game besides the seats."""
    return (*((LEFT,) if names.game.left else ()), *((BUILDINGS,) if names.names.trades else ()))


def left_faults(names: Names, left: Any) -> Iterator[Fault]:
    """Cards left over for a thief that do not exist."""
    if what := every(names.role)(left):
        yield f"deal.{LEFT}", what


def trade_faults(names: Names, buildings: Any) -> Iterator[Fault]:
    """Buildings that do not exist, or whose owner does not."""
    if not isinstance(buildings, dict):
        yield f"deal.{BUILDINGS}", f'{buildings!r} will not do: write {{ 1 = "farmer" }}'
        return
    for seat, trade in buildings.items():
        if what := names.seat_key(seat) or one_of(names.names.trades)(trade):
            yield f"deal.{BUILDINGS}.{seat}", what


def held(cards: str | list[str]) -> tuple[str, ...]:
    """What a seat holds, as the engine knows it."""
    return tuple(cards) if isinstance(cards, list) else (cards,)


def decks(deal: Mapping[str, Any]) -> Decks:
    """Everything that is dealt as written.  Whoever is given no building is a vagabond."""
    cards: Hands = {0: tuple(deal.get(LEFT, ())), **{int(seat): held(deal[seat]) for seat in places(deal)}}
    if BUILDINGS not in deal:
        return {"cards": cards}
    trades = {int(seat): (deal[BUILDINGS].get(seat, "vagabond"),) for seat in places(deal)}
    return {"cards": cards, BUILDINGS: trades}
