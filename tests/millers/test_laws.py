"""Thousands of games of Miller's Hollow on random tables, and what holds in each (RULES.md 5)."""

from random import Random

import pytest

from engine.millers_hollow import MILLERS_HOLLOW
from tests.millers.bots import random_setup
from tests.millers.laws import check
from tests.village import properties
from tests.village.bots import Table, ends, said_at_night

RESERVED = {("draws", "village.vote")}
"""Public names that no rule of this game brings about: a tie of the village is never settled by lot."""


def played(seed: int) -> Table:
    """One game on a random table."""
    rng = Random(seed)
    return properties.played(random_setup(rng), rng)


def lawful(seeds: range) -> None:
    """All of these games keep the laws, and hardly one of them never ends."""
    endless = 0
    for seed in seeds:
        table = played(seed)
        finished = ends(table.trace.events)
        endless += not finished
        try:
            check(table.setup, table.hands["cards"], table.trace.events, finished)
        except AssertionError as error:
            raise AssertionError(f"the game of seed {seed}: {table.setup}") from error
    print(f"{endless} of {len(seeds)} games have no end")
    assert endless <= len(seeds) // 100


@pytest.mark.parametrize("batch", range(4))
def test_random_games_keep_every_law(batch: int) -> None:
    lawful(range(batch * 200, (batch + 1) * 200))


@pytest.mark.long
@pytest.mark.parametrize("batch", range(8))
def test_twenty_thousand_random_games_keep_every_law(batch: int) -> None:
    lawful(range(10_000 + batch * 2500, 10_000 + (batch + 1) * 2500))


def test_every_declared_name_occurs_in_as_many_games_as_it_takes() -> None:
    assert properties.never_used(MILLERS_HOLLOW.names, map(played, range(20_000)), RESERVED) == set()


@pytest.mark.parametrize("seed", range(16))
def test_the_calls_of_a_night_depend_on_the_public_set_up_and_its_number_only(seed: int) -> None:
    setup = random_setup(Random(seed))
    known: dict[tuple[str, int], list[str]] = {}
    for game in range(6):
        table = properties.played(setup, Random(f"{seed} {game}"))
        trades = str(sorted({*table.hands.get("buildings", {}).values()}))
        for number, heard in said_at_night(table).items():
            assert known.setdefault((trades, number), heard) == heard


def test_the_transcript_does_not_depend_on_how_python_hashes() -> None:
    told = properties.told_under_any_hash("tests.millers.bots", 40)
    assert [len(digest) > 64 for digest in told] == [True]


@pytest.mark.parametrize("seed", range(4))
def test_a_game_cut_at_any_record_goes_on_to_the_same_end(seed: int) -> None:
    properties.cut_everywhere(played(seed), first=seed % 11, step=11)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(30))
def test_a_game_cut_at_every_record_goes_on_to_the_same_end(seed: int) -> None:
    properties.cut_everywhere(played(seed), first=0, step=1)
