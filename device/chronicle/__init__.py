"""The chronicle of a game: what its transcript comes to when everything may be told.

Pure: events in, plain data out.  Texts come later (`device/chronicle/pages.py`), so that a chronicle can be read in any
language, years after its evening.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from device.chronicle.figures import Figures, figures_of
from device.chronicle.story import Happening, Story, Vote
from device.chronicle.turning import turning_points
from engine import Event, Facts, Seat
from engine.values import NOTHING


@dataclass(frozen=True, slots=True)
class Chronicle:
    """A finished game, told in the open."""

    game: str
    seats: tuple[Seat, ...]
    winner: str
    winners: tuple[Seat, ...]
    roles: Mapping[Seat, tuple[str, ...]]
    """Who was who in the end; in games with houses, left and right."""
    scores: Mapping[Seat, int]
    story: tuple[Happening, ...]
    """Everything that happened, in its order."""
    turns: tuple[int, ...]
    """Which parts of the story turned the game, at most three, in their order."""
    votes: tuple[Vote, ...]
    figures: Mapping[Seat, Figures]

    @property
    def turning(self) -> tuple[Happening, ...]:
        """The turning points, in their order."""
        return tuple([self.story[number] for number in self.turns])


def chronicle(game: str, seats: Iterable[Seat], events: Iterable[Event]) -> Chronicle:
    """The chronicle of a game of these seats, by its transcript; of one that has not ended, as far as it went."""
    told = [*events]
    places = tuple(seats)
    over = last(told, "outcome")
    end: Facts = (last(told, "board") or {"view": NOTHING})["view"]
    roles = {int(seat): tuple(names) for seat, names in end.get("roles", {}).items()}
    marked = standing(told)
    story = Story(roles, end, [event for event, stands in marked if stands])
    for event, stands in marked:
        story.take(event, stands=stands)
    winners = tuple(over["seats"]) if over else ()
    scores = {int(seat): points for seat, points in end.get("scores", {}).items()}
    return Chronicle(
        game,
        places,
        over["winner"] if over else "",
        winners,
        roles,
        scores,
        tuple(story.told),
        turning_points(story.told, over["winner"] if over else "", winners),
        tuple(story.votes),
        figures_of(story, places, winners, scores),
    )


def last(events: Iterable[Event], kind: str) -> dict[str, Any] | None:
    """The last event of this kind that stands."""
    return next((event for event, stands in reversed(standing(events)) if stands and event["event"] == kind), None)


def standing(events: Iterable[Event]) -> list[tuple[Event, bool]]:
    """Every event, and whether it still counts in the end: an `undo` takes back all behind the one it names."""
    found: list[list[Any]] = []
    for event in events:
        if event["event"] == "undo":
            for other in found:
                other[1] = other[1] and other[0]["n"] <= event["back_to"]
        found.append([event, True])
    return [(event, stands) for event, stands in found]
