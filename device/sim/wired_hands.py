"""Hands at simulated pins and emulated readers: everything goes through the real drivers, and takes its time."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from device.gesture import HOLD
from device.hw.pins.contact import STUCK
from device.hw.readers.buttons import MEANT
from device.hw.readers.reader import Kind
from device.inbox import Inbox
from device.options import Wired
from device.ports import WELL, Button, Laid
from device.settings import HARDWARE, Settings, load
from device.several import AllSeats
from device.sim.card_hands import TOUCH, SimReaders
from device.sim.hands import Impossible, Misunderstood, unknown
from device.sim.pins import SimPins
from device.tags.recognise import LENGTHS
from device.tags.registry import Registry
from device.wiring.names import Pin, Wiring, wiring_of
from device.wiring.readers import place_of
from engine import Seat

KINDS: Mapping[Wired, Kind] = {"nfc": "pn532", "rdm6300": "rdm6300", "bus": "bus"}
"""Which readers a box has whose seats have one.  In the lid there is none of a board."""
DIGITS: Mapping[Kind, tuple[int, ...]] = {"pn532": (8, 14, 20), "rdm6300": (10,), "bus": LENGTHS}
"""How long the number of a tag is that a reader can read."""
ON_BOARDS = {button: number for number, button in MEANT.items()}
PORT = re.compile(r"\w[\w.:-]{0,59}", re.ASCII)
LYING = 2 * STUCK
"""Seconds that something lies on a button which is stuck."""
SPIKES, NOISE = 30, 5.0
"""So many spikes a second a noisy wire catches, and for how many seconds."""


class WiredHands:
    """The hands of a whole table.  `seats` is what the box gets."""

    def __init__(self, inbox: Inbox, wiring: Wiring, kinds: Mapping[Seat, Kind], registry: Registry, seed: int) -> None:
        """`kinds` are the readers that there are; a card that nobody knows lies beside each, and is its button.

        The adapters of PN532s have serial numbers of their own, so that they are known at any port.
        """
        self._wiring, self._registry, self._chance = wiring, registry, Random(seed)
        self._pins = SimPins(inbox, wiring, seed)
        self._kinds = kinds
        numbered = "pn532" in kinds.values()
        self._readers = SimReaders(inbox, kinds, kinds, numbered=numbered) if kinds else None
        self.seats = AllSeats([self._pins.seats, self._readers] if self._readers else [self._pins.seats])
        self.until = 0.0

    def press(self, lead: Seat, button: Button, *, held: bool) -> None:
        """Press a seat's button; on a reader lay down its card for a moment."""
        if button in self._wiring.buttons.get(lead, {}):
            self._wait(self._pins.press(lead, button, held=held))
        elif self._readers and self._kinds.get(lead) == "bus" and button in ON_BOARDS:
            self._wait(self._readers.press(lead, ON_BOARDS[button], lasting=HOLD + TOUCH if held else TOUCH))
        elif self._readers and lead in self._kinds and button == "ok" and not held:
            self._wait(self._readers.touch(lead, self._blank(lead)))
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

    def lay(self, lead: Seat, *uids: str) -> None:
        """Lay tags down for a moment, all at once."""
        readers, lengths = self._at(lead), DIGITS[self._kinds[lead]]
        for uid in uids:
            if len(uid) not in lengths or not set(uid) <= set("0123456789abcdef"):
                digits = ", ".join(map(str, lengths))
                raise Misunderstood(f"{uid[:30]!r} is no tag for this reader: it has {digits} hexadecimal digits")
        self._wait(readers.touch(lead, *uids))

    def panel(self, button: Button, *, held: bool) -> None:
        """Press a button of the front panel."""
        if button not in self._wiring.panel:
            raise Misunderstood(f"the front panel has no {button.upper()} in this box")
        self._wait(self._pins.panel(button, held=held))

    def press_at(self, when: float, lead: Seat) -> None:
        """A simulated player presses, or lays down his card."""
        if "ok" in self._wiring.buttons.get(lead, {}):
            self._pins.press(lead, at=when)
        elif self._readers and self._kinds.get(lead) == "bus":
            self._readers.press(lead, at=when)
        elif self._readers and lead in self._kinds:
            self._readers.touch(lead, self._blank(lead), at=when)

    def show_tags(self, read: Callable[[Laid], object]) -> None:
        """Lay the card that is the button on each reader that has no buttons beside it."""
        for lead, kind in self._kinds.items():
            if lead != WELL and kind != "bus":
                read(Laid(lead, self._blank(lead)))

    def fault(self, fault: str, where: str, port: str = "") -> None:
        """Let something go wrong at a seat, at the well, or at an expander."""
        if fault in ("unplug", "plug") and where in self._wiring.expanders and not port:
            (self._pins.unplug if fault == "unplug" else self._pins.plug)(where)
            return
        lead = self._lead(where)
        on_board = self._kinds.get(lead) == "bus"
        match fault:
            case "unplug":
                if not self._at(lead).emulated.plugged(lead):
                    raise Impossible(f"the reader at {place_of(lead)} is pulled out already", "sim.pulled.out")
                self._at(lead).unplug(lead)
            case "plug":
                self._plug(lead, port)
            case "stuck" if on_board:
                self._at(lead).press(lead, lasting=LYING)
            case "stuck":
                self._pins.stick(self._pin(lead), LYING)
            case "noise" if lead in self._kinds:
                self._at(lead).noise(lead, NOISE, self._chance)
            case "noise":
                self._pins.noise(self._pin(lead), SPIKES, NOISE)
            case "double":
                for _ in range(2):
                    self.press(lead, "ok", held=False)

    def _plug(self, lead: Seat, port: str) -> None:
        """Put back a reader or a board; `port` is another one than before, or ""."""
        readers = self._at(lead)
        if readers.emulated.plugged(lead):
            raise Impossible(f"the reader at {place_of(lead)} is plugged in; unplug it first", "sim.plugged.in")
        if port and not PORT.fullmatch(port):
            raise Misunderstood(f"{port[:60]!r} is no name of a port; write one like usb-30")
        if port in readers.emulated.bench.lines:
            raise Misunderstood(f"at the port {port} is another reader")
        readers.plug(lead, port)

    def _lead(self, where: str) -> Seat:
        leads = {"well" if lead == WELL else str(lead): lead for lead in (*self._wiring.buttons, *self._kinds)}
        if where not in leads:
            raise unknown(where, [*leads, *self._wiring.expanders])
        return leads[where]

    def _at(self, lead: Seat) -> SimReaders:
        if self._readers is None or lead not in self._kinds:
            raise Misunderstood(f"there is no reader at {place_of(lead)} in this box")
        return self._readers

    def _blank(self, lead: Seat) -> str:
        """The number of a tag that nobody teaches the box."""
        return f"04b1a4{lead:04x}" if self._kinds[lead] == "rdm6300" else f"04b1a4{lead:08x}"

    def _pin(self, lead: Seat) -> Pin:
        if lead not in self._wiring.buttons:
            raise Misunderstood(f"{place_of(lead)} has no button in this box")
        return self._wiring.buttons[lead]["ok"]

    def _wait(self, until: float) -> None:
        self.until = max(self.until, until)


def table(inbox: Inbox, kind: Wired, settings: Settings, seats: int, registry: Registry, seed: int) -> WiredHands:
    """A table whose seats all have buttons, or readers beside the lights of the wiring, or all places of a board.

    It is wired as the settings say; where they wire nothing, as the largest of the ready wirings.
    """
    wiring = wiring_of(settings)
    if wiring.empty:
        wiring = wiring_of(load([HARDWARE / "20-seats.toml"], HARDWARE)[0])
    leads = range(1, seats + 1)
    buttons = {lead: pins for lead, pins in wiring.buttons.items() if lead in leads and kind == "buttons"}
    lights = {lead: pin for lead, pin in wiring.lights.items() if lead in leads and kind != "bus"}
    kinds: dict[Seat, Kind] = {}
    if kind != "buttons":
        kinds = dict.fromkeys(leads, KINDS[kind]) | {WELL: "pn532" if kind == "bus" else KINDS[kind]}
    return WiredHands(inbox, replace(wiring, buttons=buttons, lights=lights), kinds, registry, seed)
