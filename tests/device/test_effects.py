import importlib.util
import wave
from pathlib import Path

import numpy as np
import pytest

from tests.device.sound import Pcm

SOUNDS = Path(__file__).parents[2] / "sounds"


def samples(file: Path) -> Pcm:
    with wave.open(str(file)) as sound:
        return np.frombuffer(sound.readframes(sound.getnframes()), dtype="<i2").astype(np.float64)


@pytest.fixture(scope="module")
def rebuilt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    spec = importlib.util.spec_from_file_location("build_effects", SOUNDS / "build_effects.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    folder = tmp_path_factory.mktemp("effects")
    script.build(folder)
    return folder


@pytest.mark.parametrize("name", ["gong", "tick", "night"])
def test_the_script_makes_the_sounds_that_are_here(rebuilt: Path, name: str) -> None:
    here, again = samples(SOUNDS / "effects" / f"{name}.wav"), samples(rebuilt / f"{name}.wav")
    assert len(here) == len(again)
    assert np.max(np.abs(here - again)) <= 1


def test_the_night_has_no_seam_and_one_loudness() -> None:
    night = samples(SOUNDS / "effects" / "night.wav")
    assert abs(night[0] - night[-1]) <= np.max(np.abs(np.diff(night)))
    seconds = night[: len(night) // 16_000 * 16_000].reshape(-1, 16_000)
    levels = 20 * np.log10(np.sqrt(np.mean(seconds**2, axis=1)) / 32768)
    assert np.max(levels) - np.min(levels) < 9
    assert -25 < 20 * np.log10(np.sqrt(np.mean(night**2)) / 32768) < -23
