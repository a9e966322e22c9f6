"""The loop of a board: pins to lines, and lines to lights.  Runs under MicroPython, also where there are no pins."""

import select
import sys

from device.firmware.board import Board

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    class Pins(Protocol):
        """What is wired to a board."""

        def look(self, board: Board, now: int) -> None:
            """Tell the board how buttons and readers are."""

        def show(self, lights: list[int]) -> None:
            """Set the lights."""


PAUSE = 1
"""Milliseconds to wait for the host; buttons are looked at in between."""


def run(board: Board, pins: "Pins", clock: "Callable[[], int]") -> None:
    """Go on for ever; `clock` gives milliseconds."""
    host = select.poll()
    host.register(sys.stdin, select.POLLIN)
    while True:
        now = clock()
        if host.poll(PAUSE):
            board.receive(sys.stdin.buffer.read(1), now)
        pins.look(board, now)
        board.tick(now)
        pins.show(board.lights)
        if board.out:
            sys.stdout.buffer.write(board.out)
            board.out = b""
