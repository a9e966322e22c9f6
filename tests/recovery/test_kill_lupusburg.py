"""The plug is pulled in the middle of Lupusburg, in every kind of question, and on every kind of seat."""

from pathlib import Path
from typing import Any

import pytest

from device.options import Wired
from engine import read_rules
from engine.catalogue import Setup, games
from tests.recovery.begun import cut_at, uncut
from tests.recovery.test_kill import BOXES, MANY

LUPUSBURG = games()["lupusburg"]
RULES: Any = read_rules(LUPUSBURG.rules, {"trap": True, "second_tie": "burgomaster", "privilege_mode": "both"})
SETUP = Setup("lupusburg", (1, 2, 3, 4, 5, 6), LUPUSBURG.pack(6, RULES), RULES)
ASKS = tuple(LUPUSBURG.names.asks)
FEW_ASKS = ("thief.trap", "verdict.vote")
"""`make test-long` pulls the plug in all of them."""


@pytest.mark.parametrize("ask", [pytest.param(ask, marks=[pytest.mark.long][ask in FEW_ASKS :]) for ask in ASKS])
def test_cut_off_in_any_question_it_is_put_again_and_the_end_is_the_same(ask: str, tmp_path: Path) -> None:
    _, first, whole = uncut(SETUP)
    assert first.keys() == {*ASKS}, "not every question is answered in this game"
    assert cut_at(tmp_path, SETUP, first[ask]) == whole


@pytest.mark.parametrize("box", BOXES)
def test_by_buttons_or_cards_it_goes_on_to_the_same_end(box: Wired, tmp_path: Path) -> None:
    records, _, whole = uncut(SETUP, box)
    assert len(whole[1]) > 2
    assert cut_at(tmp_path, SETUP, records // 2, box) == whole


@pytest.mark.long
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("part", range(MANY))
def test_by_buttons_or_cards_it_goes_on_to_the_same_end_from_many_places(box: Wired, part: int, tmp_path: Path) -> None:
    records, _, whole = uncut(SETUP, box)
    assert cut_at(tmp_path, SETUP, 1 + round(part * (records - 2) / (MANY - 1)), box) == whole
