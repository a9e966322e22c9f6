"""`wolfhour cards`, as a person types it."""

import shlex
import subprocess
from pathlib import Path

import pytest

from device.cli import main
from device.tags.registry import FILE, Registry
from tests.contracts.test_docs import OF_CARDS, RUN_BY, THE_COMMAND
from tests.sim.process import COMMAND, environment, wolfhour

ONE, TWO, THREE = "04a1b2c3d4e501", "04a1b2c3d4e502", "04a1b2c3d4e503"


def enrol(state: Path, commands: str, *words: str) -> subprocess.CompletedProcess[str]:
    return wolfhour("cards", "enrol", "--text", "--clock", "fast", "--state", state, *words, commands=commands)


@pytest.mark.parametrize(
    ("words", "tells", "status"),
    [
        ("cards list", "classic                0 of  30", 0),
        ("cards print", "classic.pdf: 30 cards", 0),
        ("cards enrol", "0 of 30", 1),
    ],
)
def test_the_commands_of_the_readme_work(tmp_path: Path, words: str, tells: str, status: int) -> None:
    (shown,) = (command for command, test in RUN_BY.items() if test == OF_CARDS and words in command)
    done = subprocess.run(
        ["bash", "-c", THE_COMMAND.sub(rf"\1{shlex.join(COMMAND)}", shown)],
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(WOLFHOUR_STATE=str(tmp_path), SDL_AUDIODRIVER="dummy"),
        text=True,
        check=False,
    )
    assert tells in done.stdout
    assert done.returncode == status


def test_a_deck_is_taught_in_the_terminal_and_goes_on_after_a_cut(tmp_path: Path) -> None:
    first = enrol(tmp_path, f"lay well {ONE}\n", "--deck", "answers-lupusburg", "--set", "2")
    assert first.returncode == 1
    assert f"answers-lupusburg, set 2: 1 of 15 cards are known ({tmp_path})" in first.stdout
    second = enrol(tmp_path, f"lay 3 {TWO}\npanel back\n", "--deck", "answers-lupusburg", "--set", "2")
    assert "SAY Lay this card on a reader: 2." in second.stdout
    assert "SAY 13 cards are still missing; next time we go on with them." in second.stdout
    assert {card.name for card in Registry(tmp_path).cards.values()} == {"1", "2"}


def test_a_single_card_of_a_deck_is_counted_as_one(tmp_path: Path) -> None:
    done = enrol(tmp_path, f"lay well {ONE}\n", "--deck", "answers-lupusburg", "--set", "2", "--card", "yes")
    assert "SCREEN Answers of one seat, Lupusburg, set 2: 0 of 15" in done.stdout
    assert "SAY I know it now. 14 cards are still missing; next time we go on with them." in done.stdout
    assert done.stdout.endswith(f"answers-lupusburg, set 2: 1 of 15 cards are known ({tmp_path})\n")
    assert done.returncode == 1


def test_it_speaks_the_language_that_is_asked_for(tmp_path: Path) -> None:
    told = enrol(tmp_path, "", "--deck", "classic", "--language", "zh-Hans").stdout
    assert "SAY 请把这张牌放到读卡器上：人狼（1）。" in told


def test_nothing_but_the_file_has_the_number_of_a_tag(tmp_path: Path) -> None:
    done = enrol(tmp_path, f"lay well {ONE}\nlay well {ONE}\nlay 3 {TWO}\n", "--deck", "classic")
    told = "".join(line for line in done.stdout.splitlines() if not line.startswith("> "))  # what was typed is echoed
    files = [file for file in tmp_path.rglob("*") if file.is_file() and not file.name.startswith(FILE)]
    assert files
    for text in (told, done.stderr, *(file.read_text(encoding="utf-8") for file in files)):
        assert ONE not in text
        assert TWO not in text


def test_the_list_tells_what_is_known(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    enrol(tmp_path, f"lay well {ONE}\nlay well {TWO}\n", "--deck", "wooolf")
    enrol(tmp_path, f"lay well {THREE}\n", "--deck", "answers", "--set", "3")
    assert main(["cards", "list", "--state", str(tmp_path)]) == 0
    rows = capsys.readouterr().out
    assert "wooolf                 2 of  36  WOOOLF!!" in rows
    assert "answers                0 of  29  Answers of one seat" in rows
    assert "answers                1 of  29  Answers of one seat, set 3" in rows
    assert "seats                  - of  20  Numbers of the seats" in rows
    assert main(["cards", "list", "--deck", "wooolf", "--language", "zh-Hant", "--state", str(tmp_path)]) == 0
    rows = capsys.readouterr().out
    assert "  role:sheep#2                 known  羊（2）" in rows
    assert "  role:sheep/hound             -      羊，偽裝成獵犬" in rows


def test_a_damaged_list_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE).write_bytes(b"{")
    assert main(["cards", "list", "--state", str(tmp_path)]) == 0
    assert "The list of cards is damaged." in capsys.readouterr().err
    told = enrol(tmp_path, f"lay well {ONE}\n", "--deck", "classic").stdout
    assert "TROUBLE STO-05 The list of cards is damaged. The cards must be taught anew; the file is kept." in told
    assert (tmp_path / "cards-damaged-1.json").read_bytes() == b"{"


def test_sheets_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "classic.pdf"
    assert main(["cards", "print", "--deck", "classic", "--out", str(out), "--language", "zh-Hant"]) == 0
    assert capsys.readouterr().out == f"{out}: 30 cards on 4 pages of A4\n"
    assert out.read_bytes().startswith(b"%PDF-")
    assert main(["cards", "print", "--deck", "answers", "--set", "3", "--out", str(out)]) == 0


def test_a_word_too_many_is_told_with_the_usage_of_its_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["cards", "print", "--deck", "classic", "--out", "x.pdf", "--paper", "A5"])
    assert capsys.readouterr().err.startswith("usage: wolfhour cards print")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["enrol", "--deck", "clasic"], "there is no deck 'clasic'; did you mean 'classic'?"),
        (["enrol", "--deck", "buildings"], "wolfhour cards print makes them"),
        (["enrol", "--deck", "classic", "--card", "role:seeer"], "did you mean 'role:seer'"),
        (["enrol", "--deck", "classic", "--set", "2"], "--set: the whole table has one classic; there are sets of ans"),
        (["print", "--deck", "seats", "--set", "2", "--out", "x.pdf"], "--set: the whole table has one seats"),
        (["list", "--deck", "tarot"], "there is no deck 'tarot'"),
        (["print", "--deck", "classic", "--out", "/nowhere/at/all.pdf"], "/nowhere/at/all.pdf: cannot be written"),
    ],
)
def test_a_mistake_is_one_message_and_exit_2(capsys: pytest.CaptureFixture[str], words: list[str], says: str) -> None:
    assert main(["cards", *words]) == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize("number", ["0", "-1", "21", "99", "x", "", "²", "9" * 30])
def test_a_set_that_no_seat_can_have_is_refused(capsys: pytest.CaptureFixture[str], number: str) -> None:
    with pytest.raises(SystemExit):
        main(["cards", "enrol", "--deck", "answers", "--set", number])
    assert "is no set: every seat has one, 1 to 20" in capsys.readouterr().err


def test_a_box_that_is_running_is_left_alone(tmp_path: Path) -> None:
    from device.store import FileStore

    store = FileStore(tmp_path, lambda event: None)
    try:
        refused = enrol(tmp_path, "", "--deck", "classic")
    finally:
        store.close()
    assert refused.returncode == 2
    assert "another box is running" in refused.stderr
