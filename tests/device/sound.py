"""What tests of sound share: waiting for events, stand-in engines, and looking at what was played."""

import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from device.hw.clips import ClipStore
from device.hw.mixer import Mixer
from device.hw.sound import EFFECTS
from device.hw.speaker import PygameSpeaker
from device.hw.voices import Voice, Voices
from device.inbox import Inbox, RealClock
from device.pack import Pack
from device.ports import Event
from engine.values import NOTHING

ENGLISH = {"en": Voice("en-us", 200)}
"""Fast, so that tests are."""

LONG = 20.0
"""Seconds until a test gives up: only a failing one takes them."""

Pcm = npt.NDArray[np.float64]


def speaker(inbox: Inbox, cache: Path, volume: int = 100, packs: Mapping[str, Pack] = NOTHING) -> PygameSpeaker:
    """A speaker with the sounds that the box came with, which keeps the lines that it renders in this folder."""
    return PygameSpeaker(inbox, Voices(ClipStore(cache / "clips"), ENGLISH, packs=packs), Mixer([EFFECTS], volume))


def until(done: Callable[[], bool], seconds: float = LONG) -> bool:
    """Wait for a condition that no event tells of."""
    inbox = Inbox(RealClock())
    end = time.monotonic() + seconds
    while not done() and time.monotonic() < end:
        inbox.wait(time.monotonic() + 0.01)
    return done()


def events(inbox: Inbox, count: int) -> list[Event]:
    """The next events, that many."""
    found = [inbox.wait(time.monotonic() + LONG) for _ in range(count)]
    return [event for event in found if event is not None]


def only_programs(monkeypatch: pytest.MonkeyPatch, folder: Path, **scripts: str) -> Path:
    """Let these shell scripts be the only programs there are (`espeak_ng` is called `espeak-ng`)."""
    folder.mkdir(exist_ok=True)
    for name, script in scripts.items():
        program = folder / name.replace("_", "-")
        program.unlink(missing_ok=True)
        program.write_text(f"#!/bin/sh\nPATH=/usr/bin:/bin\n{script}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    return folder


def other_pyttsx3(monkeypatch: pytest.MonkeyPatch, folder: Path, code: str) -> None:
    """Put this code in the place of pyttsx3's engine."""
    (folder / "pyttsx3").mkdir(parents=True)
    (folder / "pyttsx3" / "__init__.py").touch()
    (folder / "pyttsx3" / "engine.py").write_text(code)
    monkeypatch.setenv("PYTHONPATH", str(folder))


def running(pid: int) -> bool:
    """Whether a process does anything (a dead one may still be listed)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def heard(file: Path) -> Pcm:
    """What SDL's disk driver has written, at 48 kHz, full scale 1."""
    return np.fromfile(file, dtype="<i2").astype(np.float64) / 32768


def loudness(pcm: Pcm, seconds: float = 0.05) -> Pcm:
    """Root mean square of each stretch of this length, in dBFS."""
    length = int(seconds * 48_000)
    stretches = pcm[: len(pcm) // length * length].reshape(-1, length)
    level: Pcm = 20 * np.log10(np.sqrt(np.mean(stretches**2, axis=1)) + 1e-9)
    return level


def use_disk(monkeypatch: pytest.MonkeyPatch, file: Path) -> Path:
    """Let SDL write into this file what it would play, at the speed of sound."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(file))
    return file


PATH = os.environ["PATH"]
