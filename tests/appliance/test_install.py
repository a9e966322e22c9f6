"""The installer on a machine that is a folder; on one that boots it is seen by `make test-boot`."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

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
