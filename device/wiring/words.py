"""The words on the pictures and in the list of parts, in the builder's language: `wiring-…` in `config/lang/`."""

from collections.abc import Mapping
from dataclasses import dataclass

from device.phrases import Phrases
from device.ports import Button

BUTTON_NAMES: Mapping[Button, str] = {
    "ok": "wiring.ok",
    "next": "wiring.next",
    "up": "wiring.up",
    "down": "wiring.down",
    "back": "wiring.back",
}
BELONGS_TO: Mapping[str, str] = {
    "the ID chip of a hat": "wiring.id-chip",
    "the I2C bus": "wiring.i2c",
    "the serial port": "wiring.serial",
    "i2s-sound": "wiring.i2s-sound",
    "spi-display": "wiring.spi-display",
    "fan": "wiring.fan",
}
"""What else sits on the header (`device.wiring.names`)."""


@dataclass(frozen=True, slots=True)
class Part:
    """Something that has to be bought: the key of its text, and its value."""

    key: str
    value: str = ""

    def name(self, phrases: Phrases) -> str:
        """What a shop calls it."""
        return phrases.line(self.key, {"value": self.value})


def named(phrases: Phrases, key: str, button: Button, seat: int = 0) -> str:
    """A button by its name: `key` is a text with the facts of a seat's button or of the panel's."""
    return phrases.line(key, {"seat": seat, "button": phrases.word(BUTTON_NAMES[button])})
