"""How loud the box is: the setting `sound.volume`."""

from pathlib import Path

import numpy as np
import pygame
import pytest

from device.hw.mixer import Mixer
from device.hw.sound import EFFECTS
from device.inbox import Inbox, RealClock
from device.ports import Found, Line, Spoken
from tests.device.sound import events, heard, loudness, speaker, use_disk

HALF = 40 * np.log10(2)
"""Decibels that half the volume is quieter."""


def loudest(file: Path, cache: Path, volume: int) -> float:
    """How loud a line is at this volume, in dBFS."""
    inbox = Inbox(RealClock())
    box = speaker(inbox, cache, volume)
    box.say(Line("Hello.", "en"), 1)
    assert events(inbox, 2) == [Found("speaker"), Spoken(1)]
    box.close()
    return float(np.max(loudness(heard(file))))


def test_a_voice_at_half_volume_is_quieter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full = loudest(use_disk(monkeypatch, tmp_path / "full"), tmp_path / "cache", 100)
    half = loudest(use_disk(monkeypatch, tmp_path / "half"), tmp_path / "cache", 50)
    assert full - half == pytest.approx(HALF, abs=1)


def power(file: Path, volume: int, what: str, night: str = "wind", masking: int = 100, voice: int = 100) -> float:
    """How loud an effect, the ambience or a line is, in dBFS."""
    mixer = Mixer([EFFECTS], volume, voice, night, masking)
    mixer.open()
    try:
        if what == "line":
            line = mixer.load((EFFECTS / "gong.wav").read_bytes())
            assert line is not None
            mixer.speak(line, 0.0)
        elif what == "gong":
            mixer.effect(what)
        else:
            mixer.ambience("night")
        pygame.time.wait(300)  # SDL's own wait: the disk is written at the speed of sound
    finally:
        mixer.close()
    return float(np.max(loudness(heard(file), 0.1)))


@pytest.mark.parametrize("what", ["gong", "night"])
def test_effects_and_ambience_at_half_volume_are_quieter(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = power(use_disk(monkeypatch, tmp_path / "full"), 100, what)
    half = power(use_disk(monkeypatch, tmp_path / "half"), 50, what)
    assert full - half == pytest.approx(HALF, abs=2)


def test_the_voice_alone_can_be_softer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full = power(use_disk(monkeypatch, tmp_path / "full"), 100, "line")
    soft = power(use_disk(monkeypatch, tmp_path / "soft"), 100, "line", voice=50)
    gong = power(use_disk(monkeypatch, tmp_path / "gong"), 100, "gong", voice=50)
    assert full - soft == pytest.approx(HALF, abs=2)
    assert gong == pytest.approx(full, abs=2)


def test_only_at_zero_nothing_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    silence = -100
    assert power(use_disk(monkeypatch, tmp_path / "none"), 0, "gong") < silence
    assert power(use_disk(monkeypatch, tmp_path / "least"), 1, "gong") > silence


def test_the_owner_chooses_what_hides_small_noises_and_how_loud_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wind, other = use_disk(monkeypatch, tmp_path / "wind"), tmp_path / "other"
    power(wind, 100, "night")
    full = power(use_disk(monkeypatch, other), 100, "night", "crickets")
    soft = power(use_disk(monkeypatch, tmp_path / "soft"), 100, "night", "crickets", 50)
    gong = power(use_disk(monkeypatch, tmp_path / "gong"), 100, "gong", "crickets", 50)
    assert full - soft == pytest.approx(HALF, abs=2)
    assert gong > soft + HALF / 2, "only the ambience is softer"
    changes = [float(np.mean(np.abs(np.diff(heard(file)[-9600:])))) for file in (wind, other)]
    assert changes[1] < 0.8 * changes[0], "crickets sing over a softer wind"
