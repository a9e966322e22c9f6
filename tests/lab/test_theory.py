"""Numbers that somebody else has published, and what the engine makes of them."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from device.commands import lab_theory
from device.commands.line import parser
from engine import Ask, SetupError
from engine.lab.play import Table, play
from engine.lab.policies import POLICIES
from engine.lab.published import PUBLISHED
from engine.lab.simulate import mean, processes
from engine.lab.theory import TABLES, Measured, Row, check, rows, setup

HEAD = "table,first,win,seats,0,1,2,3,4\n"


def theory(*words: str) -> int:
    """Run `wolfhour lab theory` with these words."""
    args = parser().parse_args(["lab", "theory", *words])
    status: int = args.run(args)
    return status


def test_the_engine_comes_to_what_is_published(capsys: pytest.CaptureFixture[str]) -> None:
    assert theory("--short", "--games", "300", "--json") == 0
    found = json.loads(capsys.readouterr().out)["rows"]
    assert {row["table"] for row in found} == {*TABLES}
    assert all(row["holds"] and abs(row["off"]) <= 4 for row in found)
    assert {(row["first"], row["win"]) for row in found} >= {
        ("day", "parity"),
        ("night", "parity"),
        ("day", "last_man"),
        ("night", "last_man"),
    }


def test_all_of_it_is_there() -> None:
    """As many rows of each kind as were worked out for 5 to 15 seats."""
    counts = Counter(row.table for row in lab_theory.published())
    assert (counts["uniform"], counts["tie-none"], counts["majority"]) == (176, 176, 88)
    assert sum(counts[table] for table in counts if table.startswith(("pack", "bloc"))) == 200
    assert sum(counts[table] for table in counts if table.startswith("guard")) == 516
    assert (counts["hunter-stands"], counts["hunter-shoots"], counts["hunter-shoots-unless-over"]) == (172, 172, 172)
    assert sum(counts[table] for table in counts if table.startswith("detectives")) == 131
    assert (counts["days"], counts["decisions"], counts["no-nights"]) == (38, 38, 40)


def test_a_number_that_the_engine_does_not_come_to_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What a guard changes by parity alone (12 seats, 3 wolves: 0.836) is less than what is claimed here."""
    file = tmp_path / "theory.csv"
    file.write_text(f"{HEAD}uniform,night,parity,12,,,,0.70,\nuniform,night,parity,9,,0.546875,,,\n", encoding="utf-8")
    monkeypatch.setattr(lab_theory, "NUMBERS", file)
    assert theory("--games", "300") == 1
    told = capsys.readouterr().out
    assert "MISS uniform, night first, parity, 12 seats, 3 wolves: 0.8" in told
    assert told.count("MISS") == 2  # in the table, and below


def test_a_number_that_is_certain_may_not_be_missed_once() -> None:
    sure = Row("uniform", 5, 3, "night", "parity", 1.0)
    assert Measured(sure, 100, 1.0, 0.0).holds
    assert not Measured(sure, 100, 0.99, 0.0).holds


def test_any_number_of_processes_measures_the_same() -> None:
    some = [Row("guard-others", 7, 1, "night", "parity", 0.5), Row("bloc", 9, 2, "day", "parity", 0.5)]
    one = [measured.found for measured in check(some, 60, 3)]
    with processes(2) as across:
        assert [measured.found for measured in check(some, 60, 3, across)] == one
    assert [measured.found for measured in check(some, 60, 4)] != one


@pytest.mark.parametrize(
    "line",
    [
        "unform,night,parity,9,,0.5,,,",
        "uniform,noon,parity,9,,0.5,,,",
        "uniform,night,parity,nine,,0.5,,,",
        "uniform,night,parity,9,,half,,,",
    ],
)
def test_a_line_that_is_no_row_is_told(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "theory.csv"
    file.write_text(f"{HEAD}{line}\n", encoding="utf-8")
    monkeypatch.setattr(lab_theory, "NUMBERS", file)
    with pytest.raises(SetupError, match="is no row"):
        theory("--short")


def test_a_table_that_there_is_not_is_told() -> None:
    with pytest.raises(SetupError, match="did you mean 'uniform'"):
        theory("--table", "unifrom")


def test_what_classic_werewolf_has_rules_for_is_played_by_it() -> None:
    """The lab's own game is for what no table plays; parity at the deal is a set-up that the classic game refuses."""
    games = {
        Row("uniform", 9, 2, "day", "parity", 0): "classic",
        Row("tie-none", 9, 2, "night", "parity", 0): "classic",
        Row("hunter-stands", 9, 2, "night", "parity", 0): "classic",
        Row("bloc", 9, 2, "night", "parity", 0): "classic",
        Row("uniform", 9, 2, "day", "last_man", 0): "published",
        Row("uniform", 6, 3, "day", "parity", 0): "published",
        Row("guard-others", 9, 2, "night", "parity", 0): "published",
        Row("majority", 9, 2, "night", "parity", 0): "published",
    }
    assert {row: setup(row).game for row in games} == games


def test_who_has_won_at_the_deal_has_won() -> None:
    rng = Random(1)
    over = setup(Row("uniform", 6, 3, "day", "parity", 1.0))
    assert {(result.winner, result.toll) for result in (play(PUBLISHED, over, POLICIES["random"], rng),)} == {
        ("werewolf", (0,))
    }


@pytest.mark.parametrize(("policy", "victims"), [("random-pack", {1, 2, 3}), ("random-bloc", {1})])
def test_wolves_vote_for_no_wolf(policy: str, victims: set[int]) -> None:
    table = Table()
    bots: Any = POLICIES[policy]
    table.sit(bots, Random(5))
    bots.dealt({1: ("werewolf",), 2: ("werewolf",), 3: ("werewolf",), 4: ("villager",), 5: ("villager",), 6: ("seer",)})
    seats = (1, 2, 3, 4, 5, 6)
    ballots = [table.ask(Ask("village.vote", seats, seats, {s: {s: "self"} for s in seats})) for _ in range(300)]
    assert {ballot[wolf] for ballot in ballots for wolf in (1, 2, 3)} == {4, 5, 6}
    assert {len({ballot[1], ballot[2], ballot[3]}) for ballot in ballots} == victims
    assert {ballot[4] for ballot in ballots} == {1, 2, 3, 5, 6}
    assert table.decisions == 1800


def test_a_mean_comes_with_its_standard_error() -> None:
    assert mean({1: 50, 3: 50}) == (2.0, 0.1)


def test_rows_are_told_apart_by_their_wolves() -> None:
    line = {"table": "uniform", "first": "day", "win": "parity", "seats": "9", "0": "", "1": "0.4", "2": "0.7"}
    assert [(row.wolves, row.expected) for row in rows([line])] == [(1, 0.4), (2, 0.7)]
