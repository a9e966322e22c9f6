"""Chance with a seed: every draw for itself."""

from device.lot import SeededLot
from engine import Deal

CARDS = tuple(map(str, range(9)))
SEATS = tuple(range(1, 10))


def test_two_decks_of_one_game_are_shuffled_apart() -> None:
    lot = SeededLot(1)
    assert lot.deal(Deal(CARDS, SEATS)) == lot.deal(Deal(CARDS, SEATS))
    assert lot.deal(Deal(CARDS, SEATS)) != lot.deal(Deal(CARDS, SEATS, what="buildings"))
