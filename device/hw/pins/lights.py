"""What tells the seats something: a hooded light, or a buzzer at the same pin.

A light shines as long as it is on.  A buzzer that did so would sound for all the time that the box waits, so it gives
a short sign when a light would go on, and is silent otherwise.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from gpiozero import DigitalOutputDevice

from device.ports import Light

SIGNS: Mapping[Light, tuple[float, ...]] = {"on": (0.0, 0.06, 0.18, 0.24), "ack": (0.0, 0.06), "off": ()}
"""When a buzzer begins and ends to sound, by turns, in seconds after it was told: two ticks, or one."""


@dataclass(eq=False)
class Lamp:
    """The light or buzzer of one seat."""

    device: DigitalOutputDevice
    expander: str
    """"" where the pin is on the header."""
    buzzes: bool
    clock: Callable[[], float]
    tried: Callable[[Callable[[], object]], bool] = field(repr=False)
    """Does something with a pin; whether that could be done."""
    _later: list[tuple[float, bool]] = field(default_factory=list)

    def set(self, state: Light) -> bool:
        """Show this from now on; whether the pin could be set."""
        if not self.buzzes:
            return self._switch(on=state != "off")
        now = self.clock()
        self._later = [(now + moment, place % 2 == 0) for place, moment in enumerate(SIGNS[state])]
        return self.go_on() if self._later else self._switch(on=False)

    def due(self) -> float | None:
        """When `go_on` has something to do; None for never."""
        return self._later[0][0] if self._later else None

    def go_on(self) -> bool:
        """Let time pass; whether the pin could be set."""
        works = True
        while self._later and self._later[0][0] <= self.clock():
            works = self._switch(on=self._later.pop(0)[1])
        return works

    def _switch(self, *, on: bool) -> bool:
        return self.tried(lambda: setattr(self.device, "value", on))
