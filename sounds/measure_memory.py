"""Measures the memory that sound takes: `python -m sounds.measure_memory [LINES]` speaks so many lines, and tells it.

Each line is begun and cut off, so that it takes no time; the night's sound goes on, and each effect is played.
"""

import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import pygame

from device.hw.clips import ClipStore
from device.hw.mixer import VOICE, Mixer
from device.hw.sound import EFFECTS, SOUNDS, packs_of
from device.hw.speaker import PygameSpeaker
from device.hw.voices import Voices, load_voices
from device.inbox import Inbox, RealClock
from device.pack import Pack
from device.ports import Line, Spoken
from device.settings import VOICES

PATIENCE, LOOK = 20.0, 0.002
"""Seconds that a line may take to begin, and between two looks whether it has."""
STEP = 100


def resident() -> float:
    """Megabytes that this process has in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def begun(box: PygameSpeaker, inbox: Inbox, line: Line) -> None:
    """Say a line until its first moment is heard."""
    box.say(line, 0)
    end = time.monotonic() + PATIENCE
    while not pygame.mixer.Channel(VOICE).get_busy() and time.monotonic() < end:
        time.sleep(LOOK)
    box.hush()
    while not isinstance(inbox.wait(end), Spoken):
        if time.monotonic() > end:
            raise SystemExit("a line was not spoken")


def main() -> None:
    """Print megabytes: with pygame alone, with the speaker, and after each hundred lines."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    clips = Pack(SOUNDS / "voices").clips("en")
    texts = [*clips.clips] if clips else []
    pygame.mixer.init()
    pygame.mixer.quit()
    print(f"{'pygame':12} {resident():6.1f} MB")
    with tempfile.TemporaryDirectory() as folder:
        inbox = Inbox(RealClock())
        voices = Voices(ClipStore(Path(folder) / "clips"), load_voices(VOICES), packs=packs_of(Path(folder)))
        box = PygameSpeaker(inbox, voices, Mixer([EFFECTS]))
        inbox.wait(time.monotonic() + PATIENCE)
        box.ambience("night")
        for effect in sorted(EFFECTS.glob("*.wav")):
            box.play(effect.stem)
        chance = Random(0)
        for number in range(1, many + 1):
            begun(box, inbox, Line(chance.choice(texts), "en"))
            if number == 1 or number % STEP == 0:
                print(f"{number:6} lines {resident():6.1f} MB", flush=True)
        box.close()


if __name__ == "__main__":
    main()
