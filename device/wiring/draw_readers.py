"""Pictures of the readers: which is where, and how one of each kind is wired."""

from collections.abc import Callable, Iterator, Mapping

from device.phrases import Phrases
from device.ports import WELL
from device.wiring.circuits import ground, suppressor
from device.wiring.reading import At, Reading
from device.wiring.svg import FAINT, Drawing

SIGNAL, POWER = "#cfe3ff", "#f6caca"
WIDTH = 880


def reader_pictures(reading: Reading, phrases: Phrases) -> Iterator[tuple[str, str]]:
    """The file names of all pictures with what is in them, with words of this language."""
    if not reading.at:
        return
    yield "readers.svg", table(reading, phrases)
    kinds: Mapping[At, Callable[[Drawing, float], None]] = {"pn532": pn532, "rdm6300": rdm6300, "board": board}
    shown = [draw for kind, draw in kinds.items() if reading.has(kind)]
    drawing = Drawing(WIDTH, 60 + 290 * len(shown), phrases)
    drawing.say(WIDTH / 2, 30, "wiring.reader-circuits", 18, anchor="middle", bold=True)
    for place, draw in enumerate(shown):
        draw(drawing, 50 + 290 * place)
    yield "reader-circuits.svg", str(drawing)


def table(reading: Reading, phrases: Phrases) -> str:
    """Which reader is where."""
    leads, word = [*reading.seats, *([WELL] if WELL in reading.at else [])], phrases.word
    names = {"pn532": "PN532", "rdm6300": "RDM6300", "board": word("wiring.seat-bus")}
    drawing = Drawing(WIDTH, 90 + 24 * len(leads), phrases)
    drawing.say(WIDTH / 2, 30, "wiring.readers", 18, anchor="middle", bold=True)
    rows = [(word("wiring.seat"), word("wiring.reader"), word("wiring.plugged-in"))]
    for lead in leads:
        port = reading.ports.get(lead) or word("wiring.any-port")
        rows.append((word("wiring.lid") if lead == WELL else str(lead), names[reading.at[lead]], port))
    drawing.table((24, 110, 250), rows)
    return str(drawing)


def frame(drawing: Drawing, top: float, name: str, where: str) -> None:
    """The panel of one kind; `where` is the key of a text."""
    drawing.box(20, top, WIDTH - 40, 270, "#fafafa", colour=FAINT, round_by=8)
    drawing.text(32, top + 24, name, 15, bold=True)
    drawing.say(130, top + 24, where, 11, colour=FAINT)


def part(drawing: Drawing, x: float, top: float, width: float, name: str) -> None:
    """A module, with its name below its upper edge."""
    drawing.box(x, top, width, 160, round_by=6)
    drawing.text(x + width / 2, top + 20, name, 13, anchor="middle", bold=True)


def contacts(drawing: Drawing, x: float, top: float, names: tuple[str, ...], *, right: bool) -> list[float]:
    """Contacts at the edge of a module, one below the other: the height of each."""
    heights = [top + 48 + 30 * place for place in range(len(names))]
    for y, name in zip(heights, names, strict=True):
        fill = POWER if name.partition(" (")[0] in ("VCC", "VBUS", "5 V", "+5V", "GND") else SIGNAL
        drawing.box(x - 5, y - 7, 10, 14, fill)
        drawing.text(x + (-12 if right else 12), y + 4, name, 11, anchor="end" if right else "start")
    return heights


def usb(drawing: Drawing, x: float, y: float, end: float) -> None:
    """A USB cable to the hub and on to the Pi."""
    drawing.line((x, y), (end, y), width=4)
    drawing.say((x + end) / 2, y - 10, "wiring.usb", 11, anchor="middle")
    drawing.box(end, y - 45, 140, 90, round_by=6)
    drawing.say(end + 70, y - 18, "wiring.hub", 12, anchor="middle")
    drawing.say(end + 70, y - 2, "wiring.own-supply", 12, anchor="middle")
    drawing.say(end + 70, y + 24, "wiring.to-pi", 11, anchor="middle", colour=FAINT)


def adapted(drawing: Drawing, top: float, name: str, here: tuple[str, ...], there: tuple[str, ...]) -> None:
    """A reader on its adapter, contact by contact."""
    frame(drawing, top, name, f"wiring.{name.lower()}-where")
    part(drawing, 60, top + 50, 150, name)
    part(drawing, 350, top + 50, 150, drawing.phrases.word("wiring.adapter"))
    left = contacts(drawing, 210, top + 50, here, right=True)
    right = contacts(drawing, 350, top + 50, there, right=False)
    for one, other in zip(left, right, strict=True):
        drawing.line((215, one), (345, other))
    usb(drawing, 500, top + 130, 690)


def pn532(drawing: Drawing, top: float) -> None:
    """Transmit to receive, both ways."""
    adapted(drawing, top, "PN532", ("VCC", "GND", "TXD", "RXD"), ("5 V", "GND", "RXD", "TXD"))
    drawing.say(280, top + 90, "wiring.or-3v3", 11, anchor="middle", colour=FAINT)
    drawing.say(60, top + 236, "wiring.pn532-regulator", 11)
    drawing.say(60, top + 252, "wiring.pn532-supply", 11)


def rdm6300(drawing: Drawing, top: float) -> None:
    """It only sends."""
    adapted(drawing, top, "RDM6300", ("+5V", "GND", "TX"), ("5 V", "GND", "RXD"))
    coil(drawing, 60, top + 160)
    drawing.say(60, top + 236, "wiring.measure-tx", 11)


def coil(drawing: Drawing, x: float, y: float) -> None:
    """The coil of an RDM6300, at its left edge."""
    for step in range(3):
        drawing.dot(x + 40 + 14 * step, y, 9, "none")
    drawing.say(x + 90, y + 4, "wiring.coil", 11)


def board(drawing: Drawing, top: float) -> None:
    """An RDM6300 at the far end of a cable, on a board of the seat bus; buttons and lights are as elsewhere."""
    frame(drawing, top, drawing.phrases.word("wiring.seat-bus"), "wiring.board-where")
    part(drawing, 50, top + 50, 150, "Pico")
    here = contacts(drawing, 200, top + 50, ("VBUS (40)", "GND (38)", "GP"), right=True)
    part(drawing, 680, top + 50, 140, "RDM6300")
    coil(drawing, 690, top + 180)
    there = contacts(drawing, 680, top + 50, ("+5V", "GND", "TX"), right=False)
    drawing.box(545, top + 80, 16, 96, "#e8e8e8", round_by=2)
    drawing.text(553, top + 68, "RJ45", 11, anchor="middle")
    for one, other, number in zip(here, there, ("8", "5, 7", "6"), strict=True):
        drawing.line((205, one), (675, other))
        drawing.text(590, one - 5, number, 11, anchor="middle", colour=FAINT)
    resistor(drawing, 290, here[0], drawing.phrases.word("wiring.fuse"))
    line = here[2]
    resistor(drawing, 360, line, "1 kΩ")
    drawing.dot(260, line)
    drawing.line((260, line), (260, line + 26))
    drawing.box(253, line + 26, 14, 34)
    drawing.line((260, line + 60), (260, line + 70))
    ground(drawing, 260, line + 70)
    drawing.say(275, line + 40, "wiring.divider", 11)
    drawing.say(275, line + 54, "wiring.divider-when", 11)
    suppressor(drawing, 460, line, wire=26)
    drawing.text(480, line + 42, "TVS", 11)
    drawing.say(590, top + 214, "wiring.box-and-seat", 11, anchor="middle", colour=FAINT)
    drawing.say(50, top + 252, "wiring.rj45", 11)


def resistor(drawing: Drawing, x: float, y: float, words: str) -> None:
    """A part in a line that is there already."""
    drawing.box(x, y - 8, 48, 16)
    drawing.text(x + 24, y - 13, words, 11, anchor="middle")
