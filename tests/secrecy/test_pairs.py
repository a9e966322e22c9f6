"""Pairs differ in secrets only: the same table, the same people, the same public results, other cards and picks."""

import re
from collections import Counter
from random import Random

import pytest

from device.commands.leaks import setups_of
from device.leaks.compare import compare
from device.leaks.pairs import DAY, Pair, aim_at, answered, beginning, differ, doubled, make_pair
from device.leaks.people import LAST, Doubles, mixed
from device.leaks.perceive import Account
from device.leaks.play import Hosting, PlannedLot, play
from device.leaks.prove import asked_otherwise
from device.leaks.sketch import Asked, Moves
from engine import Deal, Event, Hands
from engine.catalogue import Setup
from tests.secrecy.hunts import CLASSIC, VILLAGE, setup_of

THIEVES = setup_of("millers-hollow", "werewolf werewolf thief seer villager villager villager witch villager villager")
CARDS = "cards"
BOTH = pytest.mark.parametrize("setup", [CLASSIC, VILLAGE], ids=["classic", "village"])
SEVERAL = ("werewolf.pack", "mason.partner")
"""Cards that may tell of several seats, and so are told by as many lights."""
PLAIN = Hosting(listing=False, lights=True)


def pairs_of(setup: Setup, number: int) -> list[Pair]:
    return [make_pair(setup, Random(f"pair {seed}")) for seed in range(number)]


def deaths(events: list[Event]) -> list[tuple[str, int]]:
    """Who was announced dead in which phase: only what both games have played."""
    return [(event["at"], *event["facts"]["seats"]) for event in events if event.get("line") == "dawn.deaths"]


def test_each_deal_of_a_deck_is_another_one_and_its_cards_are_mixed_by_themselves() -> None:
    deals: dict[tuple[str, int], Hands] = {
        (CARDS, number): {1: (f"{number}a",), 2: (f"{number}b",), 0: ()} for number in range(2)
    }
    model = Moves(deals=deals)
    for number, hands in enumerate(deals.values()):
        deal = Deal((f"{number}a", f"{number}b"), (1, 2))
        assert PlannedLot(model).deal(deal, number) == hands
        doubles = [Doubles(Random(seed), (1, 2), model, ()).deal(deal, number) for seed in range(10)]
        assert {1: hands[2], 2: hands[1], 0: ()} in doubles
        assert all(sorted(held.values()) == sorted(hands.values()) for held in doubles)


@BOTH
def test_the_cards_are_the_same_in_other_hands(setup: Setup) -> None:
    other = 0
    for pair in pairs_of(setup, 20):
        hands = [moves.deals[CARDS, 0] for moves in (pair.first, pair.second)]
        decks = [Counter(card for cards in held.values() for card in cards) for held in hands]
        assert decks[0] == decks[1] == Counter(setup.deck)
        assert pair.seats == tuple(seat for seat in setup.seats if hands[0][seat] == hands[1][seat])
        other += hands[0] != hands[1]
    assert other >= 15


def test_a_thief_s_left_cards_are_secret_as_well() -> None:
    left = [[moves.deals[CARDS, 0][0] for moves in (pair.first, pair.second)] for pair in pairs_of(THIEVES, 20)]
    assert all(len(cards) == 2 for both in left for cards in both)
    assert any(first != second for first, second in left)


@BOTH
def test_something_secret_differs_in_every_pair(setup: Setup) -> None:
    assert all(differ(pair.first, pair.second) for pair in pairs_of(setup, 30))


@BOTH
def test_most_pairs_are_the_same_in_public_past_the_second_dawn(setup: Setup) -> None:
    far = 0
    for pair in pairs_of(setup, 20):
        games = [deaths(play(setup, moves, PLAIN).events) for moves in (pair.first, pair.second)]
        early = [[death for death in game if death[0] in ("day 1", f"day {DAY}")] for game in games]
        far += early[0] == early[1] and min(pair.first.phases, pair.second.phases) >= 2 * DAY
    assert far >= 13


@BOTH
def test_who_is_asked_and_what_is_answered_differs(setup: Setup) -> None:
    asked, answered, moments = Counter[bool](), Counter[bool](), Counter[bool]()
    for pair in pairs_of(setup, 40):
        for one, other in asked_otherwise(*(play(setup, moves, PLAIN) for moves in (pair.first, pair.second))):
            asked[one.asked is other.asked] += 1
            answered[one.answered is other.answered] += 1
        for first, second in zip(pair.first.asks, pair.second.asks, strict=False):
            moments[[act.when for act in first.acts] == [act.when for act in second.acts]] += 1
    assert min(asked[False], answered[False], moments[False]) >= 10


def test_an_aim_asks_or_answers_in_one_game_only_or_exchanges_ballots() -> None:
    burg, nothing = setups_of("lupusburg", "four")["four"], Asked("", (1,), (), covert=True, ballot=False, told=0)
    for setup in (CLASSIC, VILLAGE, burg):
        hits, aims = 0, 0
        for seed in range(25):
            rng = Random(f"aim {seed}")
            first = beginning(setup, rng)
            aim = aim_at(first, setup, rng)
            if aim is None:
                continue
            second = max((doubled(first, setup, rng, aim)[1] for _ in range(4)), key=lambda game: len(game.public))
            asks = [sketch.moves.asks[aim.number : aim.number + 1] or [nothing] for sketch in (first, second)]
            one, other = [bool(asked.seats) if aim.exchange else answered(asked) for (asked,) in asks]
            aims += 1
            hits += one != other
        assert hits > 0.5 * aims > 5, setup


def test_some_presses_come_in_the_last_moment_some_in_vain_and_some_twice() -> None:
    asks = [asked for pair in pairs_of(VILLAGE, 5) for asked in pair.first.asks]
    acts = [(asked, act) for asked in asks for act in asked.acts]
    assert any(act.when == LAST for _, act in acts)
    assert any(act.seat not in asked.seats for asked, act in acts)
    assert any(len(asked.acts) > len({act.seat for act in asked.acts}) for asked in asks)


def test_the_same_chance_makes_the_same_pair() -> None:
    assert pairs_of(VILLAGE, 3) == pairs_of(VILLAGE, 3)


def test_what_the_table_plays_is_what_was_sketched() -> None:
    for pair in pairs_of(VILLAGE, 3):
        by_list = (Hosting(True, False), Hosting(True, False, shortcuts=True), Hosting(True, False, cards=True))
        by_two = Hosting(True, False, narrators=("zh-Hans", "en"))
        for hosting in (PLAIN, *by_list, by_two):
            windows = play(VILLAGE, pair.first, hosting).windows
            assert [window.ask for window in windows] == [asked.ask for asked in pair.first.asks][: len(windows)]
            assert len(windows) > len(pair.second.asks) / 2


@pytest.mark.parametrize("pairs", [3, pytest.param(40, marks=pytest.mark.long)])
def test_where_one_player_does_not_see_the_others_learn_nothing_by_it(pairs: int) -> None:
    """The first seat has a motor, and lists tell what others see; only who may know feels more than others do."""
    by_ear, compared = Hosting(True, True, by_ear=True), 0
    for pair in pairs_of(VILLAGE, pairs):
        games = [play(VILLAGE, moves, by_ear) for moves in (pair.first, pair.second)]
        first, second = (Account(VILLAGE, played, pair.seats) for played in games)
        for seat in pair.seats:
            compared += 1
            assert compare(first, second, seat).leak == ""
        for played, account in zip(games, (first, second), strict=True):
            assert [words for words in account.wrong if not entitled(words, played.events)] == []
    assert compared >= pairs


UNEVEN = re.compile(r"before .*: lights in the dark were not the same at every seat: (.*)")
SHONE = re.compile(r"(\d+): (\d+ times ack for 0\.5 s, )?(\d+) times on for 0\.9 s")


def entitled(words: str, events: list[Event]) -> bool:
    """Whether only those had more lights who learnt of several seats at once, and only the motor gave signs."""
    if not (uneven := UNEVEN.fullmatch(words)):
        return False
    shone = [SHONE.fullmatch(each) for each in uneven[1].split("; ")]
    assert None not in shone, words
    told = [(int(each[1]), bool(each[2]), int(each[3])) for each in shone if each]
    fewest = min(times for _, _, times in told)
    several = {seat for event in events if event.get("card") in SEVERAL for seat in event["to"]}
    return all((times == fewest or seat in several) and (seat == 1 or not felt) for seat, felt, times in told)


def test_only_for_whoever_learns_of_several_seats_more_lights_are_no_finding() -> None:
    pack = [{"event": "show", "card": "werewolf.pack", "to": [2, 3], "seats": (2, 3)}]
    words = "before day 1, 2 s: lights in the dark were not the same at every seat: "
    on = "{} times on for 0.9 s"
    assert entitled(f"{words}1: 1 times ack for 0.5 s, {on.format(4)}; 2: {on.format(6)}; 4: {on.format(4)}", pack)
    assert not entitled(f"{words}1: {on.format(4)}; 2: {on.format(6)}; 4: {on.format(6)}", pack)
    assert not entitled(f"{words}2: {on.format(6)}; 4: 1 times ack for 0.5 s, {on.format(4)}", pack)


def test_hands_are_mixed_but_not_lost() -> None:
    hands = {0: ("villager",), 1: ("seer",), 2: ("werewolf",), 3: ("villager",)}
    found = {tuple(mixed(hands, Random(seed), (2,)).items()) for seed in range(40)}
    assert len(found) > 5
    assert all(Counter(card for _, cards in each for card in cards)["villager"] == 2 for each in found)
