"""The deal, and in which house everybody puts whom (RULES.md 3.2)."""

from collections.abc import Mapping

from engine.effects import Ask, Barred, Board, Choice, Deal, Draw, Hands, Say, Seat, Show, demand
from engine.lupusburg import office
from engine.lupusburg.burg import Burg, houses_of
from engine.lupusburg.deck import ALONE, EACH, GOAL_CARDS

PLACINGS = tuple([f"chest {chest}, first {first}" for chest in ("left", "right") for first in ("left", "right")])
"""Where the chest stands, and where the first of one's two people lives."""


async def deal(b: Burg) -> None:
    """A mayor, a goal and two people each; then everybody puts each of his people in a house, for the whole game."""
    await Board(b.view("deal"))
    mayor: Seat = await Draw("mayor", b.seats)
    await office.take(b, mayor)
    goals = await Deal(GOAL_CARDS, b.seats, what="goals")
    b.goals = {seat: goals[seat][0] for seat in b.seats}
    b.unused_goals = goals.get(0, ())
    people = await people_dealt(b)
    await Say("deal.look")
    await Show("own.card", tuple([((seat,), {"roles": people[seat], "goal": b.goals[seat]}) for seat in b.seats]))
    await Say("house.place")
    barred: Barred = {
        seat: {placing: "chest" for placing in PLACINGS if unlawful(people[seat], placing)} for seat in b.seats
    }
    parts = {seat: laid(*people[seat]) for seat in b.seats}
    placed = await demand(Ask("house.place", b.seats, PLACINGS, barred, how="together", parts=parts))
    for seat in b.seats:
        settle(b, seat, people[seat], placed[seat])


async def people_dealt(b: Burg) -> Hands:
    """Two people each; wolf and thief in one hand are dealt anew, with all the others (E3-1)."""
    while True:
        hands = await Deal(b.setup.deck, b.seats, each=EACH)
        if not any(all(person in hands[seat] for person in ALONE) for seat in b.seats):
            return hands
        await Say("deal.anew")


def laid(first: str, second: str) -> Mapping[str, str]:
    """What the card of the left house says of the chest, and that of who lives in it of the first of the two."""
    return {"chest": "chest left", "plain": "chest right", second: "first right", first: "first left"}


def placing(choice: Choice) -> tuple[str, str]:
    """Where the chest stands and where the first lives, each "left" or "right"."""
    chest, first = str(choice).removeprefix("chest ").split(", first ")
    return chest, first


def unlawful(people: tuple[str, ...], choice: Choice) -> bool:
    """Whether wolf or thief would live at the chest (E3-2)."""
    chest, first = placing(choice)
    return people[0 if chest == first else 1] in ALONE


def settle(b: Burg, seat: Seat, people: tuple[str, ...], choice: Choice) -> None:
    """Each of the two goes where he was put."""
    chest, first = placing(choice)
    left, right = houses_of(seat)
    b.people[left], b.people[right] = people if first == "left" else people[::-1]
    b.chests += (left if chest == "left" else right,)
