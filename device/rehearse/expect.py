"""Compares what a rehearsal expects with what came of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from device.rehearse.file import Event, Rehearsal
from engine.words import houses, words


def difference(rehearsal: Rehearsal, events: list[dict[str, Any]]) -> str | None:
    """The first difference (where, expected, got), or None where everything is as expected."""
    played = [plain(event) for event in events]
    expect = rehearsal.expect
    return (
        missing_event(expect.event, played)
        or forbidden_event(expect.never, played)
        or state_difference(rehearsal, played)
    )


def state_difference(rehearsal: Rehearsal, played: list[Any]) -> str | None:
    """How the game stands where the rehearsal stops."""
    outcome = next((event for event in played if event["event"] == "outcome"), {"winner": "none", "seats": []})
    dead = [
        event["house" if rehearsal.game.names.lettered else "seat"] for event in played if event["event"] == "death"
    ]
    all_there = houses(rehearsal.setup.seats) if rehearsal.game.names.lettered else rehearsal.setup.seats
    scores: dict[str, int] = {}
    for event in played:
        if event["event"] == "score":
            scores[str(event["seat"])] = scores.get(str(event["seat"]), 0) + event["points"]
    expect = rehearsal.expect
    for field, expected, got in (
        ("alive", sorted_or_none(expect.alive), [one for one in all_there if one not in dead]),
        ("winner", expect.winner, outcome["winner"]),
        ("winners", sorted_or_none(expect.winners), sorted(outcome["seats"])),
        ("scores", expect.scores, {seat: scores.get(seat, 0) for seat in expect.scores or ()}),
    ):
        if expected is not None and expected != got:
            return f"expect.{field}: expected {expected}, got {got}"
    return None


def missing_event(expected: Sequence[Event], played: list[Any]) -> str | None:
    """The first expected event that does not come behind the one before."""
    behind = 0
    for place, event in enumerate(expected):
        number = next((number for number in range(behind, len(played)) if matches(event, played[number])), None)
        if number is None:
            return f"expect.event[{place}]: expected {told(event)}, got {nearest(event, played, behind)}"
        behind = number + 1
    return None


def forbidden_event(never: Sequence[Event], played: list[Any]) -> str | None:
    """The first event that must not occur, and did."""
    for place, event in enumerate(never):
        for found in played:
            if matches(event, found):
                return f"expect.never[{place}]: expected no {told(event)}, got event {found['n']} at {found['at']}"
    return None


def nearest(expected: Event, played: list[Any], behind: int) -> str:
    """The played event that comes closest: of the same kind, with the most fields equal, and not too early."""
    alike = [event for event in played if event["event"] == expected["event"]]
    if not alike:
        return f"no {expected['event']}"
    best = max(alike, key=lambda event: (equal_fields(expected, event), event["n"] > behind, -event["n"]))
    early = ", too early" if best["n"] <= behind else ""
    return f"{told({field: best.get(field) for field in expected})} (event {best['n']}{early})"


def equal_fields(expected: Event, event: Event) -> int:
    """How many of the expected fields are as they should be."""
    return sum(field in event and matches(value, event[field]) for field, value in expected.items())


def matches(expected: Any, got: Any) -> bool:
    """Whether every given field is equal, inside of tables too."""
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        return all(field in got and matches(value, got[field]) for field, value in expected.items())
    if isinstance(expected, list) and isinstance(got, list):
        return len(expected) == len(got) and all(map(matches, expected, got))
    return bool(expected == got)


def plain(value: Any) -> Any:
    """A part of the transcript as a TOML file would write it: lists, and tables with keys of text."""
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, tuple | list) else value


def told(event: Mapping[str, Any]) -> str:
    """An event in words, in the order in which its fields were given."""
    return " ".join(str(value) if field in ("at", "event") else f"{field}={value}" for field, value in event.items())


def sorted_or_none(seats: Sequence[int | str] | None) -> list[int | str] | None:
    """A list of seats, or of houses, is given in any order."""
    return None if seats is None else sorted(seats, key=words)
