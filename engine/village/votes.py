"""Votes: one ballot, who leads it, and what a tie means (rules.md 4.4)."""

from dataclasses import dataclass, field
from typing import Any

from engine.effects import NOTHING, Answers, Ask, Barred, Choice, Draw, Note, Say, Seat, Seats, Talk
from engine.seats import bar_self
from engine.village.dying import bury
from engine.village.village import Village

SPEECH = 45
"""Seconds of an ordered speech."""


def tally(ballots: Answers) -> dict[Any, int]:
    """Votes for each seat that has any."""
    cast = [*ballots.values()]
    votes = {choice: cast.count(choice) for choice in dict.fromkeys(cast)}
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
    weight: dict[Seat, float] = field(default_factory=dict)
    """Whose vote counts more than one."""
    markers: dict[Seat, float] = field(default_factory=dict)
    """Votes against a seat that nobody casts."""
    secret: bool = False
    """Only the tally is published."""
    ballots: Answers = NOTHING
    """How they voted in the latest ballot."""

    def published(self) -> dict[str, Any]:
        """Who voted for whom, where that is told."""
        return {} if self.secret else {"ballots": self.ballots}


async def poll(ask: str, voters: Voters, among: Seats, barred: Barred, interrupt: Ask | None = None) -> Seats:
    """Put one public ballot and publish it.  Comes back as all leaders."""
    seats = voters.seats
    answers = await Ask(ask, seats, among, barred, default="none", closes="all", secret=False, interrupt=interrupt)
    ballots: dict[Seat, Choice] = {**dict.fromkeys(seats, "none"), **answers}
    votes = weighed(ballots, voters) if voters.weight or voters.markers else tally(ballots)
    chosen, voters.ballots = leaders(votes), ballots
    await Note("vote", {"ask": ask, "tally": ranked(votes), "chosen": chosen, **voters.published()})
    if votes:
        await Say("vote.told", {"tally": ranked(votes)})
    return chosen


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


async def trial(v: Village) -> None:
    """The vote of the day and what comes of it.  Raises `GameOver`."""
    v.toll.append(len(v.dead))
    await Say("vote.call")
    chosen = await poll("village.vote", Voters(v.living), v.living, bar_self(v.living))
    condemned = chosen
    if len(chosen) > 1:
        await Say("vote.tie", {"seats": chosen})
        for ballot in v.page.ballots:
            settled = await ballot(v, chosen)
            if settled is not None:
                condemned = settled
                break
    v.hanged = condemned
    if not condemned:
        await Say("vote.nobody")
    await bury(v, dict.fromkeys(condemned, "vote"))


async def all_tied_die(v: Village, tied: Seats) -> Seats | None:
    """House rule `tie = all_tied_die`."""
    return tied if v.rules.tie == "all_tied_die" else None


async def lot_decides(v: Village, tied: Seats) -> Seats | None:
    """House rule `tie = random`."""
    return (await Draw("village.vote", tied),) if v.rules.tie == "random" else None


async def revote(v: Village, tied: Seats) -> Seats | None:
    """House rule `tie = revote_then_none`: the tied speak, the others vote once more between them (4.4, K10)."""
    voters = tuple([seat for seat in v.living if seat not in tied])
    if v.rules.tie != "revote_then_none" or not voters:
        return None
    for seat in tied:
        await Say("defence.call", {"seat": seat})
        await Talk(seat, SPEECH)
    await Say("revote.call", {"seats": tied})
    chosen = await poll("village.revote", Voters(voters), tied, {})
    return chosen if len(chosen) == 1 else ()


async def nobody_hangs(v: Village, tied: Seats) -> Seats | None:
    """What a tie comes to where nothing else decides it."""
    return ()
