"""Games of one set-up that were the same in public so far go on alike, up to a public result (design.md 4)."""

from collections import defaultdict
from random import Random

import pytest

from tests.millers.bots import random_setup
from tests.millers.public import Known, is_result


@pytest.mark.parametrize("seed", range(12))
def test_calls_questions_and_the_length_of_every_list_follow_from_what_is_public(seed: int) -> None:
    setup = random_setup(Random(f"public {seed}"))
    follows: dict[str, set[str]] = defaultdict(set)
    for game in range(25):
        table = Known(setup, Random(f"{seed} {game}"))
        table.play()
        for before, told in table.heard:
            follows[before].add(told)
    for either in follows.values():
        assert len(either) == 1 or sum(not is_result(one) for one in either) <= 1, either
