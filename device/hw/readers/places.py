"""Whose reader is plugged in where: by the number of what is plugged in, else by its port, else nobody knows."""

from collections import Counter
from collections.abc import Container, Mapping

from device.hw.readers.port import Plug
from device.hw.readers.reader import KINDS, Kind
from device.ports import Moved
from engine import Seat


class Places:
    """Follows the readers of leads from port to port.  Pure: no port, no clock.

    A reader with a number of its own is its lead's at every port.  One without is known by its port only; where several
    of them were out at once, each may be at the port of another, and does not count before somebody has said whose it
    is (`pair`).
    """

    def __init__(self, leads: Mapping[str, Seat], kinds: Mapping[str, Kind]) -> None:
        """The lead of each device, and what is known to be plugged in at it."""
        self.leads = dict(leads)
        """Never changed, but replaced: other threads look at it."""
        self.kinds = dict(kinds)
        self.doubtful: set[Seat] = set()
        """The leads at whose port may be the reader of another one."""
        self._numbers: dict[str, str] = {}
        """The number of what is plugged in at each port; "": none of its own."""
        self._known: dict[Seat, str] = {}
        """The number of each lead's reader, when it was there last."""
        self._shared = {""}
        """Numbers that several readers have, as cheap ones do: they tell nothing."""
        self._loose: set[Seat] = set()
        """Leads whose reader had no number, and was out or in doubt, at the last look."""

    def sure(self) -> dict[str, Seat]:
        """The leads of all devices of which it is known whose they are."""
        return {device: lead for device, lead in self.leads.items() if lead not in self.doubtful}

    def unsure(self) -> set[Seat]:
        """The leads at whose port is a reader that may be another one's."""
        return {lead for device, lead in self.leads.items() if device in self._numbers} & self.doubtful

    def kinds_at(self, device: str) -> tuple[Kind, ...]:
        """What may be plugged in there."""
        doubtful = self.leads.keys() - self.sure().keys()
        known = {self.kinds.get(one) for one in (doubtful if device in doubtful else {device})}
        return KINDS if None in known else tuple(kind for kind in KINDS if kind in known)

    def look(self, plugs: Mapping[str, Plug]) -> list[Moved]:
        """This is plugged in now; whose reader is elsewhere than it was."""
        counts = Counter(plug.serial for plug in plugs.values())
        self._shared |= {number for number, count in counts.items() if count > 1}
        self._numbers = {name: self._own(plug.serial) for name, plug in plugs.items()}
        self._known = {lead: self._own(number) for lead, number in self._known.items()}
        moved = self._move(self._followed())
        self._doubt({lead: self._numbers[name] for name, lead in self.leads.items() if name in plugs})
        return moved

    def pair(self, device: str, lead: Seat) -> list[Moved]:
        """Somebody has said that this is the reader of this lead; whose reader is elsewhere than it was."""
        leads = {old: its for old, its in self.leads.items() if its != lead} | {device: lead}
        other = self.leads.get(device)
        if other in self.doubtful:  # whose reader may be the one that was taken for this lead's
            leads |= {old: other for old, its in self.leads.items() if its == lead and old != device}
        number = self._numbers.get(device)
        stays = {*leads.values()} - {lead}
        self._known = {its: known for its, known in self._known.items() if its in stays and known != (number or None)}
        if number is not None:  # else it is on a board, which tells its number itself
            self._known[lead] = number
        self.doubtful = self.doubtful & stays
        self._loose = self._loose & stays
        return self._move(leads)

    def _own(self, number: str) -> str:
        return "" if number in self._shared else number

    def _move(self, leads: dict[str, Seat]) -> list[Moved]:
        was = {lead: device for device, lead in self.leads.items()}
        moved = [Moved(device, lead) for device, lead in leads.items() if was.get(lead) != device]
        from_where = {it.device: was[it.seat] for it in moved if it.seat in was}
        self.kinds |= {to: self.kinds[device] for to, device in from_where.items() if device in self.kinds}
        self.leads = leads
        return moved

    def _followed(self) -> dict[str, Seat]:
        """Whoever's reader has taken the port of another lead leaves that lead his own."""
        leads, owners = dict(self.leads), {number: lead for lead, number in self._known.items() if number}
        for name, number in self._numbers.items():
            lead = owners.get(number)
            if lead is None:
                continue
            self.doubtful.discard(lead)
            was = next(port for port, its in leads.items() if its == lead)
            if was != name:
                other = leads.pop(name, None)
                del leads[was]
                leads[name] = lead
                if other is not None:
                    leads[was] = other
                    self.doubtful.add(other)
        return leads

    def _doubt(self, here: Mapping[Seat, str]) -> None:
        """`here`: the numbers at the leads whose ports are not empty."""
        out = {lead for lead, number in self._known.items() if not number and lead not in here}
        loose = out | (self.doubtful & here.keys())
        either = self._loose | loose  # whoever came back since the last look may have changed places with who went
        if len(either) > 1:
            self.doubtful |= either
        for lead, number in here.items():
            if either and not number and self._known.get(lead) != "":  # a new one: or one of those?
                self.doubtful.add(lead)
            if lead not in self.doubtful:
                self._known[lead] = number
        self._loose = loose


def one_name_each(plugs: Mapping[str, Plug], paired: Container[str]) -> dict[str, Plug]:
    """The ports, those with several names by a paired one."""
    names: dict[str, str] = {}
    for name in sorted(plugs, key=lambda name: (name not in paired, name)):
        names.setdefault(plugs[name].path, name)
    return {name: plugs[name] for name in names.values()}
