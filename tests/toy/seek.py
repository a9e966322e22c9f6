"""A tiny game of compound answers: a coin lies at a card, and in turn each player looks at one or says where it is."""

from engine import Ask, Board, Draw, Leave, Note, Over, Say, Seat, Seats, Show, View, demand
from engine.catalogue import Game, GameResult, Names, Setup
from engine.effects import Barred
from engine.rules import TableRules
from engine.words import words

HANDS, ROUNDS = 2, 2


async def seek(setup: Setup) -> GameResult:
    """One game of two hands: everybody looks in public, and declares in secret."""
    scores = dict.fromkeys(setup.seats, 0)
    for hand in range(1, HANDS + 1):
        for seat in await declared(setup, hand):
            scores[seat] += 1
            await Note("score", {"seat": seat, "points": 1, "why": "found"})
    return await over(setup, scores)


async def declared(setup: Setup, hand: int) -> Seats:
    """One hand: who has found where the coin lies this time."""
    places = tuple([f"{seat}.{card}" for seat in setup.seats for card in (1, 2)])
    coin, playing, found = await Draw("seek.coin", places), setup.seats, list[Seat]()
    for number in range(1, ROUNDS + 1):
        await Note("phase", {"name": "hand", "number": hand, "round": number})
        await Board(View("round", number, setup.seats, playing))
        for seat in playing:
            gone = await Leave()
            playing = tuple([other for other in playing if other not in gone])
            if seat in playing and await declares(seat, coin, places, found):
                playing = tuple([other for other in playing if other != seat])
    await Note("phase", {"name": "hand", "number": hand, "final": True})
    await Say("seek.found", {"seats": tuple(found)})
    return tuple(found)


async def declares(seat: Seat, coin: str, places: tuple[str, ...], found: list[Seat]) -> bool:
    """A seat's turn: whether it has declared, or only looked at a card."""
    await Say("seek.turn", {"seat": seat})
    deed, other, card = words(await turn(seat, places))
    right = coin == f"{other}.{card}"
    if deed == "peek":
        await Say("seek.peeks", {"seat": seat, "target": other})
        await Show("seek.result", (((seat,), {"target": other, "number": int(right)}),), known=True)
        return False
    await Say("seek.declares", {"seat": seat})
    if right:
        found.append(seat)
    return True


async def turn(seat: Seat, places: tuple[str, ...]) -> str:
    """What a seat does: everybody may know where it looks, but not what it declares."""
    options = tuple([f"{deed} {place}" for deed in ("peek", "declare") for place in places])
    barred: Barred = {seat: {option: "self" for option in options if words(option)[:2] == ("peek", seat)}}
    ask = Ask("seek.turn", (seat,), options, barred, closes="all", secret=False, how="steps", hides=("declare",))
    return str((await demand(ask))[seat])


async def over(setup: Setup, scores: dict[Seat, int]) -> GameResult:
    """Tell who was right most often."""
    winners = tuple([seat for seat in scores if scores[seat] == max(scores.values())])
    await Note("outcome", {"winner": "points", "seats": winners})
    await Say("outcome.points", {"seats": winners})
    await Board(Over("over", HANDS, setup.seats, setup.seats, "points", winners, scores=scores))
    return GameResult("points", winners, HANDS * ROUNDS, scores=scores)


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
            "seek.found": ("seats",),
            "outcome.points": ("seats",),
        },
        cards={"choice.drawn": ("ask", "choice"), "seek.result": ("target", "number")},
        draws={
            "seek.coin": ("seat.1", "seat.2"),
            "seek.turn": tuple([f"{deed} seat.{card}" for deed in ("peek", "declare") for card in (1, 2)]),
        },
        causes=(),
        winners=("points",),
        phases=("hand N round N", "hand N final"),
        events=("phase", "say", "ask", "answer", "refuse", "board", "light", "show", "draw", "score", "outcome"),
        whys=("found",),
    ),
    script=seek,
    pack=lambda seats, rules: (),
    problems=lambda setup: (),
    floor=("seek.turn",),
    each=0,
    paced_by="hand",
)
