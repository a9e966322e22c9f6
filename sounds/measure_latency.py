"""Measures how soon a line is heard after the box has decided to say it: `python -m sounds.measure_latency [TIMES]`.

On the test sound card of `tests/device/card`, which needs gcc and libasound2-dev, side by side: lines that are ready,
and the same lines made only now by pyttsx3 and by Kokoro.  The silence with which a clip begins does not count.
"""

import importlib
import io
import os
import sys
import tempfile
import time
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pygame

from device.hw.clips import ClipStore
from device.hw.mixer import BUFFER, RATE, Mixer
from device.hw.sound import EFFECTS
from device.hw.speaker import PygameSpeaker
from device.hw.voices import Voice, Voices
from device.inbox import Inbox, RealClock
from device.pack import Pack
from device.ports import Line, Spoken
from tests.device import flaky

PATIENCE = 60.0
"""Seconds that a line may take to be over."""
BUILD = Path(__file__).parents[1] / "build"
Make = Callable[[Line], None]
"""Makes the clip of a line, in the time that is measured."""


class Bench:
    """A speaker on the test card."""

    def __init__(self, folder: Path) -> None:
        self.own, self._folder, self._inbox = Pack(folder / "own"), folder, Inbox(RealClock())
        voices = {"en": Voice("en-us", 150, prefer=("own", "pyttsx3"))}
        self._voices = Voices(ClipStore(folder / "clips"), voices, packs={"own": self.own})
        self.box = PygameSpeaker(self._inbox, self._voices, Mixer([EFFECTS]))
        self._inbox.wait(time.monotonic() + PATIENCE)  # until there is a card

    def heard(self, line: Line, make: Make) -> float:
        """Milliseconds from the decision until the line is heard."""
        begin = time.monotonic()
        make(line)
        self.box.say(line, 0)
        while not isinstance(event := self._inbox.wait(begin + PATIENCE), Spoken):
            if event is None:
                raise SystemExit("nothing was heard: is there a voice?")
        return 1000 * (flaky.first_audible(self._folder, begin) - self._silence(line))

    def _silence(self, line: Line) -> float:
        """Seconds at the beginning of a clip in which nothing is loud enough for the card's log."""
        clip = pygame.mixer.Sound(file=io.BytesIO(self._voices.clip(line) or b""))
        samples = array("h", clip.get_raw())
        return next(place for place, sample in enumerate(samples) if abs(sample) > flaky.LOUD) / RATE


def live_kokoro(own: Pack) -> Make | None:
    """Kokoro as the builder has it; None where it is not installed."""
    try:
        kokoro = importlib.import_module("sounds.kokoro")
        voice, spelling = kokoro.Kokoro(BUILD, "af_heart"), kokoro.Spelling("en")
    except (ImportError, OSError):
        return None

    def make(line: Line) -> None:
        sound = voice.speak(spelling.phonemes(line.text), 1.0)
        with io.BytesIO() as file:
            with wave.open(file, "wb") as clip:
                clip.setparams((1, 2, kokoro.RATE, 0, "NONE", ""))
                clip.writeframes((sound * 32767).astype("<i2").tobytes())
            own.keep(line, file.getvalue())

    return make


def measured(times: int, folder: Path) -> dict[str, list[float]]:
    """Milliseconds of so many lines each way, sorted; the environment is that of the card in this folder."""
    bench, found = Bench(folder), dict[str, list[float]]()
    lines = [Line(f"Player {number}, open your eyes.", "en") for number in range(1, times + 1)]
    nothing: Make = lambda line: None  # noqa: E731  # "ready" comes last, when all of them are
    try:
        for way, make in {"pyttsx3": nothing, "Kokoro": live_kokoro(bench.own), "ready": nothing}.items():
            found[way] = sorted(bench.heard(line, make) for line in lines) if make else []
    finally:
        bench.box.close()
    return found


def main() -> None:
    """Print the table."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    if not flaky.can_be_built():
        raise SystemExit("the test sound card needs gcc and libasound2-dev")
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(flaky.build(Path(folder)))
        print(f"milliseconds until the first sample is audible, {times} lines, buffer {BUFFER}")
        for way, waits in measured(times, Path(folder)).items():
            told = f"median {median(waits):5.0f}, {waits[0]:.0f} to {waits[-1]:.0f}" if waits else "is not installed"
            print(f"{way:8} {told}")


if __name__ == "__main__":
    main()
