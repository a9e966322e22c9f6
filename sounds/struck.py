"""Sounds of things that are struck."""

import numpy as np
import numpy.typing as npt

from sounds.shapes import RATE, curve, moments, noise, placed, voice


def ringing(seconds: float, pitch: float, *partials: tuple[float, float, float]) -> npt.NDArray[np.float64]:
    """Tones at (ratio, loudness) of a pitch, each dying at its rate, with a soft start and end."""
    t = moments(seconds)
    rings = (loud * np.exp(-rate * t) * np.sin(2 * np.pi * pitch * ratio * t) for ratio, loud, rate in partials)
    return np.asarray(sum(rings) * np.minimum(1, t / 0.004) * np.minimum(1, (seconds - t) / 0.2))


def gong() -> npt.NDArray[np.float64]:
    """A struck bronze: partials that are no multiples of one another, the high ones dying first.  4 seconds."""
    partials = ((1.0, 1.0), (1.51, 0.8), (2.03, 0.55), (2.74, 0.6), (3.61, 0.35), (5.19, 0.25), (7.43, 0.12))
    return ringing(4, 110, *((ratio, loud, 0.9 + 0.7 * ratio) for ratio, loud in partials))


def tick() -> npt.NDArray[np.float64]:
    """A short wooden knock.  0.09 seconds."""
    t = moments(0.09)
    knock = np.exp(-70 * t) * (np.sin(2 * np.pi * 1150 * t) + 0.4 * np.sin(2 * np.pi * 2730 * t))
    return np.asarray(knock)


def bell() -> npt.NDArray[np.float64]:
    """A church bell, struck once: hum, prime, tierce, quint, nominal and above.  5 seconds."""
    partials = ((0.5, 0.7), (1.0, 0.9), (1.19, 0.7), (1.5, 0.35), (2.0, 1.0), (2.51, 0.4), (3.01, 0.35), (4.16, 0.25))
    pairs = ((ratio * beat, loud / 2, 0.35 + 0.45 * ratio) for ratio, loud in partials for beat in (1, 1.0012))
    return ringing(5, 262, *pairs)


def drum() -> npt.NDArray[np.float64]:
    """A great drum, struck twice, for the dead.  2.6 seconds.

    Its tone sinks; small loudspeakers play what they can of the harmonics.
    """
    beat = 1.9
    t = moments(beat)
    skin = voice(curve(beat, (0, 96), (0.12, 70), (beat, 58)), 1.0, 0.5, 0.35, 0.2) * np.exp(-3.2 * t)
    slap = noise(1, beat, (0, 1), (400, 1), (1200, 0.2), (8000, 0.02)) * np.exp(-28 * t) * np.minimum(1, t / 0.002)
    once = skin + 0.5 * slap
    sound = placed(2.6, (0.0, 0.75 * once), (0.7, once))
    sound[-RATE // 5 :] *= np.linspace(1, 0, RATE // 5)
    return sound
