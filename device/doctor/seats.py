"""Seats and front panel: who can answer, and what stands for those that cannot."""

from collections.abc import Iterator

from device.doctor import pins, readers
from device.doctor.check import Check, Machine, degraded, failed, fine
from device.wiring.faults import remarks
from device.wiring.names import wiring_of
from engine import Seat

KINDS = {"the pins": pins, "the readers": readers}
"""The kinds of seats: each tells which leads have it, whether any of them may answer, and how to get one."""


def check(machine: Machine) -> Iterator[Check]:
    """How many seats there are, and whether any of them can answer."""
    wired = wiring_of(machine.settings)
    seats = {lead for kind in KINDS.values() for lead in kind.leads(machine)}
    if not seats:
        remedy = f"{' or '.join(kind.WIRE for kind in KINDS.values())}; until then a keyboard answers"
        yield degraded("seats", "there are no seats in the settings", remedy)
    elif not any(kind.usable(machine) for kind in KINDS.values()):
        yield failed("seats", f"none of {len(seats)} seats can answer", f"see to {' and '.join(KINDS)} first")
    elif missing := sorted({*range(1, machine.settings.table.seats + 1)} - seats):
        remedy = f"{', '.join(kind.GIVE for kind in KINDS.values())}, or lower table.seats"
        yield degraded("seats", f"seats without a device: {', '.join(map(str, missing))}", remedy)
    else:
        dark = sorted(set(wired.buttons) - set(wired.lights))
        lights = "each wired one with its light" if not dark else f"without a light: {', '.join(map(str, dark))}"
        yield fine("seats", f"{len(seats)} seats, {lights}")
    if machine.settings.table.by_ear:
        yield from by_ear(machine, seats)
    yield from (fine("buzzers", remark) for remark in remarks(wired))
    yield from panel(machine)


def by_ear(machine: Machine, seats: set[Seat]) -> Iterator[Check]:
    """Whether every seat has what tells somebody who does not see; a board of the seat bus says by itself if it has."""
    wired = wiring_of(machine.settings)
    boards = {lead for device, lead in machine.pairs.items() if "/" in device}
    if dark := sorted(seats - (wired.lights.keys() - wired.buzzers) - boards):
        without = ", ".join(map(str, dark))
        remedy = "wire a light or a motor to each (seats.motors), or set table.by_ear = false"
        yield degraded("by-ear", f"table.by_ear does nothing: no light and no motor at seats {without}", remedy)


def panel(machine: Machine) -> Iterator[Check]:
    """Whether the four buttons are there."""
    missing = {"up", "down", "ok", "back"} - wiring_of(machine.settings).panel.keys()
    if not missing:
        yield fine("panel", "the front panel has its four buttons")
    elif len(missing) == 4:
        yield degraded("panel", "there is no front panel", "wire one (section [panel]); until then use a keyboard")
    else:
        yield degraded("panel", f"the front panel lacks {', '.join(sorted(missing))}", "wire them (section [panel])")
