"""A real window on a real display: a whole small game with real cards by keys and clicks, and the close button."""

import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PIL import ImageGrab

from device.hw.spots import Area
from device.sim.above.places import rows
from device.store import FileStore
from device.tags.registry import Registry
from tests.sim.process import COMMAND, ROOT, environment
from tests.sim.test_sitting_and_laying import teach
from tests.window.closing import press_the_close_button
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
        self._display, self._at = display, {**os.environ, "DISPLAY": display}
        self._window = self._xdotool("search", "--sync", "--class", "wolfhour").split()[0]
        self._spots = Watched(SEATS).scene(SIZE).spots

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self._at, capture_output=True, text=True, check=True, timeout=PATIENCE
        )
        return done.stdout

    def until(self, *words: str) -> None:
        """Wait until the window says one of these."""
        self.wait(lambda: any(word in self.title() for word in words), f"{words} did not come")

    def wait(self, done: Callable[[], bool], otherwise: str) -> None:
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, f"{otherwise}; the window says {self.title()!r}"

    def title(self) -> str:
        return self._xdotool("getwindowname", self._window)

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

    def sees(self, thing: str) -> bytes:
        """How the clock looks, or what does this command."""
        return self._look(next(spot.area for spot in self._spots if thing in (spot.state, spot.command)))

    def after_a_step(self, thing: str) -> bytes:
        self.click("step")
        return self.sees(thing)

    def hands(self) -> set[bytes]:
        """What different hands look like."""
        return {self._look(rows(spot.area)[1]) for spot in self._spots if spot.kind == "seat"}

    def _look(self, area: Area) -> bytes:
        left, top, width, height = area
        picture = ImageGrab.grab((left, top, left + width, top + height), xdisplay=self._display)
        return picture.tobytes()

    def close(self) -> None:
        press_the_close_button(self._display, int(self._window))


def look_on(person: Person) -> None:
    """Let the clock stand; cover the cards and show them; go on step by step."""
    person.wait(lambda: len(person.hands()) > 1, "the cards are not there")
    going = person.sees("pause")
    person.click("pause")
    person.wait(lambda: person.sees("pause") != going, "the clock does not stand")
    stood = person.sees("clock")
    person.keys("c")
    person.wait(lambda: len(person.hands()) == 1, "a card is not covered")
    person.click("cards")
    person.wait(lambda: len(person.hands()) > 1, "the cards are still covered")
    assert person.sees("clock") == stood
    person.wait(lambda: person.after_a_step("clock") != stood, "no step was taken")
    assert person.sees("pause") != going


def play(person: Person, seer: str) -> None:
    """From the first question of the lobby to the end of the game, and off.  `seer`: the tag of that card."""
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
    person.until("lay it on your reader", "I am waiting")
    person.type(f"lay 1 {seer}")
    person.until("Take yours back")
    look_on(person)
    person.click("bot 1")
    person.click("pause")
    person.keys("plus", "plus", "plus", "plus")
    person.until("play again", "Again, just like this")
    person.close()


@contextmanager
def box(display: str, state: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A box in a window, with its last words."""
    command = [*COMMAND, "sim", "--state", str(state), "--seats", str(SEATS), "--seed", "3", *words]
    at = environment(DISPLAY=display, SDL_AUDIODRIVER="dummy")
    with subprocess.Popen(command, cwd=ROOT, env=at, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as it:
        try:
            yield it
        finally:
            it.kill()


def ended_well(box: subprocess.Popen[str]) -> bool:
    """Whether it comes to its end by itself, and not by an error."""
    _, complaints = box.communicate(timeout=PATIENCE)
    return box.returncode == 0 and "Traceback" not in complaints


def test_a_whole_game_is_played_in_a_real_window_by_keys_and_clicks(display: str, tmp_path: Path) -> None:
    teach(tmp_path, "classic", digits=14)
    [seer] = [tag for tag, card in Registry(tmp_path).cards.items() if card.name == "role:seer"]
    with box(display, tmp_path, "--bots", str(SEATS - 1)) as it:
        play(Person(display), seer)
        assert ended_well(it)
    (file,) = (tmp_path / "history").iterdir()
    game = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [event["winner"] for event in game if event.get("event") == "outcome"]
    assert any(event.get("event") == "answer" and event["seat"] == 1 for event in game), "a bot has taken the seat"
    assert [event["to"] for event in game if event.get("card") == "own.card" and event["role"] == "seer"] == [[1]]


def test_the_close_button_ends_the_box_in_a_game_that_can_go_on(display: str, tmp_path: Path) -> None:
    with box(display, tmp_path, "--bots", str(SEATS), "--autostart") as it:
        person = Person(display)
        person.until("Set-up")
        person.close()
        assert ended_well(it)
    again = FileStore(tmp_path, print)
    assert again.unfinished() is not None
    again.close()
