"""The service: whether the box starts with the machine, how it fares, and which versions there are."""

import subprocess
from collections.abc import Iterator

from device.appliance.release import CURRENT, PREVIOUS, SERVICE
from device.doctor.check import Check, Machine, degraded, fine

UNIT = f"etc/systemd/system/{SERVICE}"
WANTED = f"etc/systemd/system/multi-user.target.wants/{SERVICE}"
PROPERTIES = "ActiveState,NRestarts,Result,StatusText"
PATIENCE = 5
"""Seconds."""


def check(machine: Machine) -> Iterator[Check]:
    """Nothing, where the box was not installed: then it is started by hand."""
    if not (machine.root / UNIT).exists():
        return
    if not (machine.root / WANTED).is_symlink():
        yield degraded("service", "the box does not start with the machine", f"sudo systemctl enable {SERVICE}")
    elif machine.here and machine.there("run/systemd/system"):
        yield running(asked())
    else:
        yield fine("service", "the box starts with the machine")
    now, before = ((machine.root / link.lstrip("/")) for link in (CURRENT, PREVIOUS))
    if not now.is_symlink():
        yield degraded("version", f"{CURRENT} is missing", "install again: sudo make install")
    elif not (machine.root / str(now.readlink()).lstrip("/") / ".complete").exists():
        yield degraded("version", f"{now.readlink().name} is not whole", "install again: sudo make install")
    else:
        kept = f"; kept for `make rollback`: {before.readlink().name}" if before.is_symlink() else ""
        yield fine("version", f"{now.readlink().name}{kept}")


def running(told: dict[str, str]) -> Check:
    """What the service manager says of the box."""
    state, restarts = told.get("ActiveState", "unknown"), int(told.get("NRestarts", "0") or "0")
    if state != "active":
        return degraded("service", f"the box is {state}", f"sudo systemctl start {SERVICE}; journalctl -u wolfhour")
    if told.get("StatusText", "").startswith("safe mode"):
        what = "the box runs in safe mode, since it has kept crashing"
        return degraded("service", what, "journalctl -u wolfhour", "safe-mode")
    if restarts:
        what = f"the box was begun anew {restarts} times since it was started"
        return degraded("service", what, "journalctl -u wolfhour tells why")
    return fine("service", f"the box runs: {told.get('StatusText', '')}")


def asked() -> dict[str, str]:
    """The properties of the service; none where nobody answers."""
    try:
        command = ["systemctl", "show", SERVICE, f"--property={PROPERTIES}"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired):
        return {}
    return dict(line.partition("=")[::2] for line in done.stdout.splitlines())
