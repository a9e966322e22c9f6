"""Which three things turned a game.

In games of camps everything that kills, saves or changes somebody moves the balance (`Story.balance`) from where it
would be without it; whoever has a power weighs half as much again.  The last of these ended the game, and is always one
of the three; the others are those that moved most, of as many the later, since what was before could still be made
good.  Where neither village nor wolves have won, the last deed of who did win is among them.  Where points decide, it
is what brought the winners most points.
"""

from collections.abc import Sequence
from math import inf

from device.chronicle.story import Happening
from engine import Seats

MOST = 3
OWN_DEEDS = {
    "lovers": "story.cupid.pair",
    "piper": "story.piper.charm",
    "white-werewolf": "story.death.white-werewolf",
}
"""What those do to win who are of neither camp."""


def turning_points(told: Sequence[Happening], winner: str, winners: Seats) -> tuple[int, ...]:
    """Their places in the story, in its order."""
    stands = {number: it for number, it in enumerate(told) if not it.undone}
    reckoned = any(it.line == "card.lands" and it.swing for it in stands.values())
    if winner == "points":
        weights = {number: points(it, winners, reckoned=reckoned) for number, it in stands.items()}
    else:
        moved = [number for number, it in stands.items() if it.swing]
        own = [number for number, it in stands.items() if it.line == OWN_DEEDS.get(winner)]
        weights = {number: abs(told[number].swing) for number in moved}
        weights |= dict.fromkeys([*moved[-1:], *own[-1:]], inf)
    ranked = sorted(weights, key=lambda number: (weights[number], number), reverse=True)
    return tuple(sorted([number for number in ranked if weights[number] > 0][:MOST]))


def points(it: Happening, winners: Seats, *, reckoned: bool) -> float:
    """What it brought a winner; where cards lie on the table, each of them counts, and not their sum."""
    if it.facts.get("seat") not in winners:
        return 0.0
    if it.line == "card.lands":
        return it.swing
    return (
        float(it.facts["points"]) if it.line == "story.score" and not (reckoned and it.facts["why"] == "cards") else 0.0
    )
