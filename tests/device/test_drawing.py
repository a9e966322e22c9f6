"""Real cards that are drawn: what the box says and waits for, and what it does where somebody cannot tell it."""

from collections.abc import Mapping
from typing import Any

import pytest

from device.drawing import REMIND
from device.host import Host
from device.papers import Way
from device.ports import WELL, Event, Lost, Panel, Press, Tap
from engine import Draw, Show
from engine.effects import to
from tests.device.bench import Bench, Script

KINDS = ("sheep-1", "wolf", "dog")


def script(giver: int = 0) -> Script:
    async def draw() -> Any:
        card = await Draw("card", ("sheep-1", "wolf"), (3, 1), KINDS, "cards", 3, giver)
        await Show("card.drawn", to((3,), kind=card, roles=(card,)), known=True, paper="cards")
        return card

    return draw


def bench(way: Way, *people: tuple[float, Event], giver: int = 0) -> Bench:
    table = Bench(script(giver), people, game="cried-wolf")
    hands = {2: ("role:wolf#1", "role:dog#1"), 3: ("role:sheep-1#1",)}
    table.host.papers.dealt("cards", way, hands if way != "list" else {})
    return table


def said(table: Bench) -> list[str]:
    return [event["line"] for event in table.transcript.events if event["event"] == "say"]


@pytest.mark.parametrize(("way", "where"), [("readers", 3), ("well", WELL)])
def test_the_card_counts_that_is_laid_where_this_table_lays_cards(way: Way, where: int) -> None:
    elsewhere = (9.0, Tap(2 if where else 3, "role:sheep-1#2"))
    table = bench(way, elsewhere, (12.0, Tap(where, "role:wolf#2")))
    assert table.play() == "wolf"
    assert table.host.papers.at["role:wolf#2"] == 3
    assert said(table) == [f"draw.{way}"]


@pytest.mark.parametrize("card", ["role:wolf#1", "role:sheep-1#1", "role:dog#2", "wolf"])
def test_a_card_that_is_in_a_hand_or_cannot_be_left_is_asked_for_again(card: str) -> None:
    table = bench("readers", (9.0, Tap(3, card)), (20.0, Tap(3, "role:sheep-1#2")))
    assert table.play() == "sheep-1"
    assert table.heard("this cannot be") == [9.0]


def test_out_of_a_hand_comes_what_is_in_it() -> None:
    table = bench("readers", (9.0, Tap(3, "role:sheep-1#1")), (20.0, Tap(3, "role:wolf#1")), giver=2)
    assert table.play() == "wolf"
    assert table.host.papers.at["role:wolf#1"] == 3
    assert table.heard("this cannot be") == [9.0]
    assert table.heard("out of the hand of player 2") == [0.0]


def test_by_the_list_he_presses_when_he_has_looked_and_then_at_the_card() -> None:
    table = bench("list", (9.0, Press(2)), (10.0, Press(3)), (13.1, Press(2)), (14.0, Press(3)))
    assert table.play() == "wolf"
    assert said(table) == ["draw.list"]
    assert [len(table.heard(item)) for item in ("Sheep 1", "Wolf", "Sheepdog")] == [2, 2, 2], (
        "also what nobody has left"
    )


@pytest.mark.parametrize("presses", [(), (14.9,)])
def test_by_the_list_nothing_and_what_cannot_be_are_asked_again(presses: tuple[float, ...]) -> None:
    people = [(10.0, Press(3)), *[(when, Press(3)) for when in presses], (30.0, Press(3)), (34.0, Press(3))]
    table = bench("list", *people)
    assert table.play() == "wolf"
    assert len(table.heard("I could not follow")) == 1


def test_whoever_is_waited_for_is_told_once_more_what_to_do() -> None:
    table = bench("readers", (REMIND + 5, Tap(3, "role:wolf#2")))
    assert table.play() == "wolf"
    assert said(table) == ["draw.readers", "draw.missing"]


def test_for_who_is_given_up_the_box_draws_and_shows_it() -> None:
    table = bench("readers", (1.0, Lost("reader", "reader-lost", 3)), (60.0, Panel("ok")))
    assert table.play() in ("sheep-1", "wolf")
    assert said(table)[-2:] == ["look.only", "look.open"], "he holds no card that says it"


def test_a_lost_reader_is_waited_for_at_once() -> None:
    table = bench("readers", (9.0, Lost("reader", "reader-lost", 3)), (60.0, Panel("ok")))
    table.play()
    assert table.heard("Seat 3 is missing")[0] < 10


@pytest.mark.parametrize("waited", [False, True])
def test_nobody_waits_for_the_card_of_who_goes_home(waited: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = bench("readers")
    say_along = table.host.say_along

    def leave(line: str, facts: Mapping[str, Any]) -> None:
        say_along(line, facts)
        if line == "draw.missing":
            table.table.run.leave(3)

    monkeypatch.setattr(Host, "say_along", lambda _, line, facts: leave(line, facts))
    if not waited:
        table.table.run.leave(3)
    assert table.play() in ("sheep-1", "wolf")
    assert table.heard("take the top card") == ([0.0] if waited else [])


@pytest.mark.parametrize("pressed", [Press(3), Tap(3, "")])
def test_a_card_whose_tag_cannot_be_read_is_pressed_at_in_the_list(pressed: Event) -> None:
    waited = REMIND + 10
    laid = (waited + 3.2, Tap(3, "role:sheep-1#1"))  # that counts as no press
    table = bench("readers", (9.0, pressed), (waited, pressed), laid, (waited + 4, pressed))
    assert table.play() == "wolf"
    assert said(table) == ["draw.readers", "draw.missing"], "a press before is none"
    assert 3 not in [seat for card, seat in table.host.papers.at.items() if card.startswith("role:wolf")]
