"""What is wrong with a wiring although every value for itself is legal."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from device.strict import Fault, Spoilt
from device.suggest import did_you_mean
from device.wiring.names import (
    BUTTONS,
    HATS,
    OUTPUT_ONLY,
    PANEL,
    RESERVED,
    BadPin,
    Expanded,
    Gpio,
    Pin,
    Wiring,
    read_pin,
)

if TYPE_CHECKING:
    from device.settings import Settings

MOST_SEATS = 20
ADDRESSES = range(0x20, 0x28)
"""Where an MCP23017 can be on its bus."""


def wiring_faults(settings: "Settings", spoilt: Spoilt) -> Iterator[Fault]:
    """Everything that is wrong, with the key path of each, but what only follows from a value that was of no use."""
    pins, seats = settings.pins, settings.seats

    def lost(key: str) -> bool:  # what a ready wiring would have wired, which there is not, is unknown
        return spoilt(key) or spoilt("pins.profile")

    yield from expander_faults(pins.expanders)
    for place, hat in enumerate(pins.hats):
        if hat not in HATS:
            yield f"pins.hats[{place}]", f"{hat!r} is none of {', '.join(HATS)}{did_you_mean(hat, HATS)}"
    for key, table in (("seats.buttons", seats.buttons), ("seats.lights", seats.lights)):
        for seat in table:
            if not is_seat(seat):
                yield f"{key}.{seat}", f"is no seat; seats are 1 to {MOST_SEATS}"
    for seat, names in seats.buttons.items():
        if len(names) >= len(BUTTONS):
            yield f"seats.buttons.{seat}", f"a seat has {len(BUTTONS) - 1} buttons at most, not {len(names)}"
    for place, buzzing in enumerate(seats.buzzers):
        if not seats.lights.get(str(buzzing)) and not lost(f"seats.lights.{buzzing}"):
            yield f"seats.buzzers[{place}]", f"seat {buzzing} has no pin for it; give it one in seats.lights"
    for place, shaking in enumerate(seats.motors):
        if shaking in seats.buzzers:
            yield f"seats.motors[{place}]", f"seat {shaking} has a buzzer at that pin already; take it out of one list"
        elif not seats.lights.get(str(shaking)) and not lost(f"seats.lights.{shaking}"):
            yield f"seats.motors[{place}]", f"seat {shaking} has no pin for it; give it one in seats.lights"
    yield from pin_faults(settings, lost)


def remarks(wiring: Wiring) -> Iterator[str]:
    """What is no mistake, and yet may not be what the owner expects."""
    if wiring.buzzers:
        seats = ", ".join(map(str, sorted(wiring.buzzers)))
        yield (
            f"seats with a buzzer: {seats}; everybody hears it, so it only gives signs that all may know, "
            "and secrets come on the screen, seat after seat"
        )


def is_seat(name: str) -> bool:
    """Whether this is the number of a seat as people write it."""
    return name.isascii() and name.isdecimal() and name == str(int(name)) and 1 <= int(name) <= MOST_SEATS


def expander_faults(expanders: Mapping[str, int]) -> Iterator[Fault]:
    """Names that no pin could have, and addresses that no chip or that two have."""
    first: dict[int, str] = {}
    for name, address in expanders.items():
        try:
            read_pin(f"{name}.A0")
        except BadPin:
            yield f"pins.expanders.{name}", "is no name for an expander: write small letters and digits, such as mcp1"
        if address not in ADDRESSES:
            what = f"{address:#x} is no address of an MCP23017; they are {min(ADDRESSES):#x} to {max(ADDRESSES):#x}"
            yield f"pins.expanders.{name}", what
        if address in first:
            yield f"pins.expanders.{name}", f"has the address {address:#x}, as {first[address]} has"
        first.setdefault(address, name)


def used(settings: "Settings") -> Iterator[tuple[str, str, bool]]:
    """Every pin that is named: its key path, its name, and whether it is an input."""
    pins, seats, panel = settings.pins, settings.seats, settings.panel
    if pins.interrupt:
        yield "pins.interrupt", pins.interrupt, True
    for seat, names in seats.buttons.items():
        yield from ((f"seats.buttons.{seat}[{place}]", name, True) for place, name in enumerate(names))
    yield from ((f"seats.lights.{seat}", name, False) for seat, name in seats.lights.items() if name)
    yield from ((f"panel.{button}", name, True) for button in PANEL if (name := getattr(panel, button)))


def pin_faults(settings: "Settings", lost: Spoilt) -> Iterator[Fault]:
    """Names that are none, pins that do not exist or that something else uses, and pins that cannot do it."""
    taken = {number: what for what, numbers in RESERVED.items() for number in numbers}
    taken |= {number: f"the {hat} (pins.hats)" for hat in settings.pins.hats for number in HATS.get(hat, ())}
    first: dict[Pin, str] = {}
    for key, name, is_input in used(settings):
        try:
            pin = read_pin(name)
        except BadPin as error:
            yield key, str(error)
            continue
        match pin:
            case Gpio(number) if number in taken:
                over = f"name another pin as {key.partition('[')[0]} in your own file, which goes over a profile"
                yield key, f"{name} belongs to {taken[number]}; {over}"
            case Expanded() if key == "pins.interrupt":
                yield key, f"{name} will not do: the interrupt line needs a pin of the header, such as GPIO4"
            case Expanded(expander) if expander not in settings.pins.expanders:
                known = settings.pins.expanders
                if not lost(f"pins.expanders.{expander}"):
                    hint = did_you_mean(expander, known)
                    yield key, f"{name}: there is no expander {expander!r} in pins.expanders{hint}"
            case Expanded(bit=bit) if is_input and bit == OUTPUT_ONLY:
                yield key, f"{name} is for lights only: pins A7 and B7 of an MCP23017 must not be inputs"
        if pin in first:
            yield key, f"{name} is used already by {first[pin]}"
        first.setdefault(pin, key)
