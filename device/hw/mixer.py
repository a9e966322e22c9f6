"""The sound card, through pygame.mixer: one voice, and an ambience and effects that make way for it.

A `Mixer` belongs to one thread.  pygame crashes the process where a sound is played after the mixer was closed, so
every method that plays looks first whether it is still open, and raises `pygame.error` where it is not.
"""

import contextlib
import io
import logging
import math
import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from device.ports import Ambience

RATE, SAMPLE, MONO, BUFFER = 48_000, -16, 1, 1024
CHANNELS, VOICE, AMBIENCE = 8, 0, 1

DUCKED = 0.06
"""Loudness of everything else under speech, as a factor: -25 dB in SDL's steps, so that a howl and a gong at once are
20 below the voice, and the ambience some 28."""

SOFT = 0.63
"""How loud lists are called, as a factor: -4 dB, which is still more than 20 dB above the ambience."""

DOWN, UP = 0.06, 0.6
"""Seconds that it takes to make way for the voice, and to come back."""

FINEST = 128
"""Steps of loudness that SDL knows."""

PATIENCE = 3.0
"""Seconds after which a clip that should have ended shows that the card takes no more sound."""

KINDS = (".ogg", ".wav")
CARDS = Path("/proc/asound/cards")
CARD = re.compile(r"^ *\d+ \[(\w+) *\]", re.MULTILINE)
"""A sound card that the kernel knows, by its name."""

log = logging.getLogger(__name__)


def gain(volume: int) -> float:
    """The factor for a volume of 0 to 100, as ears measure it: 50 sounds half as loud.  Only 0 is silence."""
    return math.ceil((volume / 100) ** 2 * FINEST) / FINEST


def cards() -> set[str]:
    """The sound cards that are there."""
    try:
        return {*CARD.findall(CARDS.read_text())}
    except OSError:
        return set()


class Mixer:
    """What is heard; times are monotonic seconds.

    `sounds` are the folders of effects, `<name>.ogg` or `.wav`; the first that has one counts.  `volume` is 0 to 100.
    `voice` is how loud the voice is within that, `night` the sound that hides small noises, and `masking` how loud that
    is, 100 being 4 dB less than the voice.
    """

    def __init__(
        self, sounds: Sequence[Path], volume: int = 100, voice: int = 100, night: str = "wind", masking: int = 100
    ) -> None:
        self._folders = sounds
        self._gain, self._voice = gain(volume), gain(voice)
        self._night, self._masking = night, gain(masking)
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._cards: set[str] = set()
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
        self._cards = cards()
        self._removed()  # what was told of an earlier card is not of this one

    def close(self) -> None:
        """Give the sound card back; nothing of the old sounds may survive it."""
        self._sounds.clear()
        pygame.mixer.quit()

    def volume(self, volume: int) -> None:
        """From now on everything is so loud, what is being played too."""
        self._gain = gain(volume)
        for name in self._sounds:
            self._level_out(name)
        if self.is_open and (saying := pygame.mixer.Channel(VOICE).get_sound()) is not None:
            saying.set_volume(self._gain)

    def load(self, clip: bytes) -> pygame.mixer.Sound | None:
        """A sound file, ready to be spoken; None where it is no sound."""
        self._must_be_open()
        try:
            return pygame.mixer.Sound(file=io.BytesIO(clip))
        except pygame.error:
            return None

    def speak(self, sound: pygame.mixer.Sound, now: float, *, softly: bool = False) -> None:
        """Start to play a line on the voice's channel, which must be free."""
        self._must_be_open()
        sound.set_volume(self._gain)
        pygame.mixer.Channel(VOICE).play(sound)
        pygame.mixer.Channel(VOICE).set_volume(self._voice * (SOFT if softly else 1.0))
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

    def gone(self) -> bool:
        """Whether the card was pulled out.  No error tells of it: SDL goes on as if it played."""
        return self.is_open and (not self._cards <= cards() or self._removed())

    def effect(self, name: str) -> None:
        """Play an effect, as loud as the voice leaves room for."""
        sound = self._sound(name)
        if sound is not None and (channel := sound.play()) is not None:
            channel.set_volume(self._level)

    def ambience(self, kind: Ambience) -> None:
        """Play this ambience round and round from now on."""
        channel = pygame.mixer.Channel(AMBIENCE)
        channel.stop()
        sound = None if kind == "off" else self._sound(self._night)
        if sound is not None:
            channel.play(sound, loops=-1)
            channel.set_volume(self._level)

    def duck(self, now: float) -> bool:
        """Move ambience and effects a step towards the loudness they should have; False when they are there."""
        speaking = self.speaking
        goal = DUCKED if speaking else 1.0
        passed, self._moment = now - self._moment, now
        step = passed * (1.0 - DUCKED) / (DOWN if speaking else UP)
        self._level = max(goal, self._level - step) if speaking else min(goal, self._level + step)
        for channel in range(AMBIENCE, CHANNELS):
            pygame.mixer.Channel(channel).set_volume(self._level)
        return self._level != goal

    def _must_be_open(self) -> None:
        if not self.is_open:
            raise pygame.error("the sound card is gone")

    def _removed(self) -> bool:
        """Whether SDL has told that its card is no more; it does so only where there is a window.

        A microphone, or a card that is not played on (`which` is 0), may come and go.
        """
        try:
            told = pygame.event.get(pygame.AUDIODEVICEREMOVED, pump=False)
            return any(event.which and not event.iscapture for event in told)
        except pygame.error:
            return False

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        self._must_be_open()
        if name not in self._sounds:
            for file in (folder / f"{name}{kind}" for folder in self._folders for kind in KINDS):
                try:
                    self._sounds[name] = pygame.mixer.Sound(file)
                    self._level_out(name)
                    break
                except FileNotFoundError:
                    continue
                except (OSError, pygame.error) as trouble:
                    log.warning("%s is no sound that can be played: %s", file, trouble)
            else:
                log.warning("there is no sound %s", name)
        return self._sounds.get(name)

    def _level_out(self, name: str) -> None:
        self._sounds[name].set_volume(self._gain * (self._masking if name == self._night else 1))


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
