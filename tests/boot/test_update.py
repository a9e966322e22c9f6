"""Another version is put in the place of the one that runs."""

from pathlib import Path

import pytest

from tests.boot.machines import Machine

pytestmark = pytest.mark.boot

INSTALL = ("/srv/wolfhour/systemd/install.sh", "--watch", "6")
SOURCE = "srv/wolfhour"
CURRENT = "opt/wolfhour/current"


def change(machine: Machine, file: str, text: str) -> None:
    """Add a line to a file of the source, and so make another version of it."""
    with (machine.root / SOURCE / file).open("a") as source:
        source.write(text)


def current(machine: Machine) -> str:
    return Path(machine.do("readlink", f"/{CURRENT}").strip()).name


def test_a_version_that_does_not_start_is_taken_back_by_itself_and_a_sound_one_stays(machine: Machine) -> None:
    machine.until_active()
    first = current(machine)
    change(machine, "device/app.py", "\nraise RuntimeError('this version is broken')\n")
    change(machine, "systemd/files/journald.conf", "# broken\n")
    told = machine.do(*INSTALL, check=False, timeout=900)
    assert "does not stay well and is not used" in told
    assert current(machine) == first
    assert "broken" not in (machine.root / "etc/systemd/journald.conf.d/wolfhour.conf").read_text()
    machine.until_active()

    source = machine.root / SOURCE / "device/app.py"
    source.write_text(source.read_text().replace("\nraise RuntimeError('this version is broken')\n", ""))
    told = machine.do(*INSTALL, check=False, timeout=900)
    second = current(machine)
    assert second != first, told
    assert machine.show("ActiveState") == "active"
    assert {path.name for path in (machine.root / "opt/wolfhour/releases").iterdir()} == {first, second}

    machine.do("/srv/wolfhour/systemd/install.sh", "--watch", "6", "--rollback", timeout=900)
    assert current(machine) == first
    assert machine.show("ActiveState") == "active"


def test_no_other_version_comes_while_a_game_waits_to_go_on(machine: Machine) -> None:
    machine.until_active()
    first = current(machine)
    machine.do("touch", "/var/lib/wolfhour/game.journal")
    change(machine, "README.md", "another version\n")
    assert "a game is being played" in machine.do(*INSTALL, check=False, timeout=900)
    assert current(machine) == first
    assert machine.restarts() == 0
