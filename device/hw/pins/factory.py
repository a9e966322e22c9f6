"""The real pins: the header by lgpio, the expanders by smbus2; neither is imported before it is asked for."""

import os
import tempfile
import warnings
from typing import TYPE_CHECKING

from gpiozero.pins import Factory

from engine import WolfhourError

if TYPE_CHECKING:
    from device.hw.pins.expander import Bus


class NoPins(WolfhourError):
    """The pins cannot be reached; the message says why and what to do."""


def open_header() -> Factory:
    """The pins of the header.  Never another library than lgpio, which is the one that works on every Pi.

    Raises `NoPins`.
    """
    # lgpio leaves a pipe in this folder; the working directory of a service can often not be written.
    try:
        if "LG_WD" not in os.environ:  # where a disk is full there may be no temporary folder
            os.environ["LG_WD"] = os.environ.get("RUNTIME_DIRECTORY") or tempfile.gettempdir()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from gpiozero.pins.lgpio import LGPIOFactory  # noqa: PLC0415 - imports lgpio, which only a Pi has

            return LGPIOFactory()
    except ImportError:
        raise NoPins("the package lgpio is missing: .venv/bin/pip install -e '.[pi]'") from None
    except Exception as error:  # noqa: BLE001 - lgpio and gpiozero raise kinds of their own
        hint = "is this a Raspberry Pi, and is this user in its group gpio?"
        raise NoPins(f"the pins of the header cannot be opened ({error}): {hint}") from None


def open_bus(number: int) -> "Bus":
    """The I2C bus of this number.  Raises `NoPins`."""
    from smbus2 import SMBus  # noqa: PLC0415 - a box without expanders starts sooner

    try:
        return SMBus(number)
    except OSError as error:
        raise NoPins(
            f"the I2C bus {number} cannot be opened ({error.strerror}): is it switched on, and may this user use it?"
        ) from None
