"""In the guest: people at a table with readers and a front panel, who lead the box through its lobby and play a game.

They see what people see (what `systemctl status` tells of the lobby), and of the game its journal, from which they know
what is asked next.  Each lays the card of its answer again and again until the box has gone on, as whoever is unsure
does.  What they answer depends on the question only, so it is the same again after every crash.

    people.py FOLDER     writes what they have planned into FOLDER/plans.jsonl; ends after a game
"""

import json
import shutil
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from device.journal_file import read
from device.phrases import Phrases
from device.session import setup_of
from device.settings import TEXTS
from device.sim.readers_bench import Bench
from device.sim.readers_chips import Pn532Chip
from engine import Ask, Run, WolfhourError
from engine.effects import Board, legal
from engine.transcript import label

STATE = Path("/var/lib/wolfhour")
JOURNAL = STATE / "game.journal"
PINS = {"up": 5, "down": 6, "ok": 13, "back": 26}
SEATS = range(1, 8)
TOUCH, PAUSE = 0.3, 0.8
"""Seconds that a card lies there, and that nobody does anything."""
SEEN = 1.6
"""Seconds until what was done shows in what the service tells."""
OWN = "none"
"""The card that says nothing where nothing is asked, so that it only shows that somebody is there."""


def uid(seat: int, number: int) -> str:
    """The tag of a seat's card."""
    return bytes([4, seat, number, 0xA0, 0xA1, 0xA2, 0xA3]).hex()


class Table:
    """Readers at the seats, and the panel."""

    def __init__(self, cards: list[str]) -> None:
        self._cards = cards
        shutil.rmtree("/dev/serial", ignore_errors=True)
        self.bench = Bench(Path("/dev/serial"))
        self.chips = {seat: Pn532Chip() for seat in SEATS}
        self._lock = threading.Lock()
        for seat in SEATS:
            self.plug(seat)
        threading.Thread(target=self._pump, daemon=True).start()

    def plug(self, seat: int) -> None:
        """Plug the reader of a seat in."""
        with self._lock:
            self.bench.plug(f"usb-{seat}", self.chips[seat])
            shutil.chown(self.bench.lines[f"usb-{seat}"].path, group="dialout")
            Path(self.bench.lines[f"usb-{seat}"].path).chmod(0o660)

    def lay(self, cards: dict[int, str]) -> None:
        """Each of these seats lays a card down for a moment."""
        for lying in (cards, {}):
            with self._lock:
                for seat in cards:
                    tags = [uid(seat, self._cards.index(lying[seat]))] if seat in lying else []
                    self.chips[seat].lay(tags, 0, time.monotonic())
            time.sleep(TOUCH if lying else PAUSE)

    def press(self, button: str) -> None:
        """Press a button of the panel."""
        for level in (0, 1):
            with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                line.sendto(f"{PINS[button]} {level}".encode(), "/run/wolfhour/pins")
            time.sleep(0.15)

    def _pump(self) -> None:
        while True:
            with self._lock:
                for line in self.bench.lines.values():
                    with suppress(OSError):
                        line.pump(time.monotonic())
            time.sleep(0.004)


def status() -> str:
    """What the service says it does."""
    command = ["systemctl", "show", "wolfhour", "--property=StatusText", "--value"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def plan(at: str, ask: Ask, seat: int) -> Any:
    """What a seat answers: the first other seat where a seat can be named, else the last choice there is."""
    options = legal(ask, seat)
    others = [option for option in options if isinstance(option, int) and option != seat]
    return others[0] if others and (ask.how == "vote" or ask.ask.startswith("werewolf")) else options[-1]


class Game:
    """What the journal tells of the game."""

    def __init__(self, folder: Path) -> None:
        self._plans = folder / "plans.jsonl"
        self._seen: tuple[int, int] = (0, 0)
        self.living: tuple[int, ...] = tuple(SEATS)
        self.planned: dict[int, str] = {}

    def look(self) -> bool:
        """Whether there is a game; what is planned in it is up to date then."""
        try:
            found = JOURNAL.stat()
            if (found.st_ino, found.st_size) == self._seen:
                return True
            reading = read(JOURNAL)
            if reading.header is None:
                return False
            game, setup = setup_of(reading.header)
            run = Run(lambda: game.script(setup), records=reading.records)
        except (OSError, WolfhourError):
            return False
        self._seen = found.st_ino, found.st_size
        self.planned = {}
        while run.pending is not None and not (isinstance(run.pending, Ask) or run.pending.answered):
            if isinstance(run.pending, Board):
                self.living = run.pending.view.living
            run.send()
        if run.shown is not None:
            self.living = run.shown.view.living
        if isinstance(run.pending, Ask):
            at = f"{label(run.phase)} {run.pending.ask}"
            chosen = {seat: plan(at, run.pending, seat) for seat in run.pending.seats}
            self.planned = {seat: str(choice) for seat, choice in chosen.items()}
            with self._plans.open("a") as file:
                file.writelines(json.dumps([at, seat, choice]) + "\n" for seat, choice in chosen.items())
        return True


def lead_through_the_lobby(table: Table, told: str) -> None:
    """One thing that brings the table nearer to a game; a game that was cut off goes on."""
    if not told.startswith("in the lobby: "):
        time.sleep(0.5)
        return
    pressed = told.partition(";")[0].rpartition(": ")[2]
    if " of " in pressed and pressed.replace(" of ", "").isdecimal():
        number = int(pressed.split()[0])
        if number == len(SEATS):
            table.press("ok")
        else:
            table.lay({number + 1: OWN})
    else:
        table.press("ok")
    time.sleep(SEEN)


def main() -> None:
    folder = Path(sys.argv[1])
    file = folder / "cards.json"
    names = json.loads(file.read_text()) if file.exists() else [OWN]
    table, game = Table(names), Game(folder)
    while not any((STATE / "history").glob("*.jsonl")):
        if (told := status()).startswith("in the lobby"):
            lead_through_the_lobby(table, told)
        elif game.look():
            table.lay({seat: game.planned.get(seat, OWN) for seat in game.living})
        else:
            time.sleep(0.5)
    end_the_evening(table)


def end_the_evening(table: Table) -> None:
    """Choose in the menu that nobody wants another game."""
    end = Phrases(TEXTS, "en").word("lobby.again-end")
    while True:
        if (told := status().partition(";")[0]).startswith("in the lobby"):
            table.press("ok" if told.endswith(f": {end}") else "down")
        time.sleep(SEEN)


if __name__ == "__main__":
    main()
