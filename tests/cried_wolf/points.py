"""What lies in front of a player is worth so much: the rules (2.7) step by step, as somebody counts it with cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass
class Sheep:
    """One of them, as it lies there."""

    value: int
    guarded: bool = False
    negative: bool = False


def parts(
    rules: Any, front: Sequence[str], shot: Sequence[str] = (), hunters_in_hand: int = 0
) -> list[tuple[str, int]]:
    """The parts of a score, but for those that are nothing."""
    wolves = [card for card in front if card == "wolf"]
    sheep = [Sheep(int(card[-1])) for card in front if card.startswith("sheep-")]
    total = 0
    for card in front:  # 1. hunters
        if card == "hunter" and rules.hunter_effect == "cancel_wolf" and wolves:
            wolves.pop()
            if rules.mode == 2:
                total += rules.hunter_bonus_mode2
    for card in front:  # 2. sheepdogs
        if card == "dog" and rules.dog_effect == "cancel_wolf" and wolves:
            wolves.pop()
        unguarded = [one for one in sheep if not one.guarded]
        if card == "dog" and rules.dog_effect == "guard_highest_sheep" and unguarded:
            max(unguarded, key=lambda one: one.value).guarded = True
    for _ in wolves:  # 3. wolves
        if left := [one for one in sheep if not one.guarded and not one.negative]:
            max(left, key=lambda one: one.value).negative = True
    total += sum(-one.value if one.negative else one.value for one in sheep)  # 4. the sum
    boys = [card for card in front if card == "boy"]
    for _ in boys:  # 5. boys
        total = -total
    extras = []  # 6.
    if rules.mode == 2 and rules.hunter_penalty and "hunter" in front and "wolf" not in front:
        extras.append(("hunter-penalty", -2))
    if rules.mode == 3:
        extras.append(("shot-wolf", sum(3 for card in shot if card == "wolf")))
        extras.append(("shot-other", sum(-3 for card in shot if card != "wolf")))
        extras.append(("idle-hunter", sum(-3 for _ in range(hunters_in_hand))))
    if rules.extras_before_flip:
        for _ in boys:
            extras = [(why, -points) for why, points in extras]
    return [(why, points) for why, points in [("cards", total), *extras] if points]


def best(scores: dict[int, int], fronts: dict[int, list[str]], here: Sequence[int]) -> list[int]:
    """Who has most; then most sheep; then fewest wolves; then all who are left."""
    left = [seat for seat in here if scores[seat] == max(scores[other] for other in here)]
    flock = {seat: len([card for card in fronts[seat] if card.startswith("sheep")]) for seat in left}
    left = [seat for seat in left if flock[seat] == max(flock.values())]
    wolves = {seat: fronts[seat].count("wolf") for seat in left}
    return [seat for seat in left if wolves[seat] == min(wolves.values())]
