"""Whole games in Cantonese, and told by three narrators: everything comes to the same, only later."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from device.rehearse.file import load
from device.rehearse.play import play
from engine import Event

FOLDER = Path(__file__).parent
GAMES = ("classic", "cried-wolf", "lupusburg", "millers-hollow", "wooolf")
OWN = ("t", "text", "window", "n")
"""What may differ."""


def happened(events: list[Event]) -> list[dict[str, Any]]:
    return [{key: it for key, it in event.items() if key not in OWN} for event in events if not event.get("device")]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_cantonese_or_told_by_three_comes_to_the_same(game: str) -> None:
    rehearsal = load(min((FOLDER / game).glob("*.toml")))
    first = play(rehearsal)
    alone = play(replace(rehearsal, language="yue"))
    three = play(replace(rehearsal, language="yue", narrators=("en", "zh-Hans", "yue")))
    assert happened(alone.events) == happened(three.events) == happened(first.events)
    assert alone.faults == three.faults == first.faults == []
    assert three.events[-1]["t"] > alone.events[-1]["t"]
    assert [event["text"] for event in three.events if "text" in event] == [
        event["text"] for event in alone.events if "text" in event
    ], "what is shown stays Cantonese"
    assert {event["text"] for event in alone.events if "text" in event}.isdisjoint(
        event["text"] for event in first.events if event.get("text", "").isascii() and len(event.get("text", "")) > 3
    )
