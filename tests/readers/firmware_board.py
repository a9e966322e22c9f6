"""A board with the real firmware but without pins, for MicroPython on a machine: a tag lies wherever a light is on."""

import sys
import time

from device.firmware.board import Board
from device.firmware.loop import run


class Pins:
    """Every seat has a reader; whoever switches a light on has a tag there."""

    def __init__(self) -> None:
        self.lit: list[int] = []

    def look(self, board: Board, now: int) -> None:
        for seat, mode in enumerate(self.lit, 1):
            board.tags(seat, [f"04a1b2c3d4e5f{seat}"] if mode else [], now)
            board.button(seat, 1, mode == 2, now)

    def show(self, lights: list[int]) -> None:
        self.lit = list(lights)


def milliseconds() -> int:
    return int(time.time() * 1000)


run(Board(sys.argv[1], [1, 1, 1]), Pins(), milliseconds)
