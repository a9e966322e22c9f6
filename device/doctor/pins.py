"""The pins: the library that reaches them, the rights to them, and the I2C bus of the expanders."""

from collections.abc import Iterator

from device.doctor.check import Check, Machine, degraded, fine, no_right
from device.wiring.names import Wiring, wiring_of
from engine import Seat

WIRE, GIVE = 'wire seats (pins.profile = "8-seats")', "wire them"
"""How there come to be seats with it, and seats that have nothing yet get one."""
CONFIG_TXT = "boot/firmware/config.txt"


def check(machine: Machine) -> Iterator[Check]:
    """Whatever stands between the box and its wires; nothing where nothing is wired."""
    wiring = wiring_of(machine.settings)
    if not wiring.empty:
        trouble = [*header(machine, wiring), *bus(machine, wiring)]
        yield from trouble or [fine("pins", "the pins that the settings name can be reached")]


def header(machine: Machine, wiring: Wiring) -> Iterator[Check]:
    """The contacts of the Pi."""
    if not wiring.on_header:
        return
    if not machine.is_pi:
        yield degraded(
            "pins", "pins are wired in the settings, and this is no Raspberry Pi", "start the box on the Pi itself"
        )
        return
    if not machine.package("lgpio"):
        what = "the package lgpio is missing, without which no pin can be read"
        yield degraded("pins", what, ".venv/bin/pip install -e '.[pi]'", "no-pins")
    if not machine.there("dev/gpiochip*"):
        remedy = "use the kernel of Raspberry Pi OS or Debian for this Pi"
        yield degraded("pins", "there is no /dev/gpiochip", remedy, "no-pins")
    elif not machine.may_use("gpio"):
        yield no_right(machine, "pins", "gpio")


def bus(machine: Machine, wiring: Wiring) -> Iterator[Check]:
    """The way to the expanders."""
    if not wiring.expanders:
        return
    if not machine.there(f"dev/i2c-{wiring.bus}"):
        remedy = f"add dtparam=i2c_arm=on to /{CONFIG_TXT} and start anew"
        if "dtparam=i2c_arm=on" in machine.read(CONFIG_TXT):
            remedy = "add i2c-dev to /etc/modules and start anew, or correct pins.bus"
        yield degraded("pins-i2c", f"there is no I2C bus {wiring.bus} for the expanders", remedy, "expander-lost")
    elif not machine.may_use("i2c"):
        yield no_right(machine, "pins-i2c", "i2c")


def leads(machine: Machine) -> set[Seat]:
    """Which leads have a button by the settings."""
    return {*wiring_of(machine.settings).buttons}


def usable(machine: Machine) -> bool:
    """Whether any wired seat may answer."""
    return bool(leads(machine)) and all(found.status == "fine" for found in check(machine))
