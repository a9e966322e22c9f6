"""Who sits where: which device is whose, which parts of the box do not work, and what shines at each seat."""

import logging
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from device.codes import CODES
from device.phrases import Phrases
from device.ports import WELL, Found, Laid, Lifted, Light, Lost, Part, Press, Seats, Tap, Unclear
from engine import Facts, Seat

log = logging.getLogger(__name__)
AtLead: TypeAlias = Press | Laid | Lifted | Tap


@dataclass(slots=True)
class Seating:
    """The devices of one box.  Ports call them by their leads, the numbers of their plugs."""

    devices: Seats
    leads: tuple[Seat, ...] = ()
    """The device of each seat, clockwise from seat 1; none where each belongs to its own number."""
    trouble: dict[tuple[Part, Seat], Lost] = field(default_factory=dict)
    """What does not work, by its part and its lead; 0: it is at no lead."""
    lights: dict[Seat, Light] = field(default_factory=dict)
    """What was told to the light of each seat; the others are off."""

    def seat_of(self, lead: Seat) -> Seat | None:
        """Whose a device is; the well, and before there are seats any device, is called by its own number."""
        if not self.leads or lead == WELL:
            return lead
        return self.leads.index(lead) + 1 if lead in self.leads else None

    def lead_of(self, seat: Seat) -> Seat:
        """The device of a seat."""
        return self.leads[seat - 1] if 0 < seat <= len(self.leads) else seat

    def at_seat(self, event: AtLead) -> AtLead | None:
        """The event as one of a seat; None: a device that belongs to no seat of this game is nobody's."""
        seat = self.seat_of(event.seat)
        return None if seat is None else replace(event, seat=seat)

    def at_seats(self, unclear: Unclear) -> Unclear:
        """The same for what does not count at several devices."""
        seats = (seat for lead in unclear.seats if (seat := self.seat_of(lead)) is not None)
        return replace(unclear, seats=tuple(sorted(seats)))

    def note(self, event: Lost | Found) -> None:
        """Keep in mind what works and what does not."""
        if isinstance(event, Lost):
            where = f" {event.seat}" if event.seat else ""
            log.warning("lost: %s%s (%s, %s)", event.part, where, event.why, CODES.get(event.why, ""))
            self.trouble[event.part, event.seat] = event
        elif self.trouble.pop((event.part, event.seat), None):
            log.warning("found: %s%s", event.part, f" {event.seat}" if event.seat else "")

    def lost(self, seat: Seat) -> bool:
        """Whether the device of this seat does not answer."""
        if not self.trouble:
            return False
        lead, readers = self.lead_of(seat), self.devices.readers
        with_many = ("readers", 0) in self.trouble and (readers is None or lead in readers.away)
        return with_many or not {("seat", lead), ("reader", lead)}.isdisjoint(self.trouble)

    def expander_of(self, seat: Seat) -> str:
        """The expander which does not answer, and with it this seat's buttons; "": it is not that."""
        lost = self.trouble.get(("seat", self.lead_of(seat)))
        return lost.expander if lost else ""

    def unsure(self, seat: Seat) -> bool:
        """Whether there is a reader at this seat that may be another one's."""
        lost = self.trouble.get(("reader", self.lead_of(seat)))
        return lost is not None and lost.why == "reader-unsure"

    def away(self, seat: Seat) -> bool:
        """Whether the reader of this seat does not work, or may be another one's."""
        readers = self.devices.readers
        return readers is not None and self.lead_of(seat) in readers.away

    def pair(self, device: str, seat: Seat) -> None:
        """From now on this reader is that of the seat."""
        if self.devices.readers is not None:
            self.devices.readers.pair(device, self.lead_of(seat))

    def lit(self, leads: Iterable[Seat]) -> bool:
        """Whether news can be told by hooded lights: each of these devices has one, and it works."""
        return everywhere(self.devices, self.devices.lit) and self.trouble.keys().isdisjoint(
            ("light", lead) for lead in leads
        )

    def felt(self, seats: Iterable[Seat]) -> list[Seat]:
        """Which of these seats have a motor."""
        return [seat for seat in sorted(seats) if self.lead_of(seat) in self.devices.felt]

    def light(self, seat: Seat, state: Light) -> bool:
        """Set the hooded light of a seat; whether it was another way before."""
        if state == self.lights.get(seat, "off"):
            return False
        self.lights[seat] = state
        self.devices.light(self.lead_of(seat), state)
        return True

    def troubles(self, phrases: Phrases) -> list[str]:
        """What is wrong, but for what is nobody's, by its code and in words, each once (it may be many seats')."""
        told = (f"{CODES.get(why, '')} {phrases.line(f'trouble.{why}', facts)}" for why, facts in self._whys())
        return [*dict.fromkeys(line.strip() for line in told)]

    def _whys(self) -> Iterator[tuple[str, Facts]]:
        """Why parts are lost, with facts; of one expander once for each device."""
        shown = [lost for lost in self.trouble.values() if not self.leads or lost.seat in (0, *self.leads)]
        for lost in shown:
            fellows = {at for its in shown if its.expander == lost.expander and (at := self.seat_of(its.seat))}
            if lost.expander and fellows:
                yield "board-lost", {"board": lost.expander, "seats": tuple(sorted(fellows))}
            else:
                yield lost.why, {"seat": self.seat_of(lost.seat)}


def everywhere(devices: Seats, leads: frozenset[Seat]) -> bool:
    """Whether these leads are all at which somebody can answer."""
    return bool(devices.leads) and devices.leads <= leads
