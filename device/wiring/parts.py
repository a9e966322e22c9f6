"""What has to be bought for a wiring, besides the computer itself, its power, sound and screen."""

from collections.abc import Mapping

from device.wiring.circuits import BY_GROUND, LAMP, PULL, SERIES, SOUNDER
from device.wiring.names import Wiring

LINES_PER_TVS = 4


def parts(wiring: Wiring) -> Mapping[str, int]:
    """Each part, and how many of it; those that are not needed are left out."""
    at_seats = sum(map(len, wiring.buttons.values()))
    buttons, lights = at_seats + len(wiring.panel), len(wiring.lights) - len(wiring.buzzers)
    expanders = len(wiring.expanders)
    found = {
        "silent switch": at_seats,
        "push button for the front panel": len(wiring.panel),
        "LED in a hood of 10 mm": lights,
        "active piezo buzzer, 3 V": len(wiring.buzzers),
        "cable of six wires (RJ12), 3 m, with its socket": len({*wiring.buttons, *wiring.lights}),
        "MCP23017 in a narrow case, with its socket": expanders,
        f"resistor {SERIES}": buttons,
        f"resistor {PULL}": buttons + expanders + (wiring.interrupt is not None),
        f"resistor {LAMP}": lights,
        f"resistor {SOUNDER}": len(wiring.buzzers),
        f"capacitor {BY_GROUND}": buttons + expanders,
        "TVS diode array SRV05-4": -(-(at_seats + len(wiring.lights)) // LINES_PER_TVS),
    }
    return {part: count for part, count in found.items() if count}
