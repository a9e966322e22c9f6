"""From a tag to a card: it counts only where it is enrolled, and of this game.

Only a seat's button need not be known: it is whatever its player has laid down as he sat down or said that he is ready.
"""

from contextlib import suppress
from typing import Literal

import msgspec

from device.ports import WELL, Laid, Tap, Unclear
from device.store import FileStore
from device.tags.decks import decks
from device.tags.registry import Card, Registry
from engine import Seat

BUTTONS = "buttons"
"""Where the store keeps which tags are buttons, so that a game that was cut off goes on with them."""
LENGTHS = (8, 10, 14, 20)
"""Hexadecimal digits of a whole number: four, seven or ten bytes at 13.56 MHz, five at 125 kHz."""


class Recogniser:
    """Knows the cards of one game; in the lobby ("") those of all."""

    def __init__(self, registry: Registry, game: str = "", store: FileStore | None = None) -> None:
        """`store` keeps which tags are buttons."""
        self._registry, self._store = registry, store
        self._own: dict[Seat, str] = {}
        """The tag of each lead that is its button; without a store they are forgotten when the box is switched off."""
        if store is not None:
            with suppress(msgspec.ValidationError):  # nothing was kept, or nothing of ours
                self._own = msgspec.convert(store.recall(BUTTONS), dict[Seat, str], str_keys=True)
        self.begin(game)

    def begin(self, game: str) -> None:
        """From now on only cards of this game count."""
        self.game = game
        self.held: dict[Seat, Card] = {}
        """What each lead has laid last of the table's own deck: the card that its player holds."""

    def read(self, laid: Laid, *, gathering: bool = False) -> Tap | Unclear:
        """What was laid, or why it does not count: the text `cards.<why>`.

        In the lobby, and while people gather, everybody may show with which tag he will press.
        """
        if why := unfit(laid.uid):
            return Unclear((laid.seat,), why)
        card = self._registry.cards.get(laid.uid)
        if card is None:
            return self._strange(laid, gathering=gathering or not self.game)
        deck = decks().get(card.deck)
        if self.game and (deck is None or self.game not in deck.games):
            return Unclear((laid.seat,), "other-game")
        if deck is not None and deck.of == "table" and laid.seat != WELL:
            self.held[laid.seat] = card
        return Tap(laid.seat, card.name, laid.late)

    def _strange(self, laid: Laid, *, gathering: bool) -> Tap | Unclear:
        """Nobody has taught the box what this is."""
        if laid.seat != WELL and gathering and self._own.get(laid.seat) != laid.uid:
            self._own[laid.seat] = laid.uid
            if self._store is not None:
                self._store.remember(BUTTONS, {str(at): tag for at, tag in self._own.items()})
        presses = self._own.get(laid.seat) == laid.uid
        return Tap(laid.seat, "", laid.late) if presses else Unclear((laid.seat,), "unknown")


def unfit(uid: str) -> Literal["random", "broken"] | None:
    """Why no card can have this number: it is another one every time, or it is not all of it."""
    if len(uid) not in LENGTHS or not set(uid) <= set("0123456789abcdef") or not uid.strip("0"):
        return "broken"
    if len(uid) == LENGTHS[0] and uid.startswith("08"):
        return "random"
    if len(uid) != LENGTHS[1] and uid.startswith("88"):  # the mark of a longer number, of which this is a part
        return "broken"
    return None
