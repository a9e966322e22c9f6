"""What suits the eyes at this table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sight:
    """How the screen is set, and whether it is enough."""

    letters: int = 0
    """How many steps larger than usual letters are."""
    brightness: int = 100
    """How bright the screen is by day, in per cent."""
    high_contrast: bool = False
    """Whether it is white and yellow on black by day."""
    by_ear: bool = False
    """Whether somebody does not see it: lists tell what others are shown in the dark."""
