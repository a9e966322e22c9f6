"""What of a wiring is probably not meant, although the box works with it: seats too many, or seats without anything."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from device.strict import Fault, Spoilt
from device.wiring.faults import is_seat
from device.wiring.readers import LID
from engine import Seat

if TYPE_CHECKING:
    from device.settings import Settings


def wiring_doubts(settings: "Settings", spoilt: Spoilt) -> Iterator[Fault]:
    """Seats that the table does not have, and seats of the table where nobody can answer."""
    if spoilt("table.seats") or spoilt("pins.profile"):
        return
    table, seats, readers = settings.table, settings.seats, settings.readers
    tables: Mapping[str, Mapping[str, object]] = {
        "seats.buttons": seats.buttons,
        "seats.lights": seats.lights,
        "readers.ports": readers.ports,
    }
    for key, wired in tables.items():
        for name in used(wired):
            if int(name) > table.seats:
                yield f"{key}.{name}", f"the table has only {table.seats} seats (table.seats)"
    answering = {int(name) for name in (*used(seats.buttons), *(used(readers.ports) if readers.enabled else ()))}
    without = [
        seat
        for seat in range(1, table.seats - table.bots + 1)
        if seat not in answering and not spoilt(f"seats.buttons.{seat}") and not spoilt(f"readers.ports.{seat}")
    ]
    if answering and without and readers.enabled:
        yield "readers.ports", f"{named(without)} no reader and no button here; pair the readers in the lobby"
    elif answering and without:
        yield "table.seats", f"of these {table.seats}, {named(without)} no button in seats.buttons"


def used(wired: Mapping[str, object]) -> Iterator[str]:
    """The seats that have something there."""
    return (name for name, what in wired.items() if what and name != LID and is_seat(name))


def named(seats: Iterable[Seat]) -> str:
    """The subject of a sentence: "seat 3 has", "seats 5, 9 to 12 have"."""
    runs: list[list[Seat]] = []
    for seat in seats:
        if runs and runs[-1][-1] == seat - 1:
            runs[-1].append(seat)
        else:
            runs.append([seat])
    words = [str(run[0]) if len(run) == 1 else f"{run[0]} to {run[-1]}" for run in runs]
    return f"seat {words[0]} has" if sum(map(len, runs)) == 1 else f"seats {', '.join(words)} have"
