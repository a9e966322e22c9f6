"""Pairing: which reader belongs to which seat.  The box asks seat after seat for a card, so nobody has to know a port.

On a board of the seat bus a press of the seat's button does as well, whether it belongs to a seat by now or not.
Everything is kept at once: whoever stops goes on later with the first seat whose reader does not work.
"""

from collections.abc import Mapping
from typing import Any

from device.host import Host
from device.lobby.plan import given, remember_pair
from device.menu import attend, prepare
from device.ports import WELL, Laid, Lost, Panel, Press, Readers, Unpaired
from device.store import FileStore
from engine import Seat

AHEAD = 3
"""Seats whose lines are rendered before they are asked."""


class Pairing:
    """Asks for the readers of one box."""

    def __init__(self, host: Host, store: FileStore, readers: Readers, seats: int) -> None:
        """`seats` is how many the table has."""
        self.host, self.store, self.readers = host, store, readers
        self._leads: tuple[Seat, ...] = (*range(1, seats + 1), WELL)
        """In the order in which they are asked for; the well is asked for when all seats are done."""
        self._paired = dict(readers.paired)

    def run(self) -> None:
        """Ask until somebody says that it is done."""
        self.host.seat_at(())
        with self.host.by_tags():
            self._ask()

    def _ask(self) -> None:
        lead = self._next()
        if lead is None:  # all work: whoever comes nevertheless wants to change something
            lead = self._leads[0]
        heard, other = "", ""
        while lead is not None:
            wish = self._taken(other, lead) if other else self._wish(lead)
            self._show(wish)
            prepare(self.host, [self._wish(ahead) for ahead in self._leads if lead <= ahead < lead + AHEAD])
            event = attend(self.host, [heard, wish], [wish], (Panel, Laid, Press, Unpaired, Lost))
            heard, device, other = "", self._device(event), other if isinstance(event, Panel) else ""
            match event:
                case Panel(button="ok") if other:
                    heard, lead, other = self._pair(other, lead), self._next(lead), ""
                case Panel(button="ok"):
                    lead = WELL if lead != WELL and self._missing(WELL) else None
                case Panel(button="back"):
                    lead = None
                case Panel(button=button):
                    step = -1 if button == "up" else 1
                    lead, other = self._leads[(self._leads.index(lead) + step) % len(self._leads)], ""
                case Laid(seat=seat) | Press(seat=seat) if seat != lead and device:
                    other = device
                case Laid() | Press() | Unpaired() if device:
                    heard, lead = self._pair(device, lead), self._next(lead)
                case Lost(part="reader" | "readers", why=why, seat=seat):
                    heard = self._line(f"trouble.{why}", {"seat": seat})
        self._end()

    def _device(self, event: object) -> str:
        """The reader that something was laid on, or the place of a board where something was pressed; "": none."""
        match event:
            case Unpaired(device=device):
                return device
            case Laid(seat=seat):
                return self._of(seat)
            case Press(seat=seat) if "/" in self._of(seat):  # else the button is on a pin, and no reader's
                return self._of(seat)
            case _:
                return ""

    def _of(self, lead: Seat) -> str:
        """The reader of a lead, or its place on a board; "": none."""
        return next((device for device, its in self._paired.items() if its == lead), "")

    def _pair(self, device: str, lead: Seat) -> str:
        """Give a reader to a lead, and keep that; what to say of it."""
        self.readers.pair(device, lead)
        self._paired = given(self._paired, device, lead)
        remember_pair(self.store, device, lead)
        return self._line("pairing.paired", {"seat": lead})

    def _missing(self, lead: Seat) -> bool:
        return lead not in self._paired.values() or lead in self.readers.away

    def _next(self, lead: Seat | None = None) -> Seat | None:
        """The next lead whose reader does not work; None after the well."""
        later = self._leads if lead is None else self._leads[self._leads.index(lead) + 1 :]
        return next((other for other in later if self._missing(other)), None)

    # Words

    def _wish(self, lead: Seat) -> str:
        return self._line("pairing.tap", {"seat": lead})

    def _taken(self, device: str, lead: Seat) -> str:
        """Whether the reader of another lead shall be this one's."""
        return self._line("pairing.taken", {"before": self._paired[device], "seat": lead})

    def _show(self, wish: str) -> None:
        hint = self.host.phrases.word("pairing.hint")
        self.host.turn({"kind": "notice", "headline": self._count(), "lines": [wish], "hint": hint})

    def _end(self) -> None:
        self.host.turn({"kind": "notice", "headline": self._count(), "lines": [], "hint": ""})
        self.host.say_text(self._count())

    def _count(self) -> str:
        return self._line("pairing.count", {"readers": len({*self._paired.values()} - {WELL})})

    def _line(self, key: str, facts: Mapping[str, Any]) -> str:
        return self.host.phrases.line(key, facts)
