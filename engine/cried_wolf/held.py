"""What everybody has in the hand now, read off what each was told and has laid."""

from collections.abc import Iterable
from typing import Any

from engine.effects import Seat, Seats
from engine.seats import clockwise_from
from engine.transcript import Event, standing

LAID = ("play", "swap.pass")
"""Asks whose answer begins with a card that leaves the hand."""


def held(events: Iterable[Event]) -> dict[Seat, dict[str, Any]]:
    """The hand of everybody as `roles`; of those who were told nothing so far, nothing."""
    hands: dict[Seat, list[str]] = {}
    laid: dict[Seat, str] = {}
    players: Seats = ()
    givers: list[Seat] = []
    fired = False
    for event in standing(events):
        match event:
            case {"event": "answer", "ask": ask, "seat": seat, "choice": choice} if ask in LAID:
                laid.pop(seat, None)
                if isinstance(choice, str):  # else it is only begun, or taken back
                    laid[seat] = choice
                continue
            case {"event": "show", "card": "choice.drawn", "ask": ask, "choice": choice, "to": [*seats]} if ask in LAID:
                laid |= dict.fromkeys(seats, choice)
            case {"event": "show", "roles": roles, "to": [*seats]}:
                hands |= {seat: [*roles] for seat in seats}
                laid = {seat: choice for seat, choice in laid.items() if seat not in seats}
            case {"event": "say", "line": "swap.draw"}:
                rights = [clockwise_from(players, seat)[-1] for seat in players]
                givers = [right for right in rights if hands.get(right)]
            case {"event": "draw", "name": "swap.draw", "result": card}:
                hands[givers.pop(0)].remove(card)
            case {"event": "mark", "dead": True, "seat": seat}:
                fired = not fired  # the hunter, and then what he has shot
                if fired and "hunter" in hands.get(seat, ()):
                    hands[seat].remove("hunter")
            case {"event": "board", "view": {"living": living}}:
                players = living
            case {"event": "death", "cause": "left", "seat": seat}:
                hands.pop(seat, None)
        if event["event"] not in ("refuse", "show") and not event.get("device"):
            for seat, choice in laid.items():
                hands.get(seat, [choice.split()[0]]).remove(choice.split()[0])
            laid = {}
    return {seat: {"roles": tuple(hand)} for seat, hand in hands.items()}
