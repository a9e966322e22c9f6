"""After a game: the cards one by one, what turned it, and what the menu offers besides another game."""

from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

import pytest

from device.chronicle import chronicle
from device.public import PublicView
from engine import Over
from engine.catalogue import Setup, games
from tests.device.lobby_table import LobbyTable
from tests.history.games import transcript
from tests.history.test_history import EVENTS, SETUP, TOLD, past

END = ("wait", "down", "take That is enough")
"""Whoever has heard everything goes home."""
RESULT = {"kind": "result", "headline": "The village wins", "lines": ["Player 1: Seer"], "page": 0}


@pytest.fixture
def table(tmp_path: Path) -> Iterator[LobbyTable]:
    made = LobbyTable(tmp_path / "state")
    made.does("take English", "take Classic", "press 1-7", "ok", "ok", "press 1-7").lobby.open()
    made.host.turn(RESULT)
    yield made
    made.close()


def views(table: LobbyTable, kind: str) -> list[dict[str, Any]]:
    return [view for view in table.screen.views if view["kind"] == kind]


def test_the_cards_are_turned_over_one_by_one_and_then_what_turned_the_game(table: LobbyTable) -> None:
    table.voice.lines.clear()
    begin = table.inbox.clock.now()
    table.does(*END).lobby.again(TOLD)
    cards = [view for view in views(table, "card") if "big" in view]
    assert [view["seat"] for view in cards] == [*TOLD.seats]
    assert [view["seat"] for view in cards if view["won"]] == [*TOLD.winners]
    role = {seat: f"Player {seat}: {table.host.phrases.word(f'role.{TOLD.roles[seat][0]}')}" for seat in TOLD.seats}
    assert table.spoken[: len(TOLD.seats)] == [*role.values()]
    assert table.spoken[7].endswith("decided this game.")
    assert [len(view["told"]) for view in views(table, "chronicle")][-1] == len(TOLD.turns)
    assert table.spoken[8 + len(TOLD.turns)] == "Do you want to play again?"
    asked = next(view for view in table.screen.views if view.get("subtitle") == "Do you want to play again?")
    assert asked["lines"] == RESULT["lines"], "who was who stands there again"
    assert table.inbox.clock.now() - begin < 60 + 20, "a minute of waiting begins with the first drum"


def test_nobody_sees_a_card_before_the_drum(table: LobbyTable) -> None:
    table.does(*END).lobby.again(TOLD)
    first = next(view for view in table.screen.views if view["kind"] == "card")
    assert not first.get("big")


def test_the_end_of_a_game_shows_who_has_won_and_nobodys_card_before_it_is_turned_over(table: LobbyTable) -> None:
    public = PublicView(table.host, SETUP.seats)
    table.screen.views.clear()
    public.board(Over("over", 1, SETUP.seats, (), TOLD.winner, TOLD.winners, TOLD.roles))
    assert [view.get("lines") for view in table.screen.views] == [None]
    table.does(*END).lobby.again(TOLD)
    asked = next(view for view in table.screen.views if view.get("subtitle") == "Do you want to play again?")
    assert len([line for line in asked["lines"] if line]) == len(SETUP.seats)


def test_any_button_ends_the_telling(table: LobbyTable) -> None:
    table.voice.lines.clear()
    table.does("next", "down", "take That is enough").lobby.again(TOLD)
    assert "Do you want to play again?" in table.spoken[:3]


def test_the_story_is_read_page_by_page_and_back_returns_to_the_question(table: LobbyTable) -> None:
    table.does("wait", "down", "take The story", "down", "up", "up", "back", "take That is enough").lobby.again(TOLD)
    leaves = [view["phase"] for view in views(table, "chronicle") if view.get("hint", "").startswith("UP, DOWN")]
    assert [*dict.fromkeys(leaves)][:2] == ["Night 1", "Day 1"]
    last_read = max(number for number, text in enumerate(table.spoken) if text.startswith("The votes: "))
    assert "Do you want to play again?" in table.spoken[last_read:]


def test_votes_and_figures_stand_in_tables_and_are_read_aloud(table: LobbyTable) -> None:
    table.lobby.store.history.add(past(1, time()))
    table.does("wait", "down", "take Who voted", "back", "take The evening", "ok", "take That is enough").lobby.again(
        TOLD
    )
    votes, figures = [view["table"] for view in views(table, "chronicle") if "table" in view][-2:]
    assert votes["columns"] == [*map(str, TOLD.seats)]
    assert [row[0] for row in votes["rows"]] == [f"Day {vote.at.split()[1]}" for vote in TOLD.votes]
    assert len(votes["rows"]) > 2
    assert figures["columns"] == ["won", "survived", "right votes"]
    assert any(text.startswith("This evening: 1 game.") for text in table.spoken)
    assert any(text.startswith("Ann: won ") for text in table.spoken)


def test_points_of_one_game_after_another_make_a_match(table: LobbyTable) -> None:
    game = games()["cried-wolf"]
    setup = Setup("cried-wolf", (1, 2, 3), game.pack(3, game.rules()), game.rules())
    told = chronicle("cried-wolf", setup.seats, transcript(setup, 2))
    for number in (1, 2):
        table.store.history.add(past(number, time(), told))
    table.does(*END).lobby.again(told)
    (line,) = [text for text in table.spoken if text.startswith("The match after 2 games: ")]
    most = max(told.scores, key=lambda seat: told.scores[seat])
    assert f"player {most} {2 * told.scores[most]}" in line


def test_the_transcript_of_the_fixtures_is_a_whole_game() -> None:
    assert SETUP.seats == TOLD.seats
    assert EVENTS[-1]["event"] == "board"
