"""`wolfhour history`: what is listed, shown, exported and forgotten."""

import json
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from device.cli import main
from device.history import History
from device.languages import languages
from device.names import recall_names, remember_names
from device.settings import TEXTS
from device.store import FileStore
from tests.history.test_history import EVENTS, TOLD, past
from tests.sim.boxes import evening


@pytest.fixture
def state(tmp_path: Path) -> Path:
    (tmp_path / "history").mkdir()
    History(tmp_path).add(past(7, 1_000_000_000.0))
    return tmp_path


def told(capsys: pytest.CaptureFixture[str], *words: str | Path, status: int = 0) -> str:
    assert main(["history", *map(str, words)]) == status
    captured = capsys.readouterr()
    return captured.err if status else captured.out


def test_the_list_has_a_line_a_game(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = told(capsys, "list", "--state", state).splitlines()
    assert re.match(r" +7  2001-09-\d\d \d\d:\d\d  Classic Werewolf, 7: ", line)


@pytest.mark.parametrize("language", languages(TEXTS))
def test_a_game_is_shown_with_names_turning_points_story_and_votes(
    language: str, state: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = told(capsys, "show", "0", "--state", state, "--language", language)
    assert "1: Ann, " in shown
    assert len([line for line in shown.splitlines() if line.startswith("* ")]) == len(TOLD.turns)
    assert len(shown.splitlines()) > len(TOLD.seats) + len(TOLD.story) + len(TOLD.votes)


def test_a_game_of_which_only_the_transcript_is_there_is_taken_in(
    state: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header = {"kind": "header", "game": "classic", "seats": TOLD.seats, "deck": ["seer"], "rules": {}}
    lines = [header, {"kind": "outcome"}, *EVENTS]
    file = state / "history" / "0009-classic.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    (state / "history" / "0010-classic.jsonl").write_text("{}\n", encoding="utf-8")
    assert main(["history", "list", "--state", str(state)]) == 0
    assert "0010-classic.jsonl: this is no transcript, and is left out" in capsys.readouterr().err
    assert History(state).games()[-1].told.figures == TOLD.figures


def test_figures_tell_set_ups_and_players(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "figures", "--state", state)
    assert "1 / 1" in found
    assert "Ann: won " in found


class Links(HTMLParser):
    """Collects what a page would fetch, and whether its marks are whole."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href", "srcset")]
        self.fetched += [tag] if tag in ("script", "link", "iframe", "img") else []


def test_a_page_needs_nothing_else_and_says_what_is_in_a_name_as_text(
    state: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = past(8)
    History(state).add(type(bad)(8, 0.0, TOLD, bad.deck, {}, {1: "<script>alert(1)</script>"}))
    told(capsys, "export", "--state", state, "--html", tmp_path / "page.html")
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    links = Links()
    links.feed(page)
    assert links.fetched == []
    assert "url(" not in page
    assert "@import" not in page
    assert page.count("<h2>") == 2
    assert page.count('class="turn"') == 2 * len(TOLD.turns)


def test_programs_get_everything(state: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told(capsys, "export", "7", "--state", state, "--json", tmp_path / "games.json")
    (found,) = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))
    assert found["names"] == {"1": "Ann", "2": "Bo"}
    assert len(found["told"]["story"]) == len(TOLD.story)
    assert found["ended"].startswith("2001-09-")


def test_what_was_taken_back_is_marked_wherever_the_story_is_told(
    state: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, *rest = TOLD.story
    taken = replace(TOLD, story=(replace(one, undone=True), *rest))
    History(state).add(replace(past(8), told=taken))
    assert told(capsys, "show", "8", "--state", state).count("Taken back: ") == 1
    told(capsys, "export", "8", "--state", state, "--html", tmp_path / "page.html")
    assert (tmp_path / "page.html").read_text(encoding="utf-8").count("Taken back: ") == 1
    told(capsys, "export", "8", "--state", state, "--json", tmp_path / "games.json")
    (found,) = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))
    assert [part["undone"] for part in found["told"]["story"]] == [True] + [False] * len(rest)


def test_a_player_can_be_forgotten_also_where_he_sits_now(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    box = FileStore(state, print)
    remember_names(box, {3: "Ann", 4: "Cy"})
    told(capsys, "forget", "Ann", "--state", state, status=2)
    box.close()
    (state / "history-damaged-1.db").write_bytes(b"... Ann ...")
    said = told(capsys, "forget", "Ann", "--state", state)
    assert "Ann is taken out of 1 games" in said
    assert "history-damaged-1.db: this damaged history still holds the name" in said
    (state / "history-damaged-1.db").unlink()
    assert not [file for file in state.iterdir() if file.is_file() and b"Ann" in file.read_bytes()]
    again = FileStore(state, print)
    assert recall_names(again) == {4: "Cy"}
    again.close()


def test_while_somebody_reads_the_history_a_name_goes_from_its_seat_all_the_same(
    state: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(FileStore(state, print)) as box:
        remember_names(box, {3: "Ann", 4: "Cy"})
    with closing(sqlite3.connect(state / "history.db")) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT COUNT(*) FROM seats").fetchone()
        said = told(capsys, "forget", "Ann", "--state", state, status=2)
        assert "another program reads the history: the name is gone when that ends" in said
    with closing(FileStore(state, print)) as again:
        assert recall_names(again) == {4: "Cy"}
    assert not [file for file in state.iterdir() if file.is_file() and b"Ann" in file.read_bytes()]


def test_the_names_of_those_who_sit_there_go_into_the_history(tmp_path: Path) -> None:
    box = FileStore(tmp_path / "state", print)
    remember_names(box, {seat: f"Player of {seat}" for seat in range(1, 10)})
    box.close()
    evening(tmp_path / "state")
    assert History(tmp_path / "state").players().keys() == {f"Player of {seat}" for seat in range(1, 10)}


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["show", "8"], "there is no game 8: there are 7 to 7"),
        (["forget", "Anne"], "nobody of that name has played here; did you mean 'Ann'?"),
        (["export", "--html", "/no/such/folder/x.html"], "cannot be written"),
    ],
)
def test_a_mistake_is_told(words: list[str], problem: str, state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert problem in told(capsys, *words, "--state", state, status=2)


def test_a_folder_without_a_box_and_a_damaged_history_are_told(
    tmp_path: Path, state: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "no box has kept any games here" in told(capsys, "list", "--state", tmp_path / "x", status=2)
    (alone := tmp_path / "alone").mkdir()
    (alone / "history.db").write_bytes(b"no database" * 100)
    assert "the next start of the box puts it aside" in told(capsys, "list", "--state", alone, status=2)
    (state / "history.db").unlink()
    (state / "history.db").mkdir()
    assert "history.db: unable to open" in told(capsys, "list", "--state", state, status=2)
    (state / "history.db").rmdir()
    (state / "history.db").write_bytes(b"no database" * 100)
    assert "the next start of the box puts it aside" in told(capsys, "list", "--state", state, status=2)
