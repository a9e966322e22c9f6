"""The circle of seats.  Seats are numbered clockwise from 1; the left neighbour is the next one (RULES.md 0.4)."""

from functools import lru_cache

from engine.effects import Barred, Choice, Seat, Seats

KEPT = 512
"""How many lists are remembered: a game asks about the same seats often, and thousands of games about any of them."""


def clockwise(seats: Seats, after: Seat) -> Seats:
    """The seats in clockwise order, beginning with the one behind `after`, which comes last if it is among them."""
    return tuple([seat for seat in seats if seat > after] + [seat for seat in seats if seat <= after])


def clockwise_from(seats: Seats, first: Seat) -> Seats:
    """The seats in clockwise order, beginning with `first` if it is among them; its right neighbour comes last."""
    return clockwise(seats, first - 1)


def neighbours(circle: Seats, seat: Seat) -> Seats:
    """The nearest of the circle on either side of this seat, left first; one twice if it is alone, or nobody."""
    others = [other for other in clockwise(circle, seat) if other != seat]
    return (others[0], others[-1]) if others else ()


def without(seat: Seat, seats: Seats) -> Seats:
    """The seats but for this one, which is among them."""
    at = seats.index(seat)
    return seats[:at] + seats[at + 1 :]


@lru_cache(KEPT)
def bar(seats: Seats, choices: tuple[Choice, ...], reason: str) -> Barred:
    """Bar the same choices for all of these seats."""
    barred = dict.fromkeys(choices, reason)
    return dict.fromkeys(seats, barred)


@lru_cache(KEPT)
def bar_self(seats: Seats) -> Barred:
    """Nobody may pick himself."""
    return {seat: {seat: "self"} for seat in seats}
