"""The sound card, through pygame.mixer: one voice, one ambience that makes way for it, and effects.

A `Mixer` belongs to one thread.  pygame crashes the process where a sound is played after the mixer was closed, so
every method that plays looks first whether it is still open, and raises `pygame.error` where it is not.
"""

import contextlib
import io
import logging
import math
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame

from device.ports import Ambience

RATE, SAMPLE, MONO, BUFFER = 48_000, -16, 1, 1024
CHANNELS, VOICE, AMBIENCE = 8, 0, 1

DUCKED = 0.08
"""Loudness of the ambience under speech, as a factor: -22 dB, which is some 25 dB less than the voice."""

DOWN, UP = 0.06, 0.6
"""Seconds that the ambience takes to make way for the voice, and to come back."""

FINEST = 128
"""Steps of loudness that SDL knows."""

PATIENCE = 3.0
"""Seconds after which a clip that should have ended shows that the card takes no more sound."""

log = logging.getLogger(__name__)


class Mixer:
    """What is heard.  `sounds` is the folder of the effects, `<name>.wav`; times are monotonic seconds.

    `volume` is 0 to 100, as ears measure it: 50 sounds half as loud.
    """

    def __init__(self, sounds: Path, volume: int = 100) -> None:
        self._folder = sounds
        self._gain = math.ceil((volume / 100) ** 2 * FINEST) / FINEST  # rounded up: only 0 is silence
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._level = 1.0
        self._moment = 0.0
        self._due = 0.0

    @property
    def is_open(self) -> bool:
        """Whether there is a sound card to play on."""
        return pygame.mixer.get_init() is not None

    def open(self) -> None:
        """Take the sound card.  Raises `pygame.error` where there is none."""
        os.environ.setdefault("SDL_AUDIODRIVER", "alsa")
        with _quiet_alsa():
            pygame.mixer.init(RATE, SAMPLE, MONO, BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(AMBIENCE + 1)

    def close(self) -> None:
        """Give the sound card back; nothing of the old sounds may survive it."""
        self._sounds.clear()
        pygame.mixer.quit()

    def speak(self, clip: bytes, now: float) -> None:
        """Start to play a WAV file on the voice's channel, which must be free."""
        sound = pygame.mixer.Sound(file=io.BytesIO(clip))
        sound.set_volume(self._gain)
        pygame.mixer.Channel(VOICE).play(sound)
        self._moment = now
        self._due = now + sound.get_length() + PATIENCE

    def silence(self) -> None:
        """Stop the voice."""
        pygame.mixer.Channel(VOICE).stop()

    @property
    def speaking(self) -> bool:
        """Whether the voice is heard; measured, not reckoned."""
        return pygame.mixer.Channel(VOICE).get_busy()

    def stuck(self, now: float) -> bool:
        """Whether the voice should have ended long ago: the card is open and plays nothing."""
        return self.is_open and self.speaking and now > self._due

    def effect(self, name: str) -> None:
        """Play an effect on top of everything."""
        sound = self._sound(name)
        if sound is not None:
            sound.play()

    def ambience(self, kind: Ambience) -> None:
        """Play this ambience round and round from now on."""
        channel = pygame.mixer.Channel(AMBIENCE)
        channel.stop()
        sound = None if kind == "off" else self._sound(kind)
        if sound is not None:
            channel.play(sound, loops=-1)
            channel.set_volume(self._level)

    def duck(self, now: float) -> bool:
        """Move the ambience a step towards the loudness it should have; False when it is there."""
        speaking = self.speaking
        goal = DUCKED if speaking else 1.0
        passed, self._moment = now - self._moment, now
        step = passed * (1.0 - DUCKED) / (DOWN if speaking else UP)
        self._level = max(goal, self._level - step) if speaking else min(goal, self._level + step)
        pygame.mixer.Channel(AMBIENCE).set_volume(self._level)
        return self._level != goal

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if not self.is_open:
            raise pygame.error("the sound card is gone")
        if name not in self._sounds:
            try:
                self._sounds[name] = pygame.mixer.Sound(self._folder / f"{name}.wav")
            except (FileNotFoundError, pygame.error) as trouble:
                log.warning("the sound %s is not played: %s", name, trouble)
                return None
            self._sounds[name].set_volume(self._gain)
        return self._sounds[name]


@contextlib.contextmanager
def _quiet_alsa() -> Iterator[None]:
    """Keep ALSA's own ten lines a failure off the terminal; what others write to standard error meanwhile is kept."""
    stderr = os.dup(2)
    with os.fdopen(os.memfd_create("stderr"), "rb") as caught:
        os.dup2(caught.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(stderr, 2)
            os.close(stderr)
            caught.seek(0)
            sys.stderr.writelines(line.decode(errors="replace") for line in caught if not line.startswith(b"ALSA lib"))
