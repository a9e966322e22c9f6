"""Real cards as they are laid or pressed at, round by round, and what that makes of a deal."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from device.tags.decks import kind
from engine import Deal, Effect, Hands, Seat, Seats

Round: TypeAlias = Mapping[Seat, str]
"""One card of each seat."""


class Spread:
    """The cards that were laid so far, round by round, at the seats that hold them."""

    def __init__(self, deal: Deal, group: str) -> None:
        """`group` is what such cards are called on readers."""
        self.deal, self.group = deal, group
        self.rounds: list[dict[Seat, str]] = []

    def begin(self) -> Round:
        """Another round: the cards that will be laid in it."""
        self.rounds.append({})
        return self.rounds[-1]

    def lay(self, seat: Seat, card: str) -> Literal["", "wrong", "twice", "changed"]:
        """What to say of this card of the seat: "wrong" or "twice" it does not count, "changed" it does from now on.

        What the seat has laid before in this round counts no more, whatever this one is.
        """
        instead = self.rounds[-1].pop(seat, card) != card
        if any(before.get(seat) == card for before in self.rounds):
            return "twice"
        others = [card for before in self.rounds for card in before.values()]
        items = [item_of(self.group, card) for card in others]
        item = item_of(self.group, card)
        if card in others or items.count(item) >= self.deal.deck.count(item):
            return "wrong"
        self.rounds[-1][seat] = card
        return "changed" if instead and self.deal.each > 1 else ""  # it may have been meant for the next round

    def forget(self, seats: Seats) -> None:
        """What these seats have laid in this round counts no more."""
        for seat in seats:
            self.rounds[-1].pop(seat, None)

    def cards(self) -> Mapping[Seat, tuple[str, ...]]:
        """The cards of each seat."""
        return {seat: tuple([cards[seat] for cards in self.rounds]) for seat in self.deal.seats}

    def hands(self) -> Hands:
        """Who holds what, and what is left over."""
        return hands_of(
            self.deal, [{seat: item_of(self.group, card) for seat, card in cards.items()} for cards in self.rounds]
        )


def dealt(before: Iterable[tuple[Effect[Any], Any]]) -> Mapping[str, tuple[str, ...]]:
    """The decks that these effects have dealt in secret, by their names."""
    return {effect.what: effect.deck for effect, _ in before if isinstance(effect, Deal) and effect.secret}


def item_of(group: str, card: str) -> str:
    """What a card of this group shows; "" for any other card."""
    start = f"{group}:"
    return kind(card).removeprefix(start) if card.startswith(start) else ""


def adds_up(deal: Deal, rounds: Sequence[Round]) -> bool:
    """Whether all have one in each round, and none is held more often than it is in the deck."""
    held = [*held_of(deal, rounds)]
    return len(held) == deal.each * len(deal.seats) and Counter(held) <= Counter(deal.deck)


def hands_of(deal: Deal, rounds: Sequence[Round]) -> Hands:
    """Everybody's cards, the first one first; what nobody holds lies there for seat 0, in the order of the deck."""
    hands = {seat: tuple([cards[seat] for cards in rounds]) for seat in deal.seats}
    rest = [*deal.deck]
    for card in held_of(deal, rounds):
        rest.remove(card)
    return {**hands, 0: tuple(rest)}


def held_of(deal: Deal, rounds: Sequence[Round]) -> Iterable[str]:
    """Everything that a seat of this deal holds."""
    return (cards[seat] for cards in rounds for seat in deal.seats if seat in cards)
