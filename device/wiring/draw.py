"""Pictures of a wiring: the header, each expander, and the cable of each seat, as the settings have them."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate

from device.phrases import Phrases
from device.wiring.circuits import circuits
from device.wiring.names import BUTTONS, HATS, HEADER, RESERVED, Expanded, Gpio, Pin, Wiring
from device.wiring.svg import FAINT, Anchor, Drawing
from device.wiring.words import BELONGS_TO, named

BUTTON, LIGHT, BUS, POWER, NOTHING = "#cfe3ff", "#ffe2a8", "#d9f2d0", "#f6caca", "#ffffff"
"""The colours of what a pin is used for; every use is told in words as well."""
ROW = 26
CHIP_LEFT = (*(f"B{bit}" for bit in range(8)), "VDD", "VSS", "NC", "SCL", "SDA", "NC")
CHIP_RIGHT = (*(f"A{bit}" for bit in range(7, -1, -1)), "INTA", "INTB", "RESET", "A2 addr", "A1 addr", "A0 addr")
"""The 28 pins of an MCP23017 in a narrow case, from the notch downwards: pins 1 to 14, and 28 to 15."""

RJ12 = ("", "1", "2", "6", "5")
"""The contacts of a seat's cable for NEXT, OK, BACK and the light; ground is between them, so a crossed cable breaks
nothing, and one button and a light need the four in the middle only."""


@dataclass(frozen=True, slots=True)
class Use:
    """What a pin is for."""

    words: str
    colour: str = NOTHING


def pictures(wiring: Wiring, phrases: Phrases) -> Mapping[str, str]:
    """All pictures, by their file names, with words of this language."""
    found = {"header.svg": header, "seats.svg": seats, "circuits.svg": circuits}
    drawn = {name: draw(wiring, phrases) for name, draw in found.items()}
    return drawn | {f"{name}.svg": chip(wiring, phrases, name) for name in wiring.expanders}


def uses(wiring: Wiring, phrases: Phrases) -> dict[Pin, Use]:
    """Every pin that a seat or the panel uses."""
    found: dict[Pin, Use] = {}
    for seat, buttons in wiring.buttons.items():
        found |= {pin: Use(named(phrases, "wiring.seat-button", key, seat), BUTTON) for key, pin in buttons.items()}
    for seat, pin in wiring.lights.items():
        key = "wiring.seat-buzzer" if seat in wiring.buzzers else "wiring.seat-light"
        found[pin] = Use(phrases.line(key, {"seat": seat}), LIGHT)
    return found | {pin: Use(named(phrases, "wiring.panel-button", key), BUTTON) for key, pin in wiring.panel.items()}


def header_uses(wiring: Wiring, phrases: Phrases) -> dict[str, Use]:
    """What each name on the header is for."""
    word = phrases.word
    found = {"3V3": Use("3.3 V", POWER), "5V": Use(word("wiring.5v"), POWER), "GND": Use(word("wiring.ground"), POWER)}
    others = {**RESERVED, **{hat: HATS[hat] for hat in wiring.hats}}
    found |= {f"GPIO{number}": Use(word(BELONGS_TO[what])) for what, numbers in others.items() for number in numbers}
    if wiring.expanders:
        chips = {"chips": " ".join(wiring.expanders)}
        found["GPIO2"] = Use(phrases.line("wiring.sda", chips), BUS)
        found["GPIO3"] = Use(phrases.line("wiring.scl", chips), BUS)
    if wiring.interrupt is not None:
        found[str(wiring.interrupt)] = Use(word("wiring.inta"), BUS)
    return found | {str(pin): use for pin, use in uses(wiring, phrases).items() if isinstance(pin, Gpio)}


def header(wiring: Wiring, phrases: Phrases) -> str:
    """The header as it lies before you, its contact 1 in the upper left corner."""
    drawing = Drawing(860, 90 + 20 * ROW, phrases)
    drawing.say(430, 30, "wiring.header", 18, anchor="middle", bold=True)
    drawing.say(430, 52, "wiring.contact-1", 12, anchor="middle", colour=FAINT)
    drawing.box(396, 68, 68, 20 * ROW + 4, "#f2f2f2", round_by=4)
    known, free = header_uses(wiring, phrases), Use(phrases.word("wiring.free"))
    for place, name in enumerate(HEADER):
        row, right = divmod(place, 2)
        y = 83 + row * ROW
        contact(drawing, 446 if right else 414, y, place + 1, name, known.get(name, free), right=bool(right))
    return str(drawing)


def contact(drawing: Drawing, x: float, y: float, number: int, name: str, use: Use, *, right: bool) -> None:
    """One contact of the header with its number, name and use."""
    drawing.dot(x, y, 11, use.colour if use.colour != NOTHING else "#ffffff")
    drawing.text(x, y + 4, str(number), 11, anchor="middle")
    quiet = FAINT if use.colour == NOTHING else "#1a1a1a"
    way = 1 if right else -1
    side: Anchor = "start" if right else "end"
    drawing.line((x + 11 * way, y), (x + 34 * way, y), colour=quiet)
    drawing.text(x + 38 * way, y + 4, name, 12, anchor=side, colour=quiet, bold=quiet != FAINT)
    drawing.text(x + 104 * way, y + 4, use.words, 12, anchor=side, colour=quiet)


def chip(wiring: Wiring, phrases: Phrases, name: str) -> str:
    """An expander with all its 28 pins, the notch on top."""
    drawing = Drawing(860, 130 + 14 * ROW, phrases)
    address = wiring.expanders[name]
    title = phrases.line("wiring.chip", {"name": name, "address": f"{address:#x}"})
    drawing.text(430, 30, title, 18, anchor="middle", bold=True)
    drawing.say(430, 52, "wiring.notch", 12, anchor="middle", colour=FAINT)
    drawing.box(350, 68, 160, 14 * ROW + 8, "#f2f2f2", round_by=6)
    drawing.shape((420, 68), (440, 68), (436, 76), (424, 76))
    known = chip_uses(wiring, phrases, name)
    for place, pin in enumerate(CHIP_LEFT):
        leg(drawing, 350, 86 + place * ROW, place + 1, pin, known[pin], way=-1)
    for place, pin in enumerate(CHIP_RIGHT):
        leg(drawing, 510, 86 + place * ROW, 28 - place, pin, known[pin], way=1)
    drawing.say(430, 106 + 14 * ROW, "wiring.decouple", 12, anchor="middle")
    return str(drawing)


def chip_uses(wiring: Wiring, phrases: Phrases, name: str) -> dict[str, Use]:
    """What each pin of an expander is for."""
    word, address = phrases.word, wiring.expanders[name]

    def at(pin: str, key: str) -> Use:
        return Use(phrases.line(key, {"pin": pin, "contact": HEADER.index(pin) + 1}), BUS)

    ground, nothing = Use(word("wiring.ground"), POWER), Use(word("wiring.nothing"))
    found = {f"{port}{bit}": Use(word("wiring.free")) for port in "AB" for bit in range(8)}
    found |= {
        "VDD": Use(word("wiring.vdd"), POWER),
        "VSS": ground,
        "NC": nothing,
        "SCL": at("GPIO3", "wiring.at-contact"),
        "SDA": at("GPIO2", "wiring.at-contact"),
        "INTA": at(str(wiring.interrupt), "wiring.pulled-up") if wiring.interrupt else Use(word("wiring.no-interrupt")),
        "INTB": nothing,
        "RESET": Use(word("wiring.reset"), POWER),
    }
    for bit in range(3):
        found[f"A{bit} addr"] = Use("3.3 V", POWER) if address >> bit & 1 else ground
    for pin, use in uses(wiring, phrases).items():
        if isinstance(pin, Expanded) and pin.expander == name:
            found[f"{pin.port}{pin.bit}"] = use
    return found


def leg(drawing: Drawing, x: float, y: float, number: int, name: str, use: Use, *, way: int) -> None:
    """One pin of a chip with its number, name and use."""
    quiet = FAINT if use.colour == NOTHING else "#1a1a1a"
    shown = f"GP{name}" if name[1:].isdecimal() else name
    drawing.text(x - 8 * way, y + 4, shown, 12, anchor="end" if way > 0 else "start")
    drawing.box(x if way > 0 else x - 24, y - 9, 24, 18, use.colour)
    drawing.text(x + 12 * way, y + 4, str(number), 11, anchor="middle")
    drawing.line((x + 24 * way, y), (x + 44 * way, y), colour=quiet)
    drawing.text(x + 50 * way, y + 4, use.words, 12, anchor="start" if way > 0 else "end", colour=quiet)


def seats(wiring: Wiring, phrases: Phrases) -> str:
    """A table of the cables: which wire of which seat goes to which pin."""
    rows = sorted({*wiring.buttons, *wiring.lights})
    word, names = phrases.word, BUTTONS[3]
    titles = [word("wiring.seat"), *(named(phrases, "wiring.a-button", name) for name in names), word("wiring.a-light")]
    titles = [f"{title} ({contact})" if contact else title for title, contact in zip(titles, RJ12, strict=True)]
    widths = (60, 150, 150, 150, 200, 120)
    drawing = Drawing(40 + sum(widths), 100 + 24 * max(1, len(rows)), phrases)
    drawing.say(drawing.width / 2, 30, "wiring.cables", 18, anchor="middle", bold=True)
    drawing.say(drawing.width / 2, 47, "wiring.contacts", 11, anchor="middle", colour=FAINT)
    table: list[list[str]] = [[*titles, "(3, 4)"]]
    for seat in rows:
        buttons = [wiring.buttons.get(seat, {}).get(name) for name in names]
        pin, what = wiring.lights.get(seat), "wiring.buzzer" if seat in wiring.buzzers else "wiring.light"
        shown = f"{pin} ({word(what)})" if pin else "–"
        table.append(
            [str(seat), *(str(button) if button else "–" for button in buttons), shown, word("wiring.and-ground")]
        )
    drawing.table([*accumulate(widths[:-1], initial=24)], table)
    return str(drawing)
