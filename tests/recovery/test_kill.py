"""The plug is pulled in the middle of a game of the real process, and the next start goes on to the same end."""

import json
import os
import signal
import subprocess
import sys
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import pytest

from device.app import Box
from device.options import Options, Wired

OPTIONS = ["--text", "--clock", "fast", "--seed", "7", "--autostart"]
SEATS = {"classic": 9, "lupusburg": 5, "wooolf": 4, "millers-hollow": 8}
BET = "ghosts.bet"
SPREAD = 12
"""At so many lines of its journal the game is cut off; `make test-long` cuts it off at every line."""
TENTHS = 10
BOXES: tuple[Wired, ...] = ("buttons", "nfc")
FEW, MANY = 2, 25
"""At so many lines a game is cut off that goes through the real drivers; at so many by `make test-long`."""
SOME = 3
"""At so many lines another game is cut off."""


def play(state: Path, *more: str, box: Wired | None = None, game: str = "classic", seats: int = 0) -> int:
    """Run the real box on a state folder; comes back as its exit status (minus the signal that killed it)."""
    table = str(seats or SEATS[game])
    command = [sys.executable, "-m", "device", "sim", *OPTIONS, "--game", game, "--seats", table, "--bots", table]
    ended = subprocess.run(
        [*command, "--state", str(state), *(["--box", box] if box else []), *more],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env={**os.environ, "WOLFHOUR_CONFIG": os.devnull, "PYTHONPATH": str(Path(__file__).parents[2])},
        text=True,
        check=False,
        timeout=300,
    )
    assert "Traceback" not in ended.stderr
    return ended.returncode


def result(state: Path) -> list[Any]:
    """Of the one finished game: its outcome, in order who died why and who voted how, and what the dead have bet."""
    (history,) = (state / "history").glob("*.jsonl")
    _, outcome, *events = map(json.loads, history.read_text().splitlines())
    dead = [event for event in events if event["event"] == "death"]
    deaths = [(event["at"], event.get("seat") or event["house"], event["cause"]) for event in dead]
    votes = [event["ballots"] for event in events if event["event"] == "vote"]
    bets = {
        (event["at"], event["seat"]): event["choice"]
        for event in events
        if event.get("ask") == BET and "choice" in event
    }
    return [outcome, deaths, votes, bets, [event["facts"] for event in events if event.get("line") == "ghosts.best"]]


@cache
def uncut(box: Wired | None = None, game: str = "classic") -> tuple[int, list[Any]]:
    """How many records the game has that nobody cuts off, and its result."""
    with TemporaryDirectory() as folder:
        state = Path(folder)
        options = Options(
            state=state, seed=7, seats=SEATS[game], bots=SEATS[game], game=game, lobby=False, fast=True, text=True,
            voice=False, box=box or "",
        )  # fmt: skip
        with Box(options, out=StringIO()) as it, patch.object(it.store, "append", wraps=it.store.append) as kept:
            it.run()
        return kept.call_count, result(state)


def cut_at(record: int, box: Wired | None = None, game: str = "classic") -> list[Any]:
    """The result of the game when the box is killed right after this record and started again."""
    with TemporaryDirectory() as folder:
        state = Path(folder)
        assert play(state, "--fault", f"kill-after-record={record}", box=box, game=game) == -signal.SIGKILL
        journal = state / "game.journal"
        assert len(journal.read_bytes().splitlines()) == 1 + record
        assert play(state, "--resume", box=box, game=game) == 0
        assert not journal.exists()
        return result(state)


@pytest.mark.parametrize("part", range(SPREAD))
def test_a_game_cut_off_anywhere_goes_on_to_the_same_end(part: int) -> None:
    records, whole = uncut()
    assert len(whole[1]) > 2, "a game in which hardly anybody dies proves little"
    assert cut_at(round(part * records / (SPREAD - 1))) == whole


@pytest.mark.parametrize(
    ("game", "part"), [*[("lupusburg", part) for part in range(SOME)], ("wooolf", 2), ("wooolf", SOME - 1)]
)
def test_a_game_with_turns_goes_on_to_the_same_end(game: str, part: int) -> None:
    records, whole = uncut(game=game)
    assert len(whole[1]) > 2 or game == "wooolf"
    assert cut_at(1 + round(part * (records - 1) / (SOME - 1)), game=game) == whole


def stays_the_same_at_seats(box: Wired, part: int, parts: int) -> None:
    """One of so many parts of the game, from its second record to its last, ends with a kill."""
    records, whole = uncut(box)
    assert whole == uncut()[1]
    assert cut_at(1 + round((part + 1) * (records - 1) / (parts + 1)), box) == whole


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("part", range(FEW))
def test_a_game_by_buttons_or_cards_goes_on_to_the_same_end(box: Wired, part: int) -> None:
    stays_the_same_at_seats(box, part, FEW)


@pytest.mark.long
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("part", range(MANY))
def test_a_game_by_buttons_or_cards_goes_on_to_the_same_end_from_many_places(box: Wired, part: int) -> None:
    stays_the_same_at_seats(box, part, MANY)


@pytest.mark.long
@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("tenth", range(TENTHS))
def test_a_game_cut_off_after_any_record_goes_on_to_the_same_end(tenth: int, game: str) -> None:
    records, whole = uncut(game=game)
    for record in range(tenth, records + 1, TENTHS):
        assert cut_at(record, game=game) == whole, record


def test_a_box_that_dies_again_and_again_still_ends_the_game(tmp_path: Path) -> None:
    records, whole = uncut()
    step = max(2, records // 6)
    starts = 0
    while play(tmp_path, "--resume", "--fault", f"kill-after-record={step}") == -signal.SIGKILL:
        starts += 1
        assert starts < 2 * records
    assert starts >= records // (2 * step)
    assert result(tmp_path) == whole
