"""What sounds are made of: time, curves, noise."""

import numpy as np
import numpy.typing as npt

RATE = 16_000
"""Samples a second: enough for wind, gong and crickets, and a third of the usual."""


def moments(seconds: float) -> npt.NDArray[np.float64]:
    """The time of each sample."""
    return np.arange(round(seconds * RATE)) / RATE


def curve(seconds: float, *points: tuple[float, float]) -> npt.NDArray[np.float64]:
    """A line through these (second, value), flat before the first and after the last."""
    times, values = zip(*points, strict=True)
    return np.asarray(np.interp(moments(seconds), times, values))


def voice(pitch: npt.NDArray[np.float64], *harmonics: float) -> npt.NDArray[np.float64]:
    """A tone of this pitch in hertz, moment by moment, with its harmonics from the first on, as loud as told."""
    turn = 2 * np.pi * np.cumsum(pitch) / RATE
    return np.asarray(sum(loud * np.sin(number * turn) for number, loud in enumerate(harmonics, 1)))


def noise(seed: int, seconds: float, *points: tuple[float, float]) -> npt.NDArray[np.float64]:
    """Noise as loud at each frequency as a line through (hertz, loudness) tells; the end fits the beginning.

    That is so since it is made of waves that all go round a whole number of times.
    """
    length = round(seconds * RATE)
    frequencies, loudness = zip(*points, strict=True)
    spectrum = np.interp(np.fft.rfftfreq(length, 1 / RATE), frequencies, loudness)
    turns = np.exp(2j * np.pi * np.random.default_rng(seed).random(len(spectrum)))
    made = np.fft.irfft(spectrum * turns, length)
    return np.asarray(made / np.sqrt(np.mean(made**2)))


def placed(seconds: float, *sounds: tuple[float, npt.NDArray[np.float64]]) -> npt.NDArray[np.float64]:
    """Sounds that begin at their seconds, in one sound."""
    sound = np.zeros(round(seconds * RATE))
    for start, one in sounds:
        place = round(start * RATE)
        sound[place : place + len(one)] += one[: len(sound) - place]
    return sound
