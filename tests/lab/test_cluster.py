"""The same games on the workers of a Dask cluster, here a local one."""

import json
from collections.abc import Iterator

import pytest

from device.commands import numbers
from device.commands.line import parser
from engine import SetupError

distributed = pytest.importorskip("distributed")


@pytest.fixture
def address() -> Iterator[str]:
    """A scheduler, and a worker that plays two lots of games at once, as far as the lab lets it."""
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None, protocol="tcp://"
    ) as cluster:
        yield cluster.scheduler_address


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    args = parser().parse_args(["lab", "simulate", "--seats", "7", "--games", "510", "--json", *words])
    assert args.run(args) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return {key: found[key] for key in ("winners", "nights", "early_deaths", "games")}


@pytest.mark.filterwarnings("ignore")  # of the cluster's own: ports, and threads that end late
def test_a_cluster_plays_the_same_games(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated(capsys, "--dask", address) == simulated(capsys)


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbers, "SECONDS", 0.2)
    args = parser().parse_args(["lab", "simulate", "--games", "1", "--dask", "tcp://127.0.0.1:1"])
    with pytest.raises(SetupError, match="no scheduler answers at 'tcp:"):
        args.run(args)


def test_processes_and_a_cluster_are_not_both_asked(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["lab", "simulate", "--jobs", "2", "--dask", "tcp://127.0.0.1:1"])
    assert "not allowed with" in capsys.readouterr().err
