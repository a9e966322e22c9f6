"""Seats and front panel: who can answer, and what stands for those that cannot."""

from collections.abc import Iterator

from device.doctor import pins, readers
from device.doctor.check import Check, Machine, degraded, failed, fine
from device.wiring.faults import remarks
from device.wiring.names import wiring_of


def check(machine: Machine) -> Iterator[Check]:
    """How many seats there are, and whether any of them can answer."""
    wired = wiring_of(machine.settings)
    seats = {*wired.buttons, *readers.leads(machine)}
    if not seats:
        remedy = 'wire seats (pins.profile = "8-seats") or plug in readers; until then a keyboard answers'
        yield degraded("seats", "there are no seats in the settings", remedy)
    elif not pins.usable(machine) and not readers.usable(machine):
        yield failed("seats", f"none of {len(seats)} seats can answer", "see to the pins and the readers first")
    elif missing := sorted({*range(1, machine.settings.table.seats + 1)} - seats):
        remedy = "wire them, give them a reader, or lower table.seats"
        yield degraded("seats", f"seats without a device: {', '.join(map(str, missing))}", remedy)
    else:
        dark = sorted(set(wired.buttons) - set(wired.lights))
        lights = "each wired one with its light" if not dark else f"without a light: {', '.join(map(str, dark))}"
        yield fine("seats", f"{len(seats)} seats, {lights}")
    yield from (fine("buzzers", remark) for remark in remarks(wired))
    yield from panel(machine)


def panel(machine: Machine) -> Iterator[Check]:
    """Whether the four buttons are there."""
    missing = {"up", "down", "ok", "back"} - wiring_of(machine.settings).panel.keys()
    if not missing:
        yield fine("panel", "the front panel has its four buttons")
    elif len(missing) == 4:
        yield degraded("panel", "there is no front panel", "wire one (section [panel]); until then use a keyboard")
    else:
        yield degraded("panel", f"the front panel lacks {', '.join(sorted(missing))}", "wire them (section [panel])")
