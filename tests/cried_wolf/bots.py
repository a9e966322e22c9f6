"""Random tables of The Boy Who Cried Wolf."""

from random import Random
from typing import Any

from engine.catalogue import Setup
from engine.cried_wolf import CRIED_WOLF
from engine.rules import house_rules, read_rules
from tests.village.bots import digest


def random_rules(rng: Random) -> Any:
    """Any house rules."""
    rules = {key: rng.choice(rule.values) for key, rule in house_rules(CRIED_WOLF.rules).items()}
    return read_rules(CRIED_WOLF.rules, rules)


def random_setup(rng: Random) -> Setup:
    """Three to six seats under any house rules."""
    seats, rules = tuple(range(1, rng.randint(3, 6) + 1)), random_rules(rng)
    return Setup("cried-wolf", seats, CRIED_WOLF.pack(len(seats), rules), rules)


if __name__ == "__main__":
    digest(random_setup)
