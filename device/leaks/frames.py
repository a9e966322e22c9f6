"""Frames in the dark: each throws as much light as an empty one, and tells the same to all four sides of the table.

A brighter one would be seen through closed eyes; one that is turned to somebody would tell who is asked.
"""

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from device.leaks.words import shares, when
from engine import Event

Glow: TypeAlias = tuple[float, ...]
SAME_LIGHT = 0.01
"""Closed eyes do not see a difference in brightness below this share."""
MOST = 4096
"""Of so many views it is remembered what was found."""
EMPTY: Mapping[str, Any] = {"kind": "night"}


class Frames:
    """Judges the frames of one game; what is wrong with many of them is told once."""

    def __init__(self) -> None:
        self._told: set[str] = set()

    def hear(self, event: Event) -> Iterator[str]:
        """What is wrong with the frame, if it is one in the dark; in words."""
        match event:
            case {"event": "screen", "view": {"kind": "night"} as view}:
                for wrong in judge(view):
                    if wrong not in self._told:
                        self._told.add(wrong)
                        yield f"{when(event)}: a frame in the dark {wrong}"


def judge(view: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with a frame in the dark."""
    light, empty = brightness(view), brightness(EMPTY)
    if differ(light, empty):
        yield f"has the light {shares(light)}, an empty one {shares(empty)}"
    if not told_all_round(json.dumps(view, sort_keys=True)):
        yield "is turned to some of the table: its four sides differ"


def differ(light: Glow, other: Glow) -> bool:
    """Whether closed eyes see the difference: more than a hundredth of the whole light, in any colour."""
    whole = max(sum(light), sum(other))
    return any(abs(a - b) > SAME_LIGHT * whole for a, b in zip(light, other, strict=True))


def brightness(view: Mapping[str, Any]) -> Glow:
    """The light of a view, drawn once."""
    return brightness_of(json.dumps(view, sort_keys=True))


@lru_cache(MOST)
def brightness_of(view: str) -> Glow:
    """The light of a view that was written down."""
    from device.hw.glow import glow  # noqa: PLC0415 - commands that draw nothing start sooner

    return glow(json.loads(view))


@lru_cache(MOST)
def told_all_round(view: str) -> bool:
    """Whether a view that was written down tells the same to all sides."""
    from device.hw.glow import same_all_round  # noqa: PLC0415 - as above

    return same_all_round(json.loads(view))
