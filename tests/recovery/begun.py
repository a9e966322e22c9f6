"""A game of certain house rules that has just begun, played by the real box to its end, or cut off on the way."""

import signal
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from device.app import Box
from device.options import Options, Wired
from device.session import header_of
from device.store import FileStore, rules_digest
from engine.catalogue import Setup
from engine.journal import Press
from tests.recovery.test_kill import play, result


def begin(state: Path, setup: Setup) -> None:
    """The journal of this game, of which nothing has been played."""
    store = FileStore(state, print)
    store.remember("leads", setup.seats)
    store.begin(header_of(setup, "en", rules_digest()))
    store.close()


@cache
def uncut(setup: Setup, box: Wired | None = None) -> tuple[int, dict[str, int], list[Any]]:
    """Of the game that nobody cuts off: how many records it has, each question's first one, and its result."""
    with TemporaryDirectory() as folder:
        begin(Path(folder), setup)
        options = Options(
            state=Path(folder), seed=7, seats=len(setup.seats), bots=len(setup.seats), game=setup.game, lobby=False,
            fast=True, text=True, voice=False, resume=True, box=box or "",
        )  # fmt: skip
        with Box(options, out=StringIO()) as it, patch.object(it.store, "append", wraps=it.store.append) as kept:
            it.run()
        first: dict[str, int] = {}
        for number, call in enumerate(kept.call_args_list, 1):
            if isinstance(press := call.args[0], Press):
                first.setdefault(press.ask, number)
        return kept.call_count, first, result(Path(folder))


def cut_at(state: Path, setup: Setup, record: int, box: Wired | None = None) -> list[Any]:
    """The result of the game when the box is killed right after this record and started again."""
    begin(state, setup)
    game, seats = setup.game, len(setup.seats)
    killed = play(state, "--resume", "--fault", f"kill-after-record={record}", box=box, game=game, seats=seats)
    assert killed == -signal.SIGKILL
    assert len((state / "game.journal").read_bytes().splitlines()) == 1 + record
    assert play(state, "--resume", box=box, game=game, seats=seats) == 0
    return result(state)
