"""The seats' buttons and lights and the front panel, on pins.

Library threads only note raw edges and stir the inbox; what they mean is found out in the thread of the loop, on the
inbox's clock.  So a press is the same on a virtual clock, and nothing here needs a thread of its own but the expanders.
"""

import logging
from collections import deque
from collections.abc import Callable, Iterable
from typing import TypeVar

from gpiozero import DigitalOutputDevice, InputDevice
from gpiozero.pins import Factory

from device.hw.pins.contact import Contact
from device.hw.pins.expander import Bus, ExpanderFactory
from device.hw.pins.factory import NoPins, open_bus, open_header
from device.hw.pins.key import Key, Owner, hold_of
from device.hw.pins.lights import Lamp
from device.hw.pins.watch import Watch
from device.inbox import Inbox
from device.ports import Button, Event, Found, Light, Lost, Readers
from device.wiring.names import Expanded, Gpio, Pin, Wiring
from engine import Seat

log = logging.getLogger(__name__)

PANEL = Owner("panel")
T = TypeVar("T")


def opened(make: Callable[[], T]) -> T | None:
    """What it makes; None where this machine has no such pins."""
    try:
        return make()
    except NoPins as error:
        log.warning("%s", error)
        return None


class PinSeats:
    """What a wiring names, opened.  Never raises: whose pins cannot be used is told by a `Lost`, and the rest works."""

    reading: frozenset[Seat] = frozenset()
    readers: Readers | None = None

    def __init__(
        self,
        inbox: Inbox,
        wiring: Wiring,
        header: Callable[[], Factory] = open_header,
        bus: Callable[[int], Bus] = open_bus,
        *,
        threads: bool = True,
    ) -> None:
        """`threads`: the expanders have a thread; without, whoever changes an input has `look` called."""
        self._inbox, self._now, self._wiring = inbox, inbox.clock.now, wiring
        self._edges: deque[tuple[Key, bool, float]] = deque()
        self._changed: deque[tuple[str, bool]] = deque()
        self._events: deque[Event] = deque()
        self._busy: set[Key] = set()
        """Buttons whose contact has something due."""
        self._due: float | None = None
        self._out: dict[Owner, dict[Key | Lamp, str]] = {}
        """Buttons that do not count and lights that fail, and why."""
        self._told: dict[Owner, str] = {}
        """The first reason of each, as it was told last."""
        self._without: set[Owner] = set()
        """Those of whose pins one cannot be used."""
        self._keys: list[Key] = []
        self._lamps: dict[Seat, Lamp] = {}
        self._watch: Watch | None = None
        self._header: Factory | None = opened(header) if wiring.on_header else None
        names, told = wiring.expanders, self._expander_changed
        self._expanders = opened(lambda: ExpanderFactory(bus(wiring.bus), names, self._now, told)) if names else None
        self._interrupt = self._interrupted(wiring.interrupt) if wiring.interrupt and self._expanders else None
        self._open(wiring)
        self._begin(threads=threads)
        inbox.sources.append(self.source)

    # Opening

    def _interrupted(self, pin: Gpio) -> InputDevice | None:
        device = self._device(InputDevice, pin, PANEL, pull_up=True)
        if device is not None:
            device.pin.edges = "falling"
        return device

    def _open(self, wiring: Wiring) -> None:
        buttons: list[tuple[Owner, Button, Pin]] = [(PANEL, button, pin) for button, pin in wiring.panel.items()]
        for seat, pins in wiring.buttons.items():
            buttons += [(Owner("seat", seat), button, pin) for button, pin in pins.items()]
        for owner, button, pin in buttons:
            if (device := self._device(InputDevice, pin, owner, pull_up=True)) is not None:
                contact = Contact(False, self._now(), hold_of(owner, button))
                self._keys.append(Key(owner, button, device, pin.expander, contact, self._now, self._post))
        for seat, pin in wiring.lights.items():
            if (device := self._device(DigitalOutputDevice, pin, Owner("light", seat))) is not None:
                buzzes = seat in wiring.buzzers
                self._lamps[seat] = Lamp(device, pin.expander, buzzes, self._now, self._tried)

    def _device(self, kind: Callable[..., T], pin: Pin, owner: Owner, **how: bool) -> T | None:
        """A device of gpiozero; None where it cannot be had, which has been told then, once."""
        factory = self._expanders if isinstance(pin, Expanded) else self._header
        if factory is not None:
            try:
                return kind(str(pin), pin_factory=factory, **how)
            except Exception as error:  # noqa: BLE001 - lgpio and gpiozero raise kinds of their own
                log.warning("%s cannot be used: %s", pin, error)
        self._without.add(owner)
        self._tell(owner)
        return None

    def _begin(self, *, threads: bool) -> None:
        """Read all buttons for the first time, and watch them."""
        for key in self._keys:
            key.watch()
        if self._expanders is not None:
            self._expanders.look()
            self._begin_looking(self._expanders, threads=threads)
        for key in self._keys:
            self._find(key)

    def _begin_looking(self, expanders: ExpanderFactory, *, threads: bool) -> None:
        interrupt = self._interrupt
        if interrupt is not None:
            expanders.waiting = lambda: not interrupt.closed and bool(interrupt.is_active)
        if threads:
            self._watch = Watch(expanders.look, self._now, wired=interrupt is not None)
            expanders.wake = self._watch.wake
        else:
            expanders.wake = expanders.look
        if interrupt is not None:
            interrupt.pin.when_changed = self._interrupt_fell

    # Edges, in whatever thread

    def _post(self, key: Key, pressed: bool, at: float) -> None:
        self._edges.append((key, pressed, at))
        self._inbox.stir()

    def _expander_changed(self, name: str, answers: bool) -> None:
        self._changed.append((name, answers))
        self._inbox.stir()

    def _interrupt_fell(self, ticks: float, state: bool) -> None:
        if self._expanders is not None:
            self._expanders.wake()

    def look(self) -> None:
        """Look at the expanders: an input has changed, and there is neither an interrupt wire nor a thread."""
        if self._expanders is not None:
            self._expanders.look()

    # In the thread of the loop

    def source(self) -> Event | None:
        """The next event, if there is one by now."""
        if self._edges or self._changed or (self._due is not None and self._now() >= self._due):
            self._catch_up()
        for seat, lamp in self._lamps.items():
            if (due := lamp.due()) is not None and self._now() >= due:
                self._show(seat, lamp, lamp.go_on())
        return self._events.popleft() if self._events else None

    def _catch_up(self) -> None:
        """Find out what the edges and the time since then mean; what was first is told first."""
        happened = []
        while self._edges:
            key, pressed, at = self._edges.popleft()
            happened += [(moment, key, what) for moment, what in key.contact.edge(pressed, at)]
            self._busy.add(key)
        now = self._now()
        for key in self._busy:
            happened += [(moment, key, what) for moment, what in key.contact.settle(now)]
        for _, key, what in sorted(happened, key=lambda item: item[0]):
            if (event := key.meaning(what)) is not None:
                self._events.append(event)
            else:
                self._set_out(key.owner, key, "" if what == "free" else key.owner.trouble(what))
        while self._changed:
            self._see_expander(*self._changed.popleft())
        self._wake_in_time()

    def _wake_in_time(self) -> None:
        dues = {key: due for key in self._busy if (due := key.contact.due()) is not None}
        self._busy = set(dues)
        due = min(dues.values(), default=None)
        if due is not None and due != self._due:
            self._inbox.wake_at(due)
        self._due = due

    def _see_expander(self, name: str, answers: bool) -> None:
        """An expander is gone, or back: then what is pressed on it is stuck until it is let go."""
        log.warning("the expander %s %s", name, "answers again" if answers else "does not answer")
        for key in self._keys:
            if key.expander == name and answers:
                self._find(key)
            elif key.expander == name:
                key.contact.reset(False, self._now())
                self._set_out(key.owner, key, "expander-lost")
        for seat, lamp in self._lamps.items():
            if lamp.expander == name:
                self._set_out(Owner("light", seat), lamp, "" if answers else "expander-lost")

    def _find(self, key: Key) -> None:
        """Take a button as it is found now."""
        key.contact.reset(bool(key.device.is_active), self._now())
        self._set_out(key.owner, key, key.owner.trouble("stuck") if key.contact.out else "")
        self._busy.add(key)

    def _set_out(self, owner: Owner, what: Key | Lamp, why: str) -> None:
        """A button does not count any more, or a light fails (`why`); or it works again ("")."""
        out = self._out.setdefault(owner, {})
        if why:
            out[what] = why
        else:
            out.pop(what, None)
        self._tell(owner)

    def _tell(self, owner: Owner) -> None:
        """Tell what has changed for somebody; a pin that cannot be used stays so."""
        what, why = next(iter(self._out.get(owner, {}).items()), (None, "no-pins" if owner in self._without else ""))
        if why != self._told.get(owner, ""):
            self._told[owner] = why
            expander = what.expander if what is not None and why == "expander-lost" else ""
            self._events.append(Lost(owner.part, why, owner.seat, expander) if why else Found(owner.part, owner.seat))

    # The port

    @property
    def leads(self) -> frozenset[Seat]:
        """The seats with a button."""
        return frozenset(self._wiring.buttons)

    @property
    def with_next(self) -> frozenset[Seat]:
        """The seats with NEXT beside OK."""
        return frozenset([seat for seat, pins in self._wiring.buttons.items() if "next" in pins])

    @property
    def lit(self) -> frozenset[Seat]:
        """The seats with a light that only its holder sees; a buzzer is heard by everybody."""
        return frozenset(self._wiring.lights) - self._wiring.buzzers

    @property
    def felt(self) -> frozenset[Seat]:
        """The seats with a motor."""
        return self._wiring.motors

    def light(self, seat: Seat, state: Light) -> None:
        """Set the light of one seat; all that shine look the same."""
        if (lamp := self._lamps.get(seat)) is not None:
            self._show(seat, lamp, lamp.set(state))

    def _show(self, seat: Seat, lamp: Lamp, works: bool) -> None:
        """A light or buzzer was switched, and that `works` or does not; it may have more to do later."""
        if not lamp.expander:  # what an expander's pin shall be is noted only: whether it could be set shows later
            self._set_out(Owner("light", seat), lamp, "" if works else "light-lost")
        if (due := lamp.due()) is not None:
            self._inbox.wake_at(due)

    def close(self) -> None:
        """Put the lights out and release the pins.  May be called twice."""
        if self._watch is not None:
            self._watch.close()
            self._watch = None
        devices: Iterable[InputDevice | DigitalOutputDevice | None] = (
            *(lamp.device for lamp in self._lamps.values()),
            *(key.device for key in self._keys),
            self._interrupt,
        )
        for part in (*devices, self._expanders, self._header):
            if part is not None:
                self._tried(part.close)
        self._lamps, self._keys, self._interrupt, self._expanders, self._header = {}, [], None, None, None

    def _tried(self, deed: Callable[[], object]) -> bool:
        """Whether it could be done."""
        try:
            deed()
        except Exception as error:  # noqa: BLE001 - lgpio and gpiozero raise kinds of their own
            log.warning("a pin fails: %s", error)
            return False
        return True
