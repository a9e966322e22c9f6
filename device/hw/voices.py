"""Voices: each line is rendered to a clip ahead of need, in a process of its own, and never in the loop."""

import hashlib
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable, Mapping
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from device.codes import CODES
from device.hw import voice_worker
from device.hw.clips import ClipStore, audible, seconds, trimmed
from device.languages import languages
from device.ports import Line
from device.settings import VOICES
from engine.errors import WolfhourError
from engine.values import NOTHING

if TYPE_CHECKING:
    from device.pack import Pack

FORMAT = 3
"""Part of every clip's key: raise it when the way of rendering changes, and the old clips are not used any more."""

DEADLINE = 10.0
"""Seconds that one engine may take for one line."""

BEAT = 0.67
"""Seconds that an item of a list may take: the briskest beat."""

FASTEST = 450
"""Words a minute; no voice of espeak-ng is faster."""

HURRY = 1.05
"""A voice at so many times its rate is not quite so many times as fast."""

PACKS = ("own", "pack")

log = logging.getLogger(__name__)


class VoicesError(WolfhourError):
    """The table of voices cannot be used; the message lists every mistake in it, with file and key path."""


Source: TypeAlias = Annotated[str, msgspec.Meta(pattern="^(own|pack|pyttsx3|espeak-ng|flite:.+|piper:.+)$")]


class Voice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a language is spoken: a voice of espeak-ng, its rate in words a minute, and the spelling it needs."""

    voice: Annotated[str, msgspec.Meta(min_length=1)]
    rate: Annotated[int, msgspec.Meta(ge=80, le=FASTEST)]
    spelling: Literal["plain", "pinyin", "jyutping"] = "plain"
    prefer: tuple[Source, ...] = ("own", "pack", "pyttsx3", "espeak-ng")
    """Who speaks, the first one that can; what is ready in a pack goes before any engine."""

    @property
    def packs(self) -> tuple[str, ...]:
        """The packs that count, in their order."""
        return tuple(source for source in self.prefer if source in PACKS)

    @property
    def engines(self) -> tuple[str, ...]:
        """What renders on this box, in its order."""
        return tuple(source for source in self.prefer if source not in PACKS)


def load_voices(path: Path) -> dict[str, Voice]:
    """Read the voice of each language from a TOML file like `config/voices.toml`.  Raises `VoicesError`."""
    try:
        tables = msgspec.toml.decode(path.read_bytes())
    except (OSError, ValueError) as trouble:
        raise VoicesError(f"{path}: cannot be read: {trouble}") from trouble
    voices, mistakes = {}, []
    for language, table in tables.items():
        try:
            voices[language] = msgspec.convert(table, Voice)
        except msgspec.ValidationError as mistake:
            mistakes.append(f"{path}: [{language}]: {mistake}; config/voices.toml tells what may stand there")
    if mistakes:
        raise VoicesError("\n".join(mistakes))
    return voices


def voices_for(state: Path) -> tuple[dict[str, Voice], str]:
    """The voice of each language: as the owner's `voices.toml` in the state folder has it, else as the box came.

    Comes back with what is wrong with the owner's, which then does not count.  Raises `VoicesError` for the box's.
    """
    voices, own = load_voices(VOICES), state / VOICES.name
    try:
        return voices | (load_voices(own) if own.exists() else {}), ""
    except (OSError, VoicesError) as wrong:
        return voices, str(wrong)


def voiceless(voices: Iterable[str], texts: Path) -> list[str]:
    """The languages that have texts and are not among those of the voices."""
    return [language for language in languages(texts) if language not in {*voices}]


class Voices:
    """Renders lines that no pack has, in a background thread, those wanted now before those prepared for later.

    An engine that failed is tried last.  When every engine has failed at a line, nobody should wait for the next one:
    `coming` says no until one has been rendered again.
    """

    def __init__(
        self,
        clips: ClipStore,
        voices: Mapping[str, Voice],
        deadline: float = DEADLINE,
        packs: "Mapping[str, Pack]" = NOTHING,
    ) -> None:
        """`packs` are those that voices may prefer, by name ("own", "pack")."""
        self._clips = clips
        self._voices = voices
        self._deadline = deadline
        self._packs = packs
        self._failed: set[str] = set()
        self._spoilt: set[Line] = set()
        self._gaps = frozenset[str]()
        """Languages in which the box's pack has not every line of this game."""
        self._wanted: dict[str, Line] = {}
        self._prepared: dict[str, Line] = {}
        self._changed = threading.Condition()
        self._working = True
        self._closed = False
        self._child: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._work, name="voices", daemon=True)
        self._thread.start()

    def prepare(self, lines: Iterable[Line], *, together: bool = False) -> None:
        """Render these lines, in this order, when nothing is wanted sooner, and before what was prepared earlier.

        `together`: where the pack that came with the box lacks some of them, the box says them all with its own voice,
        so that no two voices take turns.  An owner who has recorded some lines wants to hear them, though.
        """
        lines = [*lines]
        if together:
            self._gaps = frozenset()
            self._gaps = frozenset(line.language for line in filter(self._speakable, lines))
        with self._changed:
            self._prepared = {self._key(line): line for line in filter(self._speakable, lines)} | self._prepared
            self._changed.notify()

    def want(self, line: Line) -> None:
        """Render this line next, after those wanted before it."""
        if self._speakable(line):
            with self._changed:
                self._wanted[self._key(line)] = line
                self._changed.notify()

    def clip(self, line: Line) -> bytes | None:
        """The sound file of this line, if there is one by now."""
        if line.language not in self._voices:
            return None
        for pack in self._packs_of(line):
            if (clip := pack.clip(line)) is not None:
                return clip
        return self._clips.read(self._key(line)) if self._speakable(line) else None

    def spoilt(self, line: Line) -> None:
        """The clip that a pack has of this line is no sound: render it."""
        self._spoilt.add(line)
        self.want(line)

    def coming(self, line: Line) -> bool:
        """Whether waiting for the clip of a wanted line makes sense.  Ask before `clip`, which may come in between."""
        with self._changed:
            return self._working and self._speakable(line) and self._key(line) in self._wanted

    def close(self) -> None:
        """Stop rendering.  May be called twice."""
        with self._changed:
            self._closed = True
            self._changed.notify()
            if self._child is not None:
                _end(self._child)
        self._thread.join()

    def _packs_of(self, line: Line) -> "list[Pack]":
        if line in self._spoilt:
            return []
        voice = self._voices[line.language]
        alone = line.language in self._gaps and voice.engines and self._working
        return [self._packs[name] for name in voice.packs if name in self._packs and not (alone and name == "pack")]

    def _speakable(self, line: Line) -> bool:
        """Whether it has to be rendered, and can be."""
        known = line.language in self._voices and bool(line.text.strip())
        return known and not any(pack.path(line) for pack in self._packs_of(line))

    def _key(self, line: Line) -> str:
        voice = self._voices[line.language]
        parts = (FORMAT, voice.voice, voice.rate, voice.spelling, voice.engines, line.text, line.listed)
        return hashlib.sha256(repr(parts).encode()).hexdigest()

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._wanted or self._prepared or self._closed)
                if self._closed:
                    return
                key, line = next(iter((self._wanted or self._prepared).items()))
            clip = self._clips.read(key)
            if clip is None:
                clip = self._render(line)
                if clip is not None:
                    self._clips.write(key, clip)
                self._working = clip is not None or self._closed
            with self._changed:
                self._wanted.pop(key, None)
                self._prepared.pop(key, None)

    def _render(self, line: Line) -> bytes | None:
        voice = self._voices[line.language]
        for engine in sorted(voice.engines, key=self._failed.__contains__):
            clip = self._run(engine, voice, line.text)
            if clip is not None and line.listed:
                clip = self._hurried(engine, voice, line.text, clip)
            if clip is not None:
                self._failed.discard(engine)
                return clip
            self._failed.add(engine)
        if self._working and not self._closed:
            told = "no speech engine works (%s): lines without a clip are shown on the screen only"
            log.warning(told, CODES["no-voice"])
        return None

    def _hurried(self, engine: str, voice: Voice, text: str, clip: bytes) -> bytes:
        """The same within a beat, as far as the engine can hurry."""
        rate, long = voice.rate, seconds(clip)
        while long > BEAT and rate < FASTEST:
            rate = min(ceil(rate * long / BEAT * HURRY), FASTEST)
            faster = self._run(engine, msgspec.structs.replace(voice, rate=rate), text)
            if faster is None or seconds(faster) >= long:
                break
            clip, long = faster, seconds(faster)
        return clip

    def _run(self, engine: str, voice: Voice, text: str) -> bytes | None:
        """Let an engine write into a file that exists in memory only, so that a full disk does not matter."""
        try:
            with os.fdopen(os.memfd_create("clip"), "rb") as file:
                name, _, own = engine.partition(":")
                options = [name, own or voice.voice, str(voice.rate), voice.spelling, f"/proc/self/fd/{file.fileno()}"]
                trouble = self._run_worker(options, text, file.fileno())
                clip = file.read()
        except OSError as error:  # no more processes, no more memory
            trouble = str(error)
        if not trouble and audible(clip):
            return trimmed(clip)
        log.info("%s could not render a line: %s", engine, trouble or "nothing audible was written")
        return None

    def _run_worker(self, options: list[str], text: str, file: int) -> str:
        """Run the worker to its end or to its deadline; says what went wrong, if anything.

        It gets a process group, to be killed as a whole, but no session of its own: Linux shares the processor among
        sessions (sched_autogroup), and a new one was seen to starve for minutes on a busy machine.
        """
        child = subprocess.Popen(
            [sys.executable, "-P", voice_worker.__file__, *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            pass_fds=[file],
            process_group=0,
        )
        with child:
            with self._changed:
                self._child = child
                if self._closed:
                    _end(child)
            try:
                _, said = child.communicate(text.encode(), self._deadline)
            except subprocess.TimeoutExpired:
                _end(child)
                return f"no answer in {self._deadline:g} seconds"
            finally:
                with self._changed:
                    self._child = None
        return (said.decode(errors="replace").strip() or f"exit {child.returncode}") if child.returncode else ""


def _end(child: subprocess.Popen[bytes]) -> None:
    """Kill a worker that still runs, and whatever it has started."""
    if child.poll() is None:
        os.killpg(child.pid, signal.SIGKILL)
