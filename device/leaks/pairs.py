"""Makes pairs of games that differ in secrets only, and were the same in public for as long as possible.

No role is known here.  The second game has the first one's public set-up and people; the cards are in other hands.
Whatever comes out differently in public ends the comparison, so the second game is tried until it goes far.
"""

from dataclasses import dataclass
from random import Random

from device.leaks.knowledge import Knowledge
from device.leaks.known import knowledge
from device.leaks.people import Aim, Doubles, Free
from device.leaks.sketch import Asked, Moves, Sketch, public, starts_phase
from engine import Choice, Seat, Seats, Transcript
from engine.catalogue import Setup

DAY = 2
"""A pair should be the same in public until the dead of this day's dawn are buried."""
BEGINNINGS, TRIES = 30, 12
"""How often a first game is begun that is too short, and a second one that differs too soon."""
UNAIMED = 0.3
"""So many of the pairs have no ask that they aim at."""
PHASES = (6, 6, 6, 9)
"""Nights and days of a game before it is left off."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two games, and the seats that hold the same card in both."""

    first: Moves
    second: Moves
    seats: Seats


def make_pair(setup: Setup, rng: Random) -> Pair:
    """A pair of games of this set-up."""
    first = beginning(setup, rng)
    judge = knowledge(setup, first.moves.decks())
    far = first.floors.get(DAY, 0)
    goal = rng.choice((0, far, far, far, len(first.public)))
    aim = aim_at(first, setup, rng)
    if aim:
        goal = max(goal, aim.told + 1)
    best, second = doubled(first, setup, rng, aim)
    for _ in range(TRIES):
        # What differs and is no result ought not to differ: the table has to show it.
        leaks = not rightful(first, second, judge)
        if differ(first.moves, second.moves) and (leaks or (len(second.public) >= goal and hits(aim, second.moves))):
            break
        again, other = doubled(first, setup, rng, aim)
        if worth(first, other, aim) > worth(first, second, aim):
            best, second = again, other
    second.finish()
    if goal <= far:
        second.moves.phases = min(second.moves.phases, 2 * DAY)
    first.moves.phases = second.moves.phases  # behind that there is nothing to compare it with
    return Pair(first.moves, second.moves, best.alike)


def worth(first: Sketch, second: Sketch, aim: Aim | None) -> tuple[bool, bool, int]:
    """How good it is to compare them: something secret differs, the aim is hit, and then how long nothing else does."""
    return differ(first.moves, second.moves), hits(aim, second.moves), len(second.public)


def hits(aim: Aim | None, second: Moves) -> bool:
    """Whether no card is aimed at, or its exchange has done it: then nobody is asked here any more."""
    return aim is None or 0 not in aim.exchange or any(not asked.seats for asked in second.asks[aim.number :][:1])


def beginning(setup: Setup, rng: Random) -> Sketch:
    """A game as long as wanted, if there is one."""
    for _ in range(BEGINNINGS):
        sketch = Sketch(setup, Free(rng, setup.seats))
        phases = rng.choice(PHASES)
        while not (sketch.over or (starts_phase(sketch.pending) and sketch.moves.phases == phases)):
            sketch.step()
        if DAY in sketch.floors:
            break
    return sketch


def aim_at(first: Sketch, setup: Setup, rng: Random) -> Aim | None:
    """Mostly one of the secret asks and ballots; each kind as often, so that rare ones are compared as well.

    It goes to nobody where whoever it went to is out of the game, or when he exchanges his cards with somebody who is;
    or a card with those that nobody holds.  Of what everybody has answered somebody answers nothing.
    """
    kinds = sorted({asked.ask for asked in first.moves.asks if asked.covert or asked.ballot})
    if not kinds or rng.random() < UNAIMED:
        return None
    kind, asked = rng.choice(kinds), tuple[Seat, ...]()
    stock = (0,) if first.moves.decks().get("cards", {}).get(0) else ()
    exchanges: list[Aim] = []
    silences: list[Aim] = []
    for number, one in enumerate(first.moves.asks):
        if one.ask != kind:
            continue
        asked, gone = one.seats or asked, first.gone(one.told)
        early = one.ballot and one.told < first.floors.get(DAY, 0)  # where votes are told, they are the end of the pair
        given = answered(one)
        missing = one.covert and one.seats == setup.seats and len(given) < len(one.seats)
        if len({*given.values()}) > one.ballot and not early and not missing:
            silences.append(Aim(number, one.told))
        if one.covert and len(asked) == 1 and (asked[0] in gone) is not bool(one.seats):
            others = [seat for seat in setup.seats if (seat in gone) is bool(one.seats)] or stock
            exchanges += [Aim(number, one.told, (asked[0], other)) for other in others]
    return rng.choice(exchanges or silences or [None])


def doubled(first: Sketch, setup: Setup, rng: Random, aim: Aim | None = None) -> tuple[Doubles, Sketch]:
    """A second game, up to where it begins to differ in public."""
    people = Doubles(rng, setup.seats, first.moves, first.gone(), aim)
    second = Sketch(setup, people)
    while not second.over and len(second.public) < len(first.public):
        told = public(second.pending)
        if told is not None and told != first.public[len(second.public)]:
            break
        second.step()
    return people, second


def differ(first: Moves, second: Moves) -> bool:
    """Whether any secret differs; two games without a difference prove nothing."""
    answers = zip(map(answered, first.asks), map(answered, second.asks), strict=False)
    drawn = any(first.draws.get(name, result) != result for name, result in second.draws.items())
    return first.deals != second.deals or drawn or any(one != other for one, other in answers)


def answered(asked: Asked) -> dict[Seat, Choice]:
    """What the asked have pressed last."""
    return {act.seat: act.choice for act in sorted(asked.acts, key=lambda act: act.when) if act.seat in asked.seats}


def rightful(first: Sketch, second: Sketch, judge: Knowledge) -> bool:
    """Whether the two games differ, if they do, by a public result."""
    if second.over or len(second.public) == len(first.public):
        return True
    transcript = Transcript()
    for effect in (first.heard[len(second.public)], second.pending):
        transcript.perform(effect)
    return any(map(judge.is_result, transcript.events))
