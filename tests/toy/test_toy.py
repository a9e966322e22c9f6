"""A game of forty lines goes through the whole box, though nothing in the box knows it."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from device.cli import main
from device.duration import length
from device.languages import FALLBACK, languages
from device.lobby.plan import Start
from device.pace import Pace
from device.phrases import Phrases
from device.public import tallied
from device.rehearse.events import Events
from device.rehearse.expect import difference
from device.rehearse.file import Expect, load
from device.rehearse.likeness import unlikeness
from device.rehearse.names import Names
from device.rehearse.play import Box, play
from device.settings import TEXTS
from engine import Say, Show
from engine.catalogue import Setup
from tests.contracts.names import needed, seen
from tests.device.lobby_table import LobbyTable
from tests.sim.boxes import evening
from tests.toy.guess import GUESS

FILE = Path(__file__).parent / "rehearsals" / "second-player-finds-it.toml"
SETUP = Setup("guess", (1, 2, 3, 4, 5), (), GUESS.rules())


def test_a_rehearsal_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rehearse", str(FILE)]) == 0
    assert capsys.readouterr().out == f"ok {FILE}\n1 passed, 0 failed\n"


@pytest.mark.parametrize("box", ["buttons", "nfc"])
def test_all_boxes_give_the_same_events(box: Box) -> None:
    plain, played = play(load(FILE)), play(load(FILE), box)
    assert played.faults == []
    assert unlikeness(plain.events, played.events) is None


def test_cards_that_nobody_has_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "case.toml"
    file.write_text('game = "guess"\n[deal]\n1 = "seer"\n2 = []\nleft = []\n', encoding="utf-8")
    assert main(["rehearse", str(file)]) == 2
    told = capsys.readouterr().err
    assert "deal.1: 'seer' will not do: write []" in told
    assert "deal.left: nothing of that kind is dealt in this game" in told


def test_the_lobby_offers_it_without_cards_and_tells_its_length(tmp_path: Path) -> None:
    table = LobbyTable(tmp_path).does("take English", "take Guess", "press 1-5", "ok", "take Start", "press 1-5")
    start = table.lobby.open()
    assert isinstance(start, Start)
    assert (start.setup, start.way) == (SETUP, "box")
    [summary] = {tuple(view["items"]) for view in table.screen.views if "Start the game" in view.get("items", ())}
    trying = "Try it out: one call and one vote"
    assert summary == ("Start the game", trying, "5 players", "House rules: as usual", "Pace: normal")
    assert any(text.startswith("The game takes about ") for text in table.spoken)


def test_a_round_is_no_night() -> None:
    reckoned = length(GUESS, SETUP, Pace(), Phrases(TEXTS, "en", "guess"))
    assert (reckoned.deal, reckoned.first, reckoned.later) == (0, 0, 0)
    assert 20 < reckoned.game < 200


def test_simulated_players_play_it_to_its_result(tmp_path: Path) -> None:
    [game] = (played := evening(tmp_path, game="guess", seats=5, bots=5)).games
    [outcome] = [line for line in game if line.get("kind") == "outcome"]
    [winner] = outcome["seats"]
    assert outcome["winner"] == "points"
    assert outcome["scores"] == {str(seat): int(seat == winner) for seat in range(1, 6)}
    assert f"★ Player {winner}: 1 point" in played.told
    assert "STARVED" not in played.told


def test_the_lab_counts_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "simulate", "--game", "guess", "--seats", "5", "--games", "50"]) == 0
    told = capsys.readouterr().out
    assert "rounds; " in told
    assert "night" not in told
    assert main(["lab", "simulate", "--game", "guess", "--seats", "5", "--games", "50", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["winners"]["points"]["games"] == 50


def test_no_seat_learns_the_secret(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["leaks", "--game", "guess", "--pairs", "10", "--table-pairs", "4", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["setups"]["recommended"]["comparisons"] == 14 * GUESS.least
    assert (status, found["proven"], found["setups"]["recommended"]["in_words"]) == (0, True, [])


@pytest.mark.parametrize("language", languages(TEXTS))
def test_every_name_has_a_text_that_reads_well(language: str, caplog: pytest.LogCaptureFixture) -> None:
    phrases = Phrases(TEXTS, language, "guess")
    assert [key for key in needed("guess") if not phrases.has(key)] == []
    told = [phrases.line(it.line, it.facts) for it in seen("guess")[0] if isinstance(it, Say)]
    told += [phrases.line(it.card, facts) for it in seen("guess")[0] if isinstance(it, Show) for _, facts in it.news]
    assert [text for text in told if text[-1] not in ".!?。！？"] == []
    assert {it.line for it in seen("guess")[0] if isinstance(it, Say)} == {*GUESS.names.lines}
    assert caplog.messages == []
    assert FALLBACK in languages(TEXTS)


def test_a_house_is_an_option_with_a_name() -> None:
    lettered = replace(GUESS, names=replace(GUESS.names, asks={"guess.house": ("house", "none")}))
    names = Names(lettered, SETUP.seats)
    assert [names.answer("guess.house", told) for told in ("3L", "5R", "none")] == [None, None, None]
    assert names.answer("guess.house", "6L") == "6 is no seat of this table; there are: 1 to 5"
    assert "a house, as in 3L" in str(names.answer("guess.house", "3X"))
    assert Phrases(TEXTS, "en", "guess").option("3L") == "3 left"


def test_houses_live_are_voted_for_and_die_by_their_names() -> None:
    lettered = replace(
        GUESS, names=replace(GUESS.names, asks={"guess.house": ("house", "none")}, events=("vote", "death"))
    )
    faults = Events(Names(lettered, SETUP.seats)).faults
    ballots = {"1": "3L", "2": "none"}
    assert [*faults({"event": "vote", "tally": {"3L": 2}, "chosen": ["3L"], "ballots": ballots})] == []
    assert [*faults({"event": "death", "house": "5R"})] == []
    assert [field for field, _ in faults({"event": "vote", "tally": {"3": 2}, "chosen": ["6R"]})] == ["tally", "chosen"]
    told = [{"event": "death", "house": "2L"}, {"event": "death", "house": "1R"}]
    lives = replace(load(FILE), game=lettered, expect=Expect(alive=["3R", "1L", "3L", "2R"]))
    assert difference(lives, told) is None
    assert "expect.alive" in str(difference(lives, told[:1]))


def test_votes_for_houses_stand_at_their_seat() -> None:
    assert tallied({"3L": 2, "3R": 1, "5R": 1.5}) == {3: "2 | 1", 5: "0 | 1.5"}
    assert tallied({3: 2.5}) == {3: "2.5"}
