"""What a game comes to in figures, seat by seat."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from device.chronicle.story import Story, owner
from engine import Seat


@dataclass(frozen=True, slots=True)
class Figures:
    """One seat's game, or the sum of several of one player."""

    games: int = 1
    won: int = 0
    survived: int = 0
    votes: int = 0
    """Votes about who is a wolf, of somebody who is none."""
    right: int = 0
    """So many of them for a wolf."""
    points: int = 0

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(
            self.games + other.games,
            self.won + other.won,
            self.survived + other.survived,
            self.votes + other.votes,
            self.right + other.right,
            self.points + other.points,
        )


def figures_of(
    story: Story, seats: Iterable[Seat], winners: Iterable[Seat], scores: Mapping[Seat, int]
) -> dict[Seat, Figures]:
    """The figures of every seat; who has two characters has survived with one of them."""
    won = {*winners}
    found = {}
    for seat in seats:
        right = [vote.right[seat] for vote in story.votes if seat in vote.right]
        places = [place for place in story.now if owner(place) == seat] or [seat]
        survived = any(place not in story.dead for place in places) and seat not in story.dead
        found[seat] = Figures(1, int(seat in won), int(survived), len(right), sum(right), scores.get(seat, 0))
    return found
