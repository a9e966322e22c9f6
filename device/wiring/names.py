"""The names of pins: "GPIO17" on the header, "mcp1.A3" on an expander; and what the settings wire to them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from device.ports import Button
from engine import Seat, WolfhourError

if TYPE_CHECKING:
    from device.settings import Settings

HEADER: tuple[str, ...] = (
    *("3V3", "5V", "GPIO2", "5V", "GPIO3", "GND", "GPIO4", "GPIO14", "GND", "GPIO15"),
    *("GPIO17", "GPIO18", "GPIO27", "GND", "GPIO22", "GPIO23", "3V3", "GPIO24", "GPIO10", "GND"),
    *("GPIO9", "GPIO25", "GPIO11", "GPIO8", "GND", "GPIO7", "GPIO0", "GPIO1", "GPIO5", "GND"),
    *("GPIO6", "GPIO12", "GPIO13", "GND", "GPIO19", "GPIO16", "GPIO26", "GPIO20", "GND", "GPIO21"),
)
"""What is on the header's 40 contacts, from 1."""

RESERVED: Mapping[str, tuple[int, ...]] = {
    "the ID chip of a hat": (0, 1),
    "the I2C bus": (2, 3),
    "the serial port": (14, 15),
}
"""GPIO numbers that nothing else may use, by what they are for."""

HATS: Mapping[str, tuple[int, ...]] = {
    "i2s-sound": (18, 19, 20, 21),
    "spi-display": (7, 8, 9, 10, 11, 17, 18, 24, 25),
    "fan": (14,),
}
"""What may sit on the header beside the wires, and the GPIO numbers that it takes."""

OUTPUT_ONLY = 7
"""The last pin of each port of an MCP23017 must not be an input: a change there can garble the bus."""

BUTTONS: tuple[tuple[Button, ...], ...] = ((), ("ok",), ("next", "ok"), ("next", "ok", "back"))
"""What a seat's buttons are, in the order of its pins, by how many there are."""
PANEL: tuple[Button, ...] = ("up", "down", "ok", "back")

_NAME = re.compile(r"(?:GPIO(?P<gpio>[0-9]{1,2})|(?P<expander>[a-z][a-z0-9]*)\.(?P<port>[AB])(?P<bit>[0-7]))")


class BadPin(WolfhourError):
    """Not the name of a pin."""


@dataclass(frozen=True, slots=True)
class Gpio:
    """A pin of the header."""

    expander: ClassVar[str] = ""
    number: int

    def __str__(self) -> str:
        return f"GPIO{self.number}"


@dataclass(frozen=True, slots=True)
class Expanded:
    """A pin of an expander; `bit` is 0 to 7 within port A or B."""

    expander: str
    port: str
    bit: int

    def __str__(self) -> str:
        return f"{self.expander}.{self.port}{self.bit}"


Pin: TypeAlias = Gpio | Expanded


@dataclass(frozen=True, slots=True)
class Wiring:
    """Everything that is wired; the seats are numbered as their leads are."""

    bus: int = 1
    """The I2C bus with the expanders (/dev/i2c-N)."""
    expanders: Mapping[str, int] = field(default_factory=dict)
    """Name -> address."""
    interrupt: Gpio | None = None
    """Where the interrupt outputs of all expanders meet; None: the box asks them many times a second."""
    buttons: Mapping[Seat, Mapping[Button, Pin]] = field(default_factory=dict)
    lights: Mapping[Seat, Pin] = field(default_factory=dict)
    buzzers: frozenset[Seat] = frozenset()
    """Seats with a buzzer in place of the light."""
    motors: frozenset[Seat] = frozenset()
    """Seats with a motor in place of the light."""
    panel: Mapping[Button, Pin] = field(default_factory=dict)
    hats: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        """Whether no pin is used."""
        return not (self.buttons or self.lights or self.panel)

    @property
    def on_header(self) -> bool:
        """Whether any pin of the header is used."""
        buttons = (pin for pins in self.buttons.values() for pin in pins.values())
        pins = (*buttons, *self.lights.values(), *self.panel.values(), self.interrupt)
        return any(isinstance(pin, Gpio) for pin in pins)


def read_pin(name: str) -> Pin:
    """The pin of this name.  Raises `BadPin`."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise BadPin(f'{name!r} is no pin: write "GPIO17", or "mcp1.A3" for a pin of the expander mcp1')
    if found["gpio"] is None:
        return Expanded(found["expander"], found["port"], int(found["bit"]))
    if (number := int(found["gpio"])) > 27:
        raise BadPin(f"the header has GPIO0 to GPIO27, and no {name}")
    return Gpio(number)


def wiring_of(settings: "Settings") -> Wiring:
    """What sound settings wire.  Raises `BadPin`, which `device.wiring.faults` tells beforehand."""
    pins, seats, panel = settings.pins, settings.seats, settings.panel
    interrupt = read_pin(pins.interrupt) if pins.interrupt else None
    assert not isinstance(interrupt, Expanded)
    return Wiring(
        bus=pins.bus,
        expanders=dict(pins.expanders),
        interrupt=interrupt,
        buttons={
            int(seat): dict(zip(BUTTONS[len(names)], map(read_pin, names), strict=True))
            for seat, names in sorted(seats.buttons.items(), key=lambda item: int(item[0]))
            if names
        },
        lights={
            int(seat): read_pin(name)
            for seat, name in sorted(seats.lights.items(), key=lambda item: int(item[0]))
            if name
        },
        buzzers=frozenset(seats.buzzers),
        motors=frozenset(seats.motors),
        panel={button: read_pin(name) for button in PANEL if (name := getattr(panel, button))},
        hats=pins.hats,
    )
