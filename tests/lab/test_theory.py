"""Numbers that somebody else has published, and what the engine makes of them."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb, inf
from pathlib import Path
from random import Random
from statistics import NormalDist
from typing import Any

import pytest

from device.commands import lab_theory
from device.commands.line import parser
from engine import Ask, SetupError
from engine.lab.play import Table, play
from engine.lab.policies import POLICIES
from engine.lab.published import PUBLISHED
from engine.lab.simulate import mean, processes
from engine.lab.theory import TABLES, Measured, Row, check, improbable, rows, setup

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
    assert [counts[table] for table in counts if table.startswith("ballots")] == [11, 11, 11, 11, 52]


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


def test_a_rare_event_may_come_as_often_as_is_no_less_probable_than_four_standard_errors() -> None:
    """In 20,000 games once is more than 3 standard errors off, where it is expected 0.07 times; and happens."""
    rare = Row("majority", 11, 4, "night", "parity", 1 - 3.6e-6)
    found = {misses: Measured(rare, 20_000, 1 - misses / 20_000, 1.3e-5) for misses in range(5)}
    assert [measured.holds for measured in found.values()] == [True, True, True, True, False]
    assert found[1].off == pytest.approx(-1.48, abs=0.01)
    seldom = Row("ballots-tied", 15, 0, "day", "15", 3.09e-6)
    assert [Measured(seldom, 20_000, hits / 20_000, 1.2e-5).holds for hits in (0, 3, 4)] == [True, True, False]


def test_how_improbable_so_many_are_is_counted_exactly() -> None:
    for cases in (2, 3, 4):
        fewer = sum(comb(20, case) * 0.05**case * 0.95 ** (20 - case) for case in range(cases))
        assert improbable(cases, 20, 0.05) == pytest.approx(NormalDist().inv_cdf(fewer))
    assert improbable(0, 20, 0.05) == improbable(1, 20, 0.05) == 0.0
    assert improbable(1, 20, 0.0) == improbable(20, 20, 0.001) == inf


@pytest.mark.parametrize("rate", [0.001, 0.01, 0.3, 0.5, 0.9, 0.999])
def test_what_is_not_rare_may_be_four_standard_errors_off_and_no_more(rate: float) -> None:
    row, error = Row("majority", 11, 4, "night", "parity", rate), (rate * (1 - rate) / 20_000) ** 0.5
    for sign in (-1, 1):
        assert Measured(row, 20_000, rate + sign * 3.999 * error, error).holds
        assert not Measured(row, 20_000, rate + sign * 4.001 * error, error).holds


def test_a_run_that_was_stopped_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rows"
    words = ["--short", "--table", "ballots-tied", "--games", "30", "--json"]
    theory(*words)
    whole = capsys.readouterr().out
    theory(*words, "--keep", str(file))
    file.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")  # a power cut in the last line
    asked: list[Row] = []

    def played(rows: Sequence[Row], *more: Any) -> Iterator[Measured]:
        asked.extend(rows)
        return check(rows, *more)

    monkeypatch.setattr(lab_theory, "check", played)
    for left in (1, 0):
        asked.clear()
        capsys.readouterr()
        theory(*words, "--keep", str(file))
        assert (capsys.readouterr().out, len(asked)) == (whole, left)
    theory(*words, "--keep", str(file), "--seed", "2")
    assert len(asked) == 5


def test_a_place_where_no_row_can_be_kept_is_told(tmp_path: Path) -> None:
    for place in (tmp_path / "nowhere" / "rows", tmp_path):
        with pytest.raises(SetupError, match="--keep"):
            theory("--short", "--table", "ballots-tied", "--games", "1", "--keep", str(place))


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
