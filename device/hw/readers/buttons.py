"""Buttons on boards of the seat bus: their contacts are judged as those of buttons on pins are."""

from collections.abc import Container, Iterable, Iterator, Mapping

from device.gesture import HOLD
from device.hw.pins.contact import Contact, Happening, Happenings, Hold
from device.hw.readers.news import Pushed, Stands
from device.ports import Button, Event, Found, Lost, Press, Unpaired
from engine import Seat

MEANT: Mapping[int, Button] = {1: "ok", 2: "next", 3: "back"}
"""What the buttons of a seat are; others are none of ours."""
WITH_NEXT = 2
"""A seat with so many buttons has NEXT."""


class Buttons:
    """Makes events of the buttons at all places of boards, which are named as for pairing.  Pure: no port, no clock."""

    def __init__(self) -> None:
        self._contacts: dict[tuple[str, Button], Contact] = {}
        self._happened: list[tuple[float, str, Button, Happening]] = []
        """What has not been told yet."""
        self._told: dict[Seat, str] = {}
        """Why a button of a lead does not count, as it was told last."""

    def hear(self, device: str, news: Pushed | Stands, now: float) -> None:
        """Take what a board has told of a button at one of its places."""
        if (button := MEANT.get(news.button)) is None:
            return
        contact = self._contacts.pop((device, button), None) or Contact(False, now, Hold(HOLD))
        # Now it is the last in the row: what is first is told first, also in one moment.
        self._contacts[device, button] = contact
        match news:
            case Pushed(down=down, at=at):
                self._note(device, button, contact.edge(down, at))
            case Stands(down=down, first=True):
                contact.reset(down, now)
            case Stands(down=down):
                self._note(device, button, contact.found(down, now))

    def tick(self, now: float, leads: Mapping[str, Seat]) -> list[Event]:
        """Whatever has become true until now, what was first first; `leads` are those of the places."""
        for (device, button), contact in self._contacts.items():
            self._note(device, button, contact.settle(now))
        happened, self._happened = sorted(self._happened, key=lambda item: item[0]), []
        events: list[Event] = []
        for _, device, button, what in happened:
            if device in leads and what in ("down", "held"):
                events.append(Press(leads[device], button, held=what == "held"))
            elif what == "down":
                events.append(Unpaired(device, ""))
        return [*events, *self._trouble(leads)]

    def hear_only(self, boards: Container[str]) -> None:
        """All other boards do not answer: how their buttons are nobody knows, until their first state tells it."""
        self._contacts = {
            key: contact for key, contact in self._contacts.items() if key[0].partition("/")[0] in boards or contact.out
        }

    def due(self) -> float | None:
        """When `tick` has something to do; None for never."""
        dues = (contact.due() for contact in self._contacts.values())
        return min((due for due in dues if due is not None), default=None)

    def _note(self, device: str, button: Button, happened: Happenings) -> None:
        self._happened += [(moment, device, button, what) for moment, what in happened]

    def _trouble(self, leads: Mapping[str, Seat]) -> Iterator[Lost | Found]:
        """What has changed in which leads have a button that does not count."""
        out: Iterable[tuple[Seat, str]] = (
            (leads[device], f"button-{contact.out}")
            for (device, _), contact in self._contacts.items()
            if contact.out and device in leads
        )
        before, self._told = self._told, dict(out)
        for lead in sorted(before.keys() | self._told.keys()):
            why = self._told.get(lead)
            if why is None:
                yield Found("seat", lead)
            elif why != before.get(lead):
                yield Lost("seat", why, lead)
