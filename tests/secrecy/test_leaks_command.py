"""`wolfhour leaks` as a person calls it."""

import json
from pathlib import Path
from typing import Any

import pytest

from device.asking import Asking
from device.cli import main
from device.commands import leaks
from device.leaks.prove import Figures, Task
from engine import Ask

FEW = ("leaks", "--game", "classic", "--setup", "first-hunt", "--table-pairs", "0", "--pairs")


@pytest.fixture
def a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every window at night is longer while somebody is asked."""
    put = Asking.put

    def longer(asking: Asking, ask: Ask, *more: Any) -> None:
        put(asking, ask, *more)
        asking.host.rest(0.5 if ask.secret and ask.seats else 0.0)

    monkeypatch.setattr(Asking, "put", longer)


def test_one_json_object_tells_everything(capsys: pytest.CaptureFixture[str]) -> None:
    status = main([*FEW, "6", "--json"])
    told = json.loads(capsys.readouterr().out)
    found: dict[str, Any] = told["setups"]["first-hunt"]
    assert (told["game"], told["proven"], found["pairs"], found["differences"]) == ("classic", False, 6, 0)
    assert found["comparisons"] > 20
    assert found["past_second_dawn"] > 10
    assert set(found["asks"]) == {"seer.look", "werewolf.kill"}
    assert found["asks"]["seer.look"]["compared"] > 20
    assert (status, len(found["missing"])) == (1, 2)


def test_too_few_pairs_are_told_and_prove_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FEW, "2"]) == 1
    assert "seer.look was compared filled and empty" in " ".join(capsys.readouterr().out.split())


def test_each_set_up_is_told_as_soon_as_it_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names: list[str] = []

    def cut_off(work: list[Task], *more: Any) -> dict[str, Figures]:
        names.append(work[0].name)
        if len(names) > 1:
            raise RuntimeError
        return {names[0]: Figures(pairs=1050, comparisons=4711)}

    monkeypatch.setattr(leaks, "prove", cut_off)
    with pytest.raises(RuntimeError):
        main(["leaks", "--game", "classic"])
    assert f"{names[0]}: 1050 pairs, 4711 compared, 0 differing" in capsys.readouterr().err


def test_a_difference_is_told_in_words(a_leak: None, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("leaks", "--game", "millers-hollow", "--setup", "seed-8", "--table-pairs", "0", "--pairs", "12")
    assert main(words) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "the first difference: seed-8, transcript pair" in told
    assert "one game gave" in told


def test_the_number_of_processes_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        main([*FEW, "26", "--json", "--jobs", jobs])
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]


def test_a_set_up_file_will_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = 'deck = ["werewolf", "seer", "villager", "villager", "villager", "villager", "villager"]'
    (tmp_path / "own.toml").write_text(f'game = "classic"\nseats = 7\n{deck}\n', encoding="utf-8")
    main(
        [
            "leaks",
            "--game",
            "classic",
            "--setup",
            str(tmp_path / "own.toml"),
            "--pairs",
            "1",
            "--table-pairs",
            "1",
            "--json",
        ]
    )
    assert set(json.loads(capsys.readouterr().out)["setups"]) == {"own"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--game", "clasic"), "there is no game 'clasic'"),
        (("--game", "classic", "--setup", "first-hunter"), "there is no ready set-up 'first-hunter' of classic"),
        (("--game", "classic", "--setup", "nowhere.toml"), "nowhere.toml"),
        (("--game", "classic", "--pairs", "0", "--table-pairs", "0"), "there is nothing to compare"),
    ],
)
def test_a_mistake_is_told_without_a_traceback(
    words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["leaks", *words]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("words", [("--pairs", "-1"), ("--jobs", "0"), ()])
def test_words_that_make_no_sense_are_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["leaks", *(("--game", "classic") if words else ()), *words])
    assert stop.value.code == 2
