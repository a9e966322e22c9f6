"""The microphone, for whoever records an own voice."""

import io
import wave

import pygame
from pygame._sdl2.audio import AUDIO_S16, AudioDevice  # the only way to it; the mixer only plays

from engine.errors import WolfhourError

RATE, CHUNK = 48_000, 1024
KEY = 0.15
"""Seconds at both ends in which the key is heard that begins and ends a recording."""


class NoMicrophone(WolfhourError):
    """There is nothing to record with."""


class Microphone:
    """Hears from `start` to `stop`, while the mixer is open.  Its thread only keeps what comes."""

    def __init__(self) -> None:
        self._heard = bytearray()
        self._device: AudioDevice | None = None

    def start(self) -> None:
        """Hear from now on.  Raises `NoMicrophone`."""
        self._heard.clear()
        try:
            self._device = AudioDevice(
                devicename=None,
                iscapture=True,
                frequency=RATE,
                audioformat=AUDIO_S16,
                numchannels=1,
                chunksize=CHUNK,
                allowed_changes=0,
                callback=self._hear,
            )
        except pygame.error as trouble:
            raise NoMicrophone(f"there is no microphone ({trouble}); plug one in, and try again") from trouble
        self._device.pause(0)

    def stop(self) -> bytes:
        """Hear no more: what was heard, as a WAV file."""
        if self._device is not None:
            self._device.close()
        with io.BytesIO() as file:
            with wave.open(file, "wb") as sound:
                sound.setnchannels(1)
                sound.setsampwidth(2)
                sound.setframerate(RATE)
                edge = 2 * int(KEY * RATE)
                sound.writeframes(bytes(self._heard[edge:-edge]))
            return file.getvalue()

    def _hear(self, _device: AudioDevice, data: memoryview) -> None:
        self._heard += data
