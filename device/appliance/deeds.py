"""What an installer does to a machine: each deed is done only where it is needed, told in a line, and can be rehearsed.

Of Python's own library only: when this runs nothing else is installed yet.
"""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path


class Refused(Exception):
    """It cannot or must not be done; the message says why and what to do."""


class Deeds:
    """Changes below `root`; with `dry` they are only told."""

    def __init__(self, root: Path = Path("/"), *, dry: bool = False, tell: Callable[[str], None] = print) -> None:
        self.root, self.dry, self._tell = root, dry, tell
        self.done: list[str] = []
        """What was changed, or would have been."""

    @property
    def here(self) -> bool:
        """Whether it is this machine, so that its programs can be asked as well."""
        return self.root == Path("/")

    @property
    def running(self) -> bool:
        """Whether systemd runs this machine; in a chroot it does not."""
        return self.here and (self.root / "run/systemd/system").is_dir()

    def at(self, path: str | Path) -> Path:
        """Where a path of the machine is."""
        return self.root / str(path).lstrip("/")

    def say(self, text: str) -> None:
        """Tell something that is no deed."""
        self._tell(text)

    def note(self, what: str) -> bool:
        """Tell a deed; whether it is to be done."""
        self.done.append(what)
        self._tell(f"{'would ' if self.dry else ''}{what}")
        return not self.dry

    def file(self, path: str, text: str, mode: int | None = 0o644) -> bool:
        """Let a file have this text; whether that was a change.  `mode` None: its file system has none."""
        target = self.at(path)
        if read(target) == text and mode in (None, target.stat().st_mode & 0o777):
            return False
        if self.note(f"write {path}"):
            target.parent.mkdir(parents=True, exist_ok=True)
            fresh = target.with_name(f".{target.name}.new")
            fresh.write_text(text, encoding="utf-8")
            if mode is not None:
                fresh.chmod(mode)
            with fresh.open("rb") as written:
                os.fsync(written.fileno())
            fresh.replace(target)
        return True

    def folder(self, path: str, mode: int = 0o755) -> bool:
        """Let there be a folder; whether that was a change."""
        if self.at(path).is_dir():
            return False
        if self.note(f"make {path}"):
            self.at(path).mkdir(mode=mode, parents=True)
        return True

    def link(self, path: str, to: str) -> None:
        """Let a link lead there, from one moment to the next."""
        target = self.at(path)
        if target.is_symlink() and str(target.readlink()) == to:
            return
        if self.note(f"link {path} to {to}"):
            target.parent.mkdir(parents=True, exist_ok=True)
            fresh = target.with_name(f".{target.name}.new")
            fresh.unlink(missing_ok=True)
            fresh.symlink_to(to)
            fresh.replace(target)

    def remove(self, path: str) -> None:
        """Let there be nothing."""
        target = self.at(path)
        if not (target.is_symlink() or target.exists()) or not self.note(f"remove {path}"):
            return
        if target.is_dir() and not target.is_symlink():
            shutil.rmtree(target)
        else:
            target.unlink()

    def run(self, *command: str, vital: bool = True) -> None:
        """Run a program of this machine.  Raises `Refused` where it fails and is `vital`."""
        if self.note(f"run {' '.join(command)}") and self.here:
            done = subprocess.run(command, check=False, stdin=subprocess.DEVNULL)
            if done.returncode and vital:
                raise Refused(f"`{' '.join(command)}` has failed; what it said stands above")


def read(path: Path) -> str | None:
    """The text of a file; None where there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None


def answer(*command: str) -> str:
    """What a program says; "" where it fails or there is none."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
