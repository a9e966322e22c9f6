"""Names out of a list that was typed once: seat by seat, kept for the next game, given anew with the seats."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from device.names import recall_names
from tests.device.lobby_table import LobbyTable

SIT = ("take English", "take Classic", "press 1-7", "ok")
START = ("take Start", "press 1-7")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[LobbyTable]:
    made = LobbyTable(tmp_path / "state", people=("Ann", "Bo", "Cy"))
    yield made
    made.close()


def test_each_seat_says_who_sits_there_and_whoever_is_named_elsewhere_has_moved(table: LobbyTable) -> None:
    seats = ("take Ann", "take No name", "take Bo", "back")
    table.start(*SIT, "take Names: nobody", *seats, "take Names: 1 Ann", "take Bo", "back", *START)
    assert recall_names(table.store) == {1: "Bo"}
    assert table.seen("Names: 1 Ann and 3 Bo")
    assert "Who is player 3?" in table.spoken


def test_names_stay_for_another_game_and_go_with_new_seats(table: LobbyTable) -> None:
    table.start(*SIT, "take Names: nobody", "take Ann", "back", *START)
    table.host.turn({"kind": "lobby", "items": []})
    table.does("take Again, just", *START).lobby.again()
    assert recall_names(table.store) == {1: "Ann"}
    table.host.turn({"kind": "lobby", "items": []})
    table.does("take Again, just", "take 7 players", "take Take", "press 2-8", "ok", "take Start", "press 2-8")
    table.lobby.again()
    assert recall_names(table.store) == {}


def test_without_a_list_nobody_is_asked(tmp_path: Path) -> None:
    box = LobbyTable(tmp_path / "other")
    box.start(*SIT, *START)
    assert not box.seen("Names: nobody has given any")
    box.close()
