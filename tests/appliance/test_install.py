"""The installer on a machine that is a folder; on one that boots it is seen by `make test-boot`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from device.appliance.deeds import Deeds
from device.appliance.install import FILES, main
from tests.appliance.conftest import CMDLINE, CONFIG, picture

ROOT = Path(__file__).parents[2]
BOOT = "boot/firmware"
LOG = "var/log/wolfhour-install.log"


@pytest.fixture
def install(machine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Installer":
    """A version with little in it."""
    source = tmp_path / "source"
    shutil.copytree(ROOT / "systemd", source / "systemd")
    for name in ("pyproject.toml", "device/cli.py", "engine/run.py", "tests/appliance/conftest.py"):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, source / name)
    monkeypatch.setattr("device.appliance.install.SOURCE", source)
    return Installer(machine, monkeypatch)


class Installer:
    def __init__(self, machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.machine, self.monkeypatch = machine, monkeypatch

    def __call__(self, *words: str) -> int:
        self.monkeypatch.setattr(sys, "argv", ["install", "--root", str(self.machine), *words])
        return main()

    def text(self, name: str) -> str:
        return (self.machine / name).read_text()


def test_a_second_run_changes_nothing(install: Installer, capsys: pytest.CaptureFixture[str]) -> None:
    assert install() == 0
    first = picture(install.machine)
    capsys.readouterr()
    assert install() == 0
    assert picture(install.machine) == first
    assert capsys.readouterr().out == "Everything is as it should be; nothing was changed.\n"


def test_a_rehearsal_tells_everything_and_does_nothing(install: Installer, capsys: pytest.CaptureFixture[str]) -> None:
    before = picture(install.machine)
    assert install("--dry-run") == 0
    assert picture(install.machine) == before
    told = capsys.readouterr().out
    assert all(f"would write {path}\n" in told for path in FILES.values())


def test_what_was_installed_starts_with_the_machine(install: Installer) -> None:
    install()
    wanted = install.machine / "etc/systemd/system/multi-user.target.wants/wolfhour.service"
    assert str(wanted.readlink()) == FILES["wolfhour.service"]
    current = str((install.machine / "opt/wolfhour/current").readlink()).lstrip("/")
    assert (install.machine / current / "device/cli.py").exists()
    assert not (install.machine / current / "tests").exists()


def test_after_it_is_taken_away_all_is_as_it_was(install: Installer) -> None:
    before = picture(install.machine)
    install()
    assert install("--uninstall") == 0
    after = picture(install.machine)
    assert after.pop(LOG)
    assert after == before


def test_settings_and_games_stay_unless_they_are_to_go(install: Installer) -> None:
    for name in ("etc/wolfhour/box.toml", "var/lib/wolfhour/history/0001-classic.jsonl"):
        (install.machine / name).parent.mkdir(parents=True)
        (install.machine / name).write_text("")
    install()
    install("--uninstall")
    assert {"etc/wolfhour/box.toml", "var/lib/wolfhour/history/0001-classic.jsonl"} <= picture(install.machine).keys()
    install("--uninstall", "--purge")
    assert not (install.machine / "etc/wolfhour").exists()
    assert not (install.machine / "var/lib/wolfhour").exists()


def test_boot_files_are_changed_in_a_marked_block_and_the_first_ones_are_kept(install: Installer) -> None:
    install()
    text = install.text(f"{BOOT}/config.txt")
    assert text.startswith(CONFIG.rstrip())
    assert text.count("# BEGIN wolfhour\n") == text.count("# END wolfhour\n") == 1
    assert install.text(f"{BOOT}/cmdline.txt") == f"{CMDLINE.strip()} consoleblank=0 vt.global_cursor_default=0\n"
    assert install.text(f"{BOOT}/config.txt.before-wolfhour") == CONFIG


def test_what_an_owner_has_written_below_the_block_since_stays(install: Installer) -> None:
    install()
    config = install.machine / BOOT / "config.txt"
    config.write_text(config.read_text() + "dtoverlay=hifiberry-dac\n")
    install()
    install("--uninstall")
    assert config.read_text().split() == [*CONFIG.split(), "dtoverlay=hifiberry-dac"]


def test_a_word_that_was_there_before_stays_there(install: Installer) -> None:
    line = install.machine / BOOT / "cmdline.txt"
    line.write_text("consoleblank=0 quiet\n")
    install()
    install("--uninstall")
    assert line.read_text() == "consoleblank=0 quiet\n"


def test_a_machine_without_boot_files_is_none_with_a_fault(install: Installer) -> None:
    for name in ("config.txt", "cmdline.txt"):
        (install.machine / BOOT / name).unlink()
    assert install() == 0


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ('ID=debian\nVERSION_ID="11"\n', "Debian 11"),
        ('ID=fedora\nPRETTY_NAME="Fedora 42"\n', "Fedora 42"),
        ("", "no known system"),
    ],
)
def test_another_system_is_refused_with_its_name(
    install: Installer, told: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (install.machine / "etc/os-release").write_text(told)
    before = picture(install.machine)
    assert install() == 2
    assert why in capsys.readouterr().err
    assert picture(install.machine) == before


def test_kin_of_debian_is_welcome(install: Installer) -> None:
    (install.machine / "etc/os-release").write_text('ID=raspbian\nID_LIKE=debian\nVERSION_ID="13"\n')
    assert install() == 0


def test_no_other_version_comes_in_the_middle_of_a_game(install: Installer, capsys: pytest.CaptureFixture[str]) -> None:
    install()
    current = install.machine / "opt/wolfhour/current"
    current.unlink()
    current.symlink_to("/opt/wolfhour/releases/older")
    (install.machine / "var/lib/wolfhour/game.journal").touch()
    assert install() == 2
    assert "a game is being played" in capsys.readouterr().err
    assert str(current.readlink()).endswith("older")


def test_no_version_comes_while_the_supply_is_too_weak(install: Installer, capsys: pytest.CaptureFixture[str]) -> None:
    throttled = install.machine / "sys/devices/platform/soc/soc:firmware/get_throttled"
    throttled.parent.mkdir(parents=True)
    throttled.write_text("50005\n")
    assert install() == 2
    assert "supply" in capsys.readouterr().err
    throttled.write_text("50000\n")  # it was, and is no more
    assert install() == 0


def test_the_version_before_is_kept_older_ones_are_not_and_it_can_come_back(install: Installer) -> None:
    releases, current = install.machine / "opt/wolfhour/releases", install.machine / "opt/wolfhour/current"
    install()
    new = str(current.readlink())
    for name in ("1-old", "2-older"):
        shutil.copytree(install.machine / new.lstrip("/"), releases / name)
    (releases / "1-old/systemd/files/journald.conf").write_text("[Journal]\n")
    current.unlink()
    current.symlink_to("/opt/wolfhour/releases/1-old")
    install()
    assert str(current.readlink()) == new
    assert {path.name for path in releases.iterdir()} == {new.rpartition("/")[2], "1-old"}
    assert install("--rollback") == 0
    assert str(current.readlink()) == "/opt/wolfhour/releases/1-old"
    assert install.text(FILES["journald.conf"].lstrip("/")) == "[Journal]\n"  # its own, and not the new one's


def test_without_a_version_before_there_is_nothing_to_go_back_to(install: Installer) -> None:
    install()
    assert install("--rollback") == 2


def test_an_older_version_that_lacks_a_file_comes_back_without_it(install: Installer) -> None:
    current = install.machine / "opt/wolfhour/current"
    install()
    older = install.machine / "opt/wolfhour/releases/1-old"
    shutil.copytree(install.machine / str(current.readlink()).lstrip("/"), older)
    (older / "systemd/files/modules.conf").unlink()
    (install.machine / "opt/wolfhour/previous").symlink_to("/opt/wolfhour/releases/1-old")
    assert install("--rollback") == 0
    assert not (install.machine / FILES["modules.conf"].lstrip("/")).exists()


def test_a_version_that_does_not_stay_well_leaves_both_links_as_they_were(
    install: Installer, monkeypatch: pytest.MonkeyPatch
) -> None:
    releases = install.machine / "opt/wolfhour/releases"
    install()
    for link, name in (("current", "2-old"), ("previous", "1-older")):
        (releases / name).mkdir()
        (releases.parent / link).unlink(missing_ok=True)
        (releases.parent / link).symlink_to(f"/opt/wolfhour/releases/{name}")
    seen = []
    monkeypatch.setattr(Deeds, "running", True)

    def watch(deeds: Deeds, seconds: float) -> bool:
        seen.append((releases.parent / "previous").readlink().name)
        return False

    monkeypatch.setattr("device.appliance.release.stays_well", watch)
    assert install() == 2
    assert seen == ["2-old"]  # the way back is there while it is watched
    assert [(releases.parent / link).readlink().name for link in ("current", "previous")] == ["2-old", "1-older"]


def test_an_installation_that_was_cut_off_before_its_user_was_made_goes_on_there(
    install: Installer, capsys: pytest.CaptureFixture[str]
) -> None:
    install()
    (install.machine / "etc/passwd").write_text("root:x:0:0::/root:/bin/sh\n")
    capsys.readouterr()
    install()
    assert "run systemd-sysusers" in capsys.readouterr().out


def test_a_disk_that_forgets_is_refused(install: Installer, capsys: pytest.CaptureFixture[str]) -> None:
    line = install.machine / "proc/cmdline"
    line.parent.mkdir()
    line.write_text("boot=overlay console=tty1\n")
    assert install() == 2
    assert "overlay" in capsys.readouterr().err
    line.write_text("overlayroot=disabled console=tty1\n")
    assert install() == 0


def test_what_the_disk_refuses_is_told_in_a_sentence(install: Installer, capsys: pytest.CaptureFixture[str]) -> None:
    (install.machine / BOOT / "config.txt").write_bytes(b"# caf\xe9\n")
    assert install() == 2
    assert capsys.readouterr().err.startswith("wolfhour: ")


def test_nothing_is_purged_unless_all_is_taken_away_and_then_no_log_stays(install: Installer) -> None:
    install()
    with pytest.raises(SystemExit, match="2"):
        install("--purge")
    assert install("--uninstall", "--purge") == 0
    assert not (install.machine / LOG).exists()


def test_nobody_but_root_installs() -> None:
    """Nor does anything happen before that is known."""
    done = subprocess.run(
        ["setpriv", "--reuid=65534", "--clear-groups", "systemd/install.sh"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (2, "Only root can install: sudo systemd/install.sh\n")


def test_nobody_has_to_be_root_to_be_told_that_he_must(
    install: Installer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def closed(*_: object) -> None:
        raise PermissionError(13, "Permission denied", "/var/lib/wolfhour/game.journal")

    monkeypatch.setattr("device.appliance.install.refuse_in_a_game", closed)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert install("--dry-run") == 2
    assert capsys.readouterr().err.endswith("game.journal': put sudo before it\n")


def test_an_old_python_is_named_before_anything_happens(tmp_path: Path) -> None:
    (tmp_path / "python3").write_text('#!/bin/sh\n[ "$1" = --version ] && echo Python 3.9.2\n')
    (tmp_path / "python3").chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    done = subprocess.run(
        [ROOT / "systemd/install.sh", "--dry-run"],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "This machine has Python 3.9.2, and it takes 3.11 or newer" in done.stderr
