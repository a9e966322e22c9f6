"""Random tables of classic Werewolf."""

from random import Random

from engine.catalogue import Setup
from engine.classic import CLASSIC
from engine.rules import house_rules, read_rules
from tests.village.bots import digest


def random_setup(rng: Random) -> Setup:
    """Any legal deck for 7 to 20 seats under any house rules."""
    while True:
        seats = tuple(range(1, rng.randint(7, 20) + 1))
        rules = {key: rng.choice(rule.values) for key, rule in house_rules(CLASSIC.rules).items() if key != "wolves"}
        deck = ["werewolf"] * rng.randint(1, (len(seats) - 1) // 2)
        for role in rng.sample(CLASSIC.roles, rng.randint(0, len(CLASSIC.roles))):
            if role not in ("werewolf", "villager"):
                deck += ["mason", "mason"] if role == "mason" else [role]
        deck += ["villager"] * (len(seats) - len(deck))
        rng.shuffle(deck)
        setup = Setup("classic", seats, tuple(deck), read_rules(CLASSIC.rules, rules))
        if not CLASSIC.problems(setup):
            return setup


if __name__ == "__main__":
    digest(random_setup)
