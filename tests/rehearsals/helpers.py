"""Small rehearsals written in the tests, and the command as a person calls it."""

import json
import tomllib
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from device.commands.line import parser
from device.rehearse.file import load
from device.rehearse.likeness import unlikeness
from device.rehearse.play import play
from engine import Event

CASES = sorted(Path(__file__).parent.glob("*/*.toml"))
GIVEN = [path for path in CASES if not path.parent.name.endswith("-edges")]


def asks(path: Path) -> set[tuple[str, ...]]:
    """What a case has answered, and what it has refused, in its game."""
    case = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        (case["game"], part, ask) for part in ("play", "refuse") for it in case.get(part, {}).values() for ask in it
    }


def with_hands() -> list[Path]:
    """The cases that go through the drivers each time: the given ones, and whoever asks what none before it does."""
    found, asked = [*GIVEN], set[tuple[str, ...]]().union(*map(asks, GIVEN))
    for path in CASES:
        if not asks(path) <= asked:
            found.append(path)
            asked |= asks(path)
    return found


WITH_HANDS = with_hands()
OTHERS = [path for path in CASES if path not in WITH_HANDS]

TABLE = """
game = "classic"
[deal]
1 = "werewolf"
2 = "seer"
3 = "villager"
4 = "villager"
5 = "villager"
"""
NIGHT = """
[play."night 1"]
"werewolf.kill" = { 1 = 3 }
"""


def rehearse(*arguments: str | Path) -> int:
    """Run `wolfhour rehearse` with these arguments; comes back as its exit status."""
    args = parser().parse_args(["rehearse", *map(str, arguments)])
    status: int = args.run(args)
    return status


def written(folder: Path, text: str, table: str = TABLE) -> Path:
    """A file with this text behind the table."""
    path = folder / "case.toml"
    path.write_text(table + text, encoding="utf-8")
    return path


def transcript(folder: Path, text: str, table: str = TABLE) -> list[dict[str, Any]]:
    """What is played, as JSON Lines tell it."""
    played = play(load(written(folder, text, table)))
    return [json.loads(json.dumps(event)) for event in played.events]


def verdict(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str], table: str = TABLE) -> str:
    path = written(tmp_path, text, table)
    assert rehearse(path) == 1
    line, closing = capsys.readouterr().out.splitlines()
    assert closing == "0 passed, 1 failed"
    assert line.startswith(f"FAIL {path}: ")
    return line.removeprefix(f"FAIL {path}: ")


def the_same(ours: list[Event], theirs: list[Event]) -> bool:
    """Whether this is the same game, whoever of two was first who pressed at the same moment, and how often."""
    return unlikeness([*seat_by_seat(ours)], [*seat_by_seat(theirs)]) is None


def seat_by_seat(events: list[Event]) -> Iterator[Event]:
    """A transcript with the last answer of each seat to each question, and without the tallies in between."""
    told = [event for event in events if not event.get("device") and event.get("card") != "werewolf.tokens"]
    for answers, group in groupby(told, lambda event: event["event"] in ("answer", "refuse")):
        together = [*group]
        if answers:
            last = {(event["seat"], event["event"]): event for event in together}
            together = [last[key] for key in sorted(last)]
        yield from together
