"""Games of one set-up that were the same in public so far go on alike, up to a public result."""

from collections import defaultdict
from random import Random
from types import ModuleType

import pytest

from tests.classic import bots as classic
from tests.cried_wolf import bots as cried_wolf
from tests.lupusburg import bots as lupusburg
from tests.millers import bots as millers
from tests.secrecy.public import Known
from tests.wooolf import bots as wooolf

GAMES = {classic: 10, millers: 10, lupusburg: 10, cried_wolf: 4, wooolf: 8}
"""Bots, and how many tables of theirs are cheap enough: some games are longer than others."""
TABLES = [
    pytest.param(bots, seed, marks=[pytest.mark.long] if seed >= number else [])
    for bots, number in GAMES.items()
    for seed in range(30)
]


@pytest.mark.parametrize(("bots", "seed"), TABLES, ids=lambda value: getattr(value, "__name__", value))
def test_calls_questions_and_the_length_of_every_list_follow_from_what_is_public(bots: ModuleType, seed: int) -> None:
    setup = bots.random_setup(Random(f"public {seed}"))
    follows: dict[str, set[tuple[str, bool]]] = defaultdict(set)
    for game in range(12):
        table = Known(setup, Random(f"{seed} {game}"))
        table.play()
        for before, told, result in table.heard:
            follows[before].add((told, result))
    for either in follows.values():
        assert len(either) == 1 or sum(not result for _, result in either) <= 1, either
