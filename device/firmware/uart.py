# mypy: ignore-errors
# ruff: noqa: F821 - the words of the PIO assembler are no names of Python
"""A serial input on any pin, by a state machine of the RP2040's PIO: it has eight, and so a board eight RDM6300."""

from machine import Pin
from rp2 import PIO, StateMachine, asm_pio

PER_BIT = 8
"""Steps of the program for one bit."""


@asm_pio(autopush=True, push_thresh=8, in_shiftdir=PIO.SHIFT_RIGHT, fifo_join=PIO.JOIN_RX)
def program():
    """Wait for the start bit; then take eight bits, each in its middle."""
    wait(0, pin, 0)
    set(x, 7)[10]
    label("bit")
    in_(pins, 1)
    jmp(x_dec, "bit")[6]


class Input:
    """One serial input."""

    def __init__(self, number, pin, baud):
        """`number` is that of the state machine, 0 to 7; `pin` that of the GPIO."""
        wire = Pin(pin, Pin.IN, Pin.PULL_UP)
        self._machine = StateMachine(number, program, freq=PER_BIT * baud, in_base=wire)
        self._machine.active(1)

    def read(self):
        """What has come."""
        return bytes([self._machine.get() >> 24 for _ in range(self._machine.rx_fifo())])
