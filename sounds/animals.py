"""Voices of animals.  What sounds like one is how pitch and loudness move."""

import numpy as np
import numpy.typing as npt

from sounds.shapes import RATE, curve, moments, noise, placed, voice


def echoed(sound: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The sound as from the other side of a valley, half a second longer."""
    echoes = [(delay, loud * sound) for delay, loud in ((0.0, 1), (0.11, 0.35), (0.23, 0.25), (0.41, 0.16))]
    return placed(len(sound) / RATE + 0.5, *echoes)


def wolf(seconds: float = 2.0, low: float = 290, high: float = 610, sway: float = 5.2) -> npt.NDArray[np.float64]:
    """A single wolf, near by: it rises, holds and sinks."""
    t = moments(seconds)
    pitch = curve(seconds, (0, low), (0.18 * seconds, high), (0.6 * seconds, 0.96 * high), (seconds, 0.62 * high))
    pitch *= 1 + 0.008 * np.sin(2 * np.pi * sway * t) * np.minimum(1, t)
    loud = curve(seconds, (0, 0), (0.15 * seconds, 0.8), (0.5 * seconds, 1), (seconds, 0))
    breath = 0.03 * noise(round(high), seconds, (0, 0), (300, 1), (1800, 0.3), (8000, 0))
    return np.asarray((voice(pitch, 1, 0.42, 0.2, 0.07, 0.03) + breath) * loud)


def bark() -> npt.NDArray[np.float64]:
    """A dog, twice: each bark falls at once, and is rough.  0.8 seconds."""
    seconds = 0.35
    pitch = curve(seconds, (0, 620), (0.06, 430), (0.15, 300), (seconds, 250))
    loud = curve(seconds, (0, 0), (0.01, 1), (0.08, 0.7), (0.22, 0.05), (seconds, 0))
    rough = 0.25 * noise(1, seconds, (0, 0), (400, 1), (3000, 0.6), (8000, 0))
    once = (voice(pitch, 1, 0.8, 0.7, 0.5, 0.35, 0.25, 0.15) + rough) * loud
    return placed(0.8, (0.0, once), (0.42, once))


def bleat() -> npt.NDArray[np.float64]:
    """A sheep: through the nose, and both pitch and loudness tremble.  1.1 seconds."""
    seconds = 1.1
    tremble = np.sin(2 * np.pi * 9 * moments(seconds))
    pitch = curve(seconds, (0, 420), (0.15, 440), (seconds, 370)) + 22 * tremble
    loud = curve(seconds, (0, 0), (0.06, 1), (0.75, 0.8), (seconds, 0)) * (0.65 + 0.35 * tremble)
    return np.asarray(voice(pitch, 0.35, 0.5, 1, 0.7, 0.4, 0.25, 0.15) * loud)


def howl() -> npt.NDArray[np.float64]:
    """Three wolves, one after another.  5.5 seconds."""
    wolves = (
        (0.0, wolf(3.4, 290, 610, 5.2)),
        (1.1, 0.6 * wolf(3.2, 330, 700, 4.6)),
        (2.0, 0.5 * wolf(3.0, 250, 520, 5.8)),
    )
    return echoed(placed(5.5, *wolves))


def rooster() -> npt.NDArray[np.float64]:
    """Four syllables, the third the highest, the last the longest.  2.6 seconds."""

    def syllable(seconds: float, *pitch: tuple[float, float]) -> npt.NDArray[np.float64]:
        t = moments(seconds)
        loud = curve(seconds, (0, 0), (0.03, 1), (seconds - 0.07, 0.85), (seconds, 0))
        rough = 1 + 0.18 * np.sin(2 * np.pi * 47 * t)
        return np.asarray(voice(curve(seconds, *pitch), 0.6, 1, 0.85, 0.6, 0.45, 0.3, 0.15) * loud * rough)

    calls = (
        (0.0, 0.7 * syllable(0.22, (0, 520), (0.1, 640), (0.22, 600))),
        (0.3, 0.8 * syllable(0.2, (0, 620), (0.1, 720), (0.2, 690))),
        (0.55, syllable(0.34, (0, 700), (0.1, 905), (0.34, 880))),
        (0.93, syllable(1.15, (0, 800), (0.08, 900), (0.75, 890), (1.15, 560))),
    )
    return echoed(placed(2.1, *calls))


def owl() -> npt.NDArray[np.float64]:
    """One long call, a silence, and a trembling one.  3.7 seconds."""

    def hoot(seconds: float, pitch: float, tremble: float) -> npt.NDArray[np.float64]:
        t = moments(seconds)
        loud = curve(seconds, (0, 0), (0.08, 1), (seconds - 0.2, 0.8), (seconds, 0))
        glide = curve(seconds, (0, 0.94 * pitch), (0.12, pitch), (seconds, 0.95 * pitch))
        return np.asarray(voice(glide, 1, 0.12, 0.05) * loud * (1 - tremble * (0.5 + 0.5 * np.sin(2 * np.pi * 9 * t))))

    return echoed(placed(3.2, (0.0, hoot(0.75, 440, 0)), (1.5, hoot(0.3, 420, 0)), (1.9, hoot(1.3, 435, 0.7))))
