"""A table in front of the lobby: people who listen to the end, then do the next thing that they want."""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from device.absent import NoLights, NoScreen
from device.host import Host
from device.inbox import FastClock, Inbox
from device.lobby import Lobby
from device.lobby.plan import Start
from device.pace import reading_time
from device.phrases import Phrases
from device.ports import Event, Line, Panel, Press, Spoken, Tap
from device.sim.speaker import TimedSpeaker
from device.store import FileStore

CONFIG = Path(__file__).parents[2] / "config"
DIGEST = "the rules of today"


class Screen(NoScreen):
    """Keeps every view that was shown."""

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []

    def show(self, view: Mapping[str, Any]) -> None:
        self.views.append(dict(view))


class Voice(TimedSpeaker):
    """Keeps every line that was spoken; `deaf` is a box without sound."""

    def __init__(self, inbox: Inbox, deaf: bool = False) -> None:
        super().__init__(inbox)
        self.lines: list[Line] = []
        self._deaf, self._box, self._read = deaf, inbox, 0.0

    def say(self, line: Line, ticket: int) -> None:
        self.lines.append(line)
        if self._deaf:
            self._box.put(Spoken(ticket, ok=False))
            self._read = self._box.clock.now() + reading_time(line.text) + 0.1
            self._box.put_at(self._read, Spoken(0))  # nothing but a moment at which people look up
        else:
            super().say(line, ticket)

    @property
    def speaking(self) -> bool:
        return any(end > self._box.clock.now() for end in (self._read, *self._open.values()))


class LobbyTable:
    """A lobby with a script of what people do, each thing when they have heard, or read, what was said before.

    `ok`, `back`, `up`, `down` are the panel; `press 3`, `tap 3` a seat's device; `wait` lets a minute pass;
    `take Some words` goes to the item of the menu that begins with these words, and takes it; `a-b` in `press 1-7`
    stands for one press each.
    """

    def __init__(
        self, state: Path, setups: Iterable[Path] = (), deaf: bool = False, people: Sequence[str] = ()
    ) -> None:
        self.inbox = Inbox(FastClock())
        self.screen, self.voice = Screen(), Voice(self.inbox, deaf)
        self.store = FileStore(state, self.inbox.put)
        phrases = Phrases(CONFIG / "lang", "en")
        self.host = Host(self.inbox, self.voice, self.screen, NoLights(), phrases)
        folders = [CONFIG / "setups", *setups]
        self.lobby = Lobby(self.host, self.store, CONFIG / "lang", folders, DIGEST, seats=20, people=people)
        self.steps: list[str] = []
        self.patience = 0.0
        self.inbox.sources.append(self.next)

    def does(self, *steps: str) -> "LobbyTable":
        for step in steps:
            if spread := re.fullmatch(r"(press|tap) (\d+)-(\d+)", step):
                kind, first, last = spread.groups()
                self.steps += [f"{kind} {seat}" for seat in range(int(first), int(last) + 1)]
            else:
                self.steps.append(step)
        return self

    def next(self) -> Event | None:
        if not self.steps or self.voice.speaking:
            return None
        match self.steps[0].split(maxsplit=1):
            case ["take", words]:
                items, cursor = self.view.get("items", []), self.view.get("cursor", 0)
                places = [place for place, item in enumerate(items) if item.startswith(words)]
                assert places, f"{words!r} is not offered: {items}"
                if places[0] != cursor:
                    return Panel("down")
                self.steps.pop(0)
                return Panel("ok")
            case ["press", lead]:
                self.steps.pop(0)
                return Press(int(lead))
            case ["tap", lead]:
                self.steps.pop(0)
                return Tap(int(lead), "role:seer")
            case ["wait"]:
                if not self.patience:
                    self.patience = self.inbox.clock.now() + 60
                    self.inbox.wake_at(self.patience)
                if self.inbox.clock.now() < self.patience:
                    return None
                self.patience = 0.0
                self.steps.pop(0)
                return self.next()
            case [button]:
                self.steps.pop(0)
                return Panel(button)  # type: ignore[arg-type]  # a mistake of the test shows at once
        raise AssertionError(self.steps[0])

    def start(self, *steps: str) -> Start:
        """The game that begins when all this has been done."""
        game = self.does(*steps).lobby.open()
        assert isinstance(game, Start)
        assert self.steps == []
        return game

    @property
    def view(self) -> dict[str, Any]:
        return self.screen.views[-1]

    @property
    def spoken(self) -> list[str]:
        return [line.text for line in self.voice.lines]

    def seen(self, text: str) -> bool:
        """Whether a view had this text in its list or at its foot."""
        return any(
            text in (*view.get("items", ()), view.get("subtitle"), *view.get("lines", ())) for view in self.screen.views
        )

    def close(self) -> None:
        self.store.close()
