"""Properties of whole games that need more than one look at one transcript."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random

from engine.catalogue import Names, Setup
from engine.journal import Answer, Interrupt, Left, Press, recorded
from tests.village.bots import Table, new_run
from tests.village.laws import KINDS, used

ROOT = Path(__file__).parents[2]
BY_HAND = {("events", "light"), ("events", "refuse"), ("phases", "setup")}
"""Names that no game of bots brings about: they press nothing illegal, have no lights, and begin in `setup`."""


def played(setup: Setup, rng: Random) -> Table:
    """One game on this table."""
    table = Table(setup, rng)
    table.play()
    return table


def cut_everywhere(table: Table, first: int, step: int) -> None:
    """A run cut at any record, and resumed, goes on to the same end."""
    records = table.run.records
    for cut in range(first, len(records) + 1, step):
        run = new_run(table.setup, records[:cut])
        for record in records[cut:]:
            while run.pending is not None and not recorded(run.pending):
                run.send()
            match record:
                case Press(ask=ask, seat=seat, choice=choice) | Interrupt(ask=ask, seat=seat, choice=choice):
                    assert run.press(ask, seat, choice) is None
                case Left(seat=seat):
                    run.leave(seat)
                case Answer(label=label, value=value) if label != "leave":
                    run.send(value)
        while run.pending is not None and not recorded(run.pending):
            run.send()
        assert run.result == table.run.result
        assert run.records == records


def never_used(names: Names, tables: Iterable[Table], reserved: Iterable[tuple[str, str]] = ()) -> set[tuple[str, str]]:
    """The declared names, but for reserved ones, that occur in none of these games; stops where all have occurred."""
    missing = {(kind, name) for kind in KINDS for name in getattr(names, kind)} - BY_HAND - {*reserved}
    for table in tables:
        missing -= used(table.transcript.events)
        if not missing:
            break
    return missing


def told_under_any_hash(bots: str, number: int) -> set[str]:
    """The digests of so many games of these bots' module, under three ways in which Python may hash."""
    told = set()
    for seed in "012":
        command = [sys.executable, "-m", bots, str(number)]
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        told.add(done.stdout)
    return told
