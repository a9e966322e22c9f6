"""The plug is pulled in the middle of Lupusburg, in every kind of question, and on every kind of seat."""

import signal
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import pytest

from device.app import Box
from device.options import Options, Wired
from device.session import header_of
from device.store import FileStore, rules_digest
from engine import read_rules
from engine.catalogue import Setup, games
from engine.journal import Press
from tests.recovery.test_kill import BOXES, MANY, play, result

LUPUSBURG = games()["lupusburg"]
RULES: Any = read_rules(LUPUSBURG.rules, {"trap": True, "second_tie": "burgomaster", "privilege_mode": "both"})
SEATS = (1, 2, 3, 4, 5, 6)
HEADER = header_of(Setup("lupusburg", SEATS, LUPUSBURG.pack(6, RULES), RULES), "en", rules_digest())
ASKS = tuple(LUPUSBURG.names.asks)
FEW_ASKS = ("thief.trap", "verdict.vote")
"""`make test-long` pulls the plug in all of them."""


@pytest.fixture
def state(tmp_path: Path) -> Path:
    """A state folder in which the game has just begun."""
    begin(tmp_path)
    return tmp_path


def begin(state: Path) -> None:
    """The journal of a game of these rules, of which nothing has been played."""
    store = FileStore(state, print)
    store.remember("leads", SEATS)
    store.begin(HEADER)
    store.close()


@cache
def uncut(box: Wired | None = None) -> tuple[int, dict[str, int], list[Any]]:
    """Of the game that nobody cuts off: how many records it has, each question's first one, and its result."""
    with TemporaryDirectory() as folder:
        begin(Path(folder))
        options = Options(
            state=Path(folder), seed=7, seats=len(SEATS), bots=len(SEATS), game="lupusburg", lobby=False, fast=True,
            text=True, voice=False, resume=True, box=box or "",
        )  # fmt: skip
        with Box(options, out=StringIO()) as it, patch.object(it.store, "append", wraps=it.store.append) as kept:
            it.run()
        first: dict[str, int] = {}
        for number, call in enumerate(kept.call_args_list, 1):
            if isinstance(press := call.args[0], Press):
                first.setdefault(press.ask, number)
        return kept.call_count, first, result(Path(folder))


def cut_at(state: Path, record: int, box: Wired | None = None) -> list[Any]:
    """The result of the game when the box is killed right after this record and started again."""
    killed = play(state, "--resume", "--fault", f"kill-after-record={record}", box=box, game="lupusburg", seats=6)
    assert killed == -signal.SIGKILL
    assert len((state / "game.journal").read_bytes().splitlines()) == 1 + record
    assert play(state, "--resume", box=box, game="lupusburg", seats=6) == 0
    return result(state)


@pytest.mark.parametrize("ask", [pytest.param(ask, marks=[pytest.mark.long][ask in FEW_ASKS :]) for ask in ASKS])
def test_cut_off_in_any_question_it_is_put_again_and_the_end_is_the_same(ask: str, state: Path) -> None:
    _, first, whole = uncut()
    assert first.keys() == {*ASKS}, "not every question is answered in this game"
    assert cut_at(state, first[ask]) == whole


@pytest.mark.parametrize("box", BOXES)
def test_by_buttons_or_cards_it_goes_on_to_the_same_end(box: Wired, state: Path) -> None:
    records, _, whole = uncut(box)
    assert len(whole[1]) > 2
    assert cut_at(state, records // 2, box) == whole


@pytest.mark.long
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("part", range(MANY))
def test_by_buttons_or_cards_it_goes_on_to_the_same_end_from_many_places(box: Wired, part: int, state: Path) -> None:
    records, _, whole = uncut(box)
    assert cut_at(state, 1 + round(part * (records - 2) / (MANY - 1)), box) == whole
