"""What people at a simulated table do with their hands."""

from typing import Literal, Protocol, TypeAlias

from device.inbox import Inbox
from device.ports import Button, Event, Laid, Panel, Press, Tap, Unclear
from device.suggest import did_you_mean
from engine import Seat, WolfhourError

Wired: TypeAlias = Literal["buttons", "nfc", "rdm6300", "bus"]
"""What the seats of a simulated box have: buttons on pins, a PN532, an RDM6300, or a place on one board."""


class Misunderstood(WolfhourError):
    """A command that the terminal cannot follow; the message says what is possible."""


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


class Typed:
    """What is typed is an event as it is: no part stands between."""

    until = 0.0

    def __init__(self, inbox: Inbox) -> None:
        self._inbox = inbox

    def press(self, lead: Seat, button: Button, *, held: bool) -> Event:
        """The button is pressed."""
        return Press(lead, button, held)

    def tap(self, lead: Seat, card: str) -> Event:
        """The card is recognised."""
        return Tap(lead, card)

    def lay(self, lead: Seat, *uids: str) -> Event:
        """The tag is read; several at once cannot be told apart."""
        return Laid(lead, uids[0]) if len(uids) == 1 else Unclear((lead,), "two-tags")

    def panel(self, button: Button, *, held: bool) -> Event:
        """The panel's button is pressed."""
        return Panel(button, held)

    def fault(self, fault: str, where: str, port: str = "") -> None:
        """There is nothing that could fail."""
        raise Misunderstood(f"{fault}: nothing can go wrong here; start it with --box buttons or --box nfc")

    def press_at(self, when: float, lead: Seat) -> None:
        """The button is pressed then."""
        self._inbox.put_at(when, Press(lead))


def unknown(what: str, known: list[str]) -> Misunderstood:
    """Something that is not there."""
    return Misunderstood(f"there is no {what!r}{did_you_mean(what, known)}; there are {', '.join(known)}")
