"""What everybody holds now, read off what each was told: "what am I?"."""

from collections.abc import Iterable
from typing import Any

from engine.effects import Seat
from engine.transcript import Event, standing

ABOUT = ("role", "roles", "goal", "identity", "questions")
"""What the own card can tell of its holder."""
OTHERS = ("target", "place", "house")
"""What stands on a card that is about somebody or something else."""


def held(events: Iterable[Event]) -> dict[Seat, dict[str, Any]]:
    """The facts of everybody's own card, as they are now.

    A later card with the same facts tells what has changed (a new goal), and so does a turn that its holder knows of.
    """
    hands: dict[Seat, dict[str, Any]] = {}
    for event in standing(events):
        match event:
            case {"event": "show", "card": "own.card", "to": [*seats]}:
                for seat in seats:
                    hands[seat] = {key: event[key] for key in ABOUT if key in event}
            case {"event": "show", "to": [*seats]} if not any(key in event for key in OTHERS):
                for hand in [hands[seat] for seat in seats if seat in hands]:
                    hand.update({key: event[key] for key in hand if key in event})
            case {"event": "turn", "seat": seat, "role": role} if seat in hands:
                hands[seat]["role"] = role
    return hands
