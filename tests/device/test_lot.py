"""Chance with a seed: every draw for itself."""

from device.lot import SeededLot
from engine import Deal

CARDS = tuple(map(str, range(9)))
SEATS = tuple(range(1, 10))


def test_two_decks_of_one_game_are_shuffled_apart() -> None:
    lot = SeededLot(1)
    assert lot.deal(Deal(CARDS, SEATS), 0) == lot.deal(Deal(CARDS, SEATS), 0)
    assert lot.deal(Deal(CARDS, SEATS), 0) != lot.deal(Deal(CARDS, SEATS, what="buildings"), 0)


def test_every_hand_is_shuffled_anew() -> None:
    lot = SeededLot(1)
    hands = [lot.deal(Deal(CARDS, SEATS), number) for number in range(3)]
    assert hands[0] != hands[1] != hands[2] != hands[0]
