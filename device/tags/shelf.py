"""Which cards there are, as far as the box was taught them."""

from collections import Counter
from collections.abc import Iterable

from device.tags.decks import decks, kind
from device.tags.registry import Registry


def answer_sets(registry: Registry, game: str, seats: int) -> int:
    """How many whole sets of answers for a seat of this game are known; a set needs no higher numbers than seats."""
    return sum(
        {card for card in deck.kinds if not card.isdecimal() or int(card) <= seats} <= registry.names(deck.name, number)
        for deck in decks().values()
        if deck.of == "seat" and game in deck.games
        for number in {card.number for card in registry.cards.values() if card.deck == deck.name}
    )


def are_known(registry: Registry, game: str, cards: Iterable[str]) -> bool:
    """Whether the cards of the table have tags: so many of each kind ("role:seer")."""
    of_table = {deck.name for deck in decks().values() if deck.of == "table" and game in deck.games}
    known = Counter(kind(card.name) for card in registry.cards.values() if card.deck in of_table)
    return Counter(cards) <= known
