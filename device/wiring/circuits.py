"""The circuit of one button and of one light, with the parts that protect the pins; every line is like these.

The parts stand at the box; only the switch and the light are at the far end of a cable of some metres.
"""

from device.phrases import Phrases
from device.wiring.names import Wiring
from device.wiring.svg import FAINT, Drawing

PULL, SERIES, BY_GROUND = "10 kΩ", "1 kΩ", "100 nF"
LAMP, SOUNDER = "680 Ω", "100 Ω"
CABLE_END = 620


def circuits(wiring: Wiring, phrases: Phrases, *, boards: bool = False) -> str:
    """The circuits that this wiring needs, one below the other; boards of the seat bus have buttons and lights."""
    shown = [button] if wiring.buttons or wiring.panel or boards else []
    if boards or set(wiring.lights) - wiring.buzzers:
        shown.append(lamp)
    if wiring.buzzers:
        shown.append(buzzer)
    drawing = Drawing(880, 80 + 250 * len(shown), phrases)
    drawing.say(440, 30, "wiring.circuits", 18, anchor="middle", bold=True)
    for place, draw in enumerate(shown):
        top = 60 + 250 * place
        drawing.box(20, top, 520, 230, "#fafafa", colour=FAINT, round_by=8)
        drawing.say(32, top + 20, "wiring.in-box", 12, colour=FAINT)
        drawing.say(CABLE_END - 20, top + 20, "wiring.cable", 12, anchor="middle", colour=FAINT)
        drawing.say(750, top + 20, "wiring.at-seat", 12, anchor="middle", colour=FAINT)
        draw(drawing, top + 120)
    return str(drawing)


def button(drawing: Drawing, y: float) -> None:
    """A switch to ground: pulled up, slowed down, and safe from what a finger brings along."""
    title(drawing, y, "wiring.button", "wiring.button-where")
    pin(drawing, y)
    drawing.line((160, y), (300, y))
    up(drawing, 200, y, PULL)
    capacitor(drawing, 270, y, BY_GROUND)
    across(drawing, 300, 380, y, SERIES)
    line_out(drawing, y)
    switch(drawing, 750, y)


def lamp(drawing: Drawing, y: float) -> None:
    """A light-emitting diode of some milliamperes."""
    title(drawing, y, "wiring.light", "wiring.light-where")
    pin(drawing, y)
    across(drawing, 160, 380, y, drawing.phrases.line("wiring.lamp", {"value": LAMP}))
    line_out(drawing, y)
    diode(drawing, 750, y)


def buzzer(drawing: Drawing, y: float) -> None:
    """A buzzer that beeps by itself, in place of the light."""
    title(drawing, y, "wiring.buzzer", "wiring.buzzer-where")
    pin(drawing, y)
    across(drawing, 160, 380, y, SOUNDER)
    line_out(drawing, y)
    drawing.line((CABLE_END, y), (750, y), (750, y + 12))
    drawing.dot(750, y + 30, 18, "#ffffff")
    drawing.text(750, y + 34, "+  −", 11, anchor="middle")
    drawing.say(776, y + 28, "wiring.piezo", 11)
    drawing.text(776, y + 42, "3 V, ≤ 8 mA", 11)
    drawing.line((750, y + 48), (750, y + 70))
    back(drawing, y + 70)


def title(drawing: Drawing, y: float, name: str, where: str) -> None:
    """What the circuit is for: the keys of two texts."""
    drawing.say(32, y - 78, name, 15, bold=True)
    drawing.say(96, y - 78, where, 11, colour=FAINT)


def pin(drawing: Drawing, y: float) -> None:
    """Where the pin is."""
    drawing.box(40, y - 16, 120, 32, "#cfe3ff", round_by=4)
    drawing.say(100, y + 4, "wiring.pin", 13, anchor="middle", bold=True)


def line_out(drawing: Drawing, y: float) -> None:
    """From the last part in the box to the far end of the cable, past the protection."""
    drawing.line((380, y), (CABLE_END, y))
    suppressor(drawing, 450, y)
    drawing.say(470, y + 34, "wiring.tvs", 11)
    drawing.text(470, y + 48, "SRV05-4", 10, colour=FAINT)
    # The socket of the cable, with the wire of this line and the one of ground.
    drawing.box(533, y - 8, 14, 92, "#e8e8e8", round_by=2)


def suppressor(drawing: Drawing, x: float, y: float, wire: float = 22) -> None:
    """A TVS diode from the line to ground, so far below it."""
    drawing.dot(x, y)
    drawing.line((x, y), (x, y + wire))
    drawing.shape((x - 12, y + wire + 24), (x + 12, y + wire + 24), (x, y + wire + 2), fill="#ffffff")
    corners = (x - 14, y + wire - 2), (x - 12, y + wire + 2), (x + 12, y + wire + 2), (x + 14, y + wire + 6)
    drawing.line(*corners)
    drawing.line((x, y + wire + 24), (x, y + 70))
    ground(drawing, x, y + 70)


def back(drawing: Drawing, y: float) -> None:
    """The common wire of the cable, back to ground in the box."""
    drawing.line((750, y), (520, y))
    ground(drawing, 520, y)
    drawing.say(CABLE_END + 10, y - 6, "wiring.ground-wire", 11, anchor="middle", colour=FAINT)


def across(drawing: Drawing, start: float, end: float, y: float, words: str) -> None:
    """A resistor in the line."""
    middle = (start + end) / 2
    drawing.line((start, y), (middle - 24, y))
    drawing.box(middle - 24, y - 8, 48, 16)
    drawing.line((middle + 24, y), (end, y))
    drawing.text(middle, y - 15, words, 12, anchor="middle")


def up(drawing: Drawing, x: float, y: float, words: str) -> None:
    """A resistor up to 3.3 V."""
    drawing.dot(x, y)
    drawing.line((x, y), (x, y - 12))
    drawing.box(x - 7, y - 46, 14, 34)
    drawing.line((x, y - 46), (x, y - 58))
    drawing.line((x - 10, y - 58), (x + 10, y - 58))
    drawing.text(x, y - 63, "3.3 V", 11, anchor="middle")
    drawing.text(x + 13, y - 25, words, 12)


def capacitor(drawing: Drawing, x: float, y: float, words: str) -> None:
    """A capacitor to ground."""
    drawing.dot(x, y)
    drawing.line((x, y), (x, y + 30))
    drawing.line((x - 12, y + 30), (x + 12, y + 30), width=2.5)
    drawing.line((x - 12, y + 37), (x + 12, y + 37), width=2.5)
    drawing.line((x, y + 37), (x, y + 70))
    drawing.text(x - 16, y + 38, words, 12, anchor="end")
    ground(drawing, x, y + 70)


def ground(drawing: Drawing, x: float, y: float) -> None:
    """The sign of ground."""
    for step, half in enumerate((10, 6, 2)):
        drawing.line((x - half, y + 4 * step), (x + half, y + 4 * step), width=2)


def switch(drawing: Drawing, x: float, y: float) -> None:
    """A push button to ground."""
    drawing.line((CABLE_END, y), (x, y), (x, y + 16))
    drawing.dot(x, y + 18, 3, "#ffffff")
    drawing.dot(x, y + 46, 3, "#ffffff")
    drawing.line((x + 12, y + 14), (x + 12, y + 50), width=2)
    drawing.line((x + 12, y + 32), (x + 26, y + 32), width=2)
    drawing.say(x + 32, y + 30, "wiring.silent", 11)
    drawing.say(x + 32, y + 44, "wiring.switch", 11)
    drawing.line((x, y + 48), (x, y + 70))
    back(drawing, y + 70)


def diode(drawing: Drawing, x: float, y: float) -> None:
    """A light-emitting diode to ground."""
    drawing.line((CABLE_END, y), (x, y), (x, y + 20))
    drawing.shape((x - 12, y + 20), (x + 12, y + 20), (x, y + 42), fill="#ffe2a8")
    drawing.line((x - 12, y + 42), (x + 12, y + 42), width=2.5)
    for shift in (0, 8):
        drawing.line((x + 16, y + 26 + shift), (x + 28, y + 18 + shift))
    drawing.say(x + 34, y + 32, "wiring.led", 11)
    drawing.say(x + 34, y + 46, "wiring.hood", 11)
    drawing.line((x, y + 42), (x, y + 70))
    back(drawing, y + 70)
