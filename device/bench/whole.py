"""A whole box in a vote at twenty seats, in a process of its own: `python -m device.bench.whole` measures and tells it.

Everything is real down to the hardware: loop, table, store on this disk, speaker, mixer, screen.  Its buttons are the
simulated pins of the profile 20-seats; sound and pictures are made and go nowhere, unless $SDL_AUDIODRIVER and
$SDL_VIDEODRIVER say where.
"""

import json
import os
import resource
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from device.app import Box, switch_on
from device.bench.figures import Figure, centile, resident
from device.host import Stopped
from device.hw.mixer import BUFFER, RATE, Mixer
from device.options import Options
from device.ports import Event, Pick, Spoken
from device.session import header_of
from device.store import state_folder
from device.table import Table
from engine import Ask, Board, Run, Transcript
from engine import Event as Happened
from engine.catalogue import Setup, games
from engine.effects import View

SEATS = tuple(range(1, 21))
IDLE, SETTLE = 5.0, 2.0
"""Seconds that are measured without a press, and that pass before."""
PRESSES = 200
LINES, AGAIN = 4, 20
"""Lines that are prepared, and how often one of them is then begun."""
IN_FRONT = 2 * BUFFER / RATE
"""Seconds of sound that SDL and the card hold, and that are heard first: two buffers."""
PRESS, HEARD, MEMORY, CPU = 30.0, 60.0, 110.0, 3.0
"""Budgets: ms until a press is on disk and acknowledged (99 of 100); ms to the first sample (median); MB; per cent."""


class Vote:
    """A vote that is watched: nobody does anything for a while, and then one presses after the other."""

    def __init__(self, box: Box) -> None:
        self.box, self.ask = (
            box,
            Ask("village.vote", SEATS, SEATS, default="none", closes="window", secret=False, how="vote"),
        )
        self.took: list[float] = []
        """Milliseconds from each press until it was acknowledged."""
        self.idle = self.memory = 0.0
        self._opened = self._pressed = 0.0
        self._cpu: float | None = None

    async def script(self) -> None:
        """The vote, which is put again while there is something to measure."""
        await Board(View("day", 1, SEATS, SEATS))
        while True:
            await self.ask

    def hear(self, event: Happened) -> None:
        """Something has happened at the table."""
        now = time.monotonic()
        if event["event"] == "ask" and not self._opened:
            self._opened = now
        elif event["event"] == "answer" and self._pressed:
            self.took.append(1000 * (now - self._pressed))
            self._pressed = 0.0

    def source(self) -> Event | None:
        """Asked each time the loop comes round.  Raises `Stopped` when all is measured."""
        now = time.monotonic()
        if not self._opened or now < self._opened + SETTLE:
            return None
        if self._cpu is None:
            self._cpu, self._opened = cpu(), now - SETTLE
        if now < self._opened + SETTLE + IDLE:
            return None
        if not self.idle:
            self.idle = 100 * (cpu() - self._cpu) / (now - self._opened - SETTLE)
            self.memory = resident(Path("/proc/self/status").read_text())
        if len(self.took) == PRESSES:
            raise Stopped
        if not self._pressed:
            seat = SEATS[len(self.took) % len(SEATS)]
            other = SEATS[(seat + len(self.took) // len(SEATS)) % len(SEATS)]
            self._pressed = time.monotonic()
            self.box.inbox.put(Pick(seat, self.ask.ask, other))
        return None


def measure(found: list[Figure], box: Box) -> None:
    """Measure on a box.  Raises `Stopped` at the end."""
    box.lobby.speak("en", "classic")
    box.host.turn({"kind": "notice", "headline": "", "lines": [], "hint": ""})
    found += speech(box)
    vote, game = Vote(box), games()["classic"]
    rules = game.rules()
    setup = Setup(game.key, SEATS, game.pack(len(SEATS), rules), rules)
    box.store.begin(header_of(setup, "en", box.digest))
    box.seat_at(SEATS)
    box.inbox.sources.append(vote.source)
    transcript = Transcript(box.host.now, box.host.phrases.line, vote.hear)
    run: Run[Any] = Run(vote.script, box.store.append)
    table = Table(run, transcript, box.host, box.session.lot, SEATS)
    try:
        with box.host.game(transcript.tell, box.host.pace, lambda: None):
            table.play()
    finally:
        found += [
            Figure("from a press until it is on disk and acknowledged, p99", centile(vote.took, 99), "ms", PRESS),
            Figure("memory of the whole box, 20 seats", vote.memory, "MB", MEMORY),
            Figure("processor in a vote in which nobody presses", vote.idle, "% of a core", CPU),
        ]


def speech(box: Box) -> Iterator[Figure]:
    """How long it takes from the decision to say a prepared line to its first sample; nothing without any sound."""
    begun: list[float] = []
    speak = Mixer.speak

    def noted(mixer: Mixer, sound: Any, now: float, *, softly: bool = False) -> None:
        speak(mixer, sound, now, softly=softly)
        begun.append(time.monotonic())

    texts = [box.host.phrases.line("lobby.joined", {"seat": seat}) for seat in range(1, LINES + 1)]
    if not all(said(box, text) for text in texts):  # which prepares them
        return
    times = []
    with patch.object(Mixer, "speak", noted):
        for number in range(AGAIN):
            begun.clear()
            start = time.monotonic()
            box.host.begin_to_say(texts[number % LINES])
            while not begun and time.monotonic() < start + 1:
                box.host.wait(box.host.now() + 0.01)
            times.append(1000 * ((begun or [start + 1])[0] - start + IN_FRONT))
            box.host.speaker.hush()
            box.host.rest(0.2)
    yield Figure("from a decision to the first sample of a prepared line", centile(times, 50), "ms", HEARD)


def said(box: Box, text: str) -> bool:
    """Say a line to its end; whether it was heard."""
    ticket, end = box.host.begin_to_say(text), box.host.now() + 20
    while box.host.now() < end:
        event = box.host.wait(end)
        if isinstance(event, Spoken) and event.ticket == ticket:
            return event.ok
    return False


def cpu() -> float:
    """Seconds that this process has computed."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def main() -> None:
    """Measure, and print what was found."""
    for name in ("SDL_AUDIODRIVER", "SDL_VIDEODRIVER"):
        os.environ.setdefault(name, "dummy")
    found: list[Figure] = []
    state = state_folder()
    state.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="bench-", dir=state) as folder:  # on the disk on which games are kept
        options = Options(state=Path(folder), config=os.devnull, box="buttons", seats=20, seed=7, language="en")
        switch_on(options, run=partial(measure, found))
    json.dump([[figure.name, figure.value, figure.unit, figure.most] for figure in found], sys.stdout)


if __name__ == "__main__":
    main()
