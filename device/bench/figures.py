"""A figure, and the most that it may be."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing that was measured; `most` None: it is told, and has no budget."""

    name: str
    value: float
    unit: str
    most: float | None = None

    @property
    def kept(self) -> bool:
        """Whether it is within its budget."""
        return self.most is None or self.value <= self.most

    def __str__(self) -> str:
        value = (
            f"{self.value:.0f}" if self.value >= 100 else f"{self.value:.2g}" if self.value < 1 else f"{self.value:.1f}"
        )
        budget = "" if self.most is None else f"  (at most {self.most:g}{'' if self.kept else ': TOO MUCH'})"
        return f"{self.name:<58}{value:>8} {self.unit}{budget}"


def centile(values: Sequence[float], part: float) -> float:
    """The value that so many of a hundred do not exceed."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, round(part / 100 * (len(ranked) - 1)))]


def resident(text: str) -> float:
    """Megabytes of memory that a process takes, of its `/proc/<number>/status`."""
    line = next(line for line in text.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024 / 1e6
