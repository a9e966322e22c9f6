"""A clean Debian on which the box was installed boots, with nothing attached."""

import json
import os
import re
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest

from device.appliance.plug import Plug, plug_of
from tests.boot.conftest import LEFT_OUT
from tests.boot.machines import Machine, bring_hooks, install, run, until

pytestmark = pytest.mark.boot

READY = 3.0
"""Seconds from the start of the process until it can be used."""
EXPOSURE = 2.0
STATE = "var/lib/wolfhour"


def picture(root: Path) -> dict[str, str]:
    """Every file of a machine, by its content and its rights."""
    found = {}
    for path in root.rglob("*"):
        name = str(path.relative_to(root))
        if not name.startswith(LEFT_OUT) and "__pycache__" not in name:
            found[name] = f"{path.lstat().st_mode:o} " + (
                str(path.readlink())
                if path.is_symlink()
                else sha256(path.read_bytes()).hexdigest()
                if path.is_file()
                else ""
            )
    return found


def test_with_nothing_attached_the_box_gets_ready_and_says_what_is_missing(idle: Machine) -> None:
    idle.until_active()
    until(lambda: "AUD-01 There is no sound" in idle.show("StatusText"), 30)
    assert "SCR-01 There is no screen" in idle.show("StatusText")
    assert "Traceback" not in idle.journal()
    assert idle.do("systemctl", "--failed", "--plain", "--no-legend", check=False).strip() == ""


def test_a_second_installation_changes_nothing(root: Path) -> None:
    before = picture(root)
    done = install(root)
    assert "Everything is as it should be; nothing was changed." in done.stdout, done.stdout
    assert picture(root) == before


def test_after_it_is_taken_away_nothing_of_it_is_left_but_its_user_and_its_games(root: Path) -> None:
    assert install(root, "--uninstall").returncode == 0
    left = run("find", root, "-xdev", "-iname", "*wolfhour*", "-not", "-path", f"{root}/srv/*").stdout.split()
    assert {str(Path(path).relative_to(root)) for path in left} <= {
        "var/lib/wolfhour",
        "var/log/wolfhour-install.log",
        "etc/wolfhour",
    }


def test_the_box_is_ready_soon(machine: Machine) -> None:
    assert [*machine.root.glob("opt/wolfhour/releases/*/config/lang/en/__pycache__/*.parsed")]
    took = [to_ready(machine)]
    for _ in range(2):  # this machine may have had other things to do
        machine.do("systemctl", "restart", "wolfhour")
        took.append(to_ready(machine))
    print(f"ready after {took} s; load {os.getloadavg()[0]:.0f}")
    assert min(took) < READY
    assert machine.restarts() == 0


def test_the_unit_is_sound_and_gives_away_little(machine: Machine) -> None:
    machine.until_active()
    units = [Path("/etc/systemd/system") / name for name in ("wolfhour.service", "wolfhour-unplug.service")]
    assert machine.do("systemd-analyze", "verify", *map(str, units), check=False) == ""
    told = machine.do("systemd-analyze", "security", "wolfhour.service", "--no-pager")
    exposure = re.search(r"Overall exposure level for wolfhour.service: ([0-9.]+)", told)
    assert exposure is not None
    print(f"exposure {exposure[1]}")
    assert float(exposure[1]) <= EXPOSURE


def test_the_box_keeps_its_budgets_there(machine: Machine) -> None:
    machine.until_active()
    as_the_box = ("runuser", "-u", "wolfhour", "--")
    told, _ = json.JSONDecoder().raw_decode(
        machine.do(*as_the_box, "wolfhour", "bench", "whole", "rules", "--json", check=False)
    )
    print(told)
    assert all(figure["kept"] for figure in told["figures"] if figure["unit"] in ("MB", "% of a core")), told


def test_a_box_that_hangs_is_begun_anew_and_tells_where_it_hung(machine: Machine) -> None:
    hooked(machine)
    machine.hit("USR1")
    until(lambda: machine.restarts() == 1, 60)
    machine.until_active()
    assert "watchdog" in machine.do("journalctl", "--no-pager", "--unit=wolfhour").lower()
    assert "sitecustomize.py" in machine.journal()  # the line in which each thread was


def test_after_two_crashes_and_a_hang_the_box_starts_safely_and_after_a_power_cut_as_usual(machine: Machine) -> None:
    hooked(machine)
    for fault in ("USR2", "USR1", "USR2"):
        before = machine.restarts()
        machine.hit(fault)
        until(partial(begun_anew, machine, before), 60)
        machine.until_active()
    until(lambda: machine.show("StatusText").startswith("safe mode; "), 30)
    machine.pull_the_plug()
    machine.switch_on()
    machine.until_active()
    until(lambda: machine.show("StatusText").startswith("in the lobby"), 30)


def test_the_box_may_switch_the_machine_off_and_nothing_else(machine: Machine) -> None:
    """It hangs then, and has to be killed, which is no power cut."""
    hooked(machine)
    machine.until_active()
    own = ("runuser", "-u", "wolfhour", "--")
    refused = machine.do(*own, "systemctl", "restart", "dbus.service", check=False)
    assert "Interactive authentication required" in refused or "Access denied" in refused
    assert plug_of(machine.root / STATE).boot
    machine.hit("USR1")
    machine.do(*own, "systemctl", "poweroff", check=False)
    until(machine.is_off, 60)
    assert plug_of(machine.root / STATE) == Plug()
    assert b"Powering off" in (machine.root.parent / "console.log").read_bytes()


def to_ready(machine: Machine) -> float:
    """Seconds from the start of the process until it said that it can be used."""
    machine.until_active()
    started, ready = (int(machine.show(f"{name}TimestampMonotonic")) for name in ("ExecMainStart", "ActiveEnter"))
    return (ready - started) / 1e6


def begun_anew(machine: Machine, before: int) -> bool:
    """Whether the box was begun anew since."""
    return machine.restarts() > before


def hooked(machine: Machine) -> None:
    """Let the box of this machine take the signals of `guest/sitecustomize.py`."""
    bring_hooks(machine.root)
    machine.do("systemctl", "restart", "wolfhour")
