"""A machine for each Debian, on which the box is installed once; each test boots a layer of its own over it."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.boot.machines import PYTHONS, Machine, bring_source, clean_debian, install, layer, wheels

TOOLS = ("mmdebstrap", "systemd-nspawn", "nsenter", "chroot")
LEFT_OUT = ("proc", "sys", "dev", "run", "tmp", "var/log", "srv")
"""What an installer may touch a second time, or what is none of its."""


def suites() -> list[str]:
    return (os.environ.get("WOLFHOUR_BOOT_SUITES") or " ".join(PYTHONS)).split()


def able_to_boot() -> None:
    """Fail where no machine can be made: that nothing was booted must not look as if all were well."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing or os.geteuid() != 0:
        pytest.fail(f"this takes root, mmdebstrap and systemd-container; missing: {missing}")


@pytest.fixture(scope="session", params=suites())
def suite(request: pytest.FixtureRequest) -> str:
    able_to_boot()
    name: str = request.param
    return name


@pytest.fixture(scope="session")
def installed(suite: str, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The layers of a machine on which the box was installed, as `lowerdir` of an overlay names them."""
    below, work = clean_debian(suite), tmp_path_factory.mktemp(f"installed-{suite}")
    with layer(str(below), work) as root:
        bring_source(root)
        shutil.copytree(wheels(suite), root / "srv/wolfhour/wheels")
        done = install(root)
        assert "it starts with the machine" in done.stdout, done.stdout + done.stderr
        (work / "install.log").write_text(done.stdout)
    return f"{work / 'upper'}:{below}"


@pytest.fixture(scope="session")
def idle(installed: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    """A machine with nothing attached to it, that is on from the first test to the last, and that nobody touches."""
    with layer(installed, tmp_path_factory.mktemp("idle") / "machine") as merged, Machine(merged) as machine:
        yield machine


@pytest.fixture
def root(installed: str, tmp_path: Path) -> Iterator[Path]:
    """A machine of its own for a test, which is off."""
    with layer(installed, tmp_path / "machine") as merged:
        yield merged


@pytest.fixture
def machine(root: Path) -> Iterator[Machine]:
    """The same, switched on."""
    with Machine(root) as machine:
        yield machine
