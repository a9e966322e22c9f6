"""The smallest game: the box draws a seat, in turn each player names one, and whoever names it first wins."""

from engine import Ask, Board, Draw, Leave, Note, Over, Say, Seats, View, demand
from engine.catalogue import Game, GameResult, Names, Setup
from engine.rules import TableRules


async def guess(setup: Setup) -> GameResult:
    """One game: rounds, and nothing is hidden but the seat."""
    secret, number, living = await Draw("guess.secret", setup.seats), 0, setup.seats
    while living:
        number += 1
        await Note("phase", {"name": "round", "number": number})
        await Board(View("round", number, setup.seats, living))
        for seat in living:
            gone = await Leave()
            living = tuple([other for other in living if other not in gone])
            if seat in living:
                await Say("guess.turn", {"seat": seat})
                named = (await demand(Ask("guess.name", (seat,), setup.seats, closes="all", secret=False)))[seat]
                if named == secret:
                    return await over(setup, (seat,), number)
                await Say("guess.wrong", {"target": named})
    return await over(setup, (), number)


async def over(setup: Setup, winners: Seats, number: int) -> GameResult:
    """Tell who has won, and what it was worth."""
    scores = {seat: int(seat in winners) for seat in setup.seats}
    for seat in winners:
        await Note("score", {"seat": seat, "points": 1, "why": "found"})
    await Note("outcome", {"winner": "points", "seats": winners})
    await Say("outcome.points", {"seats": winners})
    await Board(Over("over", number, setup.seats, setup.seats, "points", winners, scores=scores))
    return GameResult("points", winners, number, scores=scores)


GUESS = Game(
    key="guess",
    least=3,
    most=20,
    rules=TableRules,
    roles=(),
    names=Names(
        asks={"guess.name": ("seat",)},
        lines={"guess.turn": ("seat",), "guess.wrong": ("target",), "outcome.points": ("seats",)},
        cards={"choice.drawn": ("ask", "choice")},
        draws={"guess.secret": ("seat",), "guess.name": ("seat",)},
        causes=(),
        winners=("points",),
        phases=("round N",),
        events=("phase", "say", "ask", "answer", "refuse", "board", "light", "show", "draw", "score", "outcome"),
        whys=("found",),
    ),
    script=guess,
    pack=lambda seats, rules: (),
    problems=lambda setup: (),
    floor=("guess.turn",),
    each=0,
    paced_by="",
)
