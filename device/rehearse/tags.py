"""A rehearsal's players at readers: real bytes of emulated readers to the real driver, and real recognition of cards.

The readers of a table are of all kinds.  Every seat has a card that nobody knows, which is its button, and a set of
cards of answers; half of the seats answer with these, and so do the others where a button cannot say it.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from device.gesture import KNOCKS
from device.hw.readers.reader import Kind
from device.inbox import Inbox
from device.rehearse.file import Rehearsal
from device.rehearse.pressing import Pressing
from device.sim.card_hands import APART, TOUCH, SimReaders
from device.tags.decks import decks
from device.tags.recognise import Recogniser
from device.tags.registry import FILE, Card, Entry, Registry
from engine import Ask, Run, Seat

KINDS: tuple[Kind, ...] = ("pn532", "rdm6300", "bus", "rdm6300")
"""The readers, one seat after another."""
BYTES = {"pn532": 7, "rdm6300": 5, "bus": 5}
"""How long the number of a tag is that such a reader reads."""


class Tags(Pressing):
    """The players, each at a reader."""

    gesture = (KNOCKS - 1) * APART + TOUCH

    def __init__(self, rehearsal: Rehearsal, inbox: Inbox, faults: list[str], run: Run[Any]) -> None:
        super().__init__(rehearsal, inbox, faults, run)
        self.kinds = {seat: KINDS[seat % len(KINDS)] for seat in rehearsal.setup.seats}
        self.readers = self.seats = SimReaders(inbox, self.kinds, self.kinds)
        self._cards = {(card.number, card.name): uid for uid, card in self._sets(rehearsal.game.key)}
        self.recognise = Recogniser(registry_of(dict(self._sets(rehearsal.game.key))), rehearsal.game.key).read

    def press(self, seat: Seat) -> float:
        """Lay the card that nobody knows down for a moment."""
        return self.readers.touch(seat, self._uid(seat, 0))

    def blow_up(self, seat: Seat) -> float:
        """Knock."""
        return max(self.press(seat) for _ in range(KNOCKS))

    def _press_for(self, ask: Ask, seat: Seat, steps: Sequence[int | str], refused: bool) -> bool:
        ways = [self._lay, super()._press_for]
        return any(way(ask, seat, steps, refused) for way in (ways if seat % 2 == 0 else reversed(ways)))

    def _lay(self, ask: Ask, seat: Seat, steps: Sequence[int | str], refused: bool) -> bool:
        """Lay the cards of these answers one after another; whether that can be done."""
        cards = [card for step in steps if (card := self._cards.get((seat, str(step))))]
        listed = {*steps} <= {*ask.among}
        one_answer = len(steps) == 1 and (not refused or ask.most == 1 or not listed)
        picks = not refused and listed and 1 < len({*steps}) == len(steps) <= ask.most
        if len(cards) != len(steps) or not (one_answer or picks):
            return False
        for card in cards:
            self.readers.touch(seat, card)
        return True

    def _sets(self, game: str) -> Iterator[tuple[str, Card]]:
        """The cards of answers of each seat, with their tags."""
        for deck in decks().values():
            if deck.of == "seat" and game in deck.games:
                for seat in self.kinds:
                    for number, name in enumerate(deck.cards(), 1):
                        yield self._uid(seat, number), Card(deck.name, seat, name)

    def _uid(self, seat: Seat, number: int) -> str:
        length = BYTES[self.kinds[seat]]
        return bytes([4, seat, number, *range(0xA0, 0xA0 + length - 3)]).hex()


def registry_of(cards: dict[str, Card]) -> Registry:
    """A registry in which these cards were taught."""
    entries = {uid: Entry(card.deck, card.number, card.name) for uid, card in cards.items()}
    with TemporaryDirectory(prefix="wolfhour-cards-") as folder:
        (Path(folder) / FILE).write_bytes(msgspec.json.encode(entries))
        return Registry(Path(folder))
