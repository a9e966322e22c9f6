"""A game that was cut off is offered to go on; after a game the lobby asks what comes next."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from device.inbox import Starved
from device.lobby.plan import Resume, Start
from device.menu import PAGES
from device.ports import Event, Panel, Press, Tap
from device.session import header_of, setup_of
from engine import Ask, Deal, Draw, Run, legal
from engine.catalogue import Setup, games
from engine.journal import Answer, Record
from engine.lab.play import deal, lot
from engine.lab.policies import POLICIES
from tests.device.lobby_table import DIGEST, LobbyTable

CLASSIC = games()["classic"]
SEATS = (1, 2, 3, 4, 5, 6, 7)
SETUP = Setup("classic", SEATS, CLASSIC.pack(7, CLASSIC.rules()), CLASSIC.rules())


@pytest.fixture
def table(tmp_path: Path) -> Iterator[LobbyTable]:
    made = LobbyTable(tmp_path / "state")
    yield made
    made.close()


def cut_off(tmp_path: Path, night: int, digest: str = DIGEST, language: str = "en") -> list[Record]:
    """Leave the journal of a game that was cut off in this night."""
    box = LobbyTable(tmp_path / "state")
    box.store.remember("language", "en")
    box.store.remember("leads", [9, 8, 7, 6, 5, 4, 3])
    box.store.begin(header_of(SETUP, language, digest))
    run, rng = Run(lambda: CLASSIC.script(SETUP), box.store.append), Random(5)
    while not (isinstance(run.pending, Ask) and run.shown is not None and run.shown.view.number == night):
        match run.pending:
            case Ask() as ask:
                run.send(dict(POLICIES["random"](ask, rng)))
            case Draw() as draw:
                run.send(lot(draw, rng))
            case Deal() as cards:
                run.send(deal(cards, rng))
            case _:
                run.send()
    for seat in run.pending.seats:
        assert run.press(run.pending.ask, seat, legal(run.pending, seat)[0]) is None
    box.close()
    return run.records


def test_a_cut_off_game_goes_on_with_its_seats(tmp_path: Path) -> None:
    records = cut_off(tmp_path, night=2, language="zh-Hant")
    table = LobbyTable(tmp_path / "state")
    play = table.does("take Go on").lobby.open()
    assert isinstance(play, Resume)
    assert play.records == records
    assert setup_of(play.header)[1] == SETUP
    assert "A game was cut off (Classic Werewolf, Night 2). Do you want to go on where you stopped?" in table.spoken
    assert table.host.phrases.language == "zh-Hant"
    assert table.lobby.plan.leads == (9, 8, 7, 6, 5, 4, 3)
    table.close()


def test_a_game_that_was_hardly_begun_goes_on_too(tmp_path: Path) -> None:
    box = LobbyTable(tmp_path / "state")
    box.store.begin(header_of(SETUP, "en", DIGEST))
    box.close()
    table = LobbyTable(tmp_path / "state")
    assert isinstance(table.does("take English", "back", "ok").lobby.open(), Resume)
    assert table.lobby.plan.leads == SEATS
    table.close()


def test_a_cut_off_game_can_be_ended_without_result(tmp_path: Path) -> None:
    cut_off(tmp_path, night=1)
    table = LobbyTable(tmp_path / "state")
    assert isinstance(table.does("take End it", "take Classic", "ok", "ok", "ok").lobby.open(), Start)
    assert table.store.unfinished() is None
    assert [path.name for path in (tmp_path / "state").glob("unfinished-*")] == ["unfinished-0001.journal"]
    table.close()


def test_a_game_of_other_rules_is_kept_without_result(tmp_path: Path) -> None:
    cut_off(tmp_path, night=1, digest="the rules of yesterday")
    table = LobbyTable(tmp_path / "state")
    table.does("take Classic", "ok", "ok", "ok").lobby.open()
    assert any("cannot go on with this version of Wolfhour" in line for line in table.spoken)
    assert [path.name for path in (tmp_path / "state").glob("unfinished-*")] == ["unfinished-0001.journal"]
    table.close()


def test_a_damaged_journal_is_told_once(tmp_path: Path) -> None:
    cut_off(tmp_path, night=1)
    journal = tmp_path / "state" / "game.journal"
    journal.write_bytes(journal.read_bytes().replace(b'"answer"', b'"anther"', 1))
    for told in (1, 0):
        table = LobbyTable(tmp_path / "state")
        table.does("take Classic", "ok", "ok", "ok").lobby.open()
        assert sum("is damaged" in line for line in table.spoken) == told
        table.close()


def play_one(table: LobbyTable) -> Start:
    play = table.does("take English", "take Classic", "press 1-7", "ok", "ok", "press 1-7").lobby.open()
    assert isinstance(play, Start)
    return play


def test_the_same_again_is_ok_and_ok(table: LobbyTable) -> None:
    first = play_one(table)
    assert table.does("ok", "ok", "press 1-7").lobby.again() == first


def test_the_same_again_is_played_with_the_device_that_a_seat_got_in_the_game(table: LobbyTable) -> None:
    play_one(table)
    table.store.remember("leads", [1, 9, 3, 4, 5, 6, 7])
    again = table.does("ok", "ok", "press 1", "press 9", "press 3-7").lobby.again()
    assert again is not None
    assert again.leads == (1, 9, 3, 4, 5, 6, 7)


def test_who_was_who_stays_on_the_screen_until_the_cursor_moves(table: LobbyTable) -> None:
    play_one(table)
    table.host.turn({"kind": "result", "headline": "The village wins", "lines": ["Player 1: Seer"]})
    table.does("wait", "down", "take That is enough").lobby.again()
    asked = next(view for view in table.screen.views if view.get("subtitle") == "Do you want to play again?")
    assert (asked["kind"], asked["lines"]) == ("result", ["Player 1: Seer"])
    assert asked["hint"].startswith("OK: again, just like this")
    assert [view["cursor"] for view in table.screen.views if "Another game" in view.get("items", ())] == [1, 2, 3]


def test_pages_of_a_result_turn_by_themselves_and_not_for_ever(table: LobbyTable) -> None:
    play_one(table)
    lines = ["Player 1: Seer", "", "1: living +2"]
    table.host.turn({"kind": "result", "headline": "The village wins", "lines": lines, "page": 0})
    table.does(*["wait"] * 30, "down", "take That is enough").lobby.again()
    shown = [view["page"] for view in table.screen.views if view.get("kind") == "result"]
    assert [*dict.fromkeys(shown)] == [*range(PAGES + 1)]


def test_again_with_something_changed_begins_at_the_deck(table: LobbyTable) -> None:
    first = play_one(table)
    table.does(
        "take Again, with", "ok", "take Put", "take Hunter", "take Hunter × 0", "take Villager", "take Villager × 4"
    )
    second = table.does("take The deck", "take Start", "press 1-7").lobby.again()
    assert second is not None
    assert first.setup.deck.count("villager") + 1 == second.setup.deck.count("villager")
    third = table.does("ok", "ok", "press 1-7").lobby.again()
    assert third == second


def test_another_game_begins_at_the_main_menu(table: LobbyTable) -> None:
    first = play_one(table)
    assert table.does("take Another", "take Classic", "ok", "ok", "press 1-7").lobby.again() == first
    assert table.spoken.count("Which game do you want to play?") == 2


@pytest.mark.parametrize("seed", range(2))
def test_any_buttons_in_any_order_are_survived(table: LobbyTable, seed: int) -> None:
    chance = Random(seed)
    for number in range(2000):
        panel = Panel(chance.choice(["ok", "ok", "up", "down", "next", "back"]), held=chance.random() < 0.1)
        events: list[Event] = [panel, Press(chance.randint(0, 21)), Tap(chance.randint(1, 9), "x")]
        table.inbox.put_at(number * 0.7, chance.choice(events))
    games = 0
    with suppress(Starved):
        table.lobby.open()
        games += 1
        while table.lobby.again() is not None:
            games += 1
    assert games >= 1


def test_back_returns_to_the_question_and_the_end_is_the_end(table: LobbyTable) -> None:
    play_one(table)
    assert table.does("back", "ok", "back", "take That is enough").lobby.again() is None
    assert table.spoken.count("Do you want to play again?") == 3
    assert table.spoken[-1] == "Good night, and mind the wolves on your way home."


def test_a_recording_that_its_own_script_cannot_bear_is_set_aside(tmp_path: Path) -> None:
    box = LobbyTable(tmp_path / "state")
    box.store.remember("language", "en")
    box.store.begin(header_of(replace(SETUP, deck=("no-such-role",) * 7), "en", DIGEST))
    box.store.append(Answer("deal", {}))
    box.close()
    table = LobbyTable(tmp_path / "state")
    with suppress(Starved):
        table.lobby.open()
    assert "no-such-role" in (tmp_path / "state" / "unfinished-0001.journal").read_text()
    assert table.store.unfinished() is None
    table.close()
