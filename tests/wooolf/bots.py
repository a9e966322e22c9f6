"""Random tables of WOOOLF!!."""

from random import Random

from engine.catalogue import Setup
from engine.rules import house_rules, read_rules
from engine.wooolf import WOOOLF
from engine.wooolf.rules import WooolfRules
from tests.village.bots import digest


def random_setup(rng: Random) -> Setup:
    """Three to eight seats under any house rules."""
    seats = tuple(range(1, rng.randint(3, 8) + 1))
    chosen = {key: rng.choice(rule.values) for key, rule in house_rules(WooolfRules).items() if rule.values}
    rules = read_rules(WooolfRules, {**chosen, "max_rounds": rng.choice((0, 1, 2, 3, 8))})
    return Setup("wooolf", seats, WOOOLF.pack(len(seats), rules), rules)


if __name__ == "__main__":
    digest(random_setup)
