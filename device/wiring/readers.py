"""Which reader belongs to which seat, as the settings say it and as it was paired in the lobby."""

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

from device.firmware.seatbus import MOST
from device.ports import WELL
from device.strict import Fault, Spoilt
from device.wiring.faults import MOST_SEATS, is_seat
from engine import Seat

if TYPE_CHECKING:
    from device.settings import Settings

EXAMPLE = "e6614103e7452d2f/3"
PLACE = re.compile(r"[0-9A-Fa-f]+/([0-9]{1,2})")

ReaderKind: TypeAlias = Literal["pn532", "rdm6300"]
"""What may be plugged in at a port of a reader; a board of the seat bus says by itself what it is."""
LID = "well"
"""What the settings call the reader in the lid."""
NUMBERED = re.compile(r"(tty|cu)[A-Za-z]*[0-9]+")
"""Names that the kernel gives in the order in which things are plugged in."""


def reader_faults(settings: "Settings", spoilt: Spoilt) -> Iterator[Fault]:
    """Everything that is wrong, with the key path of each, but what only follows from a value that was of no use."""
    readers = settings.readers
    for key, table in (("readers.ports", readers.ports), ("readers.kinds", readers.kinds)):
        for lead in table:
            if lead != LID and not is_seat(lead):
                yield f"{key}.{lead}", f"is no seat; seats are 1 to {MOST_SEATS}, and the reader in the lid is {LID}"
    first: dict[str, str] = {}
    for lead, port in readers.ports.items():
        key = f"readers.ports.{lead}"
        if not port:
            continue
        if NUMBERED.fullmatch(port.removeprefix("/dev/")):
            yield key, f"{port} is another port whenever something is plugged in; take its name in /dev/serial/by-path"
        elif port.startswith("/"):
            yield key, f"{port!r} is a path; write only the name in /dev/serial/by-path"
        elif "/" in port and not is_place(port):
            example = f'such as "{EXAMPLE}", with places from 1 to {MOST}'
            yield key, f'{port!r} is no place on a board; write the number of its chip, "/" and the place: {example}'
        if port in first:
            yield key, f"{port} is used already by {first[port]}"
        first.setdefault(port, key)
    for key in [*first.values()][:1] if not readers.enabled else ():
        yield key, "counts for nothing while the box looks for no readers: set readers.enabled = true"
    for lead in readers.kinds:
        port = readers.ports.get(lead, "")
        if not port and (lead == LID or is_seat(lead)) and not spoilt(f"readers.ports.{lead}"):
            yield f"readers.kinds.{lead}", f"there is no port for it; give it one in readers.ports.{lead}"
        elif "/" in port:
            yield f"readers.kinds.{lead}", "is for ports; a board of the seat bus says by itself what it is"


def is_place(name: str) -> bool:
    """Whether this is the number of a board's chip, "/", and a place there."""
    found = PLACE.fullmatch(name)
    return found is not None and 1 <= int(found[1]) <= MOST


def lead_of(name: str) -> Seat:
    """The lead that a sound setting names."""
    return WELL if name == LID else int(name)


def place_of(lead: Seat) -> str:
    """Where a reader or a button is, for the owner."""
    return "the lid" if lead == WELL else f"seat {lead}"


def pairs_of(settings: "Settings", panel: Mapping[str, Seat]) -> dict[str, Seat]:
    """The lead of each device; what was paired on the panel counts more."""
    written = {port: lead_of(name) for name, port in settings.readers.ports.items() if port}
    return {device: lead for device, lead in written.items() if lead not in panel.values()} | dict(panel)


def kinds_of(settings: "Settings") -> dict[str, ReaderKind]:
    """What is plugged in at a port, where the settings say so."""
    readers = settings.readers
    return {readers.ports[lead]: kind for lead, kind in readers.kinds.items()}
