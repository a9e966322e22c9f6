"""Random games of The Boy Who Cried Wolf in each mode, each of them foretold by the rules (RULES.md 2)."""

from dataclasses import replace
from random import Random

import pytest

from engine import Show
from engine.cried_wolf import CRIED_WOLF
from engine.cried_wolf.deck import KINDS
from tests.cried_wolf.bots import random_setup
from tests.cried_wolf.laws import check
from tests.village import properties
from tests.village.bots import Table

MODES = (1, 2, 3)


def played(seed: int, mode: int, *, restless: bool = False) -> Table:
    """One game on a random table; nobody goes home unless they are restless."""
    rng = Random(seed)
    setup = random_setup(rng)
    rules = replace(setup.rules, mode=mode)
    table = Table(replace(setup, rules=rules, deck=CRIED_WOLF.pack(len(setup.seats), rules)), rng, restless)
    table.play()
    return table


def lawful(seeds: range, mode: int, *, restless: bool = False) -> None:
    """All of these games keep the laws."""
    for seed in seeds:
        table = played(seed, mode, restless=restless)
        try:
            check(table)
        except AssertionError as error:
            raise AssertionError(f"the game of seed {seed}: {table.setup}") from error


@pytest.mark.parametrize("mode", MODES)
def test_random_games_go_as_the_rules_foretell(mode: int) -> None:
    lawful(range(100), mode)


@pytest.mark.parametrize("mode", MODES)
def test_games_that_players_leave_go_as_the_rules_foretell(mode: int) -> None:
    lawful(range(10), mode, restless=True)


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("batch", range(4))
def test_ten_thousand_random_games_of_each_mode_go_as_the_rules_foretell(batch: int, mode: int) -> None:
    lawful(range(10_000 + batch * 2500, 10_000 + (batch + 1) * 2500), mode, restless=batch == 3)


def test_every_declared_name_occurs() -> None:
    games = (played(seed, MODES[seed % 3], restless=seed % 2 == 1) for seed in range(300))
    assert properties.never_used(CRIED_WOLF.names, games) == set()


def test_the_transcript_does_not_depend_on_how_python_hashes() -> None:
    told = properties.told_under_any_hash("tests.cried_wolf.bots", 10)
    assert [len(digest) > 64 for digest in told] == [True]


@pytest.mark.parametrize("mode", MODES)
def test_a_game_cut_at_any_record_goes_on_to_the_same_end(mode: int) -> None:
    properties.cut_everywhere(played(mode, mode), first=mode, step=23)


@pytest.mark.parametrize("mode", MODES)
def test_the_card_that_somebody_looks_at_has_its_place_in_the_list_of_the_lights(mode: int) -> None:
    looks = [effect for effect in played(mode, mode).effects if isinstance(effect, Show) and effect.known]
    cards = [effect for effect in looks if effect.card in ("card.drawn", "card.seen")]
    assert {effect.card for effect in cards} == ({"card.drawn", "card.seen"} if mode == 2 else {"card.drawn"})
    for effect in cards:
        [((seat,), facts)] = effect.news
        assert effect.items == {seat: (facts["kind"],)}
        assert facts["kind"] in effect.among == KINDS
