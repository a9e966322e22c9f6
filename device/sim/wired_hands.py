"""Hands at simulated pins and emulated readers: everything goes through the real drivers, and takes its time."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal, TypeAlias

from device.hw.pins.contact import STUCK
from device.hw.seats import AllSeats
from device.inbox import Inbox
from device.ports import WELL, Button
from device.settings import HARDWARE, Settings, load
from device.sim.card_hands import SimReaders
from device.sim.hands import Misunderstood, unknown
from device.sim.pins import SimPins
from device.tags.registry import Registry
from device.wiring.names import Pin, Wiring, wiring_of
from engine import Seat

Wired: TypeAlias = Literal["buttons", "nfc"]

LYING = 2 * STUCK
"""Seconds that something lies on a button which is stuck."""
SPIKES, NOISE = 30, 5.0
"""So many spikes a second a noisy wire catches, and for how many seconds."""


class WiredHands:
    """The hands of a whole table.  `seats` is what the box gets."""

    def __init__(self, inbox: Inbox, wiring: Wiring, readers: Iterable[Seat], registry: Registry, seed: int) -> None:
        """`readers` are the leads that have one; a card that nobody knows lies beside each, and is its button."""
        self._wiring, self._registry = wiring, registry
        self._pins = SimPins(inbox, wiring, seed)
        leads = [*readers]
        self._readers = SimReaders(inbox, leads) if leads else None
        self._leads = leads
        self.seats = AllSeats([self._pins.seats, self._readers] if self._readers else [self._pins.seats])
        self.until = 0.0

    def press(self, lead: Seat, button: Button, *, held: bool) -> None:
        """Press a seat's button; on a reader lay down its card for a moment."""
        if button in self._wiring.buttons.get(lead, {}):
            self._wait(self._pins.press(lead, button, held=held))
        elif self._readers and lead in self._leads and button == "ok" and not held:
            self._wait(self._readers.touch(lead, blank(lead)))
        else:
            what = f"{button.upper()} held" if held else button.upper()
            raise Misunderstood(f"seat {lead} has no button for {what} in this box")

    def tap(self, lead: Seat, card: str) -> None:
        """Lay down a card that the box has been taught, the seat's own where several are alike."""
        sets = {known.number: uid for uid, known in self._registry.cards.items() if known.name == card}
        if not sets:
            raise Misunderstood(
                f"the box knows no card {card!r}: wolfhour cards enrol teaches it, or lay a tag: lay 3 04a1"
            )
        self.lay(lead, sets.get(lead, next(iter(sets.values()))))

    def lay(self, lead: Seat, uid: str) -> None:
        """Lay a tag down for a moment."""
        self._wait(self._at(lead).touch(lead, uid))

    def panel(self, button: Button, *, held: bool) -> None:
        """Press a button of the front panel."""
        if button not in self._wiring.panel:
            raise Misunderstood(f"the front panel has no {button.upper()} in this box")
        self._wait(self._pins.panel(button, held=held))

    def press_at(self, when: float, lead: Seat) -> None:
        """A simulated player presses, or lays down his card."""
        if "ok" in self._wiring.buttons.get(lead, {}):
            self._pins.press(lead, at=when)
        elif self._readers and lead in self._leads:
            self._readers.touch(lead, blank(lead), at=when)

    def fault(self, fault: str, where: str) -> None:
        """Let something go wrong at a seat, at the well, or at an expander."""
        match fault:
            case "unplug" | "plug" if where in self._wiring.expanders:
                (self._pins.unplug if fault == "unplug" else self._pins.plug)(where)
            case "unplug":
                self._at(self._lead(where)).unplug(self._lead(where))
            case "plug":
                self._at(self._lead(where)).plug(self._lead(where))
            case "stuck":
                self._pins.stick(self._pin(where), LYING)
            case "noise":
                self._pins.noise(self._pin(where), SPIKES, NOISE)
            case "double":
                for _ in range(2):
                    self.press(self._lead(where), "ok", held=False)

    def _lead(self, where: str) -> Seat:
        leads = {"well" if lead == WELL else str(lead): lead for lead in (*self._wiring.buttons, *self._leads)}
        if where not in leads:
            raise unknown(where, [*leads, *self._wiring.expanders])
        return leads[where]

    def _at(self, lead: Seat) -> SimReaders:
        if self._readers is None or lead not in self._leads:
            where = "the lid" if lead == WELL else f"seat {lead}"
            raise Misunderstood(f"there is no reader at {where} in this box")
        return self._readers

    def _pin(self, where: str) -> Pin:
        lead = self._lead(where)
        if lead not in self._wiring.buttons:
            raise Misunderstood(f"seat {lead} has no button in this box")
        return self._wiring.buttons[lead]["ok"]

    def _wait(self, until: float) -> None:
        self.until = max(self.until, until)


def blank(lead: Seat) -> str:
    """The number of a tag that nobody teaches the box."""
    return f"04b1a4{lead:08x}"


def table(inbox: Inbox, kind: Wired, settings: Settings, seats: int, registry: Registry, seed: int) -> WiredHands:
    """A table whose seats all have buttons, or all have readers beside the lights and the panel of the wiring.

    It is wired as the settings say; where they wire nothing, as the largest of the ready wirings.
    """
    wiring = wiring_of(settings)
    if wiring.empty:
        wiring = wiring_of(load([HARDWARE / "20-seats.toml"], HARDWARE)[0])
    leads = range(1, seats + 1)
    buttons = {lead: pins for lead, pins in wiring.buttons.items() if lead in leads and kind == "buttons"}
    lights = {lead: pin for lead, pin in wiring.lights.items() if lead in leads}
    readers = (*leads, WELL) if kind == "nfc" else ()
    return WiredHands(inbox, replace(wiring, buttons=buttons, lights=lights), readers, registry, seed)
