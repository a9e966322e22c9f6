"""Whole games with a real deck through the real driver: dealt, drawn, played, passed on, shot, in each way."""

from typing import Literal

import pytest

from device.papers import Way
from engine.catalogue import Setup
from engine.cried_wolf.rules import CriedWolfRules
from tests.readers.real_table import Hall

SEATS = (1, 2, 3)
DECK = ("sheep-1", "sheep-1", "sheep-2", "sheep-2", "sheep-3", "wolf", "wolf", "wolf", "dog", "hunter", "hunter", "boy")


def setup(mode: Literal[1, 2, 3], *, peek: bool = False) -> Setup:
    rules = CriedWolfRules(mode=mode, deck="custom", sheep_powers=True, second_peek=peek)
    return Setup("cried-wolf", SEATS, DECK, rules)


@pytest.mark.parametrize("way", ["readers", "well", "list"])
@pytest.mark.parametrize("mode", [1, 2, 3])
def test_the_box_knows_every_card_of_a_whole_game(mode: Literal[1, 2, 3], way: Way) -> None:
    hall = Hall(setup(mode), way, seed=mode)
    result = hall.play()
    events = hall.transcript.events
    drawn = [event["result"] for event in events if event["event"] == "draw" and event["name"] == "card"]
    assert len(drawn) == (9 if mode == 2 else 6)
    told = [event["kind"] for event in events if event.get("card") == "card.drawn"]
    assert drawn == told
    assert result.scores
    assert "look.only" not in hall.said, "whoever has a card in the hand is not called to the screen"
    assert hall.said.count(f"draw.{way}") == len(drawn)
    assert not {"draw.wrong", "draw.again", "laid.wrong", "deal.again"} & {*hall.said}
