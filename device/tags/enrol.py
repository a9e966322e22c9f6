"""Teaching the box a deck: which card comes next, and what becomes of a tag that is laid.  Pure; `guide.py` talks."""

from typing import Literal, TypeAlias

from device.tags.decks import Deck
from device.tags.recognise import unfit
from device.tags.registry import Card, Registry

Said: TypeAlias = Literal["learned", "replaced", "known", "twice", "random", "broken"]
"""What became of a tag: the text `cards.<said>`."""


class Enrolment:
    """One deck, one of its cards after the other.  Everything learned is saved at once, so a cut costs nothing."""

    def __init__(self, registry: Registry, deck: Deck, number: int = 1, only: tuple[str, ...] = ()) -> None:
        """`number` says which of several such decks; with `only`, these cards are learned anew."""
        self.deck, self.number, self.anew = deck, number, bool(only)
        self._registry = registry
        learned = registry.names(deck.name, number)
        self._wanted = list(only) or [card for card in deck.cards() if card not in learned]
        self._last = ""
        """The tag that was learned last; it may lie there still."""

    @property
    def missing(self) -> tuple[str, ...]:
        """The cards that are still to be laid, in the order in which they are asked for."""
        return tuple(self._wanted)

    @property
    def learned(self) -> int:
        """How many cards of the deck have a tag."""
        return len(self._registry.names(self.deck.name, self.number).intersection(self.deck.cards()))

    @property
    def wanted(self) -> Card | None:
        """The card that is asked for now; None where the deck is complete."""
        return Card(self.deck.name, self.number, self._wanted[0]) if self._wanted else None

    def known(self, uid: str) -> Card | None:
        """The card that a tag is already."""
        return self._registry.cards.get(uid)

    def lay(self, uid: str) -> Said:
        """A tag was laid; where it is fresh it becomes the wanted card.  Raises `RegistryError`."""
        if reason := unfit(uid):
            return reason
        if uid == self._last:
            return "twice"
        return "known" if self.known(uid) else self.take(uid)

    def take(self, uid: str) -> Said:
        """Make the tag the wanted card, whatever it was; a card that loses its tag so is asked for at the end.

        Raises `RegistryError`.
        """
        card, robbed = self.wanted, self.known(uid)
        assert card is not None
        anew = self._registry.uid_of(card) is not None
        self._registry.learn(uid, card)
        del self._wanted[0]
        if robbed and robbed != card and (robbed.deck, robbed.number) == (card.deck, card.number):
            self._wanted.append(robbed.name)
        self._last = uid
        return "replaced" if anew else "learned"

    def later(self) -> None:
        """Ask for the wanted card when all others are laid."""
        self._wanted.append(self._wanted.pop(0))
