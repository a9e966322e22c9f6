"""Random games of WOOOLF!! on random tables, each of them foretold by the rules (RULES.md 1)."""

from collections import Counter
from itertools import product
from math import sqrt
from random import Random

import pytest

from engine import Deal
from engine.catalogue import Setup
from engine.lab.play import deal
from engine.wooolf import WOOOLF
from engine.wooolf.deck import BASIC, QUESTION_CARDS, identity, places
from engine.wooolf.rules import WooolfRules
from tests.village import properties
from tests.village.bots import Table
from tests.wooolf.bots import random_setup
from tests.wooolf.laws import check

SHARES = {
    5: {"sheep": 0.62, "hound": 0.81, "hunter": 0.97, "boy": 0.89, "wolf": 1},
    6: {"sheep": 0.76, "hound": 0.97, "hunter": 0.98, "boy": 0.91, "wolf": 1},
    7: {"sheep": 0.85, "hound": 0.95, "hunter": 1, "boy": 0.92, "wolf": 1},
    8: {"sheep": 0.91, "hound": 0.94, "hunter": 1, "boy": 0.87, "wolf": 1},
}
"""How often a role is somebody's identity (RULES.md 1.1), to two digits."""
ROUNDED = 0.005
"""So much these figures may be off."""


def played(seed: int, *, restless: bool = False) -> Table:
    """One game on a random table; nobody goes home unless they are restless."""
    rng = Random(f"wooolf {seed}")
    table = Table(random_setup(rng), rng, restless)
    table.play()
    return table


def lawful(seeds: range) -> None:
    """All of these games keep the laws."""
    for seed in seeds:
        table = played(seed)
        try:
            check(table)
        except AssertionError as error:
            raise AssertionError(f"the game of seed {seed}: {table.setup}") from error


@pytest.mark.parametrize("batch", range(2))
def test_random_games_go_as_the_rules_foretell(batch: int) -> None:
    lawful(range(batch * 100, (batch + 1) * 100))


@pytest.mark.long
@pytest.mark.parametrize("batch", range(8))
def test_ten_thousand_random_games_go_as_the_rules_foretell(batch: int) -> None:
    lawful(range(10_000 + batch * 1250, 10_000 + (batch + 1) * 1250))


def shares(seats: int, deals: int) -> dict[str, float]:
    """How often each role is somebody's identity with so many players."""
    rng, found = Random(seats), Counter[str]()
    table = tuple(range(1, seats + 1))
    cards = Deal(WOOOLF.pack(seats, WooolfRules()), table, each=2)
    for _ in range(deals):
        hands = deal(cards, rng)
        found.update({identity(hands[seat]) for seat in table} | ({identity(hands[0])} if hands[0] else set()))
    return {role: found[role] / deals for role in SHARES[5]}


def near(seats: int, deals: int) -> None:
    """All within four standard errors of what the rules foretell."""
    told = SHARES[max(seats, 5)]
    for role, share in shares(seats, deals).items():
        error = sqrt(max(told[role] * (1 - told[role]), ROUNDED * (1 - ROUNDED)) / deals)
        assert abs(share - told[role]) <= 4 * error + ROUNDED, f"{seats} players, {role}: {share}, not {told[role]}"


@pytest.mark.parametrize("seats", range(4, 9))
def test_every_role_is_as_often_somebody_as_the_rules_foretell(seats: int) -> None:
    near(seats, 2000)


@pytest.mark.long
@pytest.mark.parametrize("seats", range(4, 9))
def test_every_role_is_as_often_somebody_in_many_deals(seats: int) -> None:
    near(seats, 60_000)


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(4, "4111111"), (5, "4111111"), (6, "5211111"), (7, "6212111"), (8, "7212112")],
)
def test_the_basic_deck_is_that_of_the_table(seats: int, counts: str) -> None:
    deck = WOOOLF.pack(seats, WooolfRules())
    assert "".join(str(deck.count(card)) for card in BASIC) == counts
    assert len(deck) == 2 * len(places(tuple(range(1, seats + 1))))


@pytest.mark.parametrize("seats", range(4, 9))
def test_the_advanced_deck_swaps_four_cards(seats: int) -> None:
    basic, advanced = (Counter(WOOOLF.pack(seats, WooolfRules(deck=deck))) for deck in ("basic", "advanced"))
    assert basic - advanced == Counter(("hound?", "hunter?", "boy?", "sheep"))
    assert advanced - basic == Counter(("hound/wolf", "hunter/sheep", "boy/hunter", "sheep/hound"))


def test_there_are_twenty_cards_and_sixteen_questions() -> None:
    cards = Counter(card.partition("/")[0].rstrip("?") for card in WOOOLF.pack(8, WooolfRules(deck="mixed20")))
    assert cards == {"sheep": 8, "hound": 4, "hunter": 4, "boy": 2, "wolf": 2}
    assert sorted(Counter(QUESTION_CARDS).values()) == [2, 3, 3, 4, 4]


@pytest.mark.parametrize(("seats", "extra"), [*product((4, 8), (-1, 1))])
def test_a_deck_must_have_two_cards_for_each_place(seats: int, extra: int) -> None:
    rules = WooolfRules()
    deck = WOOOLF.pack(seats, rules)
    table = tuple(range(1, seats + 1))
    assert WOOOLF.problems(Setup("wooolf", table, deck, rules)) == ()
    other = deck[:extra] if extra < 0 else (*deck, "sheep")
    problem = ("count", {"cards": len(other), "seats": len(deck)})
    assert WOOOLF.problems(Setup("wooolf", table, other, rules)) == (problem,)


def test_every_declared_name_occurs() -> None:
    games = (played(seed, restless=seed % 2 == 1) for seed in range(200))
    assert properties.never_used(WOOOLF.names, games) == set()


def test_who_goes_home_has_no_more_turns_and_does_not_win() -> None:
    left = 0
    for seed in range(60):
        table, rng, gone = Table(random_setup(Random(seed)), Random(seed)), Random(seed), set[int]()
        while table.run.pending is not None:
            if rng.random() < 0.01:
                table.run.leave(rng.choice(table.setup.seats))
            table.step()
        for event in table.transcript.events:
            if event["event"] == "say" and event["line"] == "player.left":
                gone.add(event["facts"]["seat"])
            assert event["event"] not in ("ask", "outcome") or not gone & {*event["seats"]}
        left += len(gone)
        assert table.run.result is not None
    assert left > 30


def test_the_transcript_does_not_depend_on_how_python_hashes() -> None:
    told = properties.told_under_any_hash("tests.wooolf.bots", 8)
    assert [len(digest) > 64 for digest in told] == [True]


@pytest.mark.parametrize("seed", range(3))
def test_a_game_cut_at_any_record_goes_on_to_the_same_end(seed: int) -> None:
    properties.cut_everywhere(played(seed), first=seed % 11, step=11)
