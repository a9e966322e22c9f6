"""Pins that exist in memory only, and live on a clock of ours: gpiozero's own ones know real time only."""

from typing import Any

from gpiozero.pins.mock import MockFactory, MockPin

from device.ports import Clock


class ClockedPin(MockPin):  # type: ignore[misc]  # gpiozero has no types
    """A simulated pin whose edges carry the time of the factory's clock, and that a contact can pull to ground."""

    grounded = False

    def ground(self, low: bool) -> None:
        """Close the contact, or open it: then the pull-up has the pin."""
        self.grounded = low
        self.drive_high()

    def drive_high(self) -> None:
        """What a pull-up does; a closed contact is stronger."""
        if self.grounded:
            self.drive_low()
        else:
            super().drive_high()

    def _call_when_changed(self) -> None:
        handler = self.when_changed
        if handler is not None:
            handler(self.factory.ticks(), self.state)


class ClockedFactory(MockFactory):  # type: ignore[misc]  # gpiozero has no types
    """The header of a Pi that is not there."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(revision="902120", pin_class=ClockedPin)
        self._clock = clock

    def ticks(self) -> Any:
        """Seconds on the clock."""
        return self._clock.now()
