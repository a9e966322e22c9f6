"""What there is at the table, and that who looks as one seat sees what that seat perceives and nothing else."""

from pathlib import Path
from typing import Any

import pytest

from engine import Ask, Draw, Note, Show
from engine.cried_wolf.deck import KINDS
from engine.effects import Board, Say, Sleep, View, Wake
from tests.window.tables import Watched, game

SEATS = (1, 2, 3, 4, 5, 6, 7)
SEATED = {"classic": 7, "wooolf": 4, "cried-wolf": 3}
Events = list[dict[str, Any]]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Events]:
    at: Path = tmp_path_factory.mktemp("games")
    return {name: game(at / name, name, seats) for name, seats in SEATED.items()}


def perceived(event: dict[str, Any], seat: int) -> dict[str, Any] | None:
    """An event as far as a seat perceives it: of whose eyes are open it knows its own, and everybody's."""
    if event["event"] in ("wake", "sleep") and len(event["seats"]) < 7:
        return {**event, "seats": [seat] if seat in event["seats"] else []}
    mine = event["to"] == "all" or (event["to"] != "box" and seat in event["to"])
    return event if mine or event["event"] in ("wake", "sleep") else None


def take(table: Watched, event: dict[str, Any]) -> None:
    table.top.hear(event)
    if event["event"] == "light":
        table.top.light(event["seat"], event["state"])
    if event["event"] == "say":
        table.top.see({"kind": "table", "subtitle": event["text"]})


@pytest.mark.parametrize(("name", "seat"), [("classic", 1), ("classic", 4), ("wooolf", 2), ("cried-wolf", 3)])
def test_who_looks_as_a_seat_sees_what_it_perceives_and_nothing_else(
    games: dict[str, Events], name: str, seat: int
) -> None:
    seats = SEATED[name]
    everything, own = Watched(seats, game=name), Watched(seats, game=name)
    seen = set()
    for event in games[name]:
        take(everything, event)
        if (part := perceived(event, seat)) is not None:
            take(own, part)
        assert everything.top.seen_by(seat) == own.top.seen_by(seat), event
        seen.add(everything.top.seen_by(seat)[0])
    assert len(seen) > 10, "something is to be seen"
    assert everything.top.places() != everything.top.seen_by(seat)[0]


def test_closed_eyes_do_not_see_the_screen() -> None:
    table = Watched()
    table.transcript.perform(Board(View("night", 1, SEATS, SEATS)))
    table.transcript.perform(Sleep("night.falls", ()))
    table.top.see({"kind": "night", "big": "secret"})
    table.transcript.perform(Wake("seer.wake", (3,)))
    assert table.top.seen_by(3)[1]["big"] == "secret"
    assert "big" not in table.top.seen_by(4)[1]
    assert [place.lead for place in table.top.places() if place.eyes] == [3]


@pytest.mark.parametrize("abandoned", [False, True])
def test_a_place_tells_what_is_asked_there_and_what_was_answered_until_the_game_goes_on(abandoned: bool) -> None:
    table = Watched()
    ask = Ask("seer.look", (3,), SEATS)
    said = table.top.phrases().line("vote.call", {})
    table.transcript.perform(Say("vote.call"))
    table.transcript.perform(ask)
    place = table.top.place(3)
    assert (place.ask, place.question, place.choices, place.answer) == ("seer.look", said, SEATS, "")
    table.transcript.refuse("seer.look", 3, 3, "self")
    assert table.top.place(3).answer.startswith("3: ")
    table.transcript.answer(ask, 3, 5, {3: 5})
    assert table.top.place(3).answer == "→ 5"
    if abandoned:
        table.transcript.tell("over", {})
    else:
        table.transcript.perform(Say("seer.sleep"))
    assert table.top.place(3) == table.top.place(3).__class__(3, 3)


def test_cards_lie_at_their_place_and_private_news_until_the_next_phase() -> None:
    table = Watched()
    table.transcript.perform(Show("own.card", (((2,), {"role": "seer"}),)))
    table.transcript.perform(Show("seer.result", (((2,), {"target": 4, "werewolf": True}),)))
    assert table.top.place(2).cards == ("role:seer",)
    assert "4" in table.top.place(2).news
    table.transcript.perform(Note("phase", {"name": "day", "number": 1}))
    assert (table.top.place(2).cards, table.top.place(2).news) == (("role:seer",), "")


def test_a_hand_is_what_was_told_last_without_what_was_laid_away() -> None:
    table = Watched(game="cried-wolf")
    table.transcript.perform(Show("own.card", (((2,), {"roles": ("wolf", "sheep-2")}),)))
    table.transcript.perform(Show("card.drawn", (((2,), {"kind": "dog", "roles": ("wolf", "sheep-2", "dog")}),)))
    ask = Ask("play", (2,), ("dog > 3 : wolf", "sheep-2 > 3 : dog"))
    table.transcript.perform(ask)
    for choice in ask.among:
        table.transcript.answer(ask, 2, choice, {2: choice})
    assert table.top.place(2).cards == ("role:wolf", "role:sheep-2", "role:dog"), "it may still be another one"
    table.transcript.perform(Say("claim", {"seat": 2, "receiver": 3, "kind": "dog"}))
    assert table.top.place(2).cards == ("role:wolf", "role:dog")


def test_a_card_that_was_passed_on_is_in_the_hand_no_more_and_what_has_come_is() -> None:
    table = Watched(game="cried-wolf")
    table.transcript.perform(Show("own.card", (((1, 2), {"roles": ("wolf", "dog")}),)))
    ask = Ask("swap.pass", (1, 2), ("wolf", "dog"))
    table.transcript.perform(ask)
    for seat in ask.seats:
        table.transcript.answer(ask, seat, "dog", {1: "dog", 2: "dog"})
    table.transcript.perform(Show("card.got", (((2,), {"kind": "dog", "roles": ("wolf", "dog")}),)))
    table.transcript.perform(Say("claim", {"seat": 2, "receiver": 3, "kind": "dog"}))
    assert [table.top.place(seat).cards for seat in (1, 2)] == [("role:wolf",), ("role:wolf", "role:dog")]


def test_a_card_that_was_drawn_from_a_hand_is_in_it_no_more_also_where_nothing_comes_instead() -> None:
    table = Watched(3, game="cried-wolf")
    hands = {1: ("wolf", "dog"), 2: ("boy", "hunter")}
    table.transcript.perform(Show("own.card", tuple([((seat,), {"roles": hand}) for seat, hand in hands.items()])))
    table.transcript.perform(Say("swap.draw"))
    for taker, giver, card in ((2, 1, "dog"), (3, 2, "boy")):
        draw = Draw("swap.draw", hands[giver], (), KINDS, "cards", taker, giver)
        table.transcript.draw(draw, card)
    table.transcript.perform(Show("card.got", (((2,), {"kind": "dog", "roles": ("hunter", "dog")}),)))
    assert [place.cards for place in table.top.places()[:2]] == [("role:wolf",), ("role:hunter", "role:dog")]
    assert table.top.seen_by(1)[0][0].cards == ("role:wolf", "role:dog"), "which it was he has not been told"


def test_another_goal_takes_the_place_of_the_first_one_and_cards_that_lie_in_the_middle_are_nobodys() -> None:
    table = Watched(game="lupusburg")
    table.transcript.perform(Show("own.card", (((2,), {"roles": ("man", "wolf"), "goal": "both-dead"}),)))
    table.transcript.perform(Show("goal.new", (((2,), {"goal": "dead-men"}),)))
    table.transcript.perform(Show("thief.left", (((2,), {"roles": ("seer", "cupid")}),)))
    assert table.top.place(2).cards == ("role:man", "role:wolf", "goal:dead-men")


def test_who_has_another_device_in_the_middle_of_a_game_takes_the_cards_along() -> None:
    table = Watched()
    table.top.seat_at((1, 2, 3))
    table.transcript.perform(Show("own.card", (((2,), {"role": "seer"}),)))
    table.top.seat_at((1, 7, 3))
    assert [(place.lead, place.seat) for place in table.top.places() if place.cards] == [(7, 2)]
    assert [place.seat for place in table.top.places()] == [1, 0, 3, 0, 0, 0, 2]
