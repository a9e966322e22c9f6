"""Voice packs: lines that no box has to render, since a person has spoken them, or a voice that it is too slow for.

A pack is a folder with clips, and for each language a list of them, `<language>.json`.  The box comes with one, which
`sounds/build_voices.py` makes of whatever `texts_of` tells; an owner's own one is in the state folder.
"""

import hashlib
import io
import logging
import re
import wave
from collections.abc import Container, Iterator
from contextlib import suppress
from dataclasses import replace
from math import ceil
from pathlib import Path

import msgspec
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_message

from device.disk import write_atomic
from device.lines import LOBBY
from device.phrases import Phrases, parse
from device.ports import Line
from device.prepare import items_of, lines_of
from engine.catalogue import Game, Setup, games

EVERY = re.compile(r"teach-.*-\d")
"""What is read of the lessons."""
SPOKEN = re.compile(r"(lobby|pause|resume|panel|language)-(?!hint)")
"""Which messages of the box that have no facts are spoken."""
OWN = "own"
"""The folder of an owner's clips."""
FEW, SEATS = 10, 20
"""Seats that most tables have at most, and that any game has."""
log = logging.getLogger(__name__)


class Clips(msgspec.Struct, frozen=True):
    """What a pack has of one language."""

    voice: str
    """Who speaks; the folder of the clips."""
    licence: str
    clips: dict[str, tuple[str, float]]
    """Text -> its file, and how many seconds it lasts."""


class Pack:
    """The clips of a folder.  A pack that is missing or damaged has none: nothing here raises."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._languages: dict[str, Clips | None] = {}

    def clip(self, line: Line) -> bytes | None:
        """The sound file of this line, in whatever format the mixer can play."""
        path = self.path(line)
        try:
            return path.read_bytes() if path else None
        except OSError:
            return None

    def path(self, line: Line) -> Path | None:
        """Where the clip of this line is; None where there is none."""
        clips = self.clips(line.language)
        if clips is None or line.text not in clips.clips:
            return None
        path = self._folder / clips.voice / clips.clips[line.text][0]
        return path if path.is_file() else None

    def keep(self, line: Line, clip: bytes) -> None:
        """Add a WAV file as the clip of this line, or put it in place of the old one.  Raises `OSError`.

        A list that cannot be read is put aside, `<language>.json.damaged`, and a new one begins.
        """
        with wave.open(io.BytesIO(clip)) as sound:
            seconds = sound.getnframes() / sound.getframerate()
        list_, old = self._list(line.language), self.clips(line.language)
        if old is None:
            old = Clips(OWN, "", {})
            with suppress(FileNotFoundError):
                list_.rename(list_.with_suffix(".json.damaged"))
        name = f"{line.language}-{hashlib.sha256(line.text.encode()).hexdigest()[:16]}.wav"
        (self._folder / old.voice).mkdir(parents=True, exist_ok=True)
        path = self._folder / old.voice / name
        path.with_suffix(".part").write_bytes(clip)
        path.with_suffix(".part").replace(path)
        new = msgspec.structs.replace(old, clips={**old.clips, line.text: (name, round(seconds, 2))})
        write_atomic(list_, msgspec.json.encode(new).decode())
        self._languages[line.language] = new

    def clips(self, language: str) -> Clips | None:
        """All that there is of a language."""
        if language not in self._languages:
            try:
                self._languages[language] = msgspec.json.decode(self._list(language).read_bytes(), type=Clips)
            except FileNotFoundError:
                self._languages[language] = None
            except (OSError, ValueError) as trouble:
                log.warning("%s cannot be read, so its clips are not heard: %s", self._list(language), trouble)
                self._languages[language] = None
        return self._languages[language]

    def _list(self, language: str) -> Path:
        return self._folder / f"{language}.json"


def texts_of(folder: Path, language: str) -> dict[str, bool]:
    """Every text that a pack should have, and whether it is called in a list, where it must be short.

    They come in the order in which a pack that grows is of use, since it speaks in games of which it has every line:
    what lists call, the lobby, then game after game for few seats, then for many, then what only rare decks need, and
    in the end the lessons.
    What stands for several seats or for rare things is left to the voice of the box.
    """
    said, called = list[Line](), list[Line]()
    for game, setup in sorted(_setups(), key=lambda each: len(each[1].seats) > FEW):
        phrases = Phrases(folder, language, game.key)
        said.extend(lines_of(game, setup, phrases))
        called.extend(items_of(game, setup, phrases))
    lobby = [Line(text, language) for text in _of_the_box(folder, language)]
    taught = [Line(text, language) for text in _messages(folder, language, "teach", EVERY)]
    texts = dict.fromkeys(line.text for line in (*called, *lobby, *said, *taught) if line.language == language)
    listed = {line.text for line in called}
    return {text: text in listed for text in texts if text.strip()}


def whole_games(folder: Path, language: str, missing: Container[str]) -> dict[str, list[int]]:
    """With how many seats each game can be hosted in which nothing is said that is missing: its recommended decks."""
    found: dict[str, list[int]] = {}
    for game, setup in _setups():
        number, numbers = len(setup.seats), found.setdefault(game.key, [])
        if setup.deck == game.pack(number, setup.rules):
            lines = lines_of(game, setup, Phrases(folder, language, game.key))
            numbers += [number] if not any(line.text in missing for line in lines) else []
    return found


def _setups() -> Iterator[tuple[Game, Setup]]:
    """Those whose lines a pack should have: game after game, with all roles last."""
    for game in games().values():
        for number in range(game.least, game.most + 1):
            rules = game.rules(**game.usual(number))
            setup = Setup(game.key, tuple(range(1, number + 1)), game.pack(number, rules), rules)
            yield game, setup
        yield game, replace(setup, deck=game.roles * ceil(max(1, len(setup.deck)) / len(game.roles)))


def _messages(folder: Path, language: str, subject: str, names: re.Pattern[str]) -> Iterator[str]:
    """The texts of one subject without facts, of these names."""
    phrases = Phrases(folder, language)
    for entry in parse(folder / language / f"{subject}.ftl", []).body:
        if isinstance(entry, ast.Message) and names.match(entry.id.name) and "$" not in serialize_message(entry):
            yield phrases.word(entry.id.name)


def _of_the_box(folder: Path, language: str) -> Iterator[str]:
    phrases = Phrases(folder, language)
    yield from _messages(folder, language, "box", SPOKEN)
    for line, names in LOBBY.items():
        if names in (("seat",), ("number",), ("most",)):
            yield from (phrases.line(line, {names[0]: number}) for number in range(1, SEATS + 1))
        elif names == ("seats",):
            yield from (phrases.line(line, {"seats": (seat,)}) for seat in range(1, SEATS + 1))
    for game in games().values():
        facts = {"game": Phrases(folder, language, game.key).word(f"game.{game.key}")}
        yield phrases.line("lobby.offer", facts | {"least": game.least, "most": game.most})
