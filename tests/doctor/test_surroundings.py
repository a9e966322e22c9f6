"""The doctor looks at the service, and at what surrounds the box."""

from collections.abc import Callable
from pathlib import Path

import pytest

from device.doctor import surroundings
from device.doctor.check import Check
from device.doctor.service import running
from tests.doctor.test_doctor import saying, wrong

UNIT = "etc/systemd/system/wolfhour.service"
WANTED = "etc/systemd/system/multi-user.target.wants/wolfhour.service"
RELEASE = "opt/wolfhour/releases/1.0-abc"

Change = Callable[[Path], None]


def linked(name: str, to: str) -> Change:
    def change(root: Path) -> None:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).symlink_to(to)

    return change


INSTALLED = (
    saying(UNIT, ""),
    linked(WANTED, f"/{UNIT}"),
    saying(f"{RELEASE}/.complete", ""),
    linked("opt/wolfhour/current", f"/{RELEASE}"),
)


def named(checks: list[Check]) -> list[tuple[str, str]]:
    return [(check.id, check.finding) for check in checks]


def test_a_service_that_was_installed_whole_is_fine(tmp_path: Path) -> None:
    assert wrong(tmp_path, *INSTALLED) == []


def test_a_service_that_does_not_start_with_the_machine_is_named(tmp_path: Path) -> None:
    without = (change for change in INSTALLED if change is not INSTALLED[1])
    assert named(wrong(tmp_path, *without)) == [("service", "the box does not start with the machine")]


def test_a_version_that_was_cut_off_is_named(tmp_path: Path) -> None:
    without = (change for change in INSTALLED if change is not INSTALLED[2])
    assert named(wrong(tmp_path, *without)) == [("version", "1.0-abc is not whole")]


@pytest.mark.parametrize(
    ("told", "status", "words"),
    [
        ({"ActiveState": "active", "NRestarts": "0", "StatusText": "in the lobby"}, "fine", "in the lobby"),
        ({"ActiveState": "active", "NRestarts": "4"}, "degraded", "4 times"),
        ({"ActiveState": "active", "NRestarts": "4", "StatusText": "safe mode; x"}, "degraded", "safe mode"),
        ({"ActiveState": "failed"}, "degraded", "failed"),
        ({}, "degraded", "unknown"),
    ],
)
def test_what_the_service_manager_says_is_told(told: dict[str, str], status: str, words: str) -> None:
    check = running(told)
    assert check.status == status
    assert words in check.finding


@pytest.mark.parametrize(
    ("change", "name", "words"),
    [
        (saying("proc/meminfo", "MemTotal: 420000 kB\nMemAvailable:   41000 kB\n"), "memory", "41 MB"),
        (saying("sys/class/thermal/thermal_zone0/temp", "84200\n"), "warmth", "84 °C"),
    ],
)
def test_what_is_short_or_hot_is_named(tmp_path: Path, change: Change, name: str, words: str) -> None:
    (check,) = wrong(tmp_path, change)
    assert check.id == name
    assert words in check.finding


def test_a_disk_that_keeps_nothing_or_keeps_it_late_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert surroundings.disk(tmp_path).status == "fine"
    times = iter([0.0, 0.7])
    monkeypatch.setattr("device.doctor.surroundings.time.monotonic", lambda: next(times))
    assert "0.7 s" in surroundings.disk(tmp_path).finding
    assert surroundings.disk(tmp_path / "missing").status == "degraded"
