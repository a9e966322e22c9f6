"""Somebody who is led through teaching cards: does the next thing whenever the box has said what it wants."""

from collections.abc import Callable
from functools import cache, partial
from typing import TypeVar

from device.absent import NoLights
from device.host import Host, Stopped
from device.inbox import FastClock, Inbox
from device.phrases import Phrases
from device.ports import Event, Quit
from device.settings import TEXTS
from tests.device.lobby_table import Screen, Voice

T = TypeVar("T")

texts = cache(partial(Phrases, TEXTS))
"""The texts of a language and a game, read once."""


class Led:
    """A box and a person in front of it; when the person has done everything, the plug is pulled."""

    def __init__(self, *deeds: Event, language: str = "en") -> None:
        inbox = Inbox(FastClock())
        self.screen, self.voice = Screen(), Voice(inbox)
        self.host = Host(inbox, self.voice, self.screen, NoLights(), texts(language))
        self._deeds = [*deeds, Quit()]
        inbox.sources.append(self._next)

    def _next(self) -> Event | None:
        return None if self.voice.speaking else self._deeds.pop(0)

    def does(self, what: Callable[[], T]) -> T | None:
        """What comes of it; None where the plug was pulled before its end."""
        try:
            return what()
        except Stopped:
            return None

    @property
    def said(self) -> list[str]:
        return [line.text for line in self.voice.lines]
