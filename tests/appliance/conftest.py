"""A machine that is a folder: what a Raspberry Pi with Debian 12 has that the installer looks at."""

import signal
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

CONFIG = "dtparam=audio=on\n[cm4]\notg_mode=1\n[all]\n"
CMDLINE = "console=serial0,115200 console=tty1 root=PARTUUID=1-02 rootfstype=ext4 rootwait quiet\n"


@pytest.fixture(autouse=True)
def signals() -> Iterator[None]:
    """Those that the installer takes for itself, given back."""
    before = {number: signal.getsignal(number) for number in (signal.SIGHUP, signal.SIGTERM)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    root = tmp_path / "machine"
    texts = {
        "etc/os-release": 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nVERSION_ID="12"\nID=debian\n',
        "boot/firmware/config.txt": CONFIG,
        "boot/firmware/cmdline.txt": CMDLINE,
        "var/log/dpkg.log": "",
        "etc/passwd": "wolfhour:x:990:990::/:/usr/sbin/nologin\n",  # which no program makes in a folder
    }
    for name, text in texts.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def picture(root: Path) -> dict[str, str]:
    """Everything in a folder: links by where they lead, files by their rights and what is in them."""
    return {
        str(path.relative_to(root)): f"-> {path.readlink()}"
        if path.is_symlink()
        else f"{path.stat().st_mode:o} {sha256(path.read_bytes()).hexdigest()}"
        for path in sorted(root.rglob("*"))
        if path.is_symlink() or path.is_file()
    }
