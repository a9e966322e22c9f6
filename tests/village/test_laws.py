"""Thousands of games of the village on random tables, and what holds in each (RULES.md 4, 5)."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest

from engine import Event, Hands
from engine.catalogue import Game, Setup
from engine.classic import CLASSIC
from engine.journal import Undo, standing
from engine.millers_hollow import MILLERS_HOLLOW
from tests.classic import bots as classic_bots
from tests.classic import laws as classic_laws
from tests.millers import bots as millers_bots
from tests.millers import laws as millers_laws
from tests.village import properties
from tests.village.bots import NIGHTS, Table, ends, new_run, said_at_night


@dataclass(frozen=True)
class Lawful:
    """One game, its random tables and its laws; and how many games it takes to be sure of them."""

    game: Game
    setup: Callable[[Random], Setup]
    check: Callable[[Setup, Hands, list[Event]], None]
    batch: int
    long_batch: int
    many: int
    step: int
    endless: float = 0
    """What share of its games may never end."""
    reserved: frozenset[tuple[str, str]] = frozenset()
    """Public names that no rule of this game brings about."""

    def played(self, seed: int) -> Table:
        """One game on a random table."""
        rng = Random(seed)
        return properties.played(self.setup(rng), rng)

    def keeps_its_laws(self, first: int, number: int) -> None:
        """Fail where one of these games breaks a law, or more than hardly one has no end."""
        endless = 0
        for seed in range(first, first + number):
            table = self.played(seed)
            endless += not ends(table.transcript.events)
            try:
                self.check(table.setup, table.hands["cards"], table.transcript.events)
            except AssertionError as error:
                raise AssertionError(f"the game of seed {seed}: {table.setup}") from error
        print(f"{endless} of {number} games have no end")
        assert endless <= number * self.endless


TIE = frozenset({("draws", "village.vote")})
"""In Miller's Hollow a tie of the village is never settled by lot."""
LAWFUL = (
    Lawful(CLASSIC, classic_bots.random_setup, classic_laws.check, 250, 6250, 3000, 7),
    Lawful(MILLERS_HOLLOW, millers_bots.random_setup, millers_laws.check, 100, 2500, 20_000, 11, 0.01, TIE),
)
games = pytest.mark.parametrize("lawful", LAWFUL, ids=lambda lawful: lawful.game.key)


@games
@pytest.mark.parametrize("batch", range(8))
def test_random_games_keep_every_law(lawful: Lawful, batch: int) -> None:
    lawful.keeps_its_laws(batch * lawful.batch, lawful.batch)


@pytest.mark.long
@games
@pytest.mark.parametrize("batch", range(8))
def test_many_random_games_keep_every_law(lawful: Lawful, batch: int) -> None:
    lawful.keeps_its_laws(10_000 + batch * lawful.long_batch, lawful.long_batch)


@games
def test_every_declared_name_occurs_in_as_many_games_as_it_takes(lawful: Lawful) -> None:
    tables = map(lawful.played, range(lawful.many))
    assert properties.never_used(lawful.game.names, tables, lawful.reserved) == set()


@games
@pytest.mark.parametrize("seed", range(40))
def test_the_calls_of_a_night_depend_on_the_public_set_up_and_its_number_only(lawful: Lawful, seed: int) -> None:
    setup = lawful.setup(Random(seed))
    known: dict[tuple[str, int], list[str]] = {}
    for game in range(6):
        table = properties.played(setup, Random(f"{seed} {game}"))
        dealt = table.hands.get("buildings", {})  # at 0 lie those that nobody was dealt
        trades = str(sorted({trade for seat, trade in dealt.items() if seat}))
        for number, heard in said_at_night(table).items():
            assert known.setdefault((trades, number), heard) == heard


@pytest.mark.parametrize("bots", [classic_bots.__name__, millers_bots.__name__])
def test_the_transcript_does_not_depend_on_how_python_hashes(bots: str) -> None:
    told = properties.told_under_any_hash(bots, 40)
    assert [len(digest) > 64 for digest in told] == [True]


@games
@pytest.mark.parametrize("seed", range(6))
def test_a_game_cut_at_any_record_goes_on_to_the_same_end(lawful: Lawful, seed: int) -> None:
    properties.cut_everywhere(lawful.played(seed), first=seed % lawful.step, step=lawful.step)


@pytest.mark.long
@games
@pytest.mark.parametrize("seed", range(40))
def test_a_game_cut_at_every_record_goes_on_to_the_same_end(lawful: Lawful, seed: int) -> None:
    properties.cut_everywhere(lawful.played(seed), first=0, step=1)


def undone(lawful: Lawful, seed: int) -> int:
    """Play a game in which public steps are taken back; comes back as how many were."""
    rng = Random(seed)
    table = Table(lawful.setup(rng), rng)
    while table.run.pending is not None and table.run.phase["number"] <= NIGHTS:
        table.step()
        if table.run.pending is not None and table.run.can_undo() and rng.random() < 0.08:
            table.run.undo()
    again = Table(table.setup, rng)
    again.run = new_run(table.setup, table.run.records, again.transcript)
    again.play()
    assert again.run.result == table.run.result
    lawful.check(table.setup, table.hands["cards"], again.transcript.events)
    assert len(standing(table.run.records)) <= len(table.run.records)
    return sum(isinstance(record, Undo) for record in table.run.records)


@games
def test_games_with_undone_steps_keep_every_law(lawful: Lawful) -> None:
    assert sum(undone(lawful, seed) for seed in range(lawful.batch)) > 2 * lawful.batch
