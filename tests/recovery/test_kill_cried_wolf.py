"""The plug is pulled in the middle of The Boy Who Cried Wolf, in every mode and question, on every kind of seat."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from device.options import Wired
from engine import read_rules
from engine.catalogue import Setup, games
from tests.recovery.begun import cut_at, uncut
from tests.recovery.test_kill import BOXES

pytestmark = pytest.mark.long
GAME = games()["cried-wolf"]
SEATS = (1, 2, 3, 4)
MODES: Mapping[str, Mapping[str, Any]] = {
    "sheep": {"sheep_powers": True},
    "rumours": {"mode": 2, "call_on_draw": True, "second_peek": True},
    "hunters": {"mode": 3},
}
ASKS: Mapping[str, tuple[str, ...]] = {
    "sheep": ("call", "play", "receive", "swap.pass", "swap.show"),
    "rumours": ("call", "play", "receive", "receive.second"),
    "hunters": ("call", "play", "shoot", "receive"),
}
PLACES = 4
"""At so many places games are cut off that go through the real drivers."""


def setup(mode: str) -> Setup:
    """The recommended game of this mode."""
    rules: Any = read_rules(GAME.rules, MODES[mode])
    return Setup("cried-wolf", SEATS, GAME.pack(len(SEATS), rules), rules)


@pytest.mark.parametrize(("mode", "ask"), [(mode, ask) for mode, asks in ASKS.items() for ask in asks])
def test_cut_off_in_any_question_it_is_put_again_and_the_end_is_the_same(mode: str, ask: str, tmp_path: Path) -> None:
    _, first, whole = uncut(setup(mode))
    assert first.keys() == {*ASKS[mode]}, "not every question is answered in this game"
    assert cut_at(tmp_path, setup(mode), first[ask]) == whole


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("part", range(PLACES))
def test_by_buttons_or_cards_it_goes_on_to_the_same_end(mode: str, box: Wired, part: int, tmp_path: Path) -> None:
    records, _, whole = uncut(setup(mode), box)
    assert whole[0]["scores"]
    assert cut_at(tmp_path, setup(mode), records * (1 + part) // (1 + PLACES), box) == whole
