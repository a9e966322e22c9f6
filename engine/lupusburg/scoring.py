"""Points and winners (RULES.md 3.6)."""

from collections.abc import Iterator

from engine.catalogue import GameResult
from engine.effects import Board, Note, Over, Say, Seat
from engine.lupusburg.burg import Burg, houses_of
from engine.lupusburg.dawn import dawn

WHYS = ("living", "chest", "goal", "bet", "no-bet", "wolf-win")
"""The parts of a score, in their order."""


async def settle(b: Burg, winner: str) -> GameResult:
    """The wolf is turned up, and everybody counts."""
    parts = {seat: dict(points(b, seat, winner)) for seat in b.seats}
    scores = {seat: sum(parts[seat].values()) for seat in b.seats}
    winners = (b.wolf,) if winner == "wolf" else best(b, scores)
    for seat in b.seats:
        for why, part in parts[seat].items():
            if part:
                await Note("score", {"seat": seat, "points": part, "why": why})
    await Note("outcome", {"winner": winner, "seats": winners})
    if b.dark:  # decided in the night: its victim first (D1)
        await dawn(b)
    await Say("wolf.was", {"seat": b.wolf})
    await Say(f"outcome.{winner}", {"seats": winners})
    roles = {seat: tuple([b.people[house] for house in houses_of(seat)]) for seat in b.seats}
    await Board(Over("over", b.night, b.seats, b.alive(b.seats), winner, winners, roles, scores, b.goals))
    return GameResult(winner, winners, b.night, (*b.toll, 2 * len(b.seats) - len(b.living)), scores)


def points(b: Burg, seat: Seat, winner: str) -> Iterator[tuple[str, int]]:
    """What each part is worth to this seat: the wolf alone counts if he wins, everybody else if he is beaten."""
    if seat == b.wolf:
        if winner == "wolf":
            yield "wolf-win", 2 * (2 * len(b.seats) - len(b.living))
        return
    paid = "full" if winner == "village" else b.rules.others_score_on_wolf_win
    if paid == "full":
        yield "living", 2 * len(b.own(seat))
        yield "chest", len([house for house in b.own(seat) if house in b.chests])
        yield "goal", goal(b, seat)
    if paid != "none" and seat in b.bets:
        yield "bet", b.bets[seat].coin if b.bets[seat].on == b.wolf else 0
    elif paid != "none":
        yield "no-bet", 1


def goal(b: Burg, seat: Seat) -> int:
    """What the goal card is worth (3.1); wolf and thief count neither as men nor as women."""
    living = b.own(seat)
    dead = [house for house in houses_of(seat) if house not in living]
    alive, fallen = [b.people[house] for house in living], [b.people[house] for house in dead]
    match b.goals[seat]:
        case "both-alive":  # G1
            return 2 if len(alive) == 2 else 0
        case "both-dead":  # G2
            return 6 if len(fallen) == 2 else 0
        case "one-each":  # G3
            return b.rules.goal3_points if len(alive) == 1 else 0
        case "dead-men":  # G4
            return 2 * fallen.count("man") + alive.count("woman")
        case _:  # G5: "dead-women"
            return 2 * fallen.count("woman") + alive.count("man")


def best(b: Burg, scores: dict[Seat, int]) -> tuple[Seat, ...]:
    """Who has most of all but the wolf; of as many the nearest clockwise from the mayor, he himself first (E3-22)."""
    rivals = [seat for seat in b.players if seat != b.wolf]  # the nearest first, and `max` takes the first of as many
    return (max(rivals, key=lambda seat: scores[seat]),) if rivals else ()
