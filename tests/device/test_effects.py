import wave
from pathlib import Path

import numpy as np
import pytest

from sounds.build_effects import EFFECTS, LOOPS, build
from tests.device.sound import Pcm

HERE = Path(__file__).parents[2] / "sounds" / "effects"


def samples(file: Path) -> Pcm:
    with wave.open(str(file)) as sound:
        return np.frombuffer(sound.readframes(sound.getnframes()), dtype="<i2").astype(np.float64)


def level(sound: Pcm) -> float:
    return float(20 * np.log10(np.sqrt(np.mean(sound**2)) / 32768))


def pitch(sound: Pcm) -> float:
    """The strongest frequency of a short stretch, in hertz."""
    spectrum = np.abs(np.fft.rfft(sound * np.hanning(len(sound))))
    return float(np.argmax(spectrum) * 16_000 / len(sound))


def band(sound: Pcm, low: float, high: float) -> float:
    """How much of a sound lies between two frequencies, in decibels."""
    power = np.abs(np.fft.rfft(sound)) ** 2
    hertz = np.fft.rfftfreq(len(sound), 1 / 16_000)
    return float(10 * np.log10(np.sum(power[(hertz >= low) & (hertz < high)])))


@pytest.fixture(scope="module")
def rebuilt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("effects")
    build(folder)
    return folder


def test_the_script_makes_the_sounds_that_are_here_and_no_others(rebuilt: Path) -> None:
    assert {file.name for file in HERE.iterdir()} == {f"{name}.wav" for name in (*EFFECTS, *LOOPS)}
    for file in HERE.iterdir():
        here, again = samples(file), samples(rebuilt / file.name)
        assert len(here) == len(again)
        assert np.max(np.abs(here - again)) <= 1


@pytest.mark.parametrize("name", LOOPS)
def test_what_goes_round_has_no_seam_one_loudness_and_hides_noises_of_every_pitch(name: str) -> None:
    sound = samples(HERE / f"{name}.wav")
    assert abs(sound[0] - sound[-1]) <= np.max(np.abs(np.diff(sound)))
    levels = [level(second) for second in sound[: len(sound) // 16_000 * 16_000].reshape(-1, 16_000)]
    assert max(levels) - min(levels) < 9
    assert level(sound) == pytest.approx(-24, abs=1)
    octaves = [band(sound, low, 2 * low) for low in (250, 500, 1000, 2000)]
    assert max(octaves) - min(octaves) < 16


@pytest.mark.parametrize("name", EFFECTS)
def test_effects_are_as_loud_as_speech_and_end_in_silence(name: str) -> None:
    sound = samples(HERE / f"{name}.wav")
    assert level(sound) == pytest.approx(-20, abs=2)
    assert np.max(np.abs(sound)) < 32768 * 10 ** (-0.9 / 20)
    assert np.max(np.abs(sound[-160:])) < 300


def test_animals_call_at_the_pitch_of_real_ones() -> None:
    howl, rooster, owl = (samples(HERE / f"{name}.wav") for name in ("howl", "rooster", "owl"))
    assert pitch(howl[:1600]) < 450 < pitch(howl[10_000:14_000]) < 700
    assert pitch(rooster[17_000:21_000]) == pytest.approx(3 * 895, abs=40)  # one of its harmonics is the loudest
    assert pitch(owl[3200:8000]) == pytest.approx(440, abs=30)
    wolf, bark, bleat = (samples(HERE / f"{name}.wav") for name in ("wolf", "bark", "bleat"))
    assert pitch(wolf[:1600]) < 450 < pitch(wolf[8_000:12_000]) < 700
    assert pitch(bark[:1600]) > pitch(bark[2400:4000])  # each falls
    assert pitch(bleat[3200:8000]) == pytest.approx(3 * 420, abs=90)  # through the nose


def test_crickets_sing_above_what_hides_noises() -> None:
    sound = samples(HERE / "crickets.wav")
    assert band(sound, 4000, 5000) > band(sound, 5000, 6000) + 6
