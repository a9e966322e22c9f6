"""What a box can host, in which way, and how long it takes, is derived from what it has."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest

from device import pace
from device.absent import NoLights
from device.deal import WAYS
from device.duration import SHUFFLING, TAKING, length
from device.lobby.plan import Start
from device.means import each_way, has_shortcuts, pace_of, secret_deals, usual, ways
from device.pace import Pace
from device.papers import Way
from device.phrases import Phrases
from device.ports import WELL, Readers
from device.tags.decks import decks
from device.tags.registry import Card, Registry
from device.tags.shelf import answer_sets, are_known
from engine import Deal, Seat
from engine.catalogue import Setup, games
from engine.cried_wolf.rules import CriedWolfRules
from tests.device.bench import Desk
from tests.device.lobby_table import CONFIG, LobbyTable

CLASSIC, HOLLOW, LUPUSBURG = games()["classic"], games()["millers-hollow"], games()["lupusburg"]
WOLF = games()["cried-wolf"]
LEADS = tuple(range(1, 9))


class Ports:
    """Readers at these leads."""

    def __init__(self, leads: Sequence[Seat]) -> None:
        self.paired: Mapping[str, Seat] = {f"usb-{lead}": lead for lead in leads}
        self.away = self.unverified = frozenset[Seat]()

    def pair(self, device: str, lead: Seat) -> None:
        raise AssertionError


class Has(NoLights):
    """Seats that have this."""

    def __init__(self, readers: Sequence[Seat] = (), with_next: Sequence[Seat] = (), lights: bool = False) -> None:
        self.readers: Readers | None = Ports(readers) if readers else None
        self.reading = frozenset(readers) - {WELL}
        self.leads = self.reading or frozenset(LEADS)
        self.with_next = frozenset(with_next)
        self.lit = self.leads if lights else frozenset()


def classic(seats: int = 8, **rules: Any) -> Setup:
    house = replace(CLASSIC.rules(), **rules)
    return Setup("classic", tuple(range(1, seats + 1)), CLASSIC.pack(seats, house), house)


ROLES = ("role:werewolf", "role:seer", "role:villager", "role:hunter", "role:bodyguard", "role:mason")


@pytest.mark.parametrize(
    ("seats", "cards", "offered"),
    [
        (Has(), ROLES, ("list", "box")),
        (Has(LEADS), (), ("list", "box")),
        (Has([WELL]), ROLES, ("well", "list", "box")),
        (Has(LEADS), ROLES, ("readers", "list", "box")),
        (Has([WELL, *LEADS]), ROLES, ("readers", "well", "list", "box")),
        (Has([WELL, *LEADS]), ROLES[:1], ("list", "box")),
    ],
)
def test_ways_to_deal_are_offered_in_a_fixed_order_as_far_as_the_box_has_what_they_need(
    table: LobbyTable, seats: NoLights, cards: Sequence[str], offered: tuple[str, ...]
) -> None:
    table.host.seating.devices, table.host.desk = seats, Desk(cards)
    assert ways(table.host, CLASSIC, classic()) == offered
    assert usual(ways(table.host, CLASSIC, classic())) == (offered[0] if len(offered) > 2 else "box")


PEOPLE = ("role:wolf", "role:thief", "role:man", "role:woman")
GOALS = ("goal:both-alive", "goal:both-dead", "goal:one-each", "goal:dead-men", "goal:dead-women")


def lupusburg(seats: int = 8) -> Setup:
    return Setup("lupusburg", tuple(range(1, seats + 1)), LUPUSBURG.pack(seats, rules := LUPUSBURG.rules()), rules)


@pytest.mark.parametrize(
    ("cards", "offered", "read"),
    [
        ((*PEOPLE, *GOALS), ("readers", "well", "list", "box"), {"cards", "goals"}),
        (PEOPLE, ("readers", "well", "list", "box"), {"cards"}),
        (GOALS, ("readers", "well", "list", "box"), {"goals"}),
        (PEOPLE[:3], ("list", "box"), None),
        ((), ("list", "box"), None),
    ],
)
def test_of_several_decks_those_are_read_that_the_box_knows(
    table: LobbyTable, cards: Sequence[str], offered: tuple[str, ...], read: set[str] | None
) -> None:
    table.host.seating.devices, table.host.desk = Has([WELL, *LEADS]), Desk(cards)
    assert ways(table.host, LUPUSBURG, lupusburg()) == offered
    assert read is None or each_way(table.host, LUPUSBURG, lupusburg(), "well") == dict.fromkeys(read, "well")
    assert each_way(table.host, LUPUSBURG, lupusburg(), "list") == {"goals": "list", "cards": "list"}
    assert each_way(table.host, LUPUSBURG, lupusburg(), "box") == {}


@pytest.mark.parametrize("mode", [1, 2, 3])
def test_a_deck_from_which_people_draw_can_be_real_too(table: LobbyTable, mode: Literal[1, 2, 3]) -> None:
    rules = CriedWolfRules(mode=mode)
    setup = Setup("cried-wolf", (1, 2, 3), WOLF.pack(3, rules), rules)
    table.host.seating.devices, table.host.desk = Has([WELL, *LEADS]), Desk([f"role:{role}" for role in setup.deck])
    assert ways(table.host, WOLF, setup) == ("readers", "well", "list", "box")
    assert each_way(table.host, WOLF, setup, "well") == {"cards": "well"}
    table.host.desk = Desk(["role:wolf"])
    assert ways(table.host, WOLF, setup) == ("list", "box")
    phrases = Phrases(CONFIG / "lang", "en", "cried-wolf")
    turns = {way: length(WOLF, setup, Pace(), phrases, ways={"cards": way}).later for way in WAYS[:3]}
    assert turns["readers"] < length(WOLF, setup, Pace(), phrases).later, "nobody is called to the screen"
    assert turns["list"] == pytest.approx(turns["readers"] + 15.6, abs=1), "a list of seven kinds"


def test_the_cards_of_a_deal_are_those_that_are_printed() -> None:
    deck = ("werewolf", "werewolf", "seer", "tinker", *["villager"] * 4)
    deals = secret_deals(CLASSIC, Setup("classic", LEADS, deck, CLASSIC.rules()))
    assert deals == (Deal(("werewolf", "werewolf", "seer", *["villager"] * 5), LEADS),)


@pytest.mark.parametrize(
    ("seats", "sets", "short"),
    [
        (Has(), 0, False),
        (Has(with_next=LEADS), 0, True),
        (Has(with_next=LEADS[1:]), 0, False),
        (Has(LEADS), 8, True),
        (Has(LEADS), 7, False),
        (Has(LEADS, with_next=LEADS[:2]), 6, True),
        (Has(), 8, False),
    ],
)
def test_every_seat_in_play_must_have_shortcuts(table: LobbyTable, seats: NoLights, sets: int, short: bool) -> None:
    table.host.seating.devices, table.host.desk = seats, Desk(sets=sets)
    assert has_shortcuts(table.host, "classic", LEADS) is short
    assert pace_of(table.host, classic(), LEADS).shortcuts is short


@pytest.mark.parametrize(("votes", "pointing"), [("open", True), ("tally_only", False)])
def test_nobody_points_where_votes_stay_hidden(table: LobbyTable, votes: str, pointing: bool) -> None:
    rules = replace(HOLLOW.rules(), ballot="point", votes=votes)
    setup = Setup("millers-hollow", LEADS, HOLLOW.pack(len(LEADS), rules), rules)
    assert pace_of(table.host, setup, LEADS).pointing is pointing


def test_seats_that_are_not_in_play_need_no_shortcuts(table: LobbyTable) -> None:
    table.host.seating.devices = Has(with_next=LEADS[1:])
    assert has_shortcuts(table.host, "classic", LEADS[1:])


def test_a_set_of_answers_is_whole_without_higher_numbers_than_seats(tmp_path: Path) -> None:
    registry = Registry(tmp_path)
    cards = [card for card in decks()["answers"].cards() if not card.isdecimal() or int(card) <= 7]
    for number, card in enumerate(cards):
        registry.learn(f"04{number:012x}", Card("answers", 1, card))
    assert (answer_sets(registry, "classic", 7), answer_sets(registry, "classic", 8)) == (1, 0)
    assert answer_sets(registry, "lupusburg", 7) == 0


def test_role_cards_are_counted_by_their_kind_and_game(tmp_path: Path) -> None:
    registry = Registry(tmp_path)
    for number, card in enumerate(["role:werewolf#1", "role:werewolf#2", "role:seer"]):
        registry.learn(f"04{number:012x}", Card("classic", 1, card))
    assert are_known(registry, "classic", ["role:werewolf", "role:werewolf", "role:seer"])
    assert not are_known(registry, "classic", ["role:werewolf"] * 3)
    assert not are_known(registry, "millers-hollow", ["role:seer"])


# The lobby


def start(table: LobbyTable, *steps: str) -> Start:
    return table.start("take English", "take Classic", "press 1-8", "ok", *steps, "take Start", "press 1-8")


def test_the_box_deals_by_itself_unless_the_table_wants_real_cards(table: LobbyTable) -> None:
    assert start(table).way == "box"


def test_real_cards_without_tags_can_be_chosen_and_are_the_next_default(table: LobbyTable, tables: Any) -> None:
    assert start(table, "take No cards", "take Real cards: I call").way == "list"
    assert tables().start("ok", "ok", "ok", "press 1-8").way == "list"


def test_tags_are_the_usual_way_where_the_box_knows_them(table: LobbyTable) -> None:
    table.host.seating.devices, table.host.desk = Has([WELL, *LEADS]), Desk(ROLES)
    assert start(table).way == "readers"
    assert table.seen("Real cards: everybody lays the own card on the own reader")


# How long


def test_how_long_it_takes_is_derived_from_what_the_box_has() -> None:
    setup, phrases = classic(), Phrases(CONFIG / "lang", "en", "classic")
    plain = length(CLASSIC, setup, Pace(), phrases)
    short = length(CLASSIC, setup, Pace(shortcuts=True), phrases)
    lit = length(CLASSIC, setup, Pace(), phrases, lights=True)
    paper = length(CLASSIC, setup, Pace(), phrases, ways={"cards": "readers"})
    assert short.first < plain.first
    assert short.deal == plain.deal
    assert lit.deal < plain.deal
    assert lit.first == plain.first
    assert paper.deal < plain.deal
    assert length(CLASSIC, setup, Pace(pointing=True), phrases).game > plain.game


def test_more_cards_take_longer_to_deal_and_what_the_box_deals_must_be_looked_at() -> None:
    setup, phrases = lupusburg(5), Phrases(CONFIG / "lang", "en", "lupusburg")

    def dealing(**ways: Way) -> float:
        return length(LUPUSBURG, setup, Pace(), phrases, ways=ways).deal

    paper = dealing(cards="readers", goals="readers")
    assert dealing(cards="readers", goals="well") == pytest.approx(paper + 5 * TAKING)
    assert dealing(cards="well", goals="readers") == pytest.approx(paper + 2 * 5 * TAKING)
    assert dealing(cards="list", goals="list") > paper
    assert dealing(cards="readers") > paper - SHUFFLING - 5 * TAKING + 5 * pace.SHOW


def test_lights_make_nights_with_private_news_shorter() -> None:
    rules = HOLLOW.rules()
    setup = Setup("millers-hollow", LEADS, ("cupid", "werewolf", "werewolf", "seer", *["villager"] * 4), rules)
    phrases = Phrases(CONFIG / "lang", "en", "millers-hollow")
    alone, lit = (length(HOLLOW, setup, Pace(), phrases, lights=lights) for lights in (False, True))
    assert lit.first < alone.first
