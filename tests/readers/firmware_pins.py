# mypy: ignore-errors
"""The pins of the firmware, under MicroPython, with stand-ins for the chip's own modules."""

import machine
import rp2

from device.firmware.board import Board
from device.firmware.rp2040 import Clock, Pins, fitted_of
from device.firmware.seatbus import Lines, line
from device.hw.readers.rdm6300 import frame

SEATS = [([2, 4], 3, None), ([], None, 7)]


class Bench:
    def __init__(self):
        self.pins, self.board, self.now, self.lines = Pins(SEATS), Board("e661", fitted_of(SEATS)), 0, Lines()

    def go(self, milliseconds):
        """What the board says meanwhile, but for its full state, numbers and times."""
        for _ in range(milliseconds):
            self.now += 1
            self.pins.look(self.board, self.now)
            self.board.tick(self.now)
            self.pins.show(self.board.lights)
        said, self.board.out = self.lines.feed(self.board.out), b""
        return [words[:-2] for words in said if words[0] != "H"]


assert fitted_of(SEATS) == [6, 8]

bench = Bench()
assert bench.go(100) == []

for pin, number in ((4, "1"), (2, "2")):  # of two buttons the first is NEXT
    machine.levels[pin] = 0
    assert bench.go(100) == [["B", "01", number, "P"]]
    machine.levels[pin] = 1
    assert bench.go(100) == [["B", "01", number, "R"]]

bench.board.receive(line("L", "01", 1) + line("L", "02", 1), bench.now)
bench.go(1)
assert machine.levels[3] == 1
bench.board.receive(line("L", "01", 2), bench.now)
seen = set()
for _ in range(600):
    bench.go(1)
    seen.add(machine.levels[3])
assert seen == {0, 1}
bench.board.receive(line("L", "01", 0), bench.now)
bench.go(1)
assert machine.levels[3] == 0

rp2.came[0] += list(frame("0a00670a9f"))
assert bench.go(65) == []
rp2.came[0] += list(frame("0a00670a9f"))
assert bench.go(65) == [["T", "02", "0a00670a9f"]]
assert bench.go(600) == [["T", "02", "-"]]

clock = Clock()
first = clock()
assert 0 <= first <= clock() < 1000

print("pins work")
