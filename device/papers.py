"""Where the real cards of a game are: what has felt a tag, and where that card went since; beyond a power cut as well.

The rules know kinds of cards only.  A piece of paper matters for what people do by mistake: lay the card of somebody
else, or one that lies on the table.  Whatever is not sure is believed.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import msgspec

from device.tags.decks import kind
from engine import Ask, Choice, Draw, Facts, Seat
from engine.values import NOTHING
from engine.words import words

Way: TypeAlias = Literal["readers", "well", "list", "box"]
"""Each lays the own card on the own reader; each card goes over the reader in the lid; the box reads the roles and each
presses at the own one; or there are no cards, and the box deals."""
TABLE: Seat = 0
"""Whose hand a card is in that lies on the table for all to see."""
SENT: Seat = -1
"""A card that has left a hand for certain, in this phase."""
LOOSE: Seat = -2
"""A card that is somewhere in hands or on the table."""
TAGS: tuple[Way, ...] = ("readers", "well")


def unkept(plain: Mapping[str, Any]) -> None:
    """Keep nothing beyond a power cut."""


class Kept(msgspec.Struct, frozen=True):
    """What outlasts a power cut."""

    ways: dict[str, Way]
    at: dict[str, Seat]


@dataclass
class Papers:
    """The decks of one game that are real, and their cards."""

    keep: Callable[[Mapping[str, Any]], None] = unkept
    ways: dict[str, Way] = field(default_factory=dict)
    """How the box learns of the cards of each real deck."""
    at: dict[str, Seat] = field(default_factory=dict)
    """In whose hand each card is that was felt ("role:wolf#3"), or one of the above; a stock is felt by nobody."""

    def recall(self, plain: Any) -> None:
        """Go on with what was kept."""
        with suppress(msgspec.ValidationError):  # nothing was kept, or nothing of ours
            kept = msgspec.convert(plain, Kept)
            self.ways, self.at = kept.ways, kept.at

    def clear(self) -> None:
        """Another game begins."""
        self.ways, self.at = {}, {}
        self._kept()

    def dealt(self, what: str, way: Way, hands: Mapping[Seat, tuple[str, ...]]) -> None:
        """A deck was dealt in this way, and by their tags these cards to the seats; before that all were shuffled."""
        groups = {group_of(card) for cards in hands.values() for card in cards}
        self.at = {card: seat for card, seat in self.at.items() if group_of(card) not in groups}
        self.at |= {card: seat for seat, cards in hands.items() for card in cards}
        self.ways[what] = way
        self._kept()

    def put_away(self, what: str) -> None:
        """The box deals this deck itself."""
        self.ways.pop(what, None)
        self._kept()

    def held(self, seat: Seat) -> tuple[str, ...]:
        """The cards that are surely in this hand."""
        return tuple([card for card, where in self.at.items() if where == seat])

    @property
    def felt(self) -> bool:
        """Whether there are real cards whose tags are felt."""
        return any(way in TAGS for way in self.ways.values())

    # Cards that are taken

    def fits(self, draw: Draw, card: str) -> bool:
        """Whether this can be the card that was drawn."""
        nowhere = self.at.get(card, LOOSE) in (draw.giver, SENT, LOOSE) if draw.giver else card not in self.at
        return nowhere and shown_on(card) in draw.among

    def taking(self, draw: Draw, drawn: str, card: str) -> None:
        """It leaves a hand, and into the stock goes what he puts back; so it is before the draw is on record."""
        back = [own for own in self.held(draw.taker) if shown_on(own) == draw.back]
        hand = self.held(draw.giver) if draw.giver else ()
        out = [own for own in hand if own == card or (not card and shown_on(own) == drawn)]
        self.at = {own: where for own, where in self.at.items() if own not in back} | dict.fromkeys(out, LOOSE)
        self._kept()

    def taken(self, draw: Draw, card: str) -> None:
        """It is in the hand of who has drawn it."""
        self.at[card] = draw.taker
        self._kept()

    # Cards that are laid for a question

    def says(self, ask: Ask, card: str) -> int | str | None:
        """What a card says that is laid for this question; None: it is not one of those that it asks for."""
        return ask.lays.get(shown_on(card)) if self.felt else None

    def part(self, ask: Ask, seat: Seat, card: str) -> str | None:
        """What it says of an option that several cards of this seat say together; None: nothing."""
        return ask.parts.get(seat, NOTHING).get(shown_on(card)) if self.felt else None

    def elsewhere(self, seat: Seat, card: str) -> bool:
        """Whether this card is surely not in this hand."""
        return self.at.get(card, LOOSE) not in (seat, SENT, LOOSE)

    def answered(self, ask: Ask, answers: Mapping[Seat, Choice], laid: Mapping[Seat, str]) -> None:
        """What was answered has left its hand; where no card was laid for it, it is the only one that can be there."""
        if not (ask.lays and self.at):
            return
        for seat, choice in answers.items():
            said = words(choice)[0] if isinstance(choice, int | str) else ""
            kinds = [item for item, word in ask.lays.items() if word == said]
            own = [card for card in self.held(seat) if shown_on(card) in kinds]
            loose = [card for card in self.held(LOOSE) if shown_on(card) in kinds]
            if (card := laid.get(seat, "")) and shown_on(card) in kinds:
                self.at[card] = SENT
            else:
                self.at |= dict.fromkeys(own, SENT if len(own + loose) == 1 else LOOSE)
        self._kept()

    def note(self, event: str, facts: Facts) -> None:
        """A card that has left a hand lies on the table; behind its phase nobody knows any more where it is."""
        if event == "phase":
            self.at |= dict.fromkeys(self._sent(), LOOSE)
        elif event == "mark" and (card := next((one for one in self._sent() if shown_on(one) == facts["kind"]), "")):
            self.at[card] = TABLE
            self._kept()

    def _sent(self) -> Iterator[str]:
        return iter([card for card, where in self.at.items() if where == SENT])

    def _kept(self) -> None:
        self.keep({"ways": self.ways, "at": self.at})


def group_of(card: str) -> str:
    """What such cards are called on readers: "role"."""
    return card.partition(":")[0]


def shown_on(card: str) -> str:
    """What a card of the table's own shows, "wolf"; "" for a card of answers."""
    return kind(card).partition(":")[2]
