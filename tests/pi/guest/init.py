#!/usr/bin/python3
"""The first process of an emulated Raspberry Pi: the box and its drivers on the real library, and what comes of it.

A line on the console is `told: ["what", value]`, the last one `over`.  Who has which pin and how high it is, tells the
kernel and not the library (`/sys/kernel/debug/gpio`).  Nobody presses there, and no pull pulls: a pin has the level
that it was set to last, so a button that is let go is one whose pin was set high beforehand.
"""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import traceback
from importlib import import_module
from pathlib import Path

SOURCE = "/srv/wolfhour"
PINS, CHIP, LINE = Path("/sys/kernel/debug/gpio"), Path("/dev/gpiochip0"), "/run/notify"
MOUNTS = {
    "/proc": "proc",
    "/sys": "sysfs",
    "/sys/kernel/debug": "debugfs",
    "/dev": "devtmpfs",
    "/run": "tmpfs",
    "/var/lib": "tmpfs",
}
GPIO, BOX = 1, 2
"""The group that may use the pins, and the user of the box."""
RUN, STATE = Path("/run/wolfhour"), Path("/var/lib/wolfhour")
SETTINGS = Path("/etc/wolfhour/box.toml")
UNIT = {
    "PATH": "/usr/bin:/bin",
    "LANG": "C.UTF-8",
    "PYTHONUTF8": "1",
    "LG_WD": str(RUN),
    "RUNTIME_DIRECTORY": str(RUN),
    "NOTIFY_SOCKET": LINE,
    "PYTHONPYCACHEPREFIX": str(RUN / "compiled"),  # nothing was compiled when it was unpacked; once is enough
}
"""What `wolfhour.service` gives the box."""
HELD, TAKEN = 22, 11
"""A button that is held down all the while; the pin of a light that another program has at first."""


def tell(what: str, value: object) -> None:
    print(f"told: {json.dumps([what, value])}", flush=True)


def held() -> str:
    """The pins that somebody has, as the kernel tells of them."""
    return "".join(line for line in PINS.read_text().splitlines(True) if line.startswith("gpiochip") or "|" in line)


def set_up() -> None:
    """What a system, its udev and the installer have done by the time the box starts."""
    for place, kind in MOUNTS.items():
        subprocess.run(["mount", "-t", kind, kind, place], check=True)
    Path("/etc/passwd").write_text(f"root:x:0:0::/:\nwolfhour:x:{BOX}:{BOX}::/:\n")
    Path("/etc/group").write_text(f"root:x:0:\ngpio:x:{GPIO}:wolfhour\nwolfhour:x:{BOX}:\n")
    os.chown(CHIP, 0, GPIO)
    CHIP.chmod(0o660)
    for folder in (RUN, STATE):
        folder.mkdir(parents=True)
        os.chown(folder, BOX, BOX)


def as_the_box(*words: str, groups: tuple[int, ...] = (GPIO,)) -> subprocess.Popen[str]:
    """Python as the service has it."""
    return subprocess.Popen(
        ["python3", *words],
        cwd=SOURCE,
        env=UNIT,
        stdout=subprocess.PIPE,
        text=True,
        user=BOX,
        group=BOX,
        extra_groups=groups,
    )


def drivers() -> None:
    """The header, and the seats of the settings on it."""
    from device.hw.pins.factory import open_header
    from device.hw.pins.seats import PinSeats
    from device.inbox import Inbox, RealClock
    from device.settings import load
    from device.wiring.names import Gpio, wiring_of

    lgpio = import_module("lgpio")  # which is only here
    header = open_header()
    tell("header", [type(header).__name__, header.board_info.model])
    header.close()

    wiring = wiring_of(load([SETTINGS], STATE)[0])
    other = lgpio.gpiochip_open(0)
    for pin in [*wiring.panel.values(), *(pin for pins in wiring.buttons.values() for pin in pins.values())]:
        assert isinstance(pin, Gpio)
        lgpio.gpio_claim_output(other, pin.number, pin.number != HELD)
        lgpio.gpio_free(other, pin.number)
    lgpio.gpio_claim_output(other, TAKEN, 1)

    inbox = Inbox(RealClock())
    seats = PinSeats(inbox, wiring)
    told = []
    while (event := inbox.wait(inbox.clock.now() + 1)) is not None:
        told.append(repr(event))
    tell("events", told)
    tell("opened", held())
    seats.light(1, "on")
    tell("on", held())
    seats.light(1, "off")
    tell("off", held())
    seats.close()


def without_rights() -> None:
    """The header, for a user who may not use it."""
    opening = "from device.hw.pins.factory import open_header, NoPins\ntry: open_header()\nexcept NoPins as e: print(e)"
    tell("no rights", as_the_box("-c", opening, groups=()).communicate()[0])


def doctor() -> None:
    told = as_the_box("-m", "device", "doctor", "--json").communicate()[0]
    tell("doctor", json.loads(told)["checks"])


def service() -> None:
    """The box, from its start to its end."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(LINE)
        Path(LINE).chmod(0o777)
        began = time.monotonic()
        box = as_the_box("-m", "device")
        while "READY=1" not in line.recv(65536).decode():
            pass
        tell("ready", time.monotonic() - began)
        signs = (line.recv(65536).decode() for _ in range(12))  # of life, one in five seconds
        tell("status", next((told for told in signs if "GPIO-04" in told), ""))
        tell("box", held())
        box.send_signal(signal.SIGTERM)
        tell("ended", box.wait())
        tell("after", held())


def first_process() -> None:
    try:
        set_up()
        # What lgpio does not give back at once ('GPIO busy'), goes with its process.
        subprocess.run([sys.executable, __file__, "drivers"], check=True)
        tell("closed", held())
        without_rights()
        doctor()
        service()
    except Exception:  # noqa: BLE001 - the kernel lives no longer than its first process
        traceback.print_exc()
    print("over", flush=True)
    signal.pause()


if __name__ == "__main__":
    sys.path.insert(0, SOURCE)
    drivers() if sys.argv[1:] == ["drivers"] else first_process()
