"""Clean Debian machines on which the box is installed by its own installer, and which boot in a container.

A machine is a folder; each that boots is a layer over one that never changes, so nothing of a test is left for another.
Made by mmdebstrap, and kept in `$WOLFHOUR_BOOT_CACHE`; booted by systemd-nspawn.
"""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).parents[2]
GUEST = Path(__file__).parent / "guest"
CACHE = Path(os.environ.get("WOLFHOUR_BOOT_CACHE") or Path.home() / ".cache/wolfhour-boot")
PYTHONS = {"bookworm": "3.11", "trixie": "3.13"}
BASE = "systemd,systemd-sysv,dbus,udev,ca-certificates"
CLEAN = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LANG": "C.UTF-8"}
"""Nothing of the environment of whoever tests."""
PARTS = ("config", "device", "engine", "sounds", "systemd", "pyproject.toml", "LICENSE", "README.md", "BUILD.md")


def run(*command: str | Path, **how: Any) -> subprocess.CompletedProcess[str]:
    """A program of this machine; what it says is shown where it fails."""
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, **how)
    assert done.returncode == 0, f"{command}: {done.returncode}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done


def clean_debian(suite: str) -> Path:
    """A Debian with the packages of a box; made where it is not there, or is of other packages."""
    packages = sha256((ROOT / "systemd/setup.sh").read_bytes()).hexdigest()[:8]
    folder = CACHE / f"{suite}-{packages}"
    if not folder.is_dir():
        fresh, base = folder.with_name(f"{folder.name}.new"), CACHE / f"{suite}.tar"
        shutil.rmtree(fresh, ignore_errors=True)
        CACHE.mkdir(parents=True, exist_ok=True)
        if not base.exists():
            run("mmdebstrap", "--variant=minbase", f"--include={BASE}", suite, base.with_suffix(".new.tar"))
            base.with_suffix(".new.tar").rename(base)
        fresh.mkdir()
        run("tar", "-C", fresh, "-xf", base)
        shutil.copy("/etc/resolv.conf", fresh / "etc/resolv.conf")
        shutil.copytree(ROOT / "systemd", fresh / "srv/systemd")
        run("chroot", fresh, "/srv/systemd/setup.sh", "box", env=CLEAN)
        shutil.rmtree(fresh / "srv/systemd")
        fresh.rename(folder)
    return folder


def wheels(suite: str, machine: str = "") -> Path:
    """The Python packages of a box, on a machine like this one or another."""
    kind = f"{PYTHONS[suite]}-{machine or os.uname().machine}"
    needs = sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()[:8]
    folder = CACHE / f"wheels-{kind}-{needs}"
    if not folder.is_dir():
        fresh = folder.with_name(f"{folder.name}.new")
        run(ROOT / ".venv/bin/python", ROOT / "systemd/wheels.py", fresh, kind)
        fresh.rename(folder)
    return folder


@contextmanager
def layer(below: str, work: Path) -> Iterator[Path]:
    """A folder that shows those below it, and takes what is written; comes back as that folder."""
    upper, temporary, merged = (work / name for name in ("upper", "work", "merged"))
    for folder in (upper, temporary, merged):
        folder.mkdir(parents=True)
    run("mount", "-t", "overlay", "overlay", "-o", f"lowerdir={below},upperdir={upper},workdir={temporary}", merged)
    try:
        yield merged
    finally:
        run("umount", "--lazy", merged)


def bring_source(root: Path) -> None:
    """Put this tree into a machine, as somebody brings it on a stick."""
    source = root / "srv/wolfhour"
    shutil.rmtree(source, ignore_errors=True)
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, source / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / part, source / part)


def bring_hooks(root: Path, settings: str = "", **environment: str) -> None:
    """Put what tests need into a machine (`guest/`), and an owner's settings; the service has this environment."""
    (root / "srv/boot").mkdir(parents=True, exist_ok=True)
    for file in GUEST.glob("*.py"):
        shutil.copy(file, root / "srv/boot" / file.name)
    words = {"PYTHONPATH": "/srv/boot", **environment}
    (root / "etc/wolfhour/environment").write_text("".join(f"{name}={value}\n" for name, value in words.items()))
    (root / "etc/wolfhour/box.toml").write_text(settings)


def install(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the installer in a machine that is not booted."""
    command = ["chroot", str(root), "/srv/wolfhour/systemd/install.sh", *words]
    return subprocess.run(command, env=CLEAN, capture_output=True, text=True, check=False)


class Machine:
    """A machine that is switched on; use it as a context manager."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._leader = 0

    def __enter__(self) -> Self:
        self.switch_on()
        return self

    def __exit__(self, *exc: object) -> None:
        if self._nspawn.poll() is None:
            self.pull_the_plug()

    def switch_on(self) -> None:
        """Boot; comes back when its first process is there."""
        command = [
            "systemd-nspawn",
            "-D",
            str(self.root),
            "--boot",
            "--register=no",
            "--keep-unit",
            "--private-network",
        ]
        environment = {**CLEAN, "SYSTEMD_NSPAWN_UNIFIED_HIERARCHY": "1"}
        with (self.root.parent / "console.log").open("ab") as console:
            self._nspawn = subprocess.Popen(
                command, env=environment, stdin=subprocess.DEVNULL, stdout=console, stderr=console
            )
        self._leader = until(self._first_process, 20)

    def pull_the_plug(self) -> None:
        """Everything in it ends at once, and nothing is told beforehand."""
        os.kill(self._leader, signal.SIGKILL)  # the kernel ends all processes of a machine with its first one
        self._nspawn.wait(30)

    def is_off(self) -> bool:
        """Whether it has switched itself off."""
        return self._nspawn.poll() is not None

    def command(self, *command: str) -> list[str]:
        """How a program is run in the machine, as root."""
        return ["nsenter", "--all", f"--target={self._leader}", "--wd=/", *command]

    def do(self, *command: str, check: bool = True, timeout: float = 300) -> str:
        """Run a program in the machine; comes back as what it says."""
        done = subprocess.run(
            self.command(*command), env=CLEAN, capture_output=True, text=True, check=False, timeout=timeout
        )
        assert not check or done.returncode == 0, f"{command}: {done.stdout[-3000:]}{done.stderr[-3000:]}"
        return done.stdout + ("" if check else done.stderr)

    def show(self, name: str, unit: str = "wolfhour.service") -> str:
        """What the system knows of a unit."""
        return self.do("systemctl", "show", unit, f"--property={name}", "--value").strip()

    def until_active(self, seconds: float = 90) -> None:
        """Wait until the box is ready."""
        until(lambda: self.show("ActiveState") == "active", seconds)

    def restarts(self) -> int:
        """How often the box was begun anew since the machine was switched on."""
        return int(self.show("NRestarts"))

    def hit(self, name: str) -> None:
        """Send the box a signal."""
        self.do("systemctl", "kill", f"--signal={name}", "--kill-whom=main", "wolfhour")

    def let_files_grow(self, size: int | None) -> None:
        """Let no file of the box become longer than so many bytes; None: as long as it likes."""
        limit = "unlimited" if size is None else f"{size}:unlimited"
        command = ("prlimit", f"--fsize={limit}", f"--pid={self.show('MainPID')}")
        self.do("runuser", "-u", "wolfhour", "--", *command)  # it is the box's own, and root may lack the right

    def journal(self) -> str:
        """What the box has written into the system's journal; also of a machine that is off."""
        files = f"--directory={self.root / 'var/log/journal'}"
        return run("journalctl", files, "--unit=wolfhour", "--no-pager", "--output=cat").stdout

    def _first_process(self) -> int:
        children = Path(f"/proc/{self._nspawn.pid}/task/{self._nspawn.pid}/children").read_text().split()
        for child in map(int, children):
            if Path(f"/proc/{child}/comm").read_text().strip() == "systemd" and self._answers(child):
                return child
        return 0

    def _answers(self, leader: int) -> bool:
        self._leader = leader
        command = self.command("systemctl", "show", "--property=Version")
        return subprocess.run(command, env=CLEAN, capture_output=True, check=False).returncode == 0


def until(found: Callable[[], Any], seconds: float) -> Any:
    """Wait in real time until something is so; comes back as what was found."""
    end = time.monotonic() + seconds
    while not (what := found()):
        assert time.monotonic() < end, f"not within {seconds} seconds: {found}"
        time.sleep(0.2)
    return what
