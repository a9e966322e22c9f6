"""Thousands of games on random tables, and what holds in each (RULES.md 4)."""

from random import Random

import pytest

from engine.classic import CLASSIC
from engine.journal import Undo, standing
from tests.classic.bots import random_setup
from tests.classic.laws import check
from tests.village import properties
from tests.village.bots import Table, new_run, said_at_night


def played(seed: int) -> Table:
    """One game on a random table."""
    rng = Random(seed)
    return properties.played(random_setup(rng), rng)


def lawful(seeds: range) -> None:
    for seed in seeds:
        table = played(seed)
        try:
            check(table.setup, table.hands["cards"], table.trace.events)
        except AssertionError as error:
            raise AssertionError(f"the game of seed {seed}: {table.setup}") from error


@pytest.mark.parametrize("batch", range(8))
def test_two_thousand_random_games_keep_every_law(batch: int) -> None:
    lawful(range(batch * 250, (batch + 1) * 250))


@pytest.mark.long
@pytest.mark.parametrize("batch", range(8))
def test_fifty_thousand_random_games_keep_every_law(batch: int) -> None:
    lawful(range(10_000 + batch * 6250, 10_000 + (batch + 1) * 6250))


def test_every_declared_name_occurs() -> None:
    assert properties.never_used(CLASSIC.names, map(played, range(3000))) == set()


@pytest.mark.parametrize("seed", range(40))
def test_the_calls_of_a_night_depend_on_the_public_set_up_and_its_number_only(seed: int) -> None:
    setup = random_setup(Random(seed))
    known: dict[int, list[str]] = {}
    for game in range(6):
        table = Table(setup, Random(f"{seed} {game}"))
        table.play()
        for number, heard in said_at_night(table).items():
            assert known.setdefault(number, heard) == heard


def test_the_transcript_does_not_depend_on_how_python_hashes() -> None:
    told = properties.told_under_any_hash("tests.classic.bots", 40)
    assert [len(digest) > 64 for digest in told] == [True]


@pytest.mark.parametrize("seed", range(6))
def test_a_game_cut_at_any_record_goes_on_to_the_same_end(seed: int) -> None:
    properties.cut_everywhere(played(seed), first=seed % 7, step=7)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_a_game_cut_at_every_record_goes_on_to_the_same_end(seed: int) -> None:
    properties.cut_everywhere(played(seed), first=0, step=1)


def undone(seed: int) -> int:
    """Play a game in which public steps are taken back; comes back as how many were."""
    rng = Random(seed)
    table = Table(random_setup(rng), rng)
    while table.run.pending is not None:
        table.step()
        if table.run.pending is not None and table.run.can_undo() and rng.random() < 0.08:
            table.run.undo()
    again = Table(table.setup, rng)
    again.run = new_run(table.setup, table.run.records, again.trace)
    again.play()
    assert again.run.result == table.run.result
    check(table.setup, table.hands["cards"], again.trace.events)
    assert len(standing(table.run.records)) <= len(table.run.records)
    return sum(isinstance(record, Undo) for record in table.run.records)


def test_games_with_undone_steps_keep_every_law() -> None:
    assert sum(undone(seed) for seed in range(150)) > 300
