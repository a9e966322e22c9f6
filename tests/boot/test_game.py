"""A game in the real service, by people at emulated readers and a front panel, with everything that can befall a box.

Readers are PN532s on pseudo-terminals, the panel is pins below the real gpiozero; sound and screen go nowhere.
"""

import contextlib
import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from device.appliance.plug import plug_of
from device.tags.decks import decks
from tests.boot.machines import Machine, bring_hooks, run, until

pytestmark = pytest.mark.boot

SETTINGS = """
[table]
seats = 7
pace = "brisk"
[sound]
driver = "dummy"
[screen]
driver = "dummy"
[panel]
up = "GPIO5"
down = "GPIO6"
ok = "GPIO13"
back = "GPIO26"
[readers]
enabled = true
ports = { 1 = "usb-1", 2 = "usb-2", 3 = "usb-3", 4 = "usb-4", 5 = "usb-5", 6 = "usb-6", 7 = "usb-7" }
kinds = { 1 = "pn532", 2 = "pn532", 3 = "pn532", 4 = "pn532", 5 = "pn532", 6 = "pn532", 7 = "pn532" }
"""
BOTS = """
[table]
seats = 7
bots = 7
pace = "brisk"
[sound]
driver = "dummy"
[screen]
driver = "dummy"
[panel]
ok = "GPIO13"
"""
HARD = {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "CLOCK_LEAPS": "1"}
"""A system without letters, whose clock on the wall is ten years off."""
A_GAME = 1500
"""Seconds."""
STATE = "var/lib/wolfhour"


class People:
    """Those at the table (`guest/people.py`), as long as the machine is on."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.sit_down()

    def sit_down(self) -> None:
        """Begin to play."""
        log = [f"--property=Standard{stream}=append:/srv/boot/people.log" for stream in ("Output", "Error")]
        python = "/opt/wolfhour/current/.venv/bin/python"
        self.machine.do("systemd-run", "--unit=people", *log, python, "/srv/boot/people.py", "/srv/boot")

    def until(self, found: Callable[[], object]) -> None:
        """Play until something is so."""

        def seen() -> bool:
            if found():
                return True
            told = self.machine.root / "srv/boot/people.log"
            assert self.machine.show("ActiveState", "people.service") != "failed", told.read_text()
            return False

        until(seen, A_GAME)

    def go(self) -> None:
        """Stop playing."""
        self.machine.do("systemctl", "stop", "people")


@pytest.fixture
def table(root: Path, suite: str) -> Machine:
    """A machine with readers, panel and cards, switched off, for hard times.

    One has a synthesizer that hangs.  `aplay` is missing or hangs, which is no part of the box.
    """
    player = root / "usr/bin/aplay"
    player.unlink()
    if suite == "trixie":
        voice(root, "exec sleep 1000")
        shutil.copy(root / "usr/bin/espeak-ng", player)
    names = [*decks()["answers"].cards()]
    cards = {
        bytes([4, seat, number, 0xA0, 0xA1, 0xA2, 0xA3]).hex(): {"deck": "answers", "set": seat, "card": name}
        for seat in range(1, 8)
        for number, name in enumerate(names)
    }
    bring_hooks(root, SETTINGS, **HARD)
    (root / STATE / "cards.json").write_text(json.dumps(cards))
    (root / "srv/boot/cards.json").write_text(json.dumps(names))
    return Machine(root)


def voice(root: Path, does: str) -> None:
    """Let the synthesizer do this, as a line of a shell; "": there is none."""
    for library in root.glob("usr/lib/*/libespeak-ng.so*"):
        library.unlink()
    program = root / "usr/bin/espeak-ng"
    program.unlink(missing_ok=True)
    if does:
        program.write_text(f"#!/bin/sh\n{does}\n")
        program.chmod(0o755)


def test_a_game_that_is_killed_hung_and_cut_off_ends_as_it_was_meant(table: Machine, suite: str) -> None:
    def told(text: str) -> Callable[[], bool]:
        log = table.root / STATE / "wolfhour.log"
        return lambda: log.exists() and text in log.read_text()

    def asked(text: str) -> Callable[[], bool]:
        plans = table.root / "srv/boot/plans.jsonl"
        return lambda: plans.exists() and text in plans.read_text()

    def begun_anew(times: int) -> Callable[[], bool]:
        return lambda: machine.restarts() == times and machine.show("ActiveState") == "active"

    with table as machine:
        machine.do("chown", "wolfhour:wolfhour", f"/{STATE}/cards.json")
        machine.until_active()
        people = People(machine)
        people.until(asked("night 1 werewolf.kill"))
        people.until(lambda: b"press" in (table.root / STATE / "game.journal").read_bytes())
        machine.let_files_grow(0)  # to the box the disk is full
        people.until(lambda: "The disk is full" in machine.show("StatusText"))
        machine.let_files_grow(None)
        people.until(lambda: "The disk is full" not in machine.show("StatusText"))

        machine.hit("KILL")
        people.until(begun_anew(1))
        people.until(told("it goes on in night 1"))

        people.until(asked("day 1 village.vote"))
        machine.hit("USR1")  # it hangs, and the watchdog finds it
        people.until(begun_anew(2))
        people.until(told("it goes on in day 1"))

        people.until(asked("night 2 werewolf.kill"))
        machine.pull_the_plug()
        voice(table.root, "exit 1" if suite == "trixie" else "")
        machine.switch_on()
        machine.until_active()
        people.sit_down()
        people.until(lambda: [*(table.root / STATE / "history").glob("*.jsonl")])
        until(machine.is_off, 120)  # they want no other game
    assert "Traceback" not in machine.journal()
    as_planned(table.root)


@pytest.fixture
def bad_disk(root: Path, suite: str) -> Iterator[str]:
    """The disk on which the state is, of a machine that is off, is full or can only be read; what is told of it."""
    state = root / STATE
    entry = re.search(r"^wolfhour:x:(\d+):(\d+):", (root / "etc/passwd").read_text(), re.MULTILINE)
    assert entry is not None
    how = f"size=256k,mode=700,uid={entry[1]},gid={entry[2]}"
    run("mount", "-t", "tmpfs", "-o", how, "tmpfs", state)
    if suite == "trixie":
        run("mount", "-o", "remount,ro", state)
        yield "The disk takes nothing new"
    else:
        with contextlib.suppress(OSError), (state / "filler").open("wb", buffering=0) as filler:
            while filler.write(bytes(4096)):
                pass
        yield "The disk is full"
    run("umount", "--lazy", state)


def test_on_a_disk_that_takes_nothing_a_game_ends(bad_disk: str, root: Path) -> None:
    bring_hooks(root, BOTS)
    with Machine(root) as machine:
        machine.until_active()
        people = People(machine)
        people.until(lambda: machine.show("StatusText").startswith("a game is being played"))
        people.go()
        until(lambda: bad_disk in machine.show("StatusText"), 60)
        until(lambda: machine.show("StatusText").startswith("in the lobby"), A_GAME)
        assert machine.restarts() == 0
        assert "Traceback" not in machine.journal()


def as_planned(root: Path) -> None:
    """Whether everything that was answered is what was planned, and nothing is left over."""
    planned: dict[tuple[str, int], object] = {}
    for line in (root / "srv/boot/plans.jsonl").read_text().splitlines():
        at, seat, choice = json.loads(line)
        assert planned.setdefault((at, seat), choice) == choice
    (file,) = (root / STATE / "history").glob("*.jsonl")
    events = [json.loads(line) for line in file.read_text().splitlines()]
    answers = [event for event in events if event.get("event") == "answer"]
    answered = {(event["at"], event["ask"], event["seat"]): event["choice"] for event in answers}
    assert answered
    wrong = {key: choice for key, choice in answered.items() if planned.get((" ".join(key[:2]), key[2])) != choice}
    assert wrong == {}, planned
    assert plug_of(root / STATE).pulled == 1
    left = {path.name for path in (root / STATE).iterdir()}
    assert not [name for name in left if "damaged" in name or "unfinished" in name or name == "game.journal"]
