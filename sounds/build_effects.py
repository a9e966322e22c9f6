"""Makes the sounds of `sounds/effects` from nothing: `python sounds/build_effects.py [FOLDER]`.

Standard library only, and always the same result: the same machine writes the same bytes, another one may round a
sample differently.
"""

import math
import random
import sys
import wave
from array import array
from pathlib import Path

RATE = 16_000
"""Samples a second: enough for wind and gong, and half the size of the usual."""

SEED = 1


def gong() -> list[float]:
    """A struck bronze: partials that are no multiples of one another, the high ones dying first.  4 seconds."""
    partials = ((1.0, 1.0), (1.51, 0.8), (2.03, 0.55), (2.74, 0.6), (3.61, 0.35), (5.19, 0.25), (7.43, 0.12))
    sound = []
    for number in range(4 * RATE):
        t = number / RATE
        ring = sum(
            loud * math.exp(-t * (0.9 + 0.7 * ratio)) * math.sin(2 * math.pi * 110 * ratio * t)
            for ratio, loud in partials
        )
        sound.append(ring * min(1.0, t / 0.004) * min(1.0, (4 - t) / 0.2))
    return level(sound, -20)


def tick() -> list[float]:
    """A short wooden knock.  0.09 seconds."""
    times = [number / RATE for number in range(int(0.09 * RATE))]
    knock = [
        math.exp(-70 * t) * (math.sin(2 * math.pi * 1150 * t) + 0.4 * math.sin(2 * math.pi * 2730 * t)) for t in times
    ]
    return level(knock, -20)


def night() -> list[float]:
    """Wind that hides small noises: broad, steady, slowly breathing.  12 seconds, the end fitting the beginning.

    The noise repeats and every slow movement goes round a whole number of times; so the second of two rounds through
    the filters starts exactly as it ends.
    """
    chance = random.Random(SEED)
    length = 12 * RATE
    noise = [chance.uniform(-1, 1) for _ in range(length)]
    low = band = 0.0
    wind: list[float] = []
    for number in range(2 * length):
        turn = 2 * math.pi * number / length
        air = noise[number % length]
        pitch = 420 + 160 * math.sin(turn) + 90 * math.sin(3 * turn + 1)
        tune = 2 * math.sin(math.pi * pitch / RATE)
        low += tune * band
        band += tune * (air - low - 0.5 * band)
        gust = 1 + 0.25 * math.sin(2 * turn + 2) + 0.15 * math.sin(5 * turn)
        wind.append(gust * (band + 0.35 * low) + 0.25 * air)
    return level(wind[length:], -24)


def level(sound: list[float], dbfs: float) -> list[float]:
    """Bring the sound to this root mean square, in decibels below full scale, but no peak above -1."""
    rms = math.sqrt(sum(sample * sample for sample in sound) / len(sound))
    peak = max(map(abs, sound))
    gain = min(10 ** (dbfs / 20) / rms, 10 ** (-1 / 20) / peak)
    return [sample * gain for sample in sound]


def build(folder: Path) -> None:
    """Write every sound as `<name>.wav`, 16 bit mono."""
    folder.mkdir(parents=True, exist_ok=True)
    for make in (gong, tick, night):
        samples = array("h", (round(sample * 32767) for sample in make()))
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{make.__name__}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "effects")
