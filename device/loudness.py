"""How loud the box is: changed on the panel while it speaks (`device/menu.py`), and kept for the next start."""

from collections.abc import Callable
from dataclasses import dataclass

STEP = 10


@dataclass(slots=True)
class Loudness:
    """`now` and `most` are 0 to 100, 0 being off; `make` lets the speaker be so loud, `keep` is for the next start."""

    now: int
    most: int
    make: Callable[[int], None]
    keep: Callable[[int], None]

    @property
    def levels(self) -> list[int]:
        """What can be chosen."""
        return [*range(0, self.most, STEP), self.most]
