"""The unit files: what must be in them, and what must not."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

FILES = Path(__file__).parents[2] / "systemd/files"
UNITS = sorted(FILES.glob("*.service"))
SHELLS = ("sh", "bash", "dash", "env")

ABSENT = {
    "ProtectClock": "implies a list of devices, and hides all others",
    "PrivateDevices": "hides pins, readers, sound and screen",
    "DevicePolicy": "names of drivers that load later are not resolved, so a reader plugged in later cannot be opened",
    "DeviceAllow": "the same",
    "PrivateNetwork": "the kernel tells of new devices in the machine's own network only",
    "PrivateIPC": "sound is mixed in memory that programs share",
    "PrivateUsers": "groups that own devices would be nobody's",
    "MemoryDenyWriteExecute": "drivers of screens, and ctypes, make code as they run",
    "DynamicUser": "a user that changes owns no devices",
    "MemoryMax": "many Pis count no memory, so it would be no limit",
    "RestartSteps": "Debian 12 does not know it",
    "RestartMaxDelaySec": "Debian 12 does not know it",
    "ExecStartPre": "whatever it looks at could hold up the start; the box falls back by itself",
    "Requires": "every part may be absent",
    "BindsTo": "every part may be absent",
}


def directives(unit: Path) -> list[tuple[str, str]]:
    """Names and values of a unit."""
    return re.findall(r"^(\w+)=(.*)$", unit.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_has_nothing_that_breaks_a_box(unit: Path) -> None:
    assert [(name, ABSENT[name]) for name, _ in directives(unit) if name in ABSENT] == []


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_waits_for_no_device_and_no_network(unit: Path) -> None:
    waited = " ".join(value for name, value in directives(unit) if name in ("After", "Wants"))
    assert "network" not in waited
    assert not re.search(r"\bdev-\S*\.device", waited)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_starts_the_box_itself_and_no_shell(unit: Path) -> None:
    command = dict(directives(unit))["ExecStart"].split()[0]
    assert command.startswith("/opt/wolfhour/current/.venv/bin/")
    assert Path(command).name not in SHELLS


def test_the_box_is_watched_begun_anew_for_ever_and_only_itself_is_heard() -> None:
    said = dict(directives(FILES / "wolfhour.service"))
    wanted = {"Type": "notify", "NotifyAccess": "main", "Restart": "always", "StartLimitIntervalSec": "0"}
    assert wanted.items() <= said.items()
    assert said["WatchdogSignal"] == "SIGABRT"


def test_every_group_of_the_unit_is_made_or_joined_by_the_installer() -> None:
    """systemd-analyze does not see a group that is missing, and the service would fail with 216/GROUP."""
    joined = re.findall(r"^m wolfhour (\w+)$", (FILES / "sysusers.conf").read_text(encoding="utf-8"), re.MULTILINE)
    for unit in UNITS:
        assert {*dict(directives(unit))["SupplementaryGroups"].split()} <= {*joined}, unit.name


def test_the_watchdog_of_the_machine_counts_no_longer_than_the_one_in_a_pi_can() -> None:
    assert dict(directives(FILES / "hardware-watchdog.conf"))["RuntimeWatchdogSec"] == "15s"


def test_every_line_of_the_box_stands_below_its_reason() -> None:
    """A comment belongs to the lines below it, up to the next empty line or comment."""
    text = (FILES / "wolfhour.service").read_text(encoding="utf-8")
    told = {"Description", "Documentation", "Type", "ExecStart", "WantedBy", "StandardInput"}
    for block in re.split(r"\n\n|\n(?=\[)", text):
        lines = [line for line in block.splitlines() if not line.startswith("[")]
        if lines and not lines[0].startswith("#"):
            assert lines[0].partition("=")[0] in told, lines[0]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this system has no systemd")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_knows_every_word(unit: Path, tmp_path: Path) -> None:
    text = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", unit.read_text(encoding="utf-8"), flags=re.MULTILINE)
    copy = tmp_path / unit.name
    copy.write_text(re.sub(r"^Documentation=.*$", "", text, flags=re.MULTILINE), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if unit.name in line] == []
