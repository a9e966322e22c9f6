"""Miller's Hollow on the panel: its recommended decks, its ready set-ups, and a small village without a sheriff."""

from typing import Any

import pytest

from device.absent import NoLights
from device.lobby.decks import ready_setups
from device.lobby.plan import Plan, usual_rules
from device.phrases import Phrases
from engine.catalogue import games
from tests.device.lobby_table import CONFIG, LobbyTable

HOLLOW = games()["millers-hollow"]
EIGHT = ("take English", "take Werewolves of", "press 1-8", "ok")


@pytest.mark.parametrize("seats", range(HOLLOW.least, HOLLOW.most + 1))
def test_every_table_has_a_recommended_deck_and_a_ready_set_up(seats: int) -> None:
    plan = Plan(HOLLOW, tuple(range(1, seats + 1)), usual_rules(HOLLOW, seats))
    assert HOLLOW.problems(plan.setup()) == ()
    assert plan.setup().rules.sheriff == ("off" if seats < 9 else "day_1")
    ready, broken = ready_setups(Phrases(CONFIG / "lang", "en"), [CONFIG / "setups"], plan, NoLights())
    assert broken == []
    assert {file.seats for file in ready.values()} == {seats}


def test_a_small_village_has_a_sheriff_again_as_soon_as_it_is_large_enough(table: LobbyTable) -> None:
    play = table.start(*EIGHT, "take 8 players", "take Take", "press 1-9", "ok", "ok", "ok")
    assert table.seen("House rules: Sheriff: no sheriff")
    assert play.setup.rules == HOLLOW.rules()


def test_what_is_usual_is_not_remembered_as_a_wish(table: LobbyTable, tables: Any) -> None:
    assert table.start(*EIGHT, "ok", "ok").setup.rules.sheriff == "off"
    again = tables().start("take Werewolves of", "take Take", "press 1-10", "ok", "ok", "ok")
    assert again.setup.rules.sheriff == "day_1"


def test_a_thief_brings_two_cards_more(table: LobbyTable) -> None:
    play = table.start("take English", "take Werewolves of", "press 1-15", "ok", "ok", "ok")
    assert (len(play.setup.deck), play.setup.deck.count("thief")) == (17, 1)
    assert any("Thief × 1" in item for view in table.screen.views for item in view.get("items", ()))
