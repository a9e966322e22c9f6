"""The readers: which ports there are, who may use them, and what takes them away."""

import re
from collections.abc import Iterator

from device.doctor.check import Check, Machine, degraded, fine, no_right
from device.ports import WELL
from device.wiring.readers import place_of
from engine import Seat

WIRE, GIVE = "plug in readers", "give them a reader"
PORTS = "dev/serial/by-path/*"
ADAPTERS = {"1a86": "CH340", "10c4": "CP210x", "0403": "FTDI", "067b": "PL2303"}
"""Makers of USB-serial adapters, by their number."""
CONSOLE = re.compile(r"\bconsole=((?:serial|ttyAMA|ttyS)\d+)")
GETTY = "etc/systemd/system/getty.target.wants/serial-getty@*.service"


def check(machine: Machine) -> Iterator[Check]:
    """Everything about them; nothing where there is neither a reader nor an adapter."""
    ports, adapters = machine.there(PORTS), plugged(machine)
    if ports or adapters or leads(machine):
        trouble = [*taken(machine, adapters)]
        if ports and not machine.may_use("dialout"):
            trouble.append(no_right(machine, "readers", "dialout"))
        if len(ports) >= len(adapters):  # else that is why
            trouble += vacant(machine)
        yield from trouble or [fine("readers", f"{len(ports)} serial ports can be used")]
    yield from console(machine)


def leads(machine: Machine) -> set[Seat]:
    """Which leads have a reader by the settings."""
    return {*machine.pairs.values()} - {WELL}


def usable(machine: Machine) -> bool:
    """Whether any reader may answer."""
    return bool(leads(machine) - {*empty(machine)}) and machine.may_use("dialout")


def empty(machine: Machine) -> list[Seat]:
    """The leads whose port is not there; a board may be at any port."""
    ports = {path.name for path in machine.there(PORTS)}
    return sorted(lead for device, lead in machine.pairs.items() if not (("/" in device and ports) or device in ports))


def plugged(machine: Machine) -> list[str]:
    """The USB-serial adapters that the kernel sees."""
    found = machine.there("sys/bus/usb/devices/*/idVendor")
    makers = [machine.read(str(path.relative_to(machine.root))) for path in found]
    return [ADAPTERS[maker] for maker in makers if maker in ADAPTERS]


def taken(machine: Machine, adapters: list[str]) -> Iterator[Check]:
    """Other programs that open the readers' ports, or take them away."""
    ports = machine.there(PORTS)
    if machine.installed("brltty") or machine.there("usr/lib/udev/rules.d/*brltty*"):
        what = "brltty, which serves braille displays, takes adapters away"
        yield degraded("readers-brltty", what, "apt remove brltty, if nobody needs it, and plug the readers in anew")
    elif len(ports) < len(adapters):
        what = f"{len(adapters)} adapters ({', '.join(sorted({*adapters}))}) and {len(ports)} ports"
        yield degraded("readers", what, "plug them in anew, and look into dmesg for what has taken them")
    if machine.there("etc/systemd/system/*.wants/ModemManager.service") and not spared(machine):
        yield degraded(
            "readers-modemmanager",
            "ModemManager talks to every new port as if it were a modem",
            "sudo systemctl disable --now ModemManager, or install Wolfhour's udev rules",
        )


def spared(machine: Machine) -> bool:
    """Whether udev tells ModemManager to leave the readers alone."""
    rules = machine.there("etc/udev/rules.d/*.rules") + machine.there("usr/lib/udev/rules.d/*wolfhour*.rules")
    return any("ID_MM_DEVICE_IGNORE" in machine.read(str(rule.relative_to(machine.root))) for rule in rules)


def vacant(machine: Machine) -> Iterator[Check]:
    """Paired readers that are not plugged in."""
    gone = empty(machine)
    if len(gone) > 1:
        what = f"the ports of the readers of {', '.join(map(place_of, gone))} are empty"
        yield degraded("readers", what, "check the power of the USB hub, then the plugs", "readers-power")
    elif gone:
        what = f"the port of the reader of {place_of(gone[0])} is empty"
        yield degraded("readers", what, "check its plug, or pair it anew", "reader-lost")


def console(machine: Machine) -> Iterator[Check]:
    """A login on the serial port of a Pi's header, which types into whatever is wired there."""
    found = CONSOLE.search(machine.boot)
    if machine.is_pi and found:
        remedy = f"take console={found[1]}… out of /boot/firmware/cmdline.txt and start anew"
        yield degraded("readers-console", f"the kernel writes to the serial port of the header ({found[0]})", remedy)
    elif machine.is_pi and (units := machine.there(GETTY)):
        remedy = f"sudo systemctl mask --now {units[0].name}"
        yield degraded(
            "readers-console", f"somebody may log in at the serial port of the header ({units[0].name})", remedy
        )
