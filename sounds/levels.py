"""Brings clips of speech to one loudness, without silence at their ends."""

import numpy as np

ACTIVE, PEAK = -20.0, -1.5
"""Root mean square of the stretches in which somebody speaks, and the highest peak, in decibels below full scale.

The peak leaves room for what compression adds."""
QUIET = -30.0
"""So far below its loudest stretch a stretch is no speech any more."""
EDGE = -45.0
"""So far below the peak the silence begins that is cut off at the ends."""
BEFORE, AFTER = 0.03, 0.08
"""Seconds that are left of it."""
STRETCH = 0.02


def decibels(sound: np.ndarray) -> float:
    """Root mean square."""
    return 20 * float(np.log10(np.sqrt(np.mean(np.square(sound, dtype=np.float64))) + 1e-9))


def active(sound: np.ndarray, rate: int) -> float:
    """The loudness of speech: pauses do not count."""
    length = max(1, int(STRETCH * rate))
    stretches = sound[: len(sound) // length * length].reshape(-1, length)
    power = np.mean(np.square(stretches, dtype=np.float64), axis=1)
    return 10 * float(np.log10(np.mean(power[power > power.max() * 10 ** (QUIET / 10)]) + 1e-18))


def trimmed(sound: np.ndarray, rate: int) -> np.ndarray:
    """The sound without the silence at its ends, which it fades into."""
    loud = np.flatnonzero(np.abs(sound) > np.max(np.abs(sound)) * 10 ** (EDGE / 20))
    before, after = int(BEFORE * rate), int(AFTER * rate)
    kept = sound[max(0, loud[0] - before) : loud[-1] + after].copy()
    kept[:before] *= np.linspace(0, 1, before)[: len(kept)]
    kept[-before:] *= np.linspace(1, 0, before)[-len(kept) :]
    return kept


def levelled(sound: np.ndarray, rate: int) -> np.ndarray:
    """The sound as loud as all others.  Peaks that would be too high are rounded off above half of the highest."""
    louder = sound * 10 ** ((ACTIVE - active(sound, rate)) / 20)
    top = 10 ** (PEAK / 20)
    knee = top / 2
    over = np.abs(louder) > knee
    louder[over] = np.sign(louder[over]) * (knee + (top - knee) * np.tanh((np.abs(louder[over]) - knee) / (top - knee)))
    return louder
