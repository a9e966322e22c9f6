"""In the guest, in the place of the real lgpio: pins that a datagram pulls down and lets go ("5 0", "5 1").

gpiozero and the box's own drivers above it are the real ones.  No light is seen here, and every pin is pulled up.
"""

import os
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import gpiozero.pins.local

SOCKET = "/run/wolfhour/pins"
SET_PULL_NONE, SET_PULL_UP, SET_PULL_DOWN = 1 << 7, 1 << 5, 1 << 6
SET_BIAS_DISABLE, SET_BIAS_PULL_UP, SET_BIAS_PULL_DOWN = SET_PULL_NONE, SET_PULL_UP, SET_PULL_DOWN
RISING_EDGE, FALLING_EDGE, BOTH_EDGES = 1, 2, 3
OUTPUT = 1 << 1
levels: dict[int, int] = {}
modes: dict[int, int] = {}
watching: dict[int, Callable[[int, int, int, int], None]] = {}


class error(Exception):  # noqa: N801 - its name in lgpio
    """What lgpio raises."""


class callback:  # noqa: N801 - its name in lgpio
    def __init__(self, chip: int, gpio: int, edge: int, func: Callable[[int, int, int, int], None]) -> None:
        self._gpio = gpio
        watching[gpio] = func

    def cancel(self) -> None:
        watching.pop(self._gpio, None)


def gpiochip_open(chip: int) -> int:
    with suppress(FileNotFoundError):
        Path(SOCKET).unlink()
    line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    line.bind(SOCKET)
    threading.Thread(target=listen, args=(line,), daemon=True).start()
    return chip


def listen(line: socket.socket) -> None:
    while True:
        gpio, level = map(int, line.recv(64).split())
        levels[gpio] = level
        if gpio in watching:
            watching[gpio](0, gpio, level, time.monotonic_ns())


def gpiochip_close(handle: int) -> int:
    return handle


def gpio_claim_input(handle: int, gpio: int, flags: int = 0) -> int:
    modes[gpio] = flags
    return handle


def gpio_claim_output(handle: int, gpio: int, level: int = 0, flags: int = 0) -> int:
    modes[gpio] = OUTPUT
    return handle


def gpio_claim_alert(handle: int, gpio: int, edges: int, flags: int = 0) -> int:
    return handle


def gpio_free(handle: int, gpio: int) -> int:
    return handle


def gpio_get_mode(handle: int, gpio: int) -> int:
    return modes.get(gpio, 0)


def gpio_read(handle: int, gpio: int) -> int:
    return levels.get(gpio, 1)


def gpio_write(handle: int, gpio: int, level: int) -> int:
    levels[gpio] = level
    return handle


def gpio_set_debounce_micros(handle: int, gpio: int, micros: int) -> int:
    return handle


def board() -> int:
    """A Raspberry Pi 3B, which the guest's kernel does not know it is."""
    return int(os.environ.get("WOLFHOUR_BOARD", "a02082"), 16)


gpiozero.pins.local.get_pi_revision = board
