"""All checks of a box, and how they are told."""

import json
from collections.abc import Sequence
from dataclasses import asdict

from device.doctor import (
    cards,
    folder,
    journal,
    lines,
    pins,
    readers,
    screen,
    seats,
    service,
    settings,
    sound,
    storage,
    surroundings,
    system,
    voice,
)
from device.doctor.check import STATUSES, Check, Machine, Status, failed

SUBJECTS = (
    system,
    service,
    settings,
    seats,
    pins,
    lines,
    readers,
    cards,
    sound,
    voice,
    screen,
    storage,
    folder,
    journal,
    surroundings,
)


def examine(machine: Machine) -> list[Check]:
    """Everything that can be found out without anybody's help."""
    checks = [check for subject in SUBJECTS for check in subject.check(machine)]
    missing = {check.id for check in checks if check.status != "fine"}
    if {"sound", "screen"} <= missing:
        finding = "nobody can be told anything: neither sound nor screen"
        checks.append(failed("system", finding, "plug in one of them", "neither-sound-nor-screen"))
    return checks


def overall(checks: Sequence[Check]) -> Status:
    """The worst of all."""
    return max((check.status for check in checks), key=STATUSES.index, default="fine")


def as_text(checks: Sequence[Check]) -> str:
    """One line for each finding, and one below it for what to do."""
    width = max(len(check.id) for check in checks)
    lines = []
    for check in checks:
        mark = {"fine": "ok", "degraded": "!", "cannot host": "X"}[check.status]
        code = f" [{check.code}]" if check.code else ""
        lines.append(f"{mark:>2} {check.id:<{width}}  {check.finding}{code}")
        if check.remedy:
            lines.append(f"   {'':<{width}}  -> {check.remedy}")
    ends: dict[Status, str] = {
        "fine": "the box can host games",
        "degraded": "the box can host games, with what is left",
        "cannot host": "the box cannot host games",
    }
    return "\n".join([*lines, ends[overall(checks)]])


def as_json(checks: Sequence[Check]) -> str:
    """The same for programs."""
    return json.dumps({"status": overall(checks), "checks": [asdict(check) for check in checks]}, indent=1)
