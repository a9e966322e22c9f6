"""What people at a simulated table do with their hands."""

from collections.abc import Callable
from typing import Protocol

from device.inbox import Inbox
from device.ports import WELL, Button, Event, Found, Laid, Lost, Panel, Press, Tap, Unclear
from device.suggest import did_you_mean
from device.wiring.readers import place_of
from engine import Seat, WolfhourError

BAD = 30.0
"""Seconds that something lies on a button, or that its wire is bad."""


class Misunderstood(WolfhourError):
    """A command that the terminal cannot follow; the message says what is possible."""


class Impossible(Misunderstood):
    """What cannot be done as things are, however it is told: by a click as well, so the window has a text for it."""

    def __init__(self, message: str, why: str, **facts: int) -> None:
        """`why` is the key of that text, and `facts` are told in it."""
        super().__init__(message)
        self.why, self.facts = why, facts


class Hands(Protocol):
    """Each deed comes back with the event that it makes at once, or with None where the box's parts will tell it."""

    until: float
    """When the box will have been told of everything that was done."""

    def press(self, lead: Seat, button: Button, *, held: bool) -> Event | None:
        """Press a button of a seat.  Raises `Misunderstood`."""

    def tap(self, lead: Seat, card: str) -> Event | None:
        """Lay a card of this name on a seat's reader.  Raises `Misunderstood`."""

    def lay(self, lead: Seat, *uids: str) -> Event | None:
        """Lay the tags of these numbers on a reader, all at once.  Raises `Misunderstood`."""

    def panel(self, button: Button, *, held: bool) -> Event | None:
        """Press a button of the front panel.  Raises `Misunderstood`."""

    def fault(self, fault: str, where: str, port: str = "") -> None:
        """Let something go wrong there; what is plugged in again may get another port.  Raises `Misunderstood`."""

    def press_at(self, when: float, lead: Seat) -> None:
        """A simulated player answers at that moment."""

    def show_tags(self, read: Callable[[Laid], object]) -> None:
        """Where no lobby asks for it, let the box know with which tags people press."""


class Typed:
    """What is typed is an event as it is: no part stands between.  What goes wrong is told as a part would tell it."""

    until = 0.0

    def __init__(self, inbox: Inbox) -> None:
        self._inbox = inbox
        self._out: set[Seat] = set()
        """Whose readers are pulled out."""
        self._bad: dict[Seat, float] = {}
        """Until when the buttons of these leads do not count."""

    def press(self, lead: Seat, button: Button, *, held: bool) -> Event:
        """The button is pressed."""
        self._works(lead)
        return Press(lead, button, held)

    def tap(self, lead: Seat, card: str) -> Event:
        """The card is recognised."""
        self._reads(lead)
        return Tap(lead, card)

    def lay(self, lead: Seat, *uids: str) -> Event:
        """The tag is read; several at once cannot be told apart."""
        self._reads(lead)
        return Laid(lead, uids[0]) if len(uids) == 1 else Unclear((lead,), "two-tags")

    def panel(self, button: Button, *, held: bool) -> Event:
        """The panel's button is pressed."""
        return Panel(button, held)

    def fault(self, fault: str, where: str, port: str = "") -> None:
        """The box is told of it; what lies on a button, or a bad wire, is over after a while."""
        if port or not (where == "well" or (where.isascii() and where.isdigit())):
            raise Misunderstood(
                f"{fault} {where}: there is no such part here; start it with --box buttons or --box nfc"
            )
        lead = WELL if where == "well" else int(where[:9])
        match fault:
            case "unplug":
                self._reads(lead)
                self._out.add(lead)
                self._inbox.put(Lost("reader", "reader-lost" if lead else "well-lost", lead))
            case "plug":
                if lead not in self._out:
                    raise Impossible(f"the reader at {place_of(lead)} is plugged in; unplug it first", "sim.plugged.in")
                self._out.remove(lead)
                self._inbox.put(Found("reader", lead))
            case "stuck" | "noise":
                self._works(lead)
                self._bad[lead] = self._inbox.clock.now() + BAD
                self._inbox.put(Lost("seat", "button-stuck" if fault == "stuck" else "button-noisy", lead))
                self._inbox.put_at(self._bad[lead], Found("seat", lead))
            case "double":
                for _ in range(2):
                    self._inbox.put(self.press(lead, "ok", held=False))

    def press_at(self, when: float, lead: Seat) -> None:
        """The button is pressed then."""
        self._inbox.put_at(when, Press(lead))

    def show_tags(self, read: Callable[[Laid], object]) -> None:
        """Nobody has one."""

    def _works(self, lead: Seat) -> None:
        if self._inbox.clock.now() < self._bad.get(lead, 0.0):
            told = f"the button at {place_of(lead)} does not count: it is stuck, or its wire is bad"
            raise Impossible(told, "sim.bad.button")

    def _reads(self, lead: Seat) -> None:
        if lead in self._out:
            raise Impossible(f"the reader at {place_of(lead)} is pulled out", "sim.pulled.out")


def unknown(what: str, known: list[str]) -> Misunderstood:
    """Something that is not there."""
    return Misunderstood(f"there is no {what!r}{did_you_mean(what, known)}; there are {', '.join(known)}")
