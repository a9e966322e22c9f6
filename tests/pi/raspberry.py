"""An emulated Raspberry Pi 3B: the kernel of Debian, the real lgpio, and the box out of this tree.

All that it has is in memory, as two archives one behind the other: a Debian, which is kept in `$WOLFHOUR_BOOT_CACHE`
and only unpacked, so that nothing of it ever runs on this machine; and the box with its packages.
"""

import json
import os
import shutil
import subprocess
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from threading import Timer
from typing import Any
from zipfile import ZipFile

import pytest

from tests.boot.machines import CACHE, bring_source, run, wheels

INIT = Path(__file__).parent / "guest/init.py"
TOOLS = ("mmdebstrap", "cpio", "fdtput", "qemu-system-aarch64")
PACKAGES = "base-files,python3,libstdc++6,mount,linux-image-arm64"
LEFT_OUT = ("/usr/share/*", "*/modules/*")
REVISION = "a02082"
"""What the firmware of a Pi 3B, which is not emulated, tells the kernel of the board."""
LONG = 1200
"""Seconds after which it is switched off."""


def able_to_emulate() -> None:
    """Fail where nothing can be emulated: that nothing was tried must not look as if all were well."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing or os.geteuid() != 0:
        pytest.fail(f"this takes root, and what `systemd/setup.sh emulating` installs; missing: {missing}")


def archive(folder: Path, file: Path) -> None:
    """Everything in a folder, as a kernel unpacks it."""
    names = "".join(f"{path.relative_to(folder)}\n" for path in sorted(folder.rglob("*")))
    how = ["--create", "--format=newc", "--owner=0:0", "--quiet", f"--file={file}"]
    run("cpio", *how, cwd=folder, input=names)


def debian(suite: str) -> Path:
    """A folder with `kernel`, the board it runs on (`board`) and a `system`; made where it is not there."""
    how = sha256(repr((PACKAGES, LEFT_OUT, REVISION)).encode()).hexdigest()[:8]
    folder = CACHE / f"pi-{suite}-{how}"
    if not folder.is_dir():
        fresh, root = folder.with_name(f"{folder.name}.new"), CACHE / f"pi-{suite}.root"
        for left in (fresh, root):
            shutil.rmtree(left, ignore_errors=True)
        fresh.mkdir(parents=True)
        without = [f"--dpkgopt=path-exclude={pattern}" for pattern in LEFT_OUT]
        run("mmdebstrap", "--variant=extract", "--architectures=arm64", f"--include={PACKAGES}", *without, suite, root)
        board = fresh / "board"
        for name, file in {
            "kernel": "boot/vmlinuz-*",
            "board": "usr/lib/linux-image-*/broadcom/bcm2837-rpi-3-b.dtb",
        }.items():
            (found,) = root.glob(file)
            shutil.move(found, fresh / name)
        run("fdtput", "--create", board, "/system")
        run("fdtput", "--type", "x", board, "/system", "linux,revision", REVISION)
        for rest in (*root.glob("boot/*"), *root.glob("usr/lib/linux-image-*")):
            shutil.rmtree(rest) if rest.is_dir() else rest.unlink()
        archive(root, fresh / "system")
        shutil.rmtree(root)
        fresh.rename(folder)
    return folder


def bring_box(root: Path, suite: str, settings: Path) -> None:
    """Put the box of this tree into a folder, with all that its installer would fetch, and what is run there."""
    bring_source(root)
    packages = root / "usr/lib/python3/dist-packages"
    for wheel in wheels(suite, "aarch64").glob("*.whl"):
        ZipFile(wheel).extractall(packages)
    name = packages / "wolfhour-0.dist-info/METADATA"
    name.parent.mkdir()
    name.write_text("Name: wolfhour\nVersion: 0\n")
    (root / "etc/wolfhour").mkdir(parents=True)
    shutil.copy(settings, root / "etc/wolfhour/box.toml")
    shutil.copy(INIT, root / "init")


def told(suite: str, work: Path, settings: Path) -> dict[str, Any]:
    """Switch it on with these settings; what it tells (`guest/init.py`), and all of its console as `console`."""
    system, memory = debian(suite), work / "memory"
    bring_box(work / "box", suite, settings)
    archive(work / "box", work / "box.cpio")
    with memory.open("wb") as both:
        for part in (system / "system", work / "box.cpio"):
            both.write(part.read_bytes())
    files = ("-kernel", system / "kernel", "-dtb", system / "board", "-initrd", memory)
    console = ("-chardev", f"stdio,id=console,logfile={work / 'console.log'}", "-serial", "chardev:console")
    # Of a tmpfs there would be half the memory that the archives leave, which is too little.
    how = ("-append", "console=ttyAMA0,115200 quiet rootfstype=ramfs", "-display", "none", "-monitor", "none", *console)
    command = ["qemu-system-aarch64", "-M", "raspi3b", *map(str, files), *how]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, errors="replace") as pi:
        assert pi.stdout is not None
        limit = Timer(LONG, pi.kill)
        limit.start()
        lines = [*takewhile(lambda line: line.strip() != "over", pi.stdout)]
        pi.kill()
        limit.cancel()
    found = dict(json.loads(line.removeprefix("told: ")) for line in lines if line.startswith("told: "))
    return {**found, "console": "".join(lines)}
