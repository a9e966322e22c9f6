"""Pictures of many games."""

import builtins
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from device.commands.lab_plot import alive
from device.commands.line import parser
from engine import SetupError
from engine.lab.simulate import Figures


def plot(*words: str | Path) -> int:
    """Run `wolfhour lab plot` with these words."""
    args = parser().parse_args(["lab", "plot", *map(str, words)])
    status: int = args.run(args)
    return status


def test_three_pictures_are_drawn_and_the_same_games_draw_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib")
    words = ("--game", "lupusburg", "--seats", "5", "--policy", "random", "--games", "5")
    for folder in ("one", "two"):
        assert plot(*words, "--out", tmp_path / folder) == 0
    drawn = {path.name: path.read_bytes() for path in (tmp_path / "one").iterdir()}
    assert {*drawn} == {"seats.svg", "alive.svg", "nights.svg"}
    assert all(picture.startswith(b"<?xml") for picture in drawn.values())
    assert drawn == {path.name: path.read_bytes() for path in (tmp_path / "two").iterdir()}
    assert str(tmp_path / "one" / "alive.svg") in capsys.readouterr().out


def test_who_is_alive_at_each_dawn_is_counted_over_all_games() -> None:
    """Two games of four: one of two nights and three dead, one of one night and one dead."""
    figures = Figures(games=2, fallen=Counter({0: 2, 1: 1, 2: 1}))
    assert [*alive(figures, 4)] == [1.0, 0.75, 0.625, 0.5]


def test_without_matplotlib_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def lacking(name: str, *more: Any, **words: Any) -> Any:
        if name == "matplotlib":
            raise ImportError(name)
        return real(name, *more, **words)

    monkeypatch.setattr(builtins, "__import__", lacking)
    with pytest.raises(SetupError, match=r"pip install 'wolfhour\[lab\]'"):
        plot("--games", "1")


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SetupError, match="--out"):
        plot("--game", "lupusburg", "--seats", "4", "--policy", "random", "--games", "1", "--out", tmp_path / "file")
