"""Thousands of games on random tables, and what holds in each (rules.md 4; design.md 2 and 4)."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from engine import Ask, Note, Say, Sleep, Wake
from engine.classic import CLASSIC
from engine.journal import Answer, Left, Press, Record, Undo, recorded, standing
from tests.classic.bots import Table, new_run, random_setup
from tests.classic.laws import check, used

ROOT = Path(__file__).parents[2]
BY_HAND = {("events", "light"), ("events", "refuse"), ("phases", "setup")}
"""Names that no game of bots brings about: they press nothing illegal, have no lights, and begin in `setup`."""


def played(seed: int) -> Table:
    """One game on a random table."""
    rng = Random(seed)
    table = Table(random_setup(rng), rng)
    table.play()
    return table


def lawful(seeds: range) -> None:
    for seed in seeds:
        table = played(seed)
        try:
            check(table.setup, table.trace.events)
        except AssertionError as error:
            raise AssertionError(f"the game of seed {seed}: {table.setup}") from error


@pytest.mark.parametrize("batch", range(8))
def test_two_thousand_random_games_keep_every_law(batch: int) -> None:
    lawful(range(batch * 250, (batch + 1) * 250))


@pytest.mark.long
@pytest.mark.parametrize("batch", range(8))
def test_fifty_thousand_random_games_keep_every_law(batch: int) -> None:
    lawful(range(10_000 + batch * 6250, 10_000 + (batch + 1) * 6250))


def test_every_declared_name_occurs() -> None:
    names = CLASSIC.names
    kinds = ("asks", "lines", "cards", "draws", "causes", "spared_by", "winners", "phases", "sides", "events")
    missing = {(kind, name) for kind in kinds for name in getattr(names, kind)} - BY_HAND
    for seed in range(3000):
        missing -= used(played(seed).trace.events)
        if not missing:
            break
    assert missing == set()


def calls(table: Table) -> dict[int, list[str]]:
    """What is said and asked in each night: lines, questions and the length of their lists."""
    nights: dict[int, list[str]] = {}
    heard: list[str] = []
    for effect in table.effects:
        match effect:
            case Note(event="phase", facts={"name": "night", "number": number}):
                heard = nights[number] = []
            case Note(event="phase"):
                heard = []
            case Say(line=line) | Wake(line=line) | Sleep(line=line):
                heard.append(line)
            case Ask(ask=ask, secret=True):
                heard.append(f"ask {ask}")
    return nights


@pytest.mark.parametrize("seed", range(40))
def test_the_calls_of_a_night_depend_on_the_public_set_up_and_its_number_only(seed: int) -> None:
    setup = random_setup(Random(seed))
    known: dict[int, list[str]] = {}
    for game in range(6):
        table = Table(setup, Random(f"{seed} {game}"))
        table.play()
        for number, heard in calls(table).items():
            assert known.setdefault(number, heard) == heard


def test_the_transcript_does_not_depend_on_how_python_hashes() -> None:
    told = []
    for seed in "012":
        command = [sys.executable, "-m", "tests.classic.bots", "40"]
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        told.append(done.stdout)
    assert len({*told}) == 1
    assert len(told[0]) > 64


def cut_everywhere(seed: int, step: int) -> None:
    table = played(seed)
    records: list[Record] = table.run.records
    for cut in range(seed % step, len(records) + 1, step):
        run = new_run(table.setup, records[:cut])
        for record in records[cut:]:
            while run.pending is not None and not recorded(run.pending):
                run.send()
            match record:
                case Press(ask=ask, seat=seat, choice=choice):
                    assert run.press(ask, seat, choice) is None
                case Left(seat=seat):
                    run.leave(seat)
                case Answer(label=label, value=value) if label != "leave":
                    run.send(value)
        while run.pending is not None:
            run.send()
        assert run.result == table.run.result
        assert run.records == records


@pytest.mark.parametrize("seed", range(6))
def test_a_game_cut_at_any_record_goes_on_to_the_same_end(seed: int) -> None:
    cut_everywhere(seed, step=7)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_a_game_cut_at_every_record_goes_on_to_the_same_end(seed: int) -> None:
    cut_everywhere(seed, step=1)


def undone(seed: int) -> int:
    """Play a game in which public steps are taken back; comes back as how many were."""
    rng = Random(seed)
    table = Table(random_setup(rng), rng)
    while table.run.pending is not None:
        table.step()
        if table.run.pending is not None and table.run.can_undo() and rng.random() < 0.08:
            table.run.undo()
    again = Table(table.setup, rng)
    again.run = new_run(table.setup, table.run.records, again.trace)
    again.play()
    assert again.run.result == table.run.result
    check(table.setup, again.trace.events)
    assert len(standing(table.run.records)) <= len(table.run.records)
    return sum(isinstance(record, Undo) for record in table.run.records)


def test_games_with_undone_steps_keep_every_law() -> None:
    assert sum(undone(seed) for seed in range(150)) > 300
