"""The support bundle: what somebody who helps needs to know of a box, and nothing of any game.

It holds what the doctor finds, the effective settings, all versions, and the last lines of the log.  Journal, history
and cards stay where they are; a number that may be a tag's is replaced by another one, the same within one bundle.
"""

import hashlib
import io
import json
import platform
import re
import secrets
import tarfile
import time
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

import msgspec

from device.doctor.check import Check
from device.doctor.report import as_json
from device.logs import last_lines
from device.settings import Settings

LINES = 500
"""So many lines of the log."""
TAG = re.compile(r"\b(?:[0-9a-f]{8,20}|[0-9a-f]{2}([: -])[0-9a-f]{2}(?:\1[0-9a-f]{2}){2,8})\b", re.IGNORECASE)
"""What a tag's number looks like: four to ten bytes."""


def write_bundle(path: Path, settings: Settings, state: Path, checks: Sequence[Check]) -> None:
    """Write the bundle of the box with this state folder, and what was found there.  Raises `OSError`."""
    salt = secrets.token_hex(8)
    texts = {
        "doctor.json": masked(as_json(checks), salt) + "\n",
        "settings.json": pretty(msgspec.to_builtins(settings)),
        "versions.json": pretty(versions()),
        "wolfhour.log": "".join(f"{masked(line, salt)}\n" for line in log_lines(state)),
    }
    with tarfile.open(path, "w:gz") as bundle:
        for name, text in texts.items():
            data = text.encode()
            member = tarfile.TarInfo(f"wolfhour/{name}")
            member.size, member.mtime = len(data), int(time.time())
            bundle.addfile(member, io.BytesIO(data))


def log_lines(state: Path) -> Sequence[str]:
    """The last lines of the log, or why there are none."""
    try:
        return last_lines(state, LINES)
    except OSError as error:
        return [f"the log cannot be read: {error.strerror}"]


def pretty(value: Any) -> str:
    """JSON, as people read it."""
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def versions() -> Mapping[str, str]:
    """Of the machine, of Python, of Wolfhour and of every package that it asks for."""
    found = {"machine": platform.machine(), "system": platform.platform(), "python": platform.python_version()}
    wolfhour = distribution("wolfhour")
    wanted = [re.split(r"[^\w.-]", line)[0] for line in wolfhour.requires or () if "extra ==" not in line]
    for name in ("wolfhour", *wanted):
        try:
            found[name] = distribution(name).version
        except PackageNotFoundError:
            found[name] = "missing"
    return found


def masked(line: str, salt: str) -> str:
    """The line, every number that may be a tag's replaced by another."""
    return TAG.sub(lambda tag: "tag-" + hashlib.sha256((salt + tag[0]).encode()).hexdigest()[:8], line)
