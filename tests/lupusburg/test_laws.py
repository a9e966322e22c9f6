"""Thousands of games of Lupusburg on random tables, each of them foretold by the rules (RULES.md 3)."""

from random import Random

import pytest

from engine.lupusburg import LUPUSBURG
from tests.lupusburg.bots import random_setup
from tests.lupusburg.laws import check, dealt
from tests.lupusburg.reader import Unfinished
from tests.village import properties
from tests.village.bots import Table

RARE = {("lines", "token.nobody")}
"""What takes a thousand games of bots: that all of them withhold both tokens.  A rehearsal shows it."""


def played(seed: int, *, restless: bool = False) -> Table:
    """One game on a random table; nobody goes home unless they are restless."""
    rng = Random(seed)
    table = Table(random_setup(rng), rng, restless)
    table.play()
    return table


def lawful(seeds: range) -> None:
    """All of these games keep the laws, and hardly one never ends."""
    endless = 0
    for seed in seeds:
        table = played(seed)
        try:
            check(table)
        except Unfinished:
            endless += 1
        except AssertionError as error:
            raise AssertionError(f"the game of seed {seed}: {table.setup}") from error
    print(f"{endless} of {len(seeds)} games have no end")
    assert endless <= len(seeds) // 100


@pytest.mark.parametrize("batch", range(4))
def test_random_games_go_as_the_rules_foretell(batch: int) -> None:
    lawful(range(batch * 100, (batch + 1) * 100))


@pytest.mark.long
@pytest.mark.parametrize("batch", range(8))
def test_ten_thousand_random_games_go_as_the_rules_foretell(batch: int) -> None:
    lawful(range(10_000 + batch * 1250, 10_000 + (batch + 1) * 1250))


def test_wolf_and_thief_are_dealt_to_one_player_and_then_all_is_dealt_anew() -> None:
    deals = [dealt(played(seed)) for seed in range(100)]
    assert max(map(len, deals)) > 1
    together = [
        [any({"wolf", "thief"} <= {*hands[seat]} for seat in hands if seat) for hands in game] for game in deals
    ]
    assert [game for game in together if game != [True] * (len(game) - 1) + [False]] == []


def test_every_declared_name_occurs() -> None:
    games = (played(seed, restless=seed % 2 == 1) for seed in range(200))
    assert properties.never_used(LUPUSBURG.names, games, RARE) == set()


@pytest.mark.parametrize("batch", range(2))
def test_who_goes_home_takes_his_characters_along_and_the_game_comes_to_an_end(batch: int) -> None:
    left = 0
    for seed in range(batch * 100, (batch + 1) * 100):
        table = played(seed, restless=True)
        houses = [event["house"] for event in table.transcript.events if event["event"] == "death"]
        assert len(houses) == len({*houses})
        gone = [
            event["house"]
            for event in table.transcript.events
            if event["event"] == "death" and event["cause"] == "left"
        ]
        left += len(gone)
        if table.run.result is not None:
            assert table.run.result.toll[-1] == len(houses)
    assert left > 50


def test_the_transcript_does_not_depend_on_how_python_hashes() -> None:
    told = properties.told_under_any_hash("tests.lupusburg.bots", 40)
    assert [len(digest) > 64 for digest in told] == [True]


@pytest.mark.parametrize("seed", range(4))
def test_a_game_cut_at_any_record_goes_on_to_the_same_end(seed: int) -> None:
    properties.cut_everywhere(played(seed), first=seed % 11, step=11)
