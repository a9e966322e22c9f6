"""A whole evening over a pipe: from power-on to "play again?", nobody but seven seats and the front panel."""

import json
from pathlib import Path

import pytest

from device.pace import PASSES
from tests.sim.process import wolfhour

SEATS = range(1, 8)
ROUNDS = 450
"""More than anything happens in a game of seven."""

JOIN = [*(f"press {seat}" for seat in SEATS[:-1]), "tap 7 none", "wait 60", "panel ok"]
START = ["wait 20", "panel ok", "wait 10", *(f"press {seat}" for seat in SEATS)]
"""Start the game, and everybody hears and sees."""
EVERYBODY = ["wait", *(f"press {seat}" for seat in SEATS if seat != 3), "tap 3 4"]
"""Whatever happens, everybody presses, asked or not; the third seat has cards, and always lays down the same one."""
ENOUGH = ["panel down"] * 3 + ["panel ok"]
"""The fourth line after a game."""
READY = 1
"""So often a light shines before the game begins."""


@pytest.mark.parametrize(
    ("choose_language", "game", "wins", "goodbye"),
    [
        ([], "Which game", "win", "Good night"),
        (["panel down"] * 3, "哪一個遊戲", "獲勝", "晚安"),
    ],
)
def test_a_whole_evening_is_played_over_a_pipe(
    tmp_path: Path, choose_language: list[str], game: str, wins: str, goodbye: str
) -> None:
    commands = [*choose_language, "panel ok", f"wait {game}", "panel ok", *JOIN, *START, *EVERYBODY * ROUNDS, *ENOUGH]
    evening = wolfhour(
        *("sim", "--text", "--clock", "fast", "--seed", "5", "--state", tmp_path), commands="\n".join(commands)
    )
    assert (evening.returncode, evening.stderr) == (0, "")
    assert "?" not in {line[:1] for line in evening.stdout.splitlines()}, "a command was not understood"
    told = [line.partition("] ")[2] for line in evening.stdout.splitlines() if line.startswith("[")]
    shone = [told.count(f"LIGHT {seat} on") for seat in SEATS]
    assert min(shone) >= READY + PASSES, "everybody's own light shines at the own card, in each pass"
    assert sum(wins in line for line in told) >= 1
    assert goodbye in told[-1] or goodbye in told[-2]
    (history,) = (tmp_path / "history").iterdir()
    events = [json.loads(line) for line in history.read_text().splitlines()]
    answered = {event["seat"] for event in events if event.get("event") == "answer"}
    first_victims = {event["seat"] for event in events if (event.get("event"), event.get("at")) == ("death", "night 1")}
    assert answered | first_victims == {*SEATS}, "everybody's presses count, whoever lives to be asked"
    assert not (tmp_path / "game.journal").exists()


def test_the_same_commands_do_the_same_every_time(tmp_path: Path) -> None:
    commands = ["panel ok", "wait Which game", "panel ok", *JOIN, *START, *EVERYBODY * 60]
    options = ("sim", "--text", "--clock", "fast", "--seed", "5", "--state")
    first, second = (
        wolfhour(*options, tmp_path / name, commands="\n".join(commands), PYTHONHASHSEED=name) for name in ("1", "2")
    )
    assert first.stdout == second.stdout
    assert first.stdout.count("\n") > 500


def test_a_box_on_a_real_clock_ends_when_nobody_types_any_more(tmp_path: Path) -> None:
    box = wolfhour("sim", "--text", "--bots", "8", "--state", tmp_path)
    assert (box.returncode, box.stderr) == (0, "")
    assert box.stdout.splitlines()[-1] == "The commands are over: the box switches itself off."


def winner(state: Path) -> str:
    """Who has won the only game, which had at least one winning seat."""
    (history,) = (state / "history").iterdir()
    events = [json.loads(line) for line in history.read_text().splitlines()]
    (outcome,) = [event for event in events if event.get("event") == "outcome"]
    assert outcome["seats"]
    return str(outcome["winner"])


def test_bots_play_millers_hollow_with_buildings_as_the_panel_says(tmp_path: Path) -> None:
    join = ["panel ok", "wait Which game", "panel ok", "wait Player 12, welcome", "panel ok"]
    buildings = [*["panel down"] * 4, "panel ok", *["panel up"] * 4, "panel ok", "panel back"]
    """The house rules are the fifth line of the summary, and the buildings the last but three among them."""
    commands = [*join, *buildings, "panel ok"]
    words = "sim --text --clock fast --game millers-hollow --bots 12 --seats 12 --seed 3 --state"
    evening = wolfhour(*words.split(), tmp_path, commands="\n".join(commands))
    assert evening.returncode == 0
    assert "House rules: Buildings: yes" in evening.stdout
    assert "Farmer" in evening.stdout
    assert winner(tmp_path) in ("werewolf", "village", "lovers")
