"""The readers' own thread, in real time."""

import queue
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from device.hw.readers.port import RealWorld
from device.hw.readers.supervisor import Readers
from device.ports import WELL, Event, Laid, Lifted
from device.sim.readers_chips import BoardChip, Pn532Chip, Rdm6300Chip
from device.sim.readers_live import LiveBench

DEADLINE = 20.0
"""Seconds that a busy machine may take for anything."""
A, B = "04a1b2c3d4e5f6", "0a00670a9f"


class Box:
    """A bench with one reader of each kind, and the driver in its own thread."""

    def __init__(self, folder: Path) -> None:
        self.inbox: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.bench = LiveBench(folder)
        self.plug_all()
        leads = {"usb-pn": 1, "usb-rdm": WELL, "e661/2": 2}
        self.readers = Readers(
            self.inbox.put, leads, {"usb-pn": "pn532", "usb-rdm": "rdm6300", "usb-bus": "bus"}, self.bench.world
        )
        self.readers.start()
        assert self.wait(lambda: not self.readers.away)

    def plug_all(self) -> None:
        self.bench.plug("usb-pn", Pn532Chip(0.01), "A1")
        self.bench.plug("usb-rdm", Rdm6300Chip(), "A2")
        self.bench.plug("usb-bus", BoardChip("e661", [1, 1, 1]))

    def next(self) -> Event:
        return self.inbox.get(timeout=DEADLINE)

    def wait(self, done: object) -> bool:
        assert callable(done)
        tick = threading.Event()
        return any(done() or tick.wait(0.01) for _ in range(int(DEADLINE / 0.01)))

    def close(self) -> None:
        self.readers.close()
        self.bench.close()


@pytest.fixture
def box(tmp_path: Path) -> Iterator[Box]:
    made = Box(tmp_path / "bench")
    yield made
    made.close()


def test_tags_arrive_in_the_inbox(box: Box) -> None:
    box.bench.lay("usb-pn", A)
    assert box.next() == Laid(1, A)
    box.bench.lay("usb-rdm", B)
    assert box.next() == Laid(WELL, B)
    box.bench.lay("usb-bus", "04bb", place=2)
    assert box.next() == Laid(2, "04bb")
    box.bench.lay("usb-pn")
    assert box.next() == Lifted(1, A)


def test_a_fault_of_our_own_does_not_make_the_seats_deaf(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = threading.Event()

    def fail_once(self: RealWorld) -> None:
        monkeypatch.undo()
        broken.set()
        raise ZeroDivisionError

    monkeypatch.setattr(RealWorld, "plugs", fail_once)
    assert broken.wait(DEADLINE)
    assert box.wait(lambda: {status.state for status in box.readers.status()} == {"ready", "unverified"})
    box.bench.lay("usb-pn", A)
    assert box.next() == Laid(1, A)


def test_closing_gives_ports_and_thread_back(box: Box, tmp_path: Path) -> None:
    box.readers.close()
    box.readers.close()
    assert "readers" not in {thread.name for thread in threading.enumerate()}
    for line in box.bench.bench.lines.values():
        box.bench.world.open(line.path, line.chip.baud).close()
