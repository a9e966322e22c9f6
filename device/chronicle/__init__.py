"""The chronicle of a game: what its transcript comes to when everything may be told.

Pure: events in, plain data out.  Texts come later (`device/chronicle/pages.py`), so that a chronicle can be read in any
language, years after its evening.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from device.chronicle.figures import Figures, figures_of
from device.chronicle.story import Happening, Story, Vote
from device.chronicle.turning import turning_points
from engine import Event, Facts, Seat
from engine.transcript import standing
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
    counts, places = standing(told), tuple(seats)
    over = last(counts, "outcome")
    end: Facts = (last(counts, "board") or {"view": NOTHING})["view"]
    roles = {int(seat): tuple(names) for seat, names in end.get("roles", {}).items()}
    story, kept = Story(roles, end, counts), {event["n"] for event in counts}
    for event in told:
        story.take(event, stands=event["n"] in kept)
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


def last(events: Sequence[Event], kind: str) -> Event | None:
    """The last event of this kind."""
    return next((event for event in reversed(events) if event["event"] == kind), None)
