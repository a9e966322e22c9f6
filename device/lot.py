"""Chance.  Real games draw from the system's entropy; with a seed every draw depends on its name and number only."""

from random import Random, SystemRandom
from typing import Any

from engine import Deal, Draw, Hands, Seat


class SeededLot:
    """The same draws for the same seed, also after the box was cut off; without a seed, nobody can know them."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed

    def _random(self, name: str, number: int) -> Random:
        return SystemRandom() if self._seed is None else Random(f"{self._seed} {name} {number}")

    def draw(self, draw: Draw, number: int) -> Any:
        """One of the draw's possible results; it is the `number`th of this name, from 0."""
        return self._random(draw.name, number).choices(draw.among, draw.weights or None)[0]

    def deal(self, deal: Deal, number: int) -> Hands:
        """Who gets which cards, the `number`th time that they are dealt, from 0; seat 0 holds what is left over."""
        cards, each = list(deal.deck), deal.each
        self._random(f"deal {deal.what}", number).shuffle(cards)
        hands: dict[Seat, tuple[str, ...]] = {}
        for place, seat in enumerate(deal.seats):
            hands[seat] = tuple(cards[place * each : (place + 1) * each])
        return {**hands, 0: tuple(cards[len(deal.seats) * each :])}
