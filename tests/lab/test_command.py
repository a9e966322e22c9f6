"""`wolfhour lab simulate` as a person calls it."""

import json
from pathlib import Path
from typing import Any

import pytest

from device.commands.line import parser
from engine import SetupError


def lab(*words: str | Path) -> int:
    """Run `wolfhour lab simulate` with these words."""
    args = parser().parse_args(["lab", "simulate", *map(str, words)])
    status: int = args.run(args)
    return status


def report(capsys: pytest.CaptureFixture[str], *words: str | Path) -> dict[str, Any]:
    assert lab(*words, "--json") == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_one_json_object_tells_everything(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "--game", "classic", "--seats", "9", "--games", "300", "--policy", "random", "--seed", "3")
    assert found["games"] == sum(camp["games"] for camp in found["winners"].values()) == 300
    wolves = found["winners"]["werewolf"]
    assert 0 < wolves["low"] < wolves["rate"] == round(wolves["games"] / 300, 5) < wolves["high"] < 1
    assert len(found["deck"]) == found["seats"] == 9
    assert found["rules"] == {}
    assert 1 < found["nights"] < 9
    assert 1 < found["early_deaths"] <= 4
    assert found["games_per_second"] == pytest.approx(300 / found["cpu_seconds"], rel=0.01)


def test_games_that_never_end_are_counted_and_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    """With buildings a village can come to where nobody can harm anybody any more: no vote, and a safe innkeeper."""
    words = ["--game", "millers-hollow", "--seats", "9", "--games", "100", "--rules", "buildings=true", "--seed", "1"]
    assert lab(*words, "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["winners"]["none"]["games"] > 0
    assert sum(won["games"] for won in report["winners"].values()) == 100


def test_people_are_told_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert lab("--games", "20") == 0
    told = capsys.readouterr().out
    assert "20 games of classic" in told
    assert "village" in told


def test_house_rules_can_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ["tie=random", "first_night_kill=false"]
    found = report(capsys, "--games", "50", "--rules", *rules, "--rules", "wolves=1")
    assert found["rules"] == {"tie": "random", "first_night_kill": False, "wolves": 1}
    assert found["deck"].count("werewolf") == 1


def test_house_rules_that_are_fractions_or_lists_can_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    words = (
        "--game",
        "millers-hollow",
        "--games",
        "5",
        "--rules",
        "sheriff_weight=1.5",
        "tie_order=runoff,",
        "ballot=point",
    )
    found = report(capsys, *words)
    assert found["rules"] == {"sheriff_weight": 1.5, "tie_order": ["runoff"], "ballot": "point"}


def test_a_set_up_file_can_be_given_and_its_rules_overruled(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ours.toml"
    deck = ["werewolf", *["villager"] * 7]
    file.write_text(f'game = "classic"\nseats = 8\ndeck = {deck}\nrules = {{ tie = "none", first_night_kill = false }}')
    found = report(capsys, "--setup", file, "--games", "20", "--rules", "tie=random")
    assert found["deck"] == deck
    assert found["rules"] == {"tie": "random", "first_night_kill": False}
    with pytest.raises(SetupError, match=r"leave --game out|there is no game"):
        lab("--setup", file, "--game", "lupusburg")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--game", "klassik"], "did you mean 'classic'"),
        (["--seats", "6"], "7 to 20 seats, not 6"),
        (["--rules", "tie"], "write key=value"),
        (["--rules", "tie=perhaps"], "rules.tie: 'perhaps'"),
        (["--rules", "ties=none"], "no such house rule; did you mean 'tie'"),
        (["--rules", "tie=rendom"], "did you mean 'random'"),
        (["--rules", "wolves=5"], "too many werewolves"),
        (["--setup", "nowhere.toml"], "nowhere.toml: cannot be read"),
    ],
)
def test_what_cannot_be_played_is_told_with_its_reason(words: list[str], problem: str) -> None:
    with pytest.raises(SetupError) as raised:
        lab(*words)
    assert problem in str(raised.value)


@pytest.mark.parametrize("words", [["--games", "0"], ["--jobs", "0"], ["--policy", "clever"], ["--games", "many"]])
def test_words_that_make_no_sense_end_with_two(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        lab(*words)
    assert left.value.code == 2
    assert words[0] in capsys.readouterr().err
