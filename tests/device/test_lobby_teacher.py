"""The teacher: each game explains itself in two minutes, and every card before the deal; beginners have more time."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from device.languages import languages
from device.pace import PACES
from device.phrases import Phrases
from engine.catalogue import Game, games
from tests.device.lobby_table import CONFIG, LobbyTable

SIT = ("take English", "take Classic", "press 1-7", "ok")
START = ("take Start", "press 1-7")
CHARACTERS_A_SECOND = {"en": 14.0}
"""How fast a voice speaks; where words are signs, so many of these."""
SIGNS_A_SECOND = 4.4


@pytest.fixture
def table(tmp_path: Path) -> Iterator[LobbyTable]:
    made = LobbyTable(tmp_path / "state")
    yield made
    made.close()


@pytest.mark.parametrize("language", languages(CONFIG / "lang"))
@pytest.mark.parametrize("game", [*games().values()], ids=lambda game: game.key)
def test_every_game_explains_itself_within_two_minutes(game: Game, language: str) -> None:
    phrases = Phrases(CONFIG / "lang", language, game.key)
    texts = [phrases.word(f"teach.{game.key}.{number}") for number in range(1, 8)]
    last = f"teach.{game.key}.8"
    length = sum(map(len, [*texts, *([phrases.word(last)] if phrases.has(last) else [])]))
    assert 60 < length / CHARACTERS_A_SECOND.get(language, SIGNS_A_SECOND) < 120


def test_the_lesson_is_shown_and_read_page_by_page_and_then_waits(table: LobbyTable) -> None:
    table.start(*SIT, "take How this", "wait", "wait", "wait", "ok", *START)
    lesson = [view for view in table.screen.views if view.get("hint", "").startswith("UP, DOWN: turn")]
    pages = [*dict.fromkeys(view["lines"][0] for view in lesson)]
    assert len(pages) == 8
    assert [text for text in table.spoken if text in pages] == pages
    assert {view["headline"] for view in lesson} == {"Classic Werewolf"}


def test_a_page_can_be_turned_and_back_returns_at_once(table: LobbyTable) -> None:
    table.start(*SIT, "take How this", "down", "up", "back", *START)
    heard = [text for text in table.spoken if text.startswith(("Welcome to the village", "Everybody gets"))]
    assert [text[:7] for text in heard][:3] == ["Welcome", "Everybo", "Welcome"]


def test_each_card_of_the_deck_is_read_aloud_before_the_deal(table: LobbyTable) -> None:
    start = table.start(*SIT, "take What the", "wait", "back", *START)
    cards = [view for view in table.screen.views if view.get("kind") == "card"]
    names = [*dict.fromkeys(view["big"] for view in cards)]
    word = table.host.phrases.word
    assert names == [word(f"role.{role}") for role in games()["classic"].roles if role in start.setup.deck]
    assert all(view["pictures"] and view["subtitle"] for view in cards)
    assert [text for text in table.spoken if text.startswith("Seer. ")] == [f"Seer. {word('role.seer.help')}"]


def test_the_beginners_pace_is_kept_and_says_each_call_twice(table: LobbyTable, tmp_path: Path) -> None:
    table.start(*SIT, "take Pace: normal", "take Pace: for", "take Pace: brisk", "take Pace: normal", *START)
    assert table.host.pace.factor == PACES["relaxed"]
    assert [table.host.pace.times(asleep=True, night=night) for night in (1, 2)] == [2, 2]
    table.close()
    again = LobbyTable(tmp_path / "state")
    again.start("take Classic", "ok", "ok", "press 1-7")
    assert again.host.pace.factor == PACES["relaxed"]
    again.close()


def test_house_rules_are_kept_as_favourites_taken_and_forgotten(table: LobbyTable) -> None:
    change = ("take House rules", "take A tied", "take Keep these", "back")
    first = table.start(*SIT, *change, *START)
    table.does("take Again", "take House rules", "take All house", "back", *START)
    table.host.turn({"kind": "lobby", "items": []})
    usual = table.lobby.again()
    table.does("take Again", "take House rules", "take Favourite: ", "take Play by", "back", *START)
    table.host.turn({"kind": "lobby", "items": []})
    kept = table.lobby.again()
    table.does("take Again", "take House rules", "take Favourite: ", "take Forget", "back", *START)
    table.host.turn({"kind": "lobby", "items": []})
    table.lobby.again()
    assert usual is not None
    assert kept is not None
    assert first.setup.rules != usual.setup.rules == games()["classic"].rules()
    assert kept.setup.rules == first.setup.rules
    assert table.store.recall("classic.favourites") == []
