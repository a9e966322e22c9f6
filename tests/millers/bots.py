"""Random tables of Miller's Hollow: any legal deck, under any house rules."""

from random import Random
from typing import Any

from engine.catalogue import Setup
from engine.millers_hollow import MILLERS_HOLLOW
from engine.rules import HouseRule, house_rules, read_rules
from tests.village.bots import digest

SINGLE = tuple([role for role in MILLERS_HOLLOW.roles if role not in ("werewolf", "villager")])


def random_setup(rng: Random) -> Setup:
    """A table for 7 to 18 seats.  A thief brings two more cards, which may be any."""
    while True:
        seats = tuple(range(1, rng.randint(7, 18) + 1))
        deck = ["werewolf"] * rng.randint(0, (len(seats) - 1) // 2)
        deck += rng.sample(SINGLE, rng.randint(0, min(len(SINGLE), len(seats) - len(deck))))
        deck += ["villager"] * (len(seats) + 2 * deck.count("thief") - len(deck))
        rng.shuffle(deck)
        setup = Setup("millers-hollow", seats, tuple(deck), read_rules(MILLERS_HOLLOW.rules, random_rules(rng)))
        if not MILLERS_HOLLOW.problems(setup):
            return setup


def random_rules(rng: Random) -> dict[str, Any]:
    """One of the rule sets, with none, some or all of its keys changed."""
    rules = house_rules(MILLERS_HOLLOW.rules)
    share = rng.choice((0, 0.1, 0.5, 1))
    changed = {key: random_value(rule, rng) for key, rule in rules.items() if rng.random() < share}
    return {"preset": rng.choice(rules["preset"].values), **changed}


def random_value(rule: HouseRule, rng: Random) -> Any:
    """Any value of this key; of a list any items in any order."""
    if rule.several:
        return rng.sample(rule.values, rng.randint(0, len(rule.values)))
    return rng.choice(rule.values)


if __name__ == "__main__":
    digest(random_setup)
