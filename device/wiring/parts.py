"""What has to be bought for a wiring, besides the computer itself, its power, sound and screen."""

from collections.abc import Mapping

from device.wiring.circuits import BY_GROUND, LAMP, PULL, SERIES, SOUNDER
from device.wiring.names import Wiring
from device.wiring.words import Part

LINES_PER_TVS = 4


def parts(wiring: Wiring) -> Mapping[Part, int]:
    """Each part, and how many of it; those that are not needed are left out."""
    at_seats = sum(map(len, wiring.buttons.values()))
    buttons, lights = at_seats + len(wiring.panel), len(wiring.lights) - len(wiring.buzzers)
    expanders = len(wiring.expanders)
    found = {
        Part("wiring.part-switch"): at_seats,
        Part("wiring.part-panel-button"): len(wiring.panel),
        Part("wiring.part-led"): lights,
        Part("wiring.part-buzzer"): len(wiring.buzzers),
        Part("wiring.part-cable"): len({*wiring.buttons, *wiring.lights}),
        Part("wiring.part-expander"): expanders,
        Part("wiring.part-resistor", SERIES): buttons,
        Part("wiring.part-resistor", PULL): buttons + expanders + (wiring.interrupt is not None),
        Part("wiring.part-resistor", LAMP): lights,
        Part("wiring.part-resistor", SOUNDER): len(wiring.buzzers),
        Part("wiring.part-capacitor", BY_GROUND): buttons + expanders,
        Part("wiring.part-tvs"): -(-(at_seats + len(wiring.lights)) // LINES_PER_TVS),
    }
    return {part: count for part, count in found.items() if count}
