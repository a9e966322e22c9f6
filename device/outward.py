"""The lists outward: which items are called, and at which of them the light of each seat shines."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from device.spread import dealt
from device.unseen import those
from engine import Ask, Effect, Facts, Seat, Seats, Show

OWN_CARD = "own.card"
"""The private card that tells everybody what was dealt."""
BESIDES: Mapping[str, tuple[str, str]] = {"goals": ("goal", "deal.goal"), "questions": ("questions", "deal.question")}
"""Other secret decks that are told with the cards: the fact on the own card, and the line before its list."""
DRAWN = "choice.drawn"
"""The private card that tells what was drawn for somebody who did not answer."""
NOTHING = "nothing"
"""The item of a seat without news, at the end of the list."""
Items: TypeAlias = tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class Outward:
    """One list outward: its items, and at which of them each seat's light shines.

    Of several lists each is told by a line before it; `number` says which of one's cards it is.
    """

    among: Items
    items: Mapping[Seat, Items]
    line: str = ""
    number: int = 0


def outward(show: Show, before: Iterable[tuple[Effect[Any], Any]]) -> tuple[Outward, ...]:
    """The lists that tell it by lights; none where there are none.

    Of the own cards everybody knows what was dealt, and that all have some: a list for each card, so that all lights
    shine equally often and everybody knows which of his cards is the first.  So it is with the hands after a swap.
    What was drawn for who did not answer stands in the list of the question.
    """
    if show.known and not show.news:
        return ()
    if show.card == DRAWN and not show.known:
        asked = [effect for effect, _ in before if isinstance(effect, Ask)][-1:]
        items = {to[0]: those(facts["choice"]) for to, facts in show.news}
        return tuple([Outward((*ask.among, NOTHING), items) for ask in asked])
    if show.card != OWN_CARD:
        return listed(show) if show.among else ()
    return hands_told(dealt(before), show)


def hands_told(dealt: Mapping[str, Sequence[str]], show: Show) -> tuple[Outward, ...]:
    """The lists that tell everybody what he holds of these decks; none where no cards were dealt in secret."""
    decks = {what: tuple(dict.fromkeys(deck)) for what, deck in dealt.items()}
    if "cards" not in decks:
        return ()
    cards = {to[0]: facts["roles"] if "roles" in facts else (facts["role"],) for to, facts in show.news}
    told = [*by_place(decks["cards"], cards, "deal.card")]
    for what, (fact, line) in BESIDES.items():
        if what in decks:
            hands = {to[0]: facts[fact] for to, facts in show.news}
            told += by_place(
                decks[what], {seat: (hand,) if isinstance(hand, str) else hand for seat, hand in hands.items()}, line
            )
    return told_apart(told)


def listed(show: Show) -> tuple[Outward, ...]:
    """The list of this card; of whole hands, whose sizes all see, one for each card of the largest."""
    if show.known:
        return (Outward(show.among, show.items),)
    return told_apart([*by_place((*show.among, NOTHING), show.items, "deal.card")])


def told_apart(told: Sequence[Outward]) -> tuple[Outward, ...]:
    """The same lists, each told by its line where there are several."""
    return tuple(told) if len(told) > 1 else tuple([replace(part, line="", number=0) for part in told])


def by_place(among: Items, hands: Mapping[Seat, Items], line: str) -> Iterable[Outward]:
    """A list for the first card of everybody, one for the second, and so on, as long as somebody has one more.

    What is not in the list is nothing: each light shines equally often.
    """
    for place in range(max(map(len, hands.values()), default=1)):
        there = {seat: hand[place] for seat, hand in hands.items() if hand[place:]}
        items = {seat: (item if item in among else NOTHING,) for seat, item in there.items()}
        yield Outward(among, items, line, place + 1)


def opening(show: Show) -> tuple[str, Facts]:
    """What is said to open eyes before the lists."""
    if show.card == OWN_CARD:
        return "deal.lights", {}
    if show.known:
        return "lights.only", {"seat": known_seats(show)[0]}
    return ("lights.drawn" if show.card == DRAWN else "lights.hand"), {}


def known_seats(show: Show) -> Seats:
    """Everybody to whom a card is shown."""
    return tuple(sorted(seat for seats, _ in show.news for seat in seats))
