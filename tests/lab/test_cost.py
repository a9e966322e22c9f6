"""What a simulated game costs: no more for each seat and round where there are more of them, and no memory."""

import sys
import tracemalloc
from random import Random
from types import FrameType
from typing import Any

import pytest

from engine.catalogue import Setup, games
from engine.lab.bots import at_random
from engine.lab.simulate import simulate
from engine.lab.unheard import play_unheard, unheard_games
from engine.rules import read_rules


def usual(game: str, seats: int) -> Setup:
    rules: Any = read_rules(games()[game].rules, games()[game].usual(seats))
    return Setup(game, tuple(range(1, seats + 1)), games()[game].pack(seats, rules), rules)


def calls(setup: Setup, number: int = 40) -> float:
    """Calls of functions for each seat and round: unlike seconds they are the same on a busy machine."""
    unheard_games()
    counted, rounds, rng = 0, 0, Random(1)

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    for _ in range(number):
        sys.setprofile(count)
        try:
            result = play_unheard(setup, at_random, rng)
        finally:
            sys.setprofile(None)
        rounds += result.nights
    return counted / rounds / len(setup.seats)


@pytest.mark.parametrize("game", ["classic", "millers-hollow"])
def test_a_game_costs_no_more_for_each_seat_and_round_with_more_seats(game: str) -> None:
    few, many = calls(usual(game, 9)), calls(usual(game, 18))
    assert many < 1.1 * few


def test_memory_does_not_grow_with_games() -> None:
    """Lists that one game makes for the next are kept up to a number, and no more (1.4 MB else, in these 60 games)."""
    setup = usual("classic", 20)
    kept = []
    tracemalloc.start()
    try:
        for seed, number in enumerate((60, 60)):
            simulate(setup, "random", number, seed)
            kept.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert kept[1] - kept[0] < 300_000
