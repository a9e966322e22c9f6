"""Which real cards a seat has in the hand, as the events of a game tell it; cards as decks call them ("role:seer")."""

from engine import Event
from engine.words import words

HANDS = ("own.card", "card.drawn", "card.got")
"""The private cards that tell everything that somebody holds."""
GROUPS = {"role": "role", "roles": "role", "goal": "goal", "questions": "question"}
"""The facts that name cards, and what cards of that kind are called."""
LAID = ("play", "swap.pass")
"""Questions whose answer begins with a card that leaves the hand."""


def told(before: tuple[str, ...], event: Event) -> tuple[str, ...]:
    """What the seat holds after a private card; of what it does not tell, what it held before."""
    match event:
        case {"card": card} if card in HANDS:
            found = {group: listed(event[fact]) for fact, group in GROUPS.items() if fact in event}
        case {"card": "goal.new", "goal": goal}:
            found = {"goal": (goal,)}
        case _:
            return before
    kept = {group: tuple(card for card in before if card.startswith(f"{group}:")) for group in GROUPS.values()}
    new = {group: tuple(f"{group}:{name}" for name in names) for group, names in found.items()}
    return tuple(card for cards in ({**kept, **new}).values() for card in cards)


def listed(names: str | list[str] | tuple[str, ...]) -> tuple[str, ...]:
    """One name or several."""
    return (names,) if isinstance(names, str) else tuple(names)


def laid(before: tuple[str, ...], ask: str, choice: object) -> tuple[str, ...]:
    """What the seat still holds once this answer counts."""
    return without(before, f"role:{words(choice)[0]}") if ask in LAID and isinstance(choice, str) else before


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """One such card fewer."""
    if card not in cards:
        return cards
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])
