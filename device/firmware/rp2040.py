# mypy: ignore-errors
"""The pins of an RP2040 as a board of the seat bus."""

from time import ticks_add, ticks_diff, ticks_ms

from machine import Pin, unique_id

from device.firmware.board import Board
from device.firmware.coil import Coil
from device.firmware.loop import run
from device.firmware.seatbus import WIRED, fitted
from device.firmware.uart import Input
from device.hw.readers.rdm6300 import BAUD

BLINK = 128
"""Milliseconds of each half of an acknowledging light's blinking."""


class Clock:
    """Milliseconds since the start, without the jump that the chip's own counter makes after twelve days."""

    def __init__(self):
        self._now, self._ticks = 0, ticks_ms()

    def __call__(self):
        """Milliseconds since the start."""
        passed = ticks_diff(ticks_ms(), self._ticks)
        self._ticks = ticks_add(self._ticks, passed)
        self._now += passed
        return self._now


class Pins:
    """The seats, in order: each a tuple of the pins of its buttons, of its light, and of its RDM6300 (None: none).

    Buttons are wired to ground, and stand in the order that the settings have: NEXT, OK, BACK.
    """

    def __init__(self, seats):
        self._buttons, self._lights, self._coils = [], [], []
        self._ticks = 0
        for seat, (buttons, light, reader) in enumerate(seats, 1):
            for number, pin in zip(WIRED[len(buttons)], buttons):  # noqa: B905 - MicroPython knows no strict
                self._buttons.append((seat, number, Pin(pin, Pin.IN, Pin.PULL_UP)))
            self._lights.append(None if light is None else Pin(light, Pin.OUT, value=0))
            if reader is not None:
                self._coils.append((seat, Input(len(self._coils), reader, BAUD), Coil()))

    def look(self, board, now):
        """Tell the board how buttons and readers are."""
        self._ticks = now
        for seat, number, pin in self._buttons:
            board.button(seat, number, not pin.value(), now)
        for seat, wire, coil in self._coils:
            coil.hear(wire.read(), now)
            board.tags(seat, coil.tags(now), now)

    def show(self, lights):
        """Set the lights."""
        for pin, mode in zip(self._lights, lights):  # noqa: B905 - MicroPython knows no strict
            if pin is not None:
                pin.value(mode == 1 or (mode == 2 and self._ticks // BLINK % 2))


def fitted_of(seats):
    """What each of these seats has, as a board tells it."""
    return [fitted(len(buttons), light is not None, reader is not None) for buttons, light, reader in seats]


def main(seats):
    """Be a board with these seats until Ctrl-C, which the box never sends."""
    number = "".join([f"{byte:02x}" for byte in unique_id()])
    run(Board(number, fitted_of(seats)), Pins(seats), Clock())
