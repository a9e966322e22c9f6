"""From a tag to a card: what a reader reads counts only where it is whole, enrolled, of this game, and at one seat."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from device.host import Host
from device.ports import WELL, Laid, Tap
from device.tags.decks import decks
from device.tags.registry import Registry
from engine import Seat

Reason: TypeAlias = Literal["random", "broken", "unknown", "other-game", "two-seats"]
"""Why a tag does not count: the text `cards.<reason>`."""

LENGTHS = (8, 10, 14, 20)
"""Hexadecimal digits of a whole number: four, seven or ten bytes at 13.56 MHz, five at 125 kHz."""
TWO_SEATS = 2.0
"""Seconds in which nobody carries a card from one seat to another: two readers have read the same one."""


@dataclass(frozen=True, slots=True)
class NotCounted:
    """A tag that does not count; `seats` are those at whose readers it was."""

    reason: Reason
    seats: tuple[Seat, ...]


class Recogniser:
    """Knows the cards of one game; in the lobby ("") those of all."""

    def __init__(self, registry: Registry, game: str = "") -> None:
        self._registry, self.game = registry, game
        self._last: dict[str, tuple[Seat, float]] = {}
        """Where each tag was laid last, and when."""

    def read(self, laid: Laid, now: float) -> Tap | NotCounted:
        """What was laid, or why it does not count.  `now` is in seconds.

        Where one tag is read at two seats at once, the second reading does not count, and `seats` names both.
        """
        before = self._last.get(laid.uid)
        self._last[laid.uid] = (laid.seat, now)
        if reason := unfit(laid.uid):
            return NotCounted(reason, (laid.seat,))
        card = self._registry.cards.get(laid.uid)
        if card is None:
            return NotCounted("unknown", (laid.seat,))
        deck = decks().get(card.deck)
        if self.game and (deck is None or self.game not in deck.games):
            return NotCounted("other-game", (laid.seat,))
        if before and WELL not in (laid.seat, before[0]) and before[0] != laid.seat and now - before[1] < TWO_SEATS:
            return NotCounted("two-seats", tuple(sorted((before[0], laid.seat))))
        return Tap(laid.seat, card.name)


def counted(recogniser: Recogniser, host: Host, laid: Laid) -> Tap | str:
    """The card that was laid, or the text that says why it does not count."""
    read = recogniser.read(laid, host.inbox.clock.now())
    if isinstance(read, Tap):
        return read
    return host.phrases.line(f"cards.{read.reason}", {"seats": read.seats} if read.reason == "two-seats" else {})


def unfit(uid: str) -> Literal["random", "broken"] | None:
    """Why no card can have this number: it is another one every time, or it is not all of it."""
    if len(uid) not in LENGTHS or not set(uid) <= set("0123456789abcdef") or not uid.strip("0"):
        return "broken"
    if len(uid) == LENGTHS[0] and uid.startswith("08"):
        return "random"
    if len(uid) != LENGTHS[1] and uid.startswith("88"):  # the mark of a longer number, of which this is a part
        return "broken"
    return None
