"""A real window on a real display: a whole small game by keys and clicks, as a person plays it."""

import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sim.process import COMMAND, ROOT, environment
from tests.window.tables import Watched

SIZE = (800, 600)
SEATS = 7
PATIENCE = 60.0
"""Real seconds until something must have happened, also on a busy machine."""

pytestmark = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="Debian's xvfb and xdotool are not installed"
)


@pytest.fixture
def display() -> Iterator[str]:
    """A display of its own; the server itself tells which, once it is there."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
        server.terminate()


class Person:
    """Looks at the title of the window, which tells what is shown and said; presses keys, and clicks."""

    def __init__(self, display: str) -> None:
        self._at = {**os.environ, "DISPLAY": display}
        self._window = self._xdotool("search", "--sync", "--class", "wolfhour").split()[0]
        self._spots = Watched(SEATS).scene(SIZE).spots

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self._at, capture_output=True, text=True, check=True, timeout=PATIENCE
        )
        return done.stdout

    def until(self, *words: str) -> None:
        """Wait until the window says one of these."""
        end = time.monotonic() + PATIENCE
        while not any(word in (title := self._xdotool("getwindowname", self._window)) for word in words):
            assert time.monotonic() < end, f"{words} did not come; the window says {title!r}"

    def keys(self, *keys: str) -> None:
        self._xdotool("key", *keys)

    def click(self, command: str) -> None:
        """Click at the thing that does this."""
        left, top, width, height = next(spot.area for spot in self._spots if spot.command == command)
        self._xdotool("mousemove", str(left + width // 2), str(top + height // 2), "click", "1")

    def type(self, command: str) -> None:
        self.keys("colon")
        self._xdotool("type", command)
        self.keys("Return")


def play(person: Person) -> None:
    """From the first question of the lobby to the end of the game, and off."""
    person.until("Which language", "English")
    person.keys("plus", "plus")
    person.until("English")
    person.keys("Return")
    person.until("Classic Werewolf (7")
    person.click("panel ok")
    person.until("One after another")
    person.click("press 1")
    person.until("Player 7, welcome")
    person.keys("Return")
    person.until("Start the game")
    person.click("panel ok")
    person.until("Only player 1", "Now press once", "If you cannot read")  # said one after another, at speed
    person.keys("1")
    person.until("Set-up")
    person.click("pause")
    person.click("bot 1")
    person.click("step")
    person.click("pause")
    person.keys("plus", "plus", "plus", "plus")
    person.until("play again", "Again, just like this")
    person.type("quit")


def test_a_whole_game_is_played_in_a_real_window_by_keys_and_clicks(display: str, tmp_path: Path) -> None:
    words = ["--seats", str(SEATS), "--bots", str(SEATS - 1), "--seed", "3"]
    command = [*COMMAND, "sim", "--state", str(tmp_path), *words]
    at = environment(DISPLAY=display, SDL_AUDIODRIVER="dummy")
    with subprocess.Popen(command, cwd=ROOT, env=at, stdin=subprocess.DEVNULL) as box:
        try:
            play(Person(display))
            assert box.wait(PATIENCE) == 0
        finally:
            box.kill()
    (file,) = (tmp_path / "history").iterdir()
    game = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [event["winner"] for event in game if event.get("event") == "outcome"]
    assert any(event.get("event") == "answer" and event["seat"] == 1 for event in game), "a bot has taken the seat"
