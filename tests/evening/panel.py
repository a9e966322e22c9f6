"""Somebody at the panel of a real process: he types, finds his way by what the box tells, and pulls the plug."""

import os
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Self

from device.phrases import Phrases
from device.ports import Panel, Press
from device.settings import TEXTS
from engine import Seat
from tests.sim.process import COMMAND, environment

Step = str | Seat | Press | Panel
PROMPT = b"> "
FAST = ("--text", "--clock", "fast", "--seed", "7")


class NotOffered(Exception):
    """A line is not in the menu."""


class AtThePanel:
    """A simulated box on a fast clock, in which no time passes while nothing is typed.  Use it as a context manager."""

    def __init__(self, state: Path, *words: str, language: str = "en") -> None:
        self.phrases = Phrases(TEXTS, language)
        self.told: list[str] = []
        """Everything that the box has told so far."""
        self.screen = ""
        self._process = subprocess.Popen(
            [*COMMAND, "sim", *FAST, "--state", str(state), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(),
        )
        self._read()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        self.pull_the_plug()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()

    def pull_the_plug(self) -> int:
        """Kill it with SIGKILL; its exit status."""
        self._process.kill()
        return self._process.wait()

    def type(self, command: str) -> list[str]:
        """One command; what the box tells until it waits for the next one."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{command}\n".encode())
        self._process.stdin.flush()
        return self._read()

    def take(self, text: str) -> None:
        """Move the cursor of a menu to this line, and press OK.  Raises `NotOffered` where it is not there."""
        seen = set[str]()
        while text not in (self.screen.partition("[")[2].partition("]")[0], self.screen.removeprefix("SCREEN(night) ")):
            if self.screen in seen:
                raise NotOffered(f"{text!r} is none of {seen}")
            seen.add(self.screen)
            self.type("panel down")
        self.type("panel ok")

    def step(self, step: Step) -> None:
        """One step of a way through the menus: the key of a line, a seat, or a press."""
        match step:
            case Press(seat=lead):
                self.type(f"press {lead}")
            case Panel(button=button):
                self.type(f"panel {button}")
            case int(seat):
                self.take(self.phrases.line("pause.seat", {"seat": seat}))
            case key:
                self.take(self.phrases.word(key))

    def go(self, way: Iterable[Step]) -> None:
        """A whole way."""
        for step in way:
            self.step(step)

    def _read(self) -> list[str]:
        """What is told until the next prompt, or until the process is over."""
        assert self._process.stdout is not None
        raw = b""
        while not (raw == PROMPT or raw.endswith(b"\n" + PROMPT)):
            more = os.read(self._process.stdout.fileno(), 65536)
            if not more:
                break
            raw += more
        told = [line.partition("] ")[2] for line in raw.decode().splitlines() if line.startswith("[")]
        self.told += told
        self.screen = next((line for line in reversed(told) if line.startswith("SCREEN")), self.screen)
        return told
