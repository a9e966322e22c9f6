"""What a check is, and the machine that is checked: this one, or a tree of files that stands for one."""

import os
import pwd
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from device.codes import CODES
from device.settings import Settings
from device.store import SERVICE_USER
from device.strict import Problem
from engine import Seat

Status: TypeAlias = Literal["fine", "degraded", "cannot host"]
STATUSES: tuple[Status, ...] = get_args(Status)
"""From good to bad; its place is the exit status of the command."""
HERE = Path("/")
PACKAGES = (
    "usr/lib/python3*/dist-packages",
    "usr/local/lib/python3*/*-packages",
    "opt/wolfhour/**/site-packages",
)


@dataclass(frozen=True, slots=True)
class Check:
    """One finding and, where it is not fine, what to do about it."""

    id: str
    status: Status
    finding: str
    remedy: str = ""
    code: str = ""
    """What it is called by whoever helps."""


def fine(name: str, finding: str, why: str = "") -> Check:
    """Nothing to do.  Here and below, `why` names the code (`device/codes.py`)."""
    return Check(name, "fine", finding, "", CODES.get(why, ""))


def degraded(name: str, finding: str, remedy: str, why: str = "") -> Check:
    """Something is missing, and games go on without it."""
    return Check(name, "degraded", finding, remedy, CODES.get(why, ""))


def failed(name: str, finding: str, remedy: str, why: str = "") -> Check:
    """So no game can be hosted."""
    return Check(name, "cannot host", finding, remedy, CODES.get(why, ""))


@dataclass(frozen=True)
class Machine:
    """A machine as its files tell of it, with the settings of its box and what is wrong in them."""

    root: Path
    state: Path
    settings: Settings
    problems: Sequence[Problem] = ()
    pairs: Mapping[str, Seat] = field(default_factory=dict)
    """The lead of each reader, by its device."""

    @property
    def here(self) -> bool:
        """Whether it is this machine, so that its parts can be tried as well."""
        return self.root == HERE

    def read(self, name: str) -> str:
        """The text of a file; "" where it cannot be read."""
        try:
            return (self.root / name).read_text(encoding="utf-8", errors="replace").replace("\0", " ").strip()
        except OSError:
            return ""

    def there(self, pattern: str) -> list[Path]:
        """Which files match, sorted."""
        return sorted(self.root.glob(pattern))

    def package(self, name: str) -> bool:
        """Whether a package of Python is installed for the box."""
        if self.here:
            from importlib.util import find_spec  # noqa: PLC0415 - needed here only

            return find_spec(name) is not None
        return any(self.there(f"{folder}/{name}*") for folder in PACKAGES)

    def installed(self, package: str) -> bool:
        """Whether a Debian package is installed."""
        entry = rf"^Package: {re.escape(package)}\n(?:.+\n)*?Status: install ok installed$"
        return re.search(entry, self.read("var/lib/dpkg/status"), re.MULTILINE) is not None

    @property
    def user(self) -> str:
        """Who runs the box: the user of the service where there is one, else who asks."""
        if any(line.startswith(f"{SERVICE_USER}:") for line in self.read("etc/passwd").splitlines()):
            return SERVICE_USER
        return pwd.getpwuid(os.geteuid()).pw_name if self.here else SERVICE_USER

    def may_use(self, group: str) -> bool:
        """Whether the user of the box is in this group, or is root."""
        users = [line.split(":") for line in self.read("etc/passwd").splitlines()]
        own = next((fields[3] for fields in users if fields[0] == self.user and len(fields) > 3), "")
        for fields in (line.split(":") for line in self.read("etc/group").splitlines()):
            if len(fields) > 3 and fields[0] == group:
                return self.user == "root" or self.user in fields[3].split(",") or fields[2] == own
        return self.user == "root"

    @property
    def is_pi(self) -> bool:
        """Whether it is a Raspberry Pi."""
        return "Raspberry Pi" in self.model

    @property
    def model(self) -> str:
        """What the machine is; "" where it does not say."""
        return self.read("proc/device-tree/model")

    @property
    def boot(self) -> str:
        """What the kernel was told when it started."""
        return self.read("boot/firmware/cmdline.txt") or self.read("proc/cmdline")


def no_right(machine: Machine, name: str, group: str) -> Check:
    """A user who may not open a device."""
    return degraded(
        name,
        f"the user {machine.user} is not in the group {group}",
        f"sudo usermod -aG {group} {machine.user}, and start the box anew",
    )
