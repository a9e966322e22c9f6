"""Twenty PN532s at once: how long from the bytes of a tag to the event in the inbox, and how much of a core it takes.

`python -m device.bench.tags [seconds]` prints it.  The emulated readers run in a process of their own, so that the
driver's figures are the driver's.
"""

import multiprocessing
import queue
import random
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import quantiles

from device.hw.readers.port import RealWorld
from device.hw.readers.supervisor import Readers
from device.ports import Event, Laid
from device.sim.readers_chips import Pn532Chip
from device.sim.readers_live import LiveBench

READERS = 20
THINKING = 0.012
"""Seconds that a look for a tag takes a real chip (hardware: two levels of anticollision, and the field's start)."""
LATE = 60.0
"""Milliseconds from the bytes of a tag to its event, at most, 99 times of 100."""
TAPS = 10.0
"""Taps a second at the whole table: everybody answers within two seconds."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Milliseconds from the last byte of an answer with a new tag to its event; from the hand to the event; CPU."""

    bytes_to_event: list[float]
    tag_to_event: list[float]
    core: float
    """Share of one core that the readers' thread takes."""

    def __str__(self) -> str:
        def row(name: str, times: list[float]) -> str:
            cuts = quantiles(times, n=100)
            return f"{name}: median {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms ({len(times)} taps)"

        rows = (row("tag bytes to event", self.bytes_to_event), row("tag on the reader to event", self.tag_to_event))
        return "\n".join((*rows, f"{READERS} readers take {self.core:.1%} of a core"))

    @property
    def late(self) -> float:
        """The 99th percentile of the milliseconds from the bytes of a tag to its event."""
        return quantiles(self.bytes_to_event, n=100)[98]


class TimedChip(Pn532Chip):
    """A PN532 that knows when it has sent the number of each tag."""

    def __init__(self) -> None:
        super().__init__(THINKING)
        self.sent: dict[str, float] = {}

    def tick(self, now: float) -> None:
        """Send what is ready."""
        if self._answers and now >= self._answers[0][0]:
            for tag in self.tags:
                if bytes.fromhex(tag) in self._answers[0][1]:
                    self.sent.setdefault(tag, time.monotonic())
        super().tick(now)


def emulate(folder: str, pipe: Connection, seconds: float) -> None:
    """The other process: readers on which tags are laid and taken away; tells when each was."""
    rng, bench = random.Random(1), LiveBench(Path(folder) / "bench")
    chips = [TimedChip() for _ in range(READERS)]
    for number, chip in enumerate(chips, 1):
        bench.plug(f"usb-{number}", chip)
    pipe.send("ready")
    pipe.recv()
    laid: dict[str, float] = {}
    end, number = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        number += 1
        uid = f"04{number:012x}"
        laid[uid] = time.monotonic()
        bench.lay(f"usb-{rng.randint(1, READERS)}", uid)
        pipe.poll(rng.expovariate(TAPS))
    sent = {uid: when for chip in chips for uid, when in chip.sent.items()}
    pipe.send((laid, sent))
    bench.close()


@contextmanager
def emulated(folder: str, seconds: float) -> Iterator[Connection]:
    """The other process, ready."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=emulate, args=(folder, theirs, seconds))
    process.start()
    ours.recv()
    yield ours
    process.join()


def measure(seconds: float) -> Figures:
    """Measure for so many seconds."""
    inbox: queue.SimpleQueue[tuple[float, Event]] = queue.SimpleQueue()
    ports = [f"usb-{number}" for number in range(1, READERS + 1)]
    with tempfile.TemporaryDirectory() as folder, emulated(folder, seconds) as pipe:
        world = RealWorld(Path(folder) / "bench" / "by-path", Path(folder) / "bench" / "sys")
        leads = {port: lead for lead, port in enumerate(ports, 1)}
        readers = Readers(
            lambda event: inbox.put((time.monotonic(), event)), leads, dict.fromkeys(ports, "pn532"), world
        )
        readers.start()
        while readers.away:
            pipe.poll(0.05)
        before, start = cpu(), time.monotonic()
        pipe.send("go")
        laid, sent = pipe.recv()
        core = (cpu() - before) / (time.monotonic() - start)
        readers.close()
    times: dict[str, float] = {}
    while not inbox.empty():
        when, event = inbox.get()
        if isinstance(event, Laid):
            times[event.uid] = when
    both = [uid for uid in laid if uid in times and uid in sent]
    return Figures(
        [1000 * (times[uid] - sent[uid]) for uid in both], [1000 * (times[uid] - laid[uid]) for uid in both], core
    )


def cpu() -> float:
    """Seconds that this process has computed."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


if __name__ == "__main__":
    print(measure(float(sys.argv[1]) if len(sys.argv) > 1 else 20.0))
