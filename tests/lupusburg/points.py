"""Who wins Lupusburg, and how many points everybody has.  From the rules (3.1, 3.6, 3.9), not from the engine."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any


def won(wolf_wins: str, own: int, others: int) -> str | None:
    """Who has won with so many living characters of the wolf player and of all others."""
    if own == 0:
        return "village"
    fits = {
        "others_le_1": others <= 1,
        "others_le_wolf_characters": others <= own,
        "others_eq_0": others == 0,
    }
    return "wolf" if fits[wolf_wins] else None


def goal(kind: str, living: Sequence[str], dead: Sequence[str], g3: int) -> int:
    """What a goal card is worth with these people of its owner."""
    worth = {
        "both-alive": 2 if len(living) == 2 else 0,
        "both-dead": 6 if len(dead) == 2 else 0,
        "one-each": g3 if len(living) == len(dead) == 1 else 0,
        "dead-men": sum(2 for person in dead if person == "man") + sum(1 for person in living if person == "woman"),
        "dead-women": sum(2 for person in dead if person == "woman") + sum(1 for person in living if person == "man"),
    }
    return worth[kind]


def parts(
    rules: Any,
    kind: str,
    living: Mapping[str, str],
    dead: Sequence[str],
    chest: str,
    bet: tuple[bool, int] | None,
    winner: str,
) -> list[tuple[str, int]]:
    """The parts of one player's score who does not hold the wolf, but for those that are nothing.

    `living`: house -> person; `bet`: whether it was right, and the coin.
    """
    paid = "full" if winner == "village" else rules.others_score_on_wolf_win
    found = []
    if paid == "full":
        found += [("living", 2 * len(living)), ("chest", int(chest in living))]
        found += [("goal", goal(kind, [*living.values()], dead, rules.goal3_points))]
    if paid in ("full", "bets_only"):
        found += [("no-bet", 1)] if bet is None else [("bet", bet[1] if bet[0] else 0)]
    return [(why, points) for why, points in found if points]


def best(scores: Mapping[int, int], wolf: int, mayor: int, seats: Collection[int]) -> int:
    """Who has most of all but the wolf; of several whom one meets first from the mayor on."""
    count = len(seats)
    rivals = [seat for seat in seats if seat != wolf]
    most = max(scores[seat] for seat in rivals)
    return min((seat for seat in rivals if scores[seat] == most), key=lambda seat: (seat - mayor) % count)
