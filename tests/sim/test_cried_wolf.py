"""The Boy Who Cried Wolf goes through the whole box, from the lobby to its reckoning."""

from dataclasses import replace
from pathlib import Path
from random import Random
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
from engine.cried_wolf.deck import ANIMALS
from tests.device.lobby_table import LobbyTable
from tests.recovery.begun import begin
from tests.recovery.test_kill import BOXES
from tests.sim.boxes import evening

GAME = games()["cried-wolf"]
MODES: Any = [{}, {"sheep_powers": True}, {"mode": 2, "call_on_draw": True}, {"mode": 3}]


def setup(seats: int, **rules: Any) -> Setup:
    """The recommended game for so many."""
    chosen: Any = read_rules(GAME.rules, rules)
    return Setup("cried-wolf", tuple(range(1, seats + 1)), GAME.pack(seats, chosen), chosen)


def restless(chance: Random, seats: int) -> str:
    """Hands that are never still: presses at any moment, long and double ones, and now and then a whole answer."""
    deeds = [f"press {seat}{more}" for seat in range(1, seats + 1) for more in ("", " next", " ok held", " back")]
    deeds += [f"double {seat}" for seat in range(1, seats + 1)] + ["pick 1 call wolf", "pick 2 receive accept"]
    return "".join(f"wait {chance.uniform(0.1, 9):.1f}\n{chance.choice(deeds)}\n" for _ in range(250)) + "wait 9000\n"


BY_DRIVERS = [pytest.param(rules, box, marks=pytest.mark.long) for rules in MODES for box in BOXES]


@pytest.mark.parametrize(("rules", "box"), [*[(rules, "") for rules in MODES[1:]], *BY_DRIVERS])
def test_simulated_players_play_it_to_its_result_whatever_else_is_pressed(
    rules: dict[str, Any], box: str, tmp_path: Path
) -> None:
    begin(tmp_path, setup(seats := 3, **rules))
    commands = restless(Random(str(rules)), seats)
    options = {"game": "cried-wolf", "seats": seats, "bots": seats, "resume": True, "box": box}
    [game] = (played := evening(tmp_path, commands, **options)).games
    [outcome] = [line for line in game if line.get("kind") == "outcome"]
    assert outcome["winner"] == "points"
    assert {*outcome["scores"]} == {str(seat) for seat in range(1, seats + 1)}
    best = max(outcome["scores"].values())
    assert all(outcome["scores"][str(seat)] == best for seat in outcome["seats"])
    assert "STARVED" not in played.told
    assert f"★ Player {outcome['seats'][0]}: " in played.told


@pytest.mark.parametrize("seats", range(3, 7))
def test_the_lobby_offers_it_and_tells_its_length(seats: int, tmp_path: Path) -> None:
    everybody = f"press 1-{seats}"
    table = LobbyTable(tmp_path).does("take English", "take The Boy", everybody, "ok", "take Start", everybody)
    start = table.lobby.open()
    assert isinstance(start, Start)
    assert (start.setup, start.way) == (setup(seats), "box")
    assert any("a turn up to" in text for text in table.spoken)


@pytest.mark.parametrize("language", languages(TEXTS))
def test_its_house_rules_have_names_and_help_in_every_language(language: str, caplog: pytest.LogCaptureFixture) -> None:
    phrases = Phrases(TEXTS, language, "cried-wolf")
    for key, rule in house_rules(GAME.rules).items():
        assert phrases.rule("cried-wolf", key) != phrases.rule_help("cried-wolf", key)
        assert [phrases.rule_value("cried-wolf", key, value) for value in rule.values]
    assert caplog.messages == []


@pytest.mark.parametrize("language", languages(TEXTS))
def test_a_howl_is_told_from_a_bark_in_every_language(language: str) -> None:
    phrases = Phrases(TEXTS, language, "cried-wolf")
    told = {phrases.line("animal.call", {"seat": 1, "animal": animal}) for animal in ANIMALS}
    assert len(told) == len(ANIMALS)


@pytest.mark.parametrize("rules", MODES)
def test_more_players_take_longer(rules: dict[str, Any]) -> None:
    phrases = Phrases(TEXTS, "en", "cried-wolf")
    three, six = [length(GAME, setup(seats, **rules), Pace(), phrases) for seats in (3, 6)]
    assert 600 < three.game < six.game
    assert 0 < three.later < six.later < 180


def test_mode_2_deals_no_hands() -> None:
    phrases = Phrases(TEXTS, "en", "cried-wolf")
    one, two = [length(GAME, replace(setup(4), rules=GAME.rules(mode=mode)), Pace(), phrases) for mode in (1, 2)]
    assert two.deal < 5 < one.deal
