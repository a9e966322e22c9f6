"""Versions of Wolfhour on a machine: each in a folder of its own, one of them current, and the one before it kept."""

import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from device.appliance.deeds import Deeds, Refused, answer, read

HOME = "/opt/wolfhour"
CURRENT, PREVIOUS = f"{HOME}/current", f"{HOME}/previous"
SOURCE = Path(__file__).resolve().parents[2]
PARTS = ("config", "device", "engine", "sounds", "systemd", "pyproject.toml", "LICENSE", "README.md", "BUILD.md")
"""What of a clone a box needs; tests and histories stay where they are."""
LEFT_OUT = ("__pycache__", "*.egg-info", ".*")
COMPLETE, TRIED = ".complete", ".tried"
"""In the folder of a version: it is whole; it has stayed well, or nothing could come back for it."""
SERVICE = "wolfhour.service"
SHOW = ("systemctl", "show", SERVICE, "--property=NRestarts,ActiveState")
TO_START = 90
"""Seconds that the unit gives the box to get ready."""
ROOM = 400_000_000
"""Bytes that a version takes at most, with its Python packages, while it is put in place."""


def name_of(source: Path) -> str:
    """The name of the version in a folder: its number, and a digest of everything in it."""
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    total = sha256()
    for path in files(source):
        data = path.read_bytes()
        total.update(f"{path.relative_to(source)} {len(data)} {os.access(path, os.X_OK)}\n".encode() + data)
    return f"{project['version']}-{total.hexdigest()[:8]}"


def files(source: Path) -> list[Path]:
    """Everything in it that a box needs, in one order."""
    found = []
    for part in map(source.joinpath, PARTS):
        for path in [part] if part.is_file() else part.rglob("*"):
            inside = path.relative_to(source).parts
            if path.is_file() and not any(Path(step).match(left) for step in inside for left in LEFT_OUT):
                found.append(path)
    return sorted(found)


def folder_of(source: Path) -> str:
    """Where the version in a folder is put."""
    return f"{HOME}/releases/{name_of(source)}"


def put_in_place(deeds: Deeds, source: Path) -> str:
    """Make the folder of a version, with all Python packages in it; comes back as its path.  Nothing is current yet."""
    folder = folder_of(source)
    target = deeds.at(folder)
    if (target / COMPLETE).exists() and (not deeds.here or works(deeds, target)):
        return folder
    refuse_without_room(deeds)
    if not deeds.note(f"put this version into {folder}"):
        return folder
    aside = target.with_name(f"{target.name}.old")
    if aside.exists():
        shutil.rmtree(target, ignore_errors=True)  # the plug was pulled here, before it was whole
    elif target.exists():
        target.rename(aside)
    try:
        make(deeds, source, target)
    except BaseException:
        shutil.rmtree(target, ignore_errors=True)
        if aside.exists():
            aside.rename(target)
        raise
    shutil.rmtree(aside, ignore_errors=True)
    return folder


def make(deeds: Deeds, source: Path, target: Path) -> None:
    """Fill the folder of a version."""
    for path in files(source):
        copy = target / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
        copy.chmod(0o755 if os.access(path, os.X_OK) else 0o644)
    if deeds.here:
        packages(deeds, target, source / "wheels")
    os.sync()  # a plug that is pulled now must not leave a whole version with half its files
    (target / COMPLETE).touch()


def works(deeds: Deeds, target: Path) -> bool:
    """Whether its virtual environment does: a newer Python of the system finds no packages in it."""
    look, why = [str(target / ".venv/bin/python"), "-IB", "-c", "import device.app, pygame"], ""
    for _ in range(2):  # what fails once only, as a machine that is short of memory does, is not broken
        try:
            done = subprocess.run(look, capture_output=True, text=True, check=False)
        except OSError as error:
            why = str(error)
        else:
            if done.returncode == 0:
                return True
            why = done.stderr.strip() or f"it ends with {done.returncode}"
    deeds.say(f"{target} does not work any more: {why}")
    return False


def packages(deeds: Deeds, target: Path, wheels: Path) -> None:
    """Make its virtual environment.  From the wheels beside the source where there are any; never with a compiler."""
    python = str(target / ".venv/bin/python")
    deeds.run(sys.executable, "-m", "venv", str(target / ".venv"))
    offline = ["--no-index", "--find-links", str(wheels)] if wheels.is_dir() else []
    how = [
        "-m",
        "pip",
        "install",
        "-q",
        "--disable-pip-version-check",
        "--no-input",
        "--only-binary",
        ":all:",
        *offline,
    ]
    deeds.run(python, *how, "--editable", str(target))
    if "Raspberry Pi" in answer("cat", "/proc/device-tree/model"):
        deeds.run(python, *how, "--editable", f"{target}[pi]")
    deeds.run(python, "-m", "compileall", "-q", str(target / "device"), str(target / "engine"), vital=False)
    # Isolated, else it is the one in this folder, the source.
    deeds.run(python, "-I", "-m", "device.parsed", vital=False)


def refuse_in_a_game(deeds: Deeds, folder: str) -> None:
    """A game that is being played, or was cut off, could not go on with other rules.  Raises `Refused`."""
    now = leads_to(deeds, CURRENT)
    stays = now == folder and (deeds.at(folder) / TRIED).exists()
    if now and not stays and deeds.at("/var/lib/wolfhour/game.journal").exists():
        raise Refused(
            "a game is being played, or waits to go on, and another version could not go on with it: "
            "end it on the panel first"
        )


def refuse_without_room(deeds: Deeds) -> None:
    """It may not give out half-way.  Raises `Refused`."""
    there = next(path for path in (deeds.at(HOME), *deeds.at(HOME).parents) if path.exists())
    if (free := shutil.disk_usage(there).free) < ROOM:
        raise Refused(f"{there}: {free // 1_000_000} MB are free, and {ROOM // 1_000_000} MB are needed")


def refuse_without_power(deeds: Deeds) -> None:
    """It may not give out half-way.  Raises `Refused`."""
    word = read(deeds.at("/sys/devices/platform/soc/soc:firmware/get_throttled")) or ""
    if re.fullmatch(r"(0x)?[0-9a-fA-F]+", word.strip()) and int(word, 16) & 1:
        raise Refused("the supply is too weak at this moment: use the one that is made for this Pi")


def switch_to(deeds: Deeds, folder: str, well: float, lay_files: Callable[[Path], None]) -> None:
    """Make a version the current one; where it does not stay well for so many seconds, the one before comes back.

    `lay_files` puts the files of a version where the system looks for them; those of `folder` are there already.
    The first one is not started: the box takes the console, from which somebody may be installing it.
    Raises `Refused` where the one before came back.
    """
    before, older = leads_to(deeds, CURRENT), leads_to(deeds, PREVIOUS)
    if before == folder:
        if (deeds.at(folder) / TRIED).exists():
            return
        before, older = older, ""  # the plug was pulled while it was watched
    if before:
        deeds.link(PREVIOUS, before)  # first, so that a plug that is pulled from here on leaves a way back
    deeds.link(CURRENT, folder)
    if before and deeds.running and not deeds.dry:
        try:
            if not stays_well(deeds, well):
                raise Refused(f"{folder} does not stay well and is not used; `journalctl -u wolfhour` tells why")
        except BaseException:  # of any kind: nobody may be left with a version that was not seen to work
            go_back(deeds, before, older, lay_files)
            raise
    if not deeds.dry:
        (deeds.at(folder) / TRIED).touch()
    forget_others(deeds, {folder, before})


def go_back(deeds: Deeds, before: str, older: str, lay_files: Callable[[Path], None]) -> None:
    """Let the version before be the current one again, and start it, whatever else fails."""
    deeds.say(f"{before} comes back")
    deeds.link(CURRENT, before)
    try:
        if older:
            deeds.link(PREVIOUS, older)
        else:
            deeds.remove(PREVIOUS)
        lay_files(deeds.at(before))
    finally:
        deeds.run("systemctl", "restart", SERVICE, vital=False)
    forget_others(deeds, {before, older})


def leads_to(deeds: Deeds, path: str) -> str:
    """Where a link leads; "" where there is none."""
    link = deeds.at(path)
    return str(link.readlink()) if link.is_symlink() else ""


def stays_well(deeds: Deeds, seconds: float) -> bool:
    """Whether the service gets ready, and is not started anew for so long."""
    if deeds.note(f"start {SERVICE} and watch it for {seconds:g} seconds"):
        answer("systemctl", "stop", SERVICE)
        answer("systemctl", "reset-failed", SERVICE)
        answer("systemctl", "start", SERVICE, "--no-block")
    end, ready_since = time.monotonic() + seconds + TO_START, None
    while time.monotonic() < end:
        time.sleep(0.5)
        told = dict(line.partition("=")[::2] for line in answer(*SHOW).splitlines())
        if not told:
            continue  # systemd itself is busy, which says nothing of the box
        if told.get("NRestarts") != "0":
            return False
        ready_since = (ready_since or time.monotonic()) if told.get("ActiveState") == "active" else None
        if ready_since is not None and time.monotonic() >= ready_since + seconds:
            return True
    return False


def forget_others(deeds: Deeds, kept: set[str]) -> None:
    """Two versions are enough."""
    for path in sorted(deeds.at(f"{HOME}/releases").glob("*")):
        if (name := f"{HOME}/releases/{path.name}") not in kept:
            deeds.remove(name)


def roll_back(deeds: Deeds, well: float, lay_files: Callable[[Path], None]) -> None:
    """Let the version before be the current one, and the current one be the one before.  Raises `Refused`."""
    link = deeds.at(PREVIOUS)
    if not link.is_symlink() or not (deeds.at(link.readlink()) / COMPLETE).exists():
        raise Refused("there is no version before this one")
    before = str(link.readlink())
    refuse_in_a_game(deeds, before)
    lay_files(deeds.at(before))
    switch_to(deeds, before, well, lay_files)
