"""Compares two transcripts of one rehearsal whose answers came on different ways: event by event, but for the time."""

from itertools import zip_longest
from typing import Any

from engine import Event

OWN = ("n", "t", "text", "window")
"""Fields that tell when and how something was said, and not what."""


def unlikeness(ours: list[Event], theirs: list[Event]) -> str | None:
    """The first difference, or None."""
    for one, other in zip_longest(told(ours), told(theirs)):
        if one != other:
            return f"expected {one}, got {other}"
    return None


def told(events: list[Event]) -> list[dict[str, Any]]:
    """What the game has told, without what the device does by itself."""
    return [
        {field: value for field, value in event.items() if field not in OWN}
        for event in events
        if not event.get("device")
    ]
