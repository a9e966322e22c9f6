"""Makes the sounds of `sounds/effects` from nothing: `python -m sounds.build_effects [FOLDER]`.

Always the same result: the same machine writes the same bytes, another one may round a sample differently.
"""

import sys
import wave
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from sounds import ambience, animals, struck
from sounds.shapes import RATE

Sound: TypeAlias = npt.NDArray[np.float64]

EFFECT, LOOP = -20.0, -24.0
"""How loud they are: root mean square in decibels below full scale."""
PEAK = -1.0
EFFECTS: Mapping[str, Callable[[], Sound]] = {
    "gong": struck.gong,
    "tick": struck.tick,
    "bell": struck.bell,
    "drum": struck.drum,
    "howl": animals.howl,
    "wolf": animals.wolf,
    "bark": animals.bark,
    "bleat": animals.bleat,
    "rooster": animals.rooster,
    "owl": animals.owl,
}
LOOPS: Mapping[str, Callable[[], Sound]] = {
    "wind": ambience.wind,
    "rain": ambience.rain,
    "fire": ambience.fire,
    "crickets": ambience.crickets,
}
"""The end of each fits its beginning."""


def level(sound: Sound, dbfs: float) -> Sound:
    """Bring the sound to this root mean square, but no peak above `PEAK`."""
    loud, peak = np.sqrt(np.mean(sound**2)), np.max(np.abs(sound))
    levelled: Sound = sound * min(10 ** (dbfs / 20) / loud, 10 ** (PEAK / 20) / peak)
    return levelled


def build(folder: Path) -> None:
    """Write every sound as `<name>.wav`, 16 bit mono."""
    folder.mkdir(parents=True, exist_ok=True)
    for sounds, dbfs in ((EFFECTS, EFFECT), (LOOPS, LOOP)):
        for name, make in sounds.items():
            with wave.open(str(folder / f"{name}.wav"), "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(RATE)
                file.writeframes(np.round(level(make(), dbfs) * 32767).astype("<i2").tobytes())


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "effects")
