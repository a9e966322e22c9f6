"""Random tables of Lupusburg."""

from random import Random

from engine.catalogue import Setup
from engine.lupusburg import LUPUSBURG
from engine.rules import house_rules, read_rules
from tests.village.bots import digest


def random_setup(rng: Random) -> Setup:
    """Three to eight seats under any house rules."""
    seats = tuple(range(1, rng.randint(3, 8) + 1))
    rules = {key: rng.choice(rule.values) for key, rule in house_rules(LUPUSBURG.rules).items()}
    return Setup("lupusburg", seats, LUPUSBURG.pack(len(seats), None), read_rules(LUPUSBURG.rules, rules))


if __name__ == "__main__":
    digest(random_setup)
