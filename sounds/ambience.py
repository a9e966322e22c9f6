"""Sounds that go round and round, and hide small noises.  What hides them is broad; the rest is for the mood."""

import math
import random

import numpy as np
import numpy.typing as npt

from sounds.shapes import RATE, moments, noise

SECONDS = 12


def wind() -> npt.NDArray[np.float64]:
    """Broad, steady, slowly breathing.

    The noise repeats and every slow movement goes round a whole number of times; so the second of two rounds through
    the filters starts exactly as it ends.
    """
    chance = random.Random(1)
    length = SECONDS * RATE
    air_ = [chance.uniform(-1, 1) for _ in range(length)]
    low = band = 0.0
    made: list[float] = []
    for number in range(2 * length):
        turn = 2 * math.pi * number / length
        air = air_[number % length]
        pitch = 420 + 160 * math.sin(turn) + 90 * math.sin(3 * turn + 1)
        tune = 2 * math.sin(math.pi * pitch / RATE)
        low += tune * band
        band += tune * (air - low - 0.5 * band)
        gust = 1 + 0.25 * math.sin(2 * turn + 2) + 0.15 * math.sin(5 * turn)
        made.append(gust * (band + 0.35 * low) + 0.25 * air)
    return np.array(made[length:])


def rain() -> npt.NDArray[np.float64]:
    """Steady rain on leaves, with drops near by."""
    steady = noise(2, SECONDS, (0, 0.2), (150, 0.6), (1000, 0.8), (4000, 1), (8000, 0.6))
    return steady + 0.9 * scattered(3, 260, 0.004, 0.02, (900, 0), (1800, 1), (5000, 0.5), (8000, 0.1))


def fire() -> npt.NDArray[np.float64]:
    """A fire on the hearth: it breathes low, hisses and crackles."""
    breath = noise(4, SECONDS, (0, 0), (60, 1), (250, 0.8), (900, 0.35), (3000, 0.15), (8000, 0.1))
    hiss = noise(5, SECONDS, (0, 0), (1500, 0.3), (4000, 1), (8000, 0.6))
    crackle = scattered(6, 90, 0.002, 0.03, (0, 0), (700, 1), (2500, 1), (8000, 0.5))
    return (breath + 0.35 * hiss) * swelling(3, 0.15) + 1.6 * crackle


def crickets() -> npt.NDArray[np.float64]:
    """Crickets over a soft wind; alone they would hide nothing below 4 kHz."""
    t = moments(SECONDS)
    air = noise(
        7, SECONDS, (0, 0.3), (80, 1), (500, 0.9), (1500, 0.5), (3500, 0.25), (5000, 0.1), (8000, 0.05)
    ) * swelling(2, 0.2)
    singing = np.zeros_like(t)
    for pitch, rounds, loud, shift in ((4400, 26, 1.0, 0.0), (4750, 22, 0.6, 0.3), (4180, 17, 0.45, 0.7)):
        turn = (t * rounds / SECONDS + shift) % 1  # three pulses in the first third of each round
        pulses = (turn < 1 / 3) * np.maximum(0, np.sin(2 * np.pi * 9 * turn)) ** 2
        singing += loud * pulses * np.sin(2 * np.pi * pitch * t)
    return air * swelling(2, 0.2) + 0.9 * singing


def swelling(times: int, depth: float) -> npt.NDArray[np.float64]:
    """A loudness that comes and goes so many times in a round, and half as much at twice the pace."""
    turn = 2 * np.pi * times * moments(SECONDS) / SECONDS
    return np.asarray(1 + depth * np.sin(turn) + depth / 2 * np.sin(2 * turn + 1))


def scattered(seed: int, many: int, least: float, most: float, *points: tuple[float, float]) -> npt.NDArray[np.float64]:
    """So many short sounds a round, each dying within `least` to `most` seconds, of noise like `noise`."""
    chance = np.random.default_rng(seed)
    grain = noise(seed, SECONDS, *points)
    loud = np.zeros(SECONDS * RATE)
    places, lengths = chance.integers(0, len(loud), many), chance.uniform(least, most, many)
    for place, length, strength in zip(places, lengths, chance.uniform(0.2, 1, many) ** 2, strict=True):
        fading = np.exp(-np.arange(int(4 * length * RATE)) / (length * RATE))
        loud[(place + np.arange(len(fading))) % len(loud)] += strength * fading
    return np.asarray(3 * grain * loud)
