"""WOOOLF!! goes through the whole box, from the lobby to its result."""

from pathlib import Path
from typing import Any

import pytest

from device.duration import length
from device.languages import languages
from device.lobby.plan import Start
from device.pace import Pace
from device.phrases import Phrases
from device.settings import TEXTS
from engine import house_rules, read_rules
from engine.catalogue import Setup, games
from tests.device.lobby_table import LobbyTable
from tests.sim.boxes import evening

WOOOLF = games()["wooolf"]


def setup(seats: int) -> Setup:
    """The recommended game for so many."""
    rules: Any = read_rules(WOOOLF.rules, {})
    return Setup("wooolf", tuple(range(1, seats + 1)), WOOOLF.pack(seats, rules), rules)


@pytest.mark.parametrize("seats", [4, 8])
def test_simulated_players_play_it_to_its_result(seats: int, tmp_path: Path) -> None:
    [game] = (played := evening(tmp_path, game="wooolf", seats=seats, bots=seats)).games
    [outcome] = [line for line in game if line.get("kind") == "outcome"]
    assert outcome["winner"] == "points"
    assert {*outcome["scores"]} == {str(seat) for seat in range(1, seats + 1)}
    assert "STARVED" not in played.told
    assert f"★ Player {outcome['seats'][0]}: " in played.told
    declared = [line["facts"]["right"] for line in game if line.get("line") == "reveal.numbers"]
    assert declared.count(True) > 0.6 * len(declared) > seats, "they think: by chance hardly any would be right"
    assert not any(line.get("card") == "choice.drawn" for line in game)


@pytest.mark.parametrize("seats", [4, 7])
def test_the_lobby_offers_it_and_tells_how_long_a_hand_takes(seats: int, tmp_path: Path) -> None:
    everybody = f"press 1-{seats}"
    table = LobbyTable(tmp_path).does("take English", "take WOOOLF", everybody, "ok", "take Start", everybody)
    start = table.lobby.open()
    assert isinstance(start, Start)
    assert (start.setup, start.way) == (setup(seats), "box")
    assert any(text.startswith("A hand takes about ") for text in table.spoken)


@pytest.mark.parametrize("language", languages(TEXTS))
def test_its_house_rules_have_names_and_help_in_every_language(language: str, caplog: pytest.LogCaptureFixture) -> None:
    phrases = Phrases(TEXTS, language, "wooolf")
    for key, rule in house_rules(WOOOLF.rules).items():
        assert phrases.rule("wooolf", key) != phrases.rule_help("wooolf", key)
        assert [phrases.rule_value("wooolf", key, value) for value in (*rule.values, rule.default)]
    assert caplog.messages == []


def test_a_look_by_hand_is_sooner_over_than_one_at_the_screen() -> None:
    real: list[Any] = [{}, {"cards": "box"}]  # to deal them takes no time here
    alone, by_hand = [length(WOOOLF, setup(5), Pace(), Phrases(TEXTS, "en", "wooolf"), ways=way) for way in real]
    assert by_hand.game < alone.game


def test_more_players_take_longer() -> None:
    reckoned = [length(WOOOLF, setup(seats), Pace(), Phrases(TEXTS, "en", "wooolf")) for seats in (4, 8)]
    four, eight = reckoned
    assert 300 < four.first < eight.first
    assert four.game < eight.game
