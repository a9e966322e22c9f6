"""From a tag to a card: as an answer it counts only where it is enrolled, and of this game.

On a seat's reader a card need not be known to be its button: whoever lays something down there presses.
"""

from typing import Literal

from device.ports import WELL, Laid, Tap, Unclear
from device.tags.decks import decks
from device.tags.registry import Card, Registry
from engine import Seat

LENGTHS = (8, 10, 14, 20)
"""Hexadecimal digits of a whole number: four, seven or ten bytes at 13.56 MHz, five at 125 kHz."""


class Recogniser:
    """Knows the cards of one game; in the lobby ("") those of all."""

    def __init__(self, registry: Registry, game: str = "") -> None:
        self._registry = registry
        self.begin(game)

    def begin(self, game: str) -> None:
        """From now on only cards of this game count."""
        self.game = game
        self.held: dict[Seat, Card] = {}
        """What each lead has laid last of the table's own deck: the card that its player holds."""

    def read(self, laid: Laid) -> Tap | Unclear:
        """What was laid, or why it does not count: the text `cards.<why>`."""
        if why := unfit(laid.uid):
            return Unclear((laid.seat,), why)
        card = self._registry.cards.get(laid.uid)
        if card is None:
            return Tap(laid.seat, "", laid.late) if laid.seat != WELL else Unclear((WELL,), "unknown")
        deck = decks().get(card.deck)
        if self.game and (deck is None or self.game not in deck.games):
            return Unclear((laid.seat,), "other-game")
        if deck is not None and deck.of == "table" and laid.seat != WELL:
            self.held[laid.seat] = card
        return Tap(laid.seat, card.name, laid.late)


def unfit(uid: str) -> Literal["random", "broken"] | None:
    """Why no card can have this number: it is another one every time, or it is not all of it."""
    if len(uid) not in LENGTHS or not set(uid) <= set("0123456789abcdef") or not uid.strip("0"):
        return "broken"
    if len(uid) == LENGTHS[0] and uid.startswith("08"):
        return "random"
    if len(uid) != LENGTHS[1] and uid.startswith("88"):  # the mark of a longer number, of which this is a part
        return "broken"
    return None
