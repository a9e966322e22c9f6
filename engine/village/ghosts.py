"""House rule `dead_eyes = open`: the dead watch the night, and bet each dusk on who is a wolf."""

from dataclasses import dataclass, field

from engine.effects import Ask, Say, Seat, Seats, targets
from engine.village.village import Village


@dataclass(slots=True)
class Bets:
    """How often each ghost was right."""

    right: dict[Seat, int] = field(default_factory=dict)


async def bet(v: Village, ghosts: Seats) -> None:
    """At dusk, before anybody closes the eyes: each of the dead names one of the living."""
    right = v.kit(Bets).right
    await Say("ghosts.bet")
    bets = await Ask("ghosts.bet", ghosts, v.living, default="none", how="together")
    for ghost, suspect in targets(bets).items():
        if v.roles[suspect].wolf:
            right[ghost] = right.get(ghost, 0) + 1


async def settle(v: Village) -> None:
    """After the game: name the ghosts who were right most often."""
    right = v.kit(Bets).right
    if right:
        most = max(right.values())
        await Say("ghosts.best", {"seats": tuple(sorted([seat for seat, count in right.items() if count == most]))})
