"""Pictures of a wiring: the header, each expander, and the cable of each seat, as the settings have them."""

from collections.abc import Mapping
from dataclasses import dataclass

from device.wiring.circuits import circuits
from device.wiring.names import HATS, HEADER, RESERVED, Expanded, Gpio, Pin, Wiring
from device.wiring.svg import FAINT, Drawing

BUTTON, LIGHT, BUS, POWER, NOTHING = "#cfe3ff", "#ffe2a8", "#d9f2d0", "#f6caca", "#ffffff"
"""The colours of what a pin is used for; every use is told in words as well."""
ROW = 26
CHIP_LEFT = (*(f"B{bit}" for bit in range(8)), "VDD", "VSS", "NC", "SCL", "SDA", "NC")
CHIP_RIGHT = (*(f"A{bit}" for bit in range(7, -1, -1)), "INTA", "INTB", "RESET", "A2 addr", "A1 addr", "A0 addr")
"""The 28 pins of an MCP23017 in a narrow case, from the notch downwards: pins 1 to 14, and 28 to 15."""


@dataclass(frozen=True, slots=True)
class Use:
    """What a pin is for."""

    words: str
    colour: str = NOTHING


def pictures(wiring: Wiring) -> Mapping[str, str]:
    """All pictures, by their file names."""
    found = {"header.svg": header(wiring), "seats.svg": seats(wiring), "circuits.svg": circuits(wiring)}
    return found | {f"{name}.svg": chip(wiring, name) for name in wiring.expanders}


def uses(wiring: Wiring) -> dict[Pin, Use]:
    """Every pin that a seat or the panel uses."""
    found: dict[Pin, Use] = {}
    for seat, buttons in wiring.buttons.items():
        found |= {pin: Use(f"seat {seat} {button.upper()}", BUTTON) for button, pin in buttons.items()}
    for seat, pin in wiring.lights.items():
        found[pin] = Use(f"seat {seat} {light(wiring, seat)}", LIGHT)
    return found | {pin: Use(f"panel {button.upper()}", BUTTON) for button, pin in wiring.panel.items()}


def light(wiring: Wiring, seat: int) -> str:
    """What is at the pin of a seat's light."""
    return "buzzer" if seat in wiring.buzzers else "light"


def header_uses(wiring: Wiring) -> dict[str, Use]:
    """What each name on the header is for."""
    found = {"3V3": Use("3.3 V", POWER), "5V": Use("5 V, only for the Pi itself", POWER), "GND": Use("ground", POWER)}
    found |= {f"GPIO{number}": Use(f"({what})") for what, numbers in RESERVED.items() for number in numbers}
    found |= {f"GPIO{number}": Use(f"({hat})") for hat in wiring.hats for number in HATS[hat]}
    if wiring.expanders:
        chips = " ".join(wiring.expanders)
        found |= {"GPIO2": Use(f"SDA of {chips}", BUS), "GPIO3": Use(f"SCL of {chips}", BUS)}
    if wiring.interrupt is not None:
        found[str(wiring.interrupt)] = Use("INTA of all expanders", BUS)
    return found | {str(pin): use for pin, use in uses(wiring).items() if isinstance(pin, Gpio)}


def header(wiring: Wiring) -> str:
    """The header as it lies before you, its contact 1 in the upper left corner."""
    drawing = Drawing(860, 90 + 20 * ROW)
    drawing.text(430, 30, "The header of the Raspberry Pi", 18, anchor="middle", bold=True)
    drawing.text(
        430,
        52,
        "contact 1 has the square pad; contacts 39 and 40 point to the far end of the board",
        12,
        anchor="middle",
        colour=FAINT,
    )
    drawing.box(396, 68, 68, 20 * ROW + 4, "#f2f2f2", round_by=4)
    known = header_uses(wiring)
    for place, name in enumerate(HEADER):
        row, right = divmod(place, 2)
        y = 83 + row * ROW
        use = known.get(name, Use("free"))
        contact(drawing, 446 if right else 414, y, place + 1, name, use, right=bool(right))
    return str(drawing)


def contact(drawing: Drawing, x: float, y: float, number: int, name: str, use: Use, *, right: bool) -> None:
    """One contact of the header with its number, name and use."""
    drawing.dot(x, y, 11, use.colour if use.colour != NOTHING else "#ffffff")
    drawing.text(x, y + 4, str(number), 11, anchor="middle")
    quiet = FAINT if use.colour == NOTHING else "#1a1a1a"
    way, side = (1, "start") if right else (-1, "end")
    drawing.line((x + 11 * way, y), (x + 34 * way, y), colour=quiet)
    drawing.text(x + 38 * way, y + 4, name, 12, anchor="start" if right else "end", colour=quiet, bold=quiet != FAINT)
    drawing.text(x + 104 * way, y + 4, use.words, 12, anchor="start" if side == "start" else "end", colour=quiet)


def chip(wiring: Wiring, name: str) -> str:
    """An expander with all its 28 pins, the notch on top."""
    drawing = Drawing(860, 130 + 14 * ROW)
    address = wiring.expanders[name]
    drawing.text(430, 30, f"{name}: MCP23017 at address {address:#x}", 18, anchor="middle", bold=True)
    drawing.text(430, 52, "seen from above, the notch on top", 12, anchor="middle", colour=FAINT)
    drawing.box(350, 68, 160, 14 * ROW + 8, "#f2f2f2", round_by=6)
    drawing.shape((420, 68), (440, 68), (436, 76), (424, 76))
    known = chip_uses(wiring, name, address)
    for place, pin in enumerate(CHIP_LEFT):
        leg(drawing, 350, 86 + place * ROW, place + 1, pin, known[pin], way=-1)
    for place, pin in enumerate(CHIP_RIGHT):
        leg(drawing, 510, 86 + place * ROW, 28 - place, pin, known[pin], way=1)
    drawing.text(430, 106 + 14 * ROW, "100 nF between VDD and VSS, close to the chip.", 12, anchor="middle")
    return str(drawing)


def chip_uses(wiring: Wiring, name: str, address: int) -> dict[str, Use]:
    """What each pin of an expander is for."""
    wire = "not connected: no interrupt wire"
    if wiring.interrupt is not None:
        wire = f"{wiring.interrupt} (contact {HEADER.index(str(wiring.interrupt)) + 1}), 10 kΩ to 3.3 V once"
    found = {f"{port}{bit}": Use("free") for port in "AB" for bit in range(8)}
    found |= {
        "VDD": Use("3.3 V (contact 1 or 17)", POWER),
        "VSS": Use("ground", POWER),
        "NC": Use("not connected"),
        "SCL": Use("GPIO3 (contact 5)", BUS),
        "SDA": Use("GPIO2 (contact 3)", BUS),
        "INTA": Use(wire, BUS if wiring.interrupt else NOTHING),
        "INTB": Use("not connected"),
        "RESET": Use("3.3 V through 10 kΩ", POWER),
    }
    for bit in range(3):
        found[f"A{bit} addr"] = Use("3.3 V" if address >> bit & 1 else "ground", POWER)
    for pin, use in uses(wiring).items():
        if isinstance(pin, Expanded) and pin.expander == name:
            found[f"{pin.port}{pin.bit}"] = use
    return found


def leg(drawing: Drawing, x: float, y: float, number: int, name: str, use: Use, *, way: int) -> None:
    """One pin of a chip with its number, name and use."""
    quiet = FAINT if use.colour == NOTHING else "#1a1a1a"
    drawing.text(
        x - 8 * way, y + 4, f"GP{name}" if name in GPIO_NAMES else name, 12, anchor="end" if way > 0 else "start"
    )
    drawing.box(x if way > 0 else x - 24, y - 9, 24, 18, use.colour)
    drawing.text(x + 12 * way, y + 4, str(number), 11, anchor="middle")
    drawing.line((x + 24 * way, y), (x + 44 * way, y), colour=quiet)
    drawing.text(x + 50 * way, y + 4, use.words, 12, anchor="start" if way > 0 else "end", colour=quiet)


GPIO_NAMES = frozenset(f"{port}{bit}" for port in "AB" for bit in range(8))


def seats(wiring: Wiring) -> str:
    """A table of the cables: which wire of which seat goes to which pin."""
    rows = sorted({*wiring.buttons, *wiring.lights})
    names = ("next", "ok", "back")
    columns = (("seat", 60), *((f"button {name.upper()}", 150) for name in names), ("light or buzzer", 200), ("", 120))
    drawing = Drawing(40 + sum(width for _, width in columns), 100 + 24 * max(1, len(rows)))
    drawing.text(drawing.width / 2, 30, "The cables of the seats", 18, anchor="middle", bold=True)
    table: list[list[str]] = [[title for title, _ in columns]]
    for seat in rows:
        buttons = [wiring.buttons.get(seat, {}).get(name) for name in names]  # type: ignore[call-overload]
        pin = wiring.lights.get(seat)
        shown = f"{pin} ({light(wiring, seat)})" if pin else "–"
        table.append([str(seat), *(str(button) if button else "–" for button in buttons), shown, "and ground"])
    for row, cells in enumerate(table):
        y, x = 66 + 24 * row, 20.0
        if row % 2:
            drawing.box(16, y - 17, drawing.width - 32, 24, "#f4f4f4", colour="#f4f4f4")
        for (_, width), cell in zip(columns, cells, strict=True):
            drawing.text(x + 4, y, cell, 13, bold=row == 0)
            x += width
    return str(drawing)
