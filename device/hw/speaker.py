"""The box's speaker: says lines one after another and tells when each has really ended (`device.ports.Speaker`)."""

import logging
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial

import pygame

from device.hw.mixer import PATIENCE, Mixer
from device.hw.voices import Voices
from device.inbox import Inbox
from device.ports import Ambience, Found, Line, Lost, Spoken

RETRY = 2.0
"""Seconds between two looks for the sound card, while it is lost and while nothing is heard."""

LOOK = 0.5
"""Seconds between two looks whether the card is still there."""

TICK = 0.01
"""Seconds between two looks at the voice while it speaks or is waited for."""

WAIT = 4.0
"""Seconds that a line whose turn has come may wait for its clip."""

log = logging.getLogger(__name__)


class PygameSpeaker:
    """Speaks, plays and makes night sounds.  Its own thread alone touches the mixer; callers only leave orders.

    Without a sound card, and for a line that no pack has and no engine can render, `Spoken(ok=False)` comes at once;
    the card is looked for every two seconds, and `Lost` and `Found` tell what became of it.
    """

    def __init__(self, inbox: Inbox, voices: Voices, mixer: Mixer, lead_in: float = 0.0) -> None:
        """`lead_in` is how many seconds a card needs before what it plays is heard, after it was opened."""
        self._inbox = inbox
        self._voices = voices
        self._mixer = mixer
        self._lead_in = lead_in
        self._orders: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._lines: deque[tuple[Line, int]] = deque()
        self._loaded: tuple[Line, pygame.mixer.Sound] | None = None
        """The next line, or the one that is being said."""
        self._waiting_since: float | None = None
        self._saying: int | None = None
        self._ambience: Ambience = "off"
        self._works: bool | None = None
        self._muted = False
        self._look_again = 0.0
        self._silent_until = 0.0
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="speaker", daemon=True)
        self._thread.start()

    def prepare(self, lines: Iterable[Line], *, together: bool = False) -> None:
        """Render these lines before they are needed."""
        self._voices.prepare(lines, together=together)

    def say(self, line: Line, ticket: int) -> None:
        """Say a line after those before it; `Spoken(ticket)` follows."""
        self._voices.want(line)
        self._orders.put(partial(self._lines.append, (line, ticket)))

    def hush(self) -> None:
        """Stop speaking at once; the open tickets come back as `Spoken`."""
        self._orders.put(self._hush)

    def play(self, sound: str) -> None:
        """Play the effect of this name."""
        self._orders.put(partial(self._play, sound))

    def ambience(self, kind: Ambience) -> None:
        """Start or stop the sound that hides small noises."""
        self._orders.put(partial(self._set_ambience, kind))

    def volume(self, volume: int) -> None:
        """Be so loud from now on, 0 to 100; at 0 the speaker is lost until it is turned up again."""
        self._orders.put(partial(self._set_volume, volume))

    def close(self) -> None:
        """Stop everything and give the sound card back.  May be called twice."""
        self._orders.put(self._close)
        self._thread.join(PATIENCE)  # a card that hangs keeps its thread, which dies with the program
        self._voices.close()

    # Everything below runs in the speaker's own thread.

    def _run(self) -> None:
        busy = True  # the card is looked for at once
        while not self._closed:
            try:
                order = self._orders.get(timeout=TICK if busy else self._rest())
            except queue.Empty:
                order = None
            try:
                if order is not None:
                    order()
                busy = self._step(time.monotonic())
            except pygame.error as trouble:
                self._lose(str(trouble))
                busy = False
        self._mixer.close()

    def _rest(self) -> float:
        """Seconds until the card is looked at or looked for again, however many orders come before."""
        return RETRY if self._muted else max(TICK, self._look_again - time.monotonic())

    def _step(self, now: float) -> bool:
        """Do what is due; False when nothing will be due soon."""
        if not self._works and not self._muted and now >= self._look_again:
            self._find(now)
        if not self._works:
            self._answer_all(ok=False)
            return False
        if self._mixer.stuck(now):
            self._lose("it takes no more sound")
            return False
        if now >= self._look_again:
            self._look_again = now + LOOK
            if self._mixer.gone():
                self._lose("the card was pulled out")
                return False
        if not self._mixer.speaking:
            self._answer(ok=True)
            self._speak_next(now)
        elif self._lines:
            self._load(self._lines[0][0])
        return self._mixer.duck(now) or self._mixer.speaking or bool(self._lines)

    def _speak_next(self, now: float) -> None:
        while self._lines and self._saying is None and now >= self._silent_until:
            line, ticket = self._lines[0]
            if self._waiting_since is None:
                self._waiting_since = now
            coming = self._voices.coming(line)  # and may be there when it is looked for
            sound = self._load(line)
            if sound is None and (coming or self._voices.coming(line)) and now < self._waiting_since + WAIT:
                return
            self._lines.popleft()
            self._waiting_since = None
            self._saying = ticket
            if sound is None:
                self._answer(ok=False)
            else:
                self._mixer.speak(sound, now, softly=line.listed)

    def _load(self, line: Line) -> pygame.mixer.Sound | None:
        """The sound of a line, loaded once; None where there is none so far."""
        if self._loaded is not None and self._loaded[0] == line:
            return self._loaded[1]
        clip = self._voices.clip(line)
        sound = None if clip is None else self._mixer.load(clip)
        if sound is not None:
            self._loaded = line, sound
        elif clip is not None:
            log.warning("a clip of the voice pack is damaged; the box renders that line itself")
            self._voices.spoilt(line)
        return sound

    def _answer(self, ok: bool) -> None:
        if self._saying is not None:
            self._inbox.put(Spoken(self._saying, ok))
            self._saying = None

    def _answer_all(self, ok: bool) -> None:
        self._answer(ok)
        while self._lines:
            self._inbox.put(Spoken(self._lines.popleft()[1], ok))
        self._waiting_since = None

    def _find(self, now: float) -> None:
        self._look_again = now + RETRY
        if self._mixer.stuck(now):
            return  # closing a card that hangs would hang as well
        self._loaded = None
        try:
            self._mixer.close()
            self._mixer.open()
            self._mixer.ambience(self._ambience)
        except pygame.error as trouble:
            self._lose(str(trouble))
        else:
            self._works = True
            self._silent_until = now + self._lead_in
            log.info("sound works")
            self._inbox.put(Found("speaker"))

    def _lose(self, why: str, text: str = "no-sound") -> None:
        if self._works is not False:
            log.warning("no sound: %s", why)
            self._inbox.put(Lost("speaker", text))
        self._works = False
        self._answer_all(ok=False)

    def _hush(self) -> None:
        if self._works:
            self._mixer.silence()
        self._answer_all(ok=True)

    def _play(self, sound: str) -> None:
        if self._works:
            self._mixer.effect(sound)

    def _set_volume(self, volume: int) -> None:
        self._mixer.volume(volume)
        self._muted, self._look_again = volume == 0, 0.0
        if self._muted:
            self._lose("it was turned off", "muted")

    def _set_ambience(self, kind: Ambience) -> None:
        if kind != self._ambience:
            self._ambience = kind
            if self._works:
                self._mixer.ambience(kind)

    def _close(self) -> None:
        self._closed = True
