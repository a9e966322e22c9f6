"""Points and winners (RULES.md 2.7)."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.catalogue import GameResult
from engine.cried_wolf.deck import SHEEP
from engine.cried_wolf.meadow import Cards, Meadow
from engine.cried_wolf.rules import CriedWolfRules
from engine.effects import Board, Note, Over, Say, Seat, Seats
from engine.values import NOTHING, value

SHOT, IDLE, PENALTY = 3, -3, -2
"""For a shot at a wolf (any other costs as much), for a hunter still in hand, for hunters in front without a wolf."""
WHYS = ("cards", "hunter-penalty", "shot-wolf", "shot-other", "idle-hunter")
"""The parts of a score, in their order."""


class Reckoned(NamedTuple):
    """What one card that lies in front of somebody comes to."""

    card: str
    does: str
    """"counts", "guarded", "turned": a sheep; "turns", "cancelled", "idle": a wolf; "cancels", "guards", "idle",
    "flips": what others do.  "shot", "shoots": a dead card, and the hunter that fired."""
    points: int = 0
    """Before boys flip, where they flip it."""


@value
class Reckoning(Over):
    """The end, with every card in front of every seat as it counts, the dead ones too, and the parts of each score.

    What stands behind the boys they do not flip.
    """

    cards: Mapping[Seat, tuple[Reckoned, ...]] = NOTHING
    parts: Mapping[Seat, Mapping[str, int]] = NOTHING
    flipped: Seats = ()
    """Before whom the boys have flipped the sign."""


def reckon(front: Cards, rules: CriedWolfRules) -> tuple[Reckoned, ...]:
    """What each card comes to (2.7, steps 1 to 3): sheep by their value, then wolves, dogs, hunters and boys.

    With the sheep in a row, the highest first, dogs guard from the front on, and wolves turn those behind the guarded.
    """
    wolves, hunters, dogs, boys = [front.count(kind) for kind in ("wolf", "hunter", "dog", "boy")]
    row = sorted([card for card in front if card in SHEEP], key=lambda card: -SHEEP[card])
    shot = min(hunters, wolves) if rules.hunter_effect == "cancel_wolf" else 0  # 1
    pay = rules.hunter_bonus_mode2 if rules.mode == 2 else 0  # 1
    guards = min(dogs, len(row)) if rules.dog_effect == "guard_highest_sheep" else 0  # 2
    chased = min(dogs, wolves - shot) if rules.dog_effect == "cancel_wolf" else 0  # 2, by house rule
    turning = min(wolves - shot - chased, len(row) - guards)  # 3
    sheep = padded(len(row), ("guarded", guards), ("turned", turning), others="counts")
    return (
        *[Reckoned(card, does, worth(card, does)) for card, does in zip(row, sheep, strict=True)],
        *[Reckoned("wolf", does) for does in padded(wolves, ("turns", turning), ("cancelled", shot + chased))],
        *[Reckoned("dog", does) for does in padded(dogs, ("guards", guards), ("cancels", chased))],
        *[Reckoned("hunter", does, pay if does == "cancels" else 0) for does in padded(hunters, ("cancels", shot))],
        *[Reckoned("boy", "flips")] * boys,
    )


def lying(m: Meadow, seat: Seat) -> tuple[Reckoned, ...]:
    """What all that lies before a seat comes to."""
    alive, shots = reckon(m.front[seat], m.rules), list[Reckoned]()
    for card in m.dead[seat]:
        shots += [Reckoned(card, "shot", SHOT if card == "wolf" else -SHOT), Reckoned("hunter", "shoots")]
    flip = len(alive) - m.front[seat].count("boy") if m.rules.extras_before_flip else len(alive)
    return (*alive[:flip], *shots, *alive[flip:])


def worth(card: str, does: str) -> int:
    """What a sheep comes to."""
    return -SHEEP[card] if does == "turned" else SHEEP[card]


def padded(number: int, *deeds: tuple[str, int], others: str = "idle") -> list[str]:
    """What so many cards do: the first of them the first of these deeds, so many the next, and the others nothing."""
    busy = [does for does, count in deeds for _ in range(count)]
    return [*busy, *[others] * (number - len(busy))]


def flips(front: Cards) -> bool:
    """Whether the boys change the sign: two of them change it back."""
    return front.count("boy") % 2 == 1


def points(m: Meadow, seat: Seat) -> Mapping[str, int]:
    """The parts of a seat's score (2.7, steps 4 to 6)."""
    rules, front, sign = m.rules, m.front[seat], -1 if flips(m.front[seat]) else 1
    extras = dict.fromkeys(WHYS[1:], 0)
    if rules.mode == 2 and rules.hunter_penalty and "hunter" in front and "wolf" not in front:
        extras["hunter-penalty"] = PENALTY
    if rules.mode == 3:
        hits = m.dead[seat].count("wolf")
        extras["shot-wolf"] = SHOT * hits
        extras["shot-other"] = -SHOT * (len(m.dead[seat]) - hits)
        extras["idle-hunter"] = IDLE * m.hands[seat].count("hunter")
    if rules.extras_before_flip:
        extras = {why: sign * part for why, part in extras.items()}
    return {"cards": sign * sum(card.points for card in reckon(front, rules)), **extras}


async def settle(m: Meadow) -> GameResult:
    """Everybody counts what lies in front of him."""
    parts = {seat: points(m, seat) for seat in m.seats}
    scores = {seat: sum(parts[seat].values()) for seat in m.seats}
    winners = best(m, scores)
    for seat in m.seats:
        for why, part in parts[seat].items():
            if part:
                await Note("score", {"seat": seat, "points": part, "why": why})
    await Note("outcome", {"winner": "points", "seats": winners})
    cards = {seat: lying(m, seat) for seat in m.seats}
    flipped = tuple([seat for seat in m.seats if flips(m.front[seat])])
    await Say("outcome.points", {"seats": winners})
    end = ("over", m.turn, m.seats, m.players, "points", winners)
    await Board(Reckoning(*end, scores=scores, cards=cards, parts=parts, flipped=flipped))
    return GameResult("points", winners, m.turn, scores=scores)


def best(m: Meadow, scores: Mapping[Seat, int]) -> Seats:
    """Who has most; of as many who has most sheep, then fewest wolves, and then all of them."""
    rank = {seat: (scores[seat], sheep(m.front[seat]), -m.front[seat].count("wolf")) for seat in m.players}
    return tuple([seat for seat in m.players if rank[seat] == max(rank.values())])


def sheep(front: Cards) -> int:
    """How many sheep lie there, of whatever value."""
    return len([card for card in front if card in SHEEP])
