"""Ballots: who has a vote, what it counts, and who leads (RULES.md 4.4)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.effects import Answers, Ask, Seat, Seats
from engine.values import NOTHING


def tally(ballots: Answers) -> dict[Any, int]:
    """Votes for each seat that has any."""
    votes: dict[Any, int] = {}
    for choice in ballots.values():
        votes[choice] = votes.get(choice, 0) + 1
    votes.pop("none", None)
    return votes


def leaders(votes: dict[Any, int]) -> Seats:
    """Every seat with the most votes, ascending; nobody where there are no votes."""
    if not votes:
        return ()
    most = max(votes.values())
    return tuple(sorted([seat for seat, count in votes.items() if count == most]))


@dataclass(slots=True)
class Voters:
    """Who votes, and what counts besides one vote for each."""

    seats: Seats
    weight: Mapping[Seat, float] = NOTHING
    """Whose vote counts more than one."""
    markers: Mapping[Seat, float] = NOTHING
    """Votes against a seat that nobody casts."""
    secret: bool = False
    """Only the tally is published."""
    ballots: Answers = NOTHING
    """How those voted in the latest ballot who did."""

    def published(self) -> dict[str, Any]:
        """Who voted for whom, or for nobody, where that is told."""
        return {} if self.secret else {"ballots": {**dict.fromkeys(self.seats, "none"), **self.ballots}}


def ranked(votes: dict[Any, Any]) -> dict[Any, Any]:
    """The most votes first: the order of the ballots would tell who cast them."""
    return dict(sorted(votes.items(), key=lambda each: (-each[1], each[0])))


def weighed(ballots: Answers, voters: Voters) -> dict[Any, Any]:
    """Votes for each seat that has any, weights and markers included."""
    votes: dict[Any, Any] = tally(ballots)
    for seat, weight in voters.weight.items():
        if (choice := ballots.get(seat, "none")) != "none":
            votes[choice] += weight - 1
    for seat, marks in voters.markers.items():
        votes[seat] = votes.get(seat, 0) + marks
    return votes


@dataclass(slots=True)
class Trial:
    """The vote of one day, from its first ballot to whoever dies of it."""

    voters: Voters
    """Those of the latest ballot, which decides."""
    interrupt: Ask | None = None
    """What may be answered at any time until it is revealed."""
    tied: Seats = ()
    """Who led the latest ballot that was a tie."""
    asked: bool = False
    """Whether the sheriff was asked to settle it."""
    spared: dict[Seat, str] = field(default_factory=dict)
    """Which of the condemned lives, and what saved him."""
