"""Lupusburg goes through the whole box, from the lobby to its result."""

from pathlib import Path
from typing import Any

import pytest

from device.duration import length
from device.lobby.plan import Start
from device.pace import Pace
from device.phrases import Phrases
from device.settings import TEXTS
from engine import read_rules
from engine.catalogue import Setup, games
from tests.device.lobby_table import LobbyTable
from tests.sim.boxes import evening

LUPUSBURG = games()["lupusburg"]


def setup(seats: int) -> Setup:
    """The recommended game for so many."""
    rules: Any = read_rules(LUPUSBURG.rules, {})
    return Setup("lupusburg", tuple(range(1, seats + 1)), LUPUSBURG.pack(seats, rules), rules)


@pytest.mark.parametrize("seats", range(4, 9))
def test_simulated_players_play_it_to_its_result(seats: int, tmp_path: Path) -> None:
    [game] = (played := evening(tmp_path, game="lupusburg", seats=seats, bots=seats)).games
    [outcome] = [line for line in game if line.get("kind") == "outcome"]
    assert outcome["winner"] in ("village", "wolf")
    assert len(outcome["seats"]) == 1
    assert {*outcome["scores"]} == {str(seat) for seat in range(1, seats + 1)}
    assert "STARVED" not in played.told
    assert f"★ Player {outcome['seats'][0]}: " in played.told


@pytest.mark.parametrize("seats", [4, 8])
def test_the_lobby_offers_it_and_tells_its_length(seats: int, tmp_path: Path) -> None:
    everybody = f"press 1-{seats}"
    table = LobbyTable(tmp_path).does("take English", "take Lupusburg", everybody, "ok", "take Start", everybody)
    start = table.lobby.open()
    assert isinstance(start, Start)
    assert (start.setup, start.way) == (setup(seats), "box")
    assert any("about" in text and "minutes" in text for text in table.spoken)


def test_more_players_take_longer() -> None:
    reckoned = [length(LUPUSBURG, setup(seats), Pace(), Phrases(TEXTS, "en", "lupusburg")) for seats in (4, 8)]
    four, eight = reckoned
    assert 600 < four.game < eight.game
    assert 0 < four.later <= four.first
