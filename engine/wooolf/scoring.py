"""Who was right, what it is worth, and who has won (RULES.md 1.6)."""

from collections.abc import Iterator

from engine.catalogue import GameResult
from engine.effects import Board, Note, Over, Say, Seat, Seats
from engine.wooolf.deck import GOALS
from engine.wooolf.table import Hand, Pointers, Table

EARLY, FINAL = 2, 1
"""What a right declaration is worth."""
WHYS = ("early", "final", "misled")
"""The parts of a score, in their order."""
FATAL = 2
"""So many error marks of one player end the game."""


async def score(t: Table, hand: Hand) -> None:
    """All is turned up, and everybody counts; a red mark of the hand before is black from now on (1.9, 8)."""
    t.red = ()
    await Board(t.view("final", hand, turned_up=True))
    for place in t.places[len(t.seats) :]:
        await Say("reveal.dummy", {"role": hand.identity(place)})
    for seat in t.seats:
        pointers = hand.pointers.get(seat)
        is_right = pointers is not None and right(t, hand, seat, pointers)
        is_wrong = pointers is not None and not is_right
        await tell(hand, seat, pointers, is_right)
        for why, points in earned(t, hand, seat, is_right):
            t.scores[seat] += points
            await Note("score", {"seat": seat, "points": points, "why": why})
        if is_wrong:
            t.errors[seat] += 1
            t.red += (seat,) if seat in hand.early else ()
            await Note("mark", {"kind": "red-x" if seat in hand.early else "black-x", "seat": seat})
    await Board(t.view("final", hand, turned_up=True))


async def tell(hand: Hand, seat: Seat, pointers: Pointers | None, is_right: bool) -> None:
    """Who he is, and whether he was right; on X twice he was neither right nor wrong."""
    role = hand.identity(seat)
    if pointers is None:
        await Say("reveal.x", {"seat": seat, "role": role})
    else:
        first, second = pointers
        await Say("reveal.numbers", {"seat": seat, "role": role, "first": first, "second": second, "right": is_right})


def right(t: Table, hand: Hand, seat: Seat, pointers: Pointers) -> bool:
    """Whether each number names another place that is the goal, or nobody where nobody is; a wolf names it twice."""
    goals = GOALS[hand.identity(seat)]
    found = [holds(t, hand, seat, goal, number) for goal, number in zip(goals, pointers, strict=True)]
    return all(found) and (goals[0] != goals[1] or pointers[0] == pointers[1])


def holds(t: Table, hand: Hand, seat: Seat, goal: str, number: int) -> bool:
    """Whether this number of the board is right for this goal."""
    if number == 0:
        return all(hand.identity(place) != goal for place in t.places if place != seat)
    place = t.numbers(hand.start)[number]
    return place != seat and hand.identity(place) == goal


def earned(t: Table, hand: Hand, seat: Seat, is_right: bool) -> Iterator[tuple[str, int]]:
    """The points of a seat, part by part."""
    if is_right:
        yield ("early", EARLY) if seat in hand.early else ("final", FINAL)
    if hand.identity(seat) == "boy" and (misled := [other for other in t.seats if misleads(t, hand, seat, other)]):
        yield "misled", len(misled)


def misleads(t: Table, hand: Hand, boy: Seat, other: Seat) -> bool:
    """Whether the boy has another player name a wolf who is none: by his own mark, or by house rule in any way."""
    pointers = hand.pointers.get(other)
    if other == boy or pointers is None or "wolf" not in GOALS[hand.identity(other)]:
        return False
    number = pointers[GOALS[hand.identity(other)].index("wolf")]
    match t.rules.boy_bonus:
        case "any_wrong_wolf_answer":
            return not holds(t, hand, other, "wolf", number)
        case "attributable_mark":
            place = t.numbers(hand.start).get(number)
            marked = any(mark.by == boy and mark.kind == "wolf" and lies_at(mark.card) == place for mark in hand.marks)
            return place is not None and hand.identity(place) != "wolf" and marked
        case "off":
            return False


def lies_at(card: str) -> int:
    """At which place a card lies."""
    return int(card.partition(".")[0])


def is_over(t: Table, hand: Hand) -> bool:
    """Whether the game ends with this hand (E1-12)."""
    return hand.number == 3 or max(t.errors.values()) >= FATAL or not t.players


async def settle(t: Table, hand: Hand) -> GameResult:
    """Most points win; of as many the fewest error marks; else they share."""
    winners = best(t)
    await Note("outcome", {"winner": "points", "seats": winners})
    await Say("outcome.points", {"seats": winners})
    roles = {seat: (hand.identity(seat),) for seat in t.seats}
    await Board(Over("over", hand.round, t.seats, t.players, "points", winners, roles, dict(t.scores)))
    return GameResult("points", winners, t.rounds, scores=dict(t.scores))


def best(t: Table) -> Seats:
    """Who has won, of those who are still here."""
    ranks = {seat: (t.scores[seat], -t.errors[seat]) for seat in t.players}
    return tuple([seat for seat, rank in ranks.items() if rank == max(ranks.values())])
