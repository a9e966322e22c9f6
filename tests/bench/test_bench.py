"""`wolfhour bench` tells figures beside their budgets."""

import json

import pytest

from device.bench import start
from device.bench.figures import Figure, centile, resident
from device.cli import main
from device.commands import bench
from engine.errors import WolfhourError
from tests.sim.process import wolfhour


@pytest.mark.parametrize(("value", "most", "kept"), [(1.0, 1.0, True), (1.01, 1.0, False), (99.0, None, True)])
def test_a_budget_is_kept_up_to_its_last_bit(value: float, most: float | None, kept: bool) -> None:
    assert Figure("x", value, "s", most).kept is kept
    assert ("TOO MUCH" in str(Figure("x", value, "s", most))) is not kept


def test_a_budget_that_is_not_kept_is_told_by_the_exit_status(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "PARTS", {"one": lambda: iter([Figure("one", 3, "s", 2)])})
    assert main(["bench", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["kept"], told["figures"][0]["kept"]) == (False, False)


def test_a_part_that_there_is_not_is_told_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["bench", "rule"])
    assert end.value.code == 2
    assert "did you mean 'rules'" in capsys.readouterr().err


def test_the_engine_alone_is_measured_in_a_process_of_its_own_and_keeps_its_budgets() -> None:
    done = wolfhour("bench", "rules", "--json")
    told = json.loads(done.stdout)
    assert [figure["unit"] for figure in told["figures"]] == ["s", "MB"]
    assert all(figure["value"] > 0 and figure["kept"] for figure in told["figures"])


@pytest.mark.long
def test_a_whole_box_keeps_its_budgets() -> None:
    done = wolfhour("bench", "whole", "--json")
    told = json.loads(done.stdout)
    assert len(told["figures"]) == 4
    assert all(figure["kept"] for figure in told["figures"] if figure["unit"] in ("MB", "% of a core")), told


def test_a_centile_and_a_memory() -> None:
    assert [centile(range(101), part) for part in (0, 50, 99, 100)] == [0, 50, 99, 100]
    assert resident("Name:\tx\nVmRSS:\t   1000 kB\n") == 1.024


def test_a_box_that_dies_while_it_is_measured_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")
    with pytest.raises(WolfhourError, match="has ended with status 1"):
        start.once()
