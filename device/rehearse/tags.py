"""A rehearsal's players at readers: real bytes of emulated readers to the real driver, and real recognition of cards.

The readers of a table are of all kinds.  Every seat has a card that nobody knows, which is its button, and a set of
cards of answers; half of the seats answer with these, and so do the others where a button cannot say it.
"""

from collections import deque
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from device.gesture import KNOCKS
from device.hw.readers.reader import Kind
from device.inbox import Inbox
from device.ports import Laid, Pick, Tap, Unclear
from device.rehearse.chance import ScriptedLot
from device.rehearse.file import Rehearsal
from device.rehearse.pressing import SETTLED, Pressing
from device.rehearse.real import RealDeck, is_real
from device.rehearse.timetable import Deed, Try
from device.sim.card_hands import APART, TOUCH, SimReaders
from device.tags.decks import decks
from device.tags.recognise import Recogniser
from device.tags.registry import FILE, Card, Registry
from engine import Ask, Choice, Event, Run, Seat

KINDS: tuple[Kind, ...] = ("pn532", "rdm6300", "bus", "rdm6300")
"""The readers, one seat after another."""
BYTES = {"pn532": 7, "rdm6300": 5, "bus": 5}
"""How long the number of a tag is that such a reader reads."""


class Tags(Pressing):
    """The players, each at a reader."""

    gesture = (KNOCKS - 1) * APART + TOUCH
    knocks = True

    def __init__(self, rehearsal: Rehearsal, inbox: Inbox, faults: list[str], run: Run[Any]) -> None:
        super().__init__(rehearsal, inbox, faults, run)
        seats, lot = rehearsal.setup.seats, ScriptedLot(rehearsal, faults)
        self.real = RealDeck(rehearsal.game.key, run, lot, self._touch) if is_real(rehearsal) else None
        self.kinds = {seat: KINDS[(len(seats) if self.real else seat) % len(KINDS)] for seat in seats}
        self.readers = self.seats = SimReaders(inbox, self.kinds, self.kinds)
        self._cards = {(card.number, card.name): uid for uid, card in self._sets(rehearsal.game.key)}
        known = {**dict(self._sets(rehearsal.game.key)), **dict(self._deck(rehearsal.game.key))}
        self._recogniser = Recogniser(registry_of(known), rehearsal.game.key)
        for seat in rehearsal.setup.seats:  # they have sat down
            self._recogniser.read(Laid(seat, self._uid(seat, 0)), gathering=True)
        self._expected: Laid | None = None
        """Which tag that is."""
        self._before: list[tuple[Seat, str]] = []
        """Cards that do not say a whole answer yet, and who lays them."""
        self._in_parts: set[Seat] = set()
        """Who answers with several cards."""
        self._waiting = deque[tuple[Deed | Pick, float]]()
        """Whose card is being laid, and who comes next, since readers differ in how soon they tell; and since when."""

    def hear(self, event: Event) -> None:
        """Called with each event of the transcript."""
        if self.real:
            self.real.hear(event)
        super().hear(event)

    def press(self, seat: Seat) -> float:
        """Lay the card that nobody knows down for a moment."""
        return self.readers.touch(seat, self._uid(seat, 0))

    def blow_up(self, seat: Seat, at: float) -> float:
        """Knock."""
        return max(self.readers.touch(seat, self._uid(seat, 0), at=at) for _ in range(KNOCKS))

    def put(self, ask: Ask, tries: list[Try]) -> None:
        """A question is put."""
        self._waiting.clear()
        self._before = []
        if not any(each.refused for each in tries):
            self._before = [(each.pick.seat, card) for each in tries for card in self._parts(ask, each)[:-1]]
        self._in_parts = {seat for seat, _ in self._before}
        super().put(ask, tries)

    def beat(self, item: int | str | None = None, step: int | None = None) -> None:
        """The box calls the next item of its list: with the first one people begin with all cards but the last one."""
        if item is not None:
            for seat, card in self._before:
                self._touch(seat, card)
            self._before = []
        super().beat(item, step)

    def _parts(self, ask: Ask, each: Try) -> list[str]:
        """The cards that say an answer together; the last one is laid as its item is called."""
        return self.real.parts(ask, each.pick.seat, each.pick.choice) if self.real else []

    def sayable(self, each: Try) -> bool:
        """A card can say what the list does not have; but no card takes back what was picked before a refusal."""
        if each.refused and len(each.steps) > 1:
            return False
        return super().sayable(each) or (not each.steps and self._card(each.pick.seat, each.pick.choice) is not None)

    def say(self, deed: Deed) -> None:
        """Lay a card, after all who do so before."""
        self._wait(deed)

    def hand_over(self, pick: Pick) -> None:
        """Give the table a whole answer, behind all cards that are laid before."""
        self._wait(pick)

    def _wait(self, deed: Deed | Pick) -> None:
        self._waiting.append((deed, self._clock.now()))
        if len(self._waiting) == 1:
            self._go_on()

    def recognise(self, laid: Laid, *, gathering: bool) -> Tap | Unclear:
        """Which card it is; then the next one is laid."""
        if self._waiting and isinstance(self._waiting[0][0], Deed) and laid == self._expected:
            self._waiting.popleft()
            self._go_on()
        return self._recogniser.read(laid, gathering=gathering)

    def _go_on(self) -> None:
        """Let the next card be laid, and hand over the answers before it."""
        while self._waiting:
            deed, since = self._waiting[0]
            if isinstance(deed, Deed):
                self._lay(deed, since)
                return
            self._inbox.put(deed)
            self._waiting.popleft()

    def _lay(self, deed: Deed, since: float) -> None:
        """Lay a card: the one that is a button only while its item is surely still being called."""
        seat, asked = deed.of.pick.seat, self._run.pending
        card = self._card(seat, deed.of.pick.choice if deed.step is None else deed.step)
        if self.real and isinstance(asked, Ask) and deed.step is not None:
            card = self._real_uid(own) if (own := self.real.card(asked, seat, deed.step)) else card
            if seat in self._in_parts:
                card = self._real_uid(self._parts(asked, deed.of)[-1])
        button = self._uid(seat, 0)
        in_time = deed.step is not None and self._clock.now() < since + SETTLED
        presses = in_time and seat % 2 == 1 and seat not in self._in_parts
        self._expected = Laid(seat, button if card is None or presses else card)
        self.readers.touch(seat, self._expected.uid)

    def _card(self, seat: Seat, choice: Choice) -> str | None:
        """The tag of a seat's card that says this."""
        return self._cards.get((seat, str(choice)))

    def _sets(self, game: str) -> Iterator[tuple[str, Card]]:
        """The cards of answers of each seat, with their tags."""
        for deck in decks().values():
            if deck.of == "seat" and game in deck.games:
                for seat in self.kinds:
                    for number, name in enumerate(deck.cards(), 1):
                        yield self._uid(seat, number), Card(deck.name, seat, name)

    def _deck(self, game: str) -> Iterator[tuple[str, Card]]:
        """The cards of the table, with their tags."""
        for card in self.real.cards if self.real else ():
            yield self._real_uid(card), Card(game, 1, card)

    def _touch(self, seat: Seat, card: str) -> None:
        """Lay a card of the table down for a moment."""
        self.readers.touch(seat, self._real_uid(card))

    def _real_uid(self, card: str) -> str:
        """The tag of a card of the table."""
        assert self.real
        number = self.real.cards.index(card)
        return self._uid(0x80 + number // 0x80, number % 0x80)

    def _uid(self, seat: Seat, number: int) -> str:
        length = BYTES[self.kinds[seat if seat in self.kinds else 1]]
        return bytes([4, seat, number, *range(0xA0, 0xA0 + length - 3)]).hex()


def registry_of(cards: dict[str, Card]) -> Registry:
    """A registry in which these cards were taught."""
    with TemporaryDirectory(prefix="wolfhour-cards-") as folder:
        (Path(folder) / FILE).write_bytes(msgspec.json.encode(cards))
        return Registry(Path(folder))
