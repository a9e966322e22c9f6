"""A tiny game of compound answers: a coin lies at a card, and in turn each player looks at one or says where it is."""

from engine import Ask, Board, Draw, Leave, Note, Over, Say, Seat, Show, View, demand
from engine.catalogue import Game, GameResult, Names, Setup
from engine.effects import Barred
from engine.rules import TableRules
from engine.words import words

ROUNDS = 3


async def seek(setup: Setup) -> GameResult:
    """One game: everybody looks in public, and declares in secret."""
    places = tuple([f"{seat}.{card}" for seat in setup.seats for card in (1, 2)])
    coin, playing, declared = await Draw("seek.coin", places), setup.seats, dict[Seat, str]()
    for number in range(1, ROUNDS + 1):
        await Note("phase", {"name": "round", "number": number})
        await Board(View("round", number, setup.seats, playing))
        for seat in playing:
            if seat in await Leave():
                declared[seat] = ""
                continue
            await Say("seek.turn", {"seat": seat})
            match words(await turn(seat, places)):
                case ("peek", other, card):
                    await Say("seek.peeks", {"seat": seat, "target": other})
                    found = int(coin == f"{other}.{card}")
                    await Show("seek.result", (((seat,), {"target": other, "number": found}),), known=True)
                case (_, other, card):
                    declared[seat] = f"{other}.{card}"
                    await Say("seek.declares", {"seat": seat})
        playing = tuple([seat for seat in playing if seat not in declared])
    return await over(setup, {seat: int(place == coin) for seat, place in declared.items()}, number)


async def turn(seat: Seat, places: tuple[str, ...]) -> str:
    """What a seat does: everybody may know where it looks, but not what it declares."""
    options = tuple([f"{deed} {place}" for deed in ("peek", "declare") for place in places])
    barred: Barred = {seat: {option: "self" for option in options if words(option)[:2] == ("peek", seat)}}
    ask = Ask("seek.turn", (seat,), options, barred, closes="all", secret=False, how="steps", hides=("declare",))
    return str((await demand(ask))[seat])


async def over(setup: Setup, points: dict[Seat, int], number: int) -> GameResult:
    """Tell who was right."""
    scores, winners = (
        {seat: points.get(seat, 0) for seat in setup.seats},
        tuple([seat for seat in points if points[seat]]),
    )
    for seat in winners:
        await Note("score", {"seat": seat, "points": 1, "why": "found"})
    await Note("outcome", {"winner": "points", "seats": winners})
    await Say("outcome.points", {"seats": winners})
    await Board(Over("over", number, setup.seats, setup.seats, "points", winners, scores=scores))
    return GameResult("points", winners, number, scores=scores)


SEEK = Game(
    key="seek",
    least=3,
    most=8,
    rules=TableRules,
    roles=(),
    names=Names(
        asks={"seek.turn": tuple([f"{deed} seat.{card}" for deed in ("peek", "declare") for card in (1, 2)])},
        lines={
            "seek.turn": ("seat",),
            "seek.peeks": ("seat", "target"),
            "seek.declares": ("seat",),
            "outcome.points": ("seats",),
        },
        cards={"choice.drawn": ("ask", "choice"), "seek.result": ("target", "number")},
        draws={
            "seek.coin": ("seat.1", "seat.2"),
            "seek.turn": tuple([f"{deed} seat.{card}" for deed in ("peek", "declare") for card in (1, 2)]),
        },
        causes=(),
        winners=("points",),
        phases=("setup", "round"),
        events=("phase", "say", "ask", "answer", "refuse", "board", "light", "show", "draw", "score", "outcome"),
        whys=("found",),
    ),
    script=seek,
    pack=lambda seats, rules: (),
    problems=lambda setup: (),
    floor=("seek.turn",),
    each=0,
)
