"""The readers of a box: what is at each seat and in the lid, and what has to be bought for it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from device.ports import WELL
from device.tags.decks import decks
from device.wiring.readers import ReaderKind, kinds_of, pairs_of
from device.wiring.words import Part
from engine import Seat

if TYPE_CHECKING:
    from device.settings import Settings

At: TypeAlias = ReaderKind | Literal["board"]
"""What a lead has: a reader on an adapter of its own, or a place on a board of the seat bus."""
PORTS_OF_A_HUB = 7
WITHOUT_A_HUB = 2
"""So many readers a Pi may feed by itself."""


@dataclass(frozen=True, slots=True)
class Reading:
    """Everything that is plugged in, by its lead."""

    at: Mapping[Seat, At] = field(default_factory=dict)
    ports: Mapping[Seat, str] = field(default_factory=dict)
    """Where it is plugged in; missing where that is not known yet."""

    @property
    def seats(self) -> list[Seat]:
        """The leads without the lid."""
        return sorted({*self.at} - {WELL})

    @property
    def boards(self) -> list[str]:
        """The numbers of the boards."""
        return sorted({port.partition("/")[0] for lead, port in self.ports.items() if self.at[lead] == "board"})

    def has(self, what: At) -> list[Seat]:
        """The leads that have this."""
        return sorted(lead for lead, at in self.at.items() if at == what)


def reading_of(settings: "Settings", panel: Mapping[str, Seat]) -> Reading:
    """What the settings and the pairing in the lobby say; before any pairing a PN532 at each seat and in the lid."""
    if not settings.readers.enabled:
        return Reading()
    pairs, kinds = pairs_of(settings, panel), kinds_of(settings)
    if not pairs:
        return Reading(dict.fromkeys((*range(1, settings.table.seats + 1), WELL), "pn532"))
    at: dict[Seat, At] = {lead: "board" if "/" in port else kinds.get(port, "pn532") for port, lead in pairs.items()}
    return Reading(at, {lead: port for port, lead in pairs.items()})


def reader_parts(reading: Reading) -> Mapping[Part, int]:
    """Each part, and how many of it, besides the buttons and lights of boards; those not needed are left out."""
    on_boards, boards = len(reading.has("board")), len(reading.boards)
    adapters = len(reading.at) - on_boards
    plugs = adapters + boards
    seats = len(reading.seats)
    answers = [card for card in decks()["answers"].kinds if not card.isdecimal() or int(card) <= seats]
    found = {
        Part("wiring.part-pn532"): len(reading.has("pn532")),
        Part("wiring.part-rdm6300"): len(reading.has("rdm6300")) + on_boards,
        Part("wiring.part-adapter"): adapters,
        Part("wiring.part-usb-cable"): adapters - (reading.at.get(WELL, "board") != "board"),
        Part("wiring.part-pico"): boards,
        Part("wiring.part-patch-cable"): on_boards,
        Part("wiring.part-fuse"): on_boards,
        Part("wiring.part-hub", str(PORTS_OF_A_HUB)): -(-plugs // PORTS_OF_A_HUB) * (plugs > WITHOUT_A_HUB),
        Part("wiring.part-tag"): seats * len(answers),
    }
    return {part: count for part, count in found.items() if count}
