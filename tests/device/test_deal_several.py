"""How the box learns several cards of each seat: a deal of Lupusburg, a goal and two people each, by real cards."""

from collections import Counter
from typing import Any

import pytest

from device import pace
from device.deal import REMIND
from device.papers import Way
from device.ports import WELL, Event, Lost, Panel, Press, Tap, Unclear
from engine import project
from tests.device.bench import SEATS, Lights
from tests.device.party import ALL_GOALS, GOALS, SETUP, AtTheOwn, Held, Party, over_the_lid, rounds, taps

PEOPLE = {1: ("man", "man"), 2: ("wolf", "man"), 3: ("woman", "thief"), 4: ("woman", "man"), 5: ("woman", "woman")}
OTHERS = {1: ("woman", "man"), 2: ("woman", "man"), 3: ("man", "wolf"), 4: ("thief", "man"), 5: ("woman", "woman")}
FORBIDDEN = {**PEOPLE, 2: ("wolf", "thief"), 3: ("woman", "man")}
CHOSEN = {seat: (goal,) for seat, goal in zip(SEATS, GOALS, strict=True)}


# The own cards on the own reader


def test_everybody_lays_one_card_after_the_other_and_the_first_one_is_the_first() -> None:
    party = Party("readers", [*taps(CHOSEN, "goal"), *taps(PEOPLE)])
    goals, people = party.deal()
    assert people == {**PEOPLE, 0: ()}
    assert {seat: goals[seat] for seat in SEATS} == CHOSEN
    assert Counter(goals[0]) == Counter(ALL_GOALS) - Counter(GOALS)
    assert party.said == [
        "mayor.is", "deal.readers", "deal.rest", "deal.take-back", "deal.readers", "deal.next", "deal.take-back",
        "deal.look", "house.place",
    ]  # fmt: skip
    assert party.facts("deal.readers") == [
        {"pile": "goals", "number": 15, "each": 1},
        {"pile": "cards", "number": 10, "each": 2},
    ]
    assert not party.heard("look at the screen"), "everybody holds his own cards in the hand"


def test_goals_that_the_box_does_not_know_it_deals_itself_and_then_it_tells_everything() -> None:
    party = Party("readers", taps(PEOPLE), known="cards")
    goals, people = party.deal()
    assert people == {**PEOPLE, 0: ()}
    assert Counter(card for hand in goals.values() for card in hand) == Counter(ALL_GOALS)
    assert [facts["pile"] for facts in party.facts("deal.readers")] == ["cards"]
    assert len(party.heard("look at the screen")) == len(SEATS)


def test_wolf_and_thief_in_one_hand_are_dealt_anew_and_nobody_hears_whose_they_were() -> None:
    def party(hands: Held) -> Party:
        return Party("readers", [*taps(CHOSEN, "goal"), *taps(hands), *taps(PEOPLE)])

    one, other = party(FORBIDDEN), party({**PEOPLE, 4: ("thief", "wolf"), 2: ("man", "man"), 3: ("woman", "woman")})
    assert one.deal() == other.deal()
    assert one.said.count("deal.anew") == 1
    assert one.perceived == other.perceived


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ("role:woman#1", "deal.twice"),
        ("role:man#1", "deal.wrong"),
        ("role:woman#5", "deal.wrong"),
        ("role:witch", "deal.wrong"),
        ("goal:both-dead#1", "deal.wrong"),
        ("", "deal.wrong"),
    ],
    ids=["the own first one", "another's first one", "one too many", "of another deck", "a goal", "nobody knows what"],
)
def test_an_error_with_the_second_card_names_the_seat_and_nothing_else(wrong: str, line: str) -> None:
    first, second = rounds(PEOPLE, "role")
    assert (first[3], first[1]) == ("role:woman#1", "role:man#1")
    people = [Tap(seat, first[seat]) for seat in SEATS] + [Tap(seat, second[seat]) for seat in (5, 4, 1, 2)]
    party = Party("readers", [*people, Tap(3, wrong), Tap(3, second[3])], known="cards")
    assert party.deal()[1] == {**PEOPLE, 0: ()}
    assert party.facts(line) == [{"seat": 3}]


def test_whoever_lays_the_second_card_too_early_hears_that_it_counts_now() -> None:
    first, second = rounds(PEOPLE, "role")
    hasty = [Tap(2, first[2]), Tap(2, second[2]), Tap(2, first[2])]
    people = [Tap(seat, first[seat]) for seat in (1, 3, 4, 5)] + [Tap(seat, second[seat]) for seat in SEATS]
    party = Party("readers", [*hasty, *people], known="cards")
    assert party.deal()[1] == {**PEOPLE, 0: ()}
    assert party.facts("deal.changed") == [{"seat": 2}] * 2


def test_a_card_that_the_neighbour_sees_as_well_leaves_the_first_one_as_it_is() -> None:
    first, second = rounds(PEOPLE, "role")
    begun: list[Event] = [*(Tap(seat, first[seat]) for seat in SEATS), Tap(4, second[4])]
    begun.append(Unclear((4, 5), "two-seats"))
    party = Party("readers", [*begun, *(Tap(seat, second[seat]) for seat in SEATS)], known="cards")
    assert party.deal()[1] == {**PEOPLE, 0: ()}
    assert party.said.count("cards.two-seats") == 1


def test_the_second_cards_are_asked_for_when_all_first_ones_are_there() -> None:
    lights = Lights()
    laid = taps(PEOPLE)
    party = Party("readers", laid[:4], known="cards", lights=lights)
    party.host.inbox.put_at(2 * REMIND, laid[4])
    for number, tap in enumerate(laid[5:]):
        party.host.inbox.put_at(3 * REMIND + number, tap)
    party.deal()
    assert party.facts("deal.missing")[0] == {"seats": (3,)}
    (asked,) = [event["t"] for event in party.transcript.events if event.get("line") == "deal.next"]
    assert asked >= 2 * REMIND
    each_round = [*((seat, "on") for seat in SEATS), *((seat, "off") for seat in (4, 1, 5, 2, 3))]
    assert lights.set[:20] == each_round * 2


def test_who_is_given_up_gets_everything_from_the_box() -> None:
    laid = taps(CHOSEN, "goal")
    party = Party("readers", [*laid, *taps(PEOPLE)[:4]])
    party.host.inbox.put_at(100, Lost("seat", "expander-lost", 3))
    party.host.inbox.put_at(200, Panel("ok"))
    goals, people = party.deal()
    assert {seat: goals[seat] for seat in SEATS} == CHOSEN
    assert party.said.count("deal.instead") == 1
    assert Counter(card for hand in people.values() for card in hand) == Counter(SETUP.deck)
    assert len(party.heard("look at the screen")) == len(SEATS)


def test_who_is_given_up_is_not_waited_for_at_the_next_deck() -> None:
    party = Party("readers", taps(CHOSEN, "goal")[:4])
    party.host.inbox.put_at(30, Lost("seat", "expander-lost", 3))
    party.host.inbox.put_at(100, Panel("ok"))
    party.deal()
    assert party.said.count("deal.readers") == party.said.count("deal.instead") == 1


def test_after_a_power_cut_everybody_is_told_all_his_cards_again() -> None:
    party = Party("readers", [*taps(CHOSEN, "goal"), *taps(PEOPLE)])
    party.deal()
    mayor, goals, _ = party.records
    again = Party("readers", taps(PEOPLE), records=[mayor, goals])
    assert again.deal()[1] == {**PEOPLE, 0: ()}
    assert len(again.heard("look at the screen")) == len(SEATS)


# Over the well


def test_all_first_cards_go_over_the_well_before_the_second_ones() -> None:
    party = Party("well", [*over_the_lid(CHOSEN, "goal"), *over_the_lid(PEOPLE)])
    goals, people = party.deal()
    assert people == {**PEOPLE, 0: ()}
    assert {seat: goals[seat] for seat in SEATS} == CHOSEN
    assert [facts["seat"] for facts in party.facts("deal.give")] == [*SEATS] * 3
    people_dealt = party.said[party.said.index("deal.look-now") + 1 :]
    assert people_dealt == [
        "deal.well", *["deal.give"] * 5, "deal.look-next", *["deal.give"] * 5, "deal.look-now", "deal.look",
        "house.place",
    ]  # fmt: skip


@pytest.mark.parametrize("wrong", ["role:man#1", "role:wolf", "goal:both-dead#1", "role:witch"])
def test_a_card_that_does_not_fit_goes_to_nobody(wrong: str) -> None:
    laid = over_the_lid(PEOPLE)
    party = Party("well", [*laid[:7], Tap(WELL, wrong), Unclear((WELL,), "two-tags"), *laid[7:]], known="cards")
    assert party.deal()[1] == {**PEOPLE, 0: ()}
    assert party.said.count("deal.wrong-card") == 1
    assert party.said.count("cards.two-tags") == 1


# By the list


def at_the_own(*tries: Held) -> Party:
    """A party whose people press at their goals and then at what they think that they hold."""
    party = Party("list", ())
    told, inbox = party.host.tell, party.host.inbox
    own = AtTheOwn({"goals": [CHOSEN], "cards": tries}, lambda when, seat: inbox.put_at(when, Press(seat)))

    def tell(event: str, fields: dict[str, Any], to: Any = "all") -> None:
        told(event, fields, to)
        own.hear({"event": event, **fields}, inbox.clock.now())

    party.host.tell = tell
    return party


def test_with_closed_eyes_all_press_once_for_each_card_and_two_of_a_kind_are_two() -> None:
    party = at_the_own(PEOPLE)
    goals, people = party.deal()
    assert people == {**PEOPLE, 0: ()}
    assert {seat: goals[seat] for seat in SEATS} == CHOSEN
    assert party.said == [
        "mayor.is", "deal.list", "deal.rest", "deal.close", "look.open",
        "deal.list", "deal.close", "deal.card", "deal.card", "look.open", "deal.look", "house.place",
    ]  # fmt: skip
    called = [text for _, text in party.voice.lines if text in ("Wolf", "Thief", "Man", "Woman")]
    assert called == ["Wolf", "Thief", "Man", "Woman"] * pace.PASSES * 2


def test_what_does_not_add_up_is_asked_again_and_sounds_the_same_whatever_it_was() -> None:
    mistakes: list[Held] = [
        {**PEOPLE, 2: ("wolf", "wolf")},
        {**PEOPLE, 5: ("nothing", "woman")},
        {**PEOPLE, 1: ("man", "nothing"), 3: ("thief", "thief")},
        {**PEOPLE, 4: ("man", "man")},
    ]
    parties = [at_the_own(hands, PEOPLE) for hands in mistakes]
    for party in parties:
        assert party.deal()[1] == {**PEOPLE, 0: ()}
        assert party.said.count("deal.again") == 1
        assert party.perceived == parties[0].perceived


def by_cards(way: Way, held: Held) -> Party:
    """A party that is dealt this, whatever the way."""
    match way:
        case "list":
            return at_the_own(held)
        case "well":
            return Party("well", [*over_the_lid(CHOSEN, "goal"), *over_the_lid(held)])
        case _:
            return Party(way, [*taps(CHOSEN, "goal"), *taps(held)])


@pytest.mark.parametrize("way", ["readers", "well", "list"])
def test_nobody_can_hear_see_or_time_who_holds_what(way: Way) -> None:
    one, other = by_cards(way, PEOPLE), by_cards(way, OTHERS)
    assert (one.deal()[1], other.deal()[1]) == ({**PEOPLE, 0: ()}, {**OTHERS, 0: ()})
    assert one.perceived == other.perceived
    for seat in (None, 5):  # who holds the same
        assert project(one.transcript.events, seat) == project(other.transcript.events, seat)
