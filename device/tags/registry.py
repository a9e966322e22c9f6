"""Which tag is which card, in a file of the state folder that only its user can read.

The numbers of tags stand in it as they are: a box without them could recognise nothing, and a digest of so short a
number hides nothing.  So the file is private, and no message or log names a number.
"""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

import msgspec

from device.disk import spare, sync_folder, write_atomic
from engine import WolfhourError

FILE = "cards.json"


class RegistryError(WolfhourError):
    """A card cannot be written down."""


class Card(msgspec.Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """One piece of paper: its deck, which of several such decks, and its name there ("role:werewolf#2")."""

    deck: str
    number: Annotated[int, msgspec.Meta(ge=1)] = msgspec.field(name="set")
    name: Annotated[str, msgspec.Meta(pattern=r"^([a-z]+:)?[^:#]+(#[1-9][0-9]*)?$")] = msgspec.field(name="card")


class Registry:
    """The cards that are known, by their tags.

    `trouble` says what was wrong with the file, as a text key (`trouble.<why>`): "" nothing, "cards-damaged" the one
    before it counts, "cards-lost" none does.  A damaged file stays where it is until something is learned; then it is
    kept beside the new one as `cards-damaged-1.json` and so on.
    """

    def __init__(self, folder: Path) -> None:
        """Read the file in the state folder."""
        self._path = folder / FILE
        self.trouble = ""
        self._damaged: list[Path] = []
        """Files that must not be written over."""
        self._cards = self._read()

    @property
    def cards(self) -> Mapping[str, Card]:
        """The card of each tag."""
        return MappingProxyType(self._cards)

    def names(self, deck: str, number: int) -> set[str]:
        """The cards of one deck that are known."""
        return {card.name for card in self._cards.values() if (card.deck, card.number) == (deck, number)}

    def uid_of(self, card: Card) -> str | None:
        """The tag of a card."""
        return next((uid for uid, known in self._cards.items() if known == card), None)

    def learn(self, uid: str, card: Card) -> None:
        """From now on this tag is this card, whatever it was before, and no other tag is.

        Raises `RegistryError` where that cannot be saved; then everything is as before.
        """
        others = {other: known for other, known in self._cards.items() if other != uid and known != card}
        self._write({**others, uid: card})

    def _write(self, cards: dict[str, Card]) -> None:
        text = msgspec.json.format(msgspec.json.encode(cards), indent=1).decode() + "\n"
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            while self._damaged:
                self._damaged[-1].rename(spare(self._path.parent, "cards", ".json"))
                sync_folder(self._path.parent)
                self._damaged.pop()
            write_atomic(self._path, text)
        except OSError as error:
            raise RegistryError(f"{self._path}: cannot be written: {error.strerror}") from None
        self._cards = cards

    def _read(self) -> dict[str, Card]:
        for path in (self._path, self._path.with_name(f"{FILE}.bak")):
            try:
                cards = decode(path.read_bytes())
            except (FileNotFoundError, NotADirectoryError):
                continue
            except (OSError, ValueError):
                self._damaged.append(path)
                continue
            self.trouble = "cards-damaged" if self._damaged else ""
            return cards
        self.trouble = "cards-lost" if self._damaged else ""
        return {}


def decode(data: bytes) -> dict[str, Card]:
    """What a file says.  Raises `ValueError` where it is damaged: no JSON, of another shape, one card with two tags."""
    cards = msgspec.json.decode(data, type=dict[str, Card])
    if len({*cards.values()}) != len(cards):
        raise ValueError("two tags of one card")
    return cards
