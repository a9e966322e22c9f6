"""Did you mean …?  For every name that a person can mistype: keys, roles, languages, commands."""

from collections.abc import Iterable
from difflib import get_close_matches

ALIKE = 0.6
"""From which likeness on (0 to 1) a name is worth offering."""


def nearest(word: str, names: Iterable[str], *, likeness: float = ALIKE, most: int = 3) -> tuple[str, ...]:
    """Some of the names that look like the word, the closest first; capitals do not matter."""
    by_lower = {name.lower(): name for name in sorted(names)}
    return tuple(by_lower[close] for close in get_close_matches(word.lower(), by_lower, n=most, cutoff=likeness))


def did_you_mean(word: str, names: Iterable[str]) -> str:
    """The end of an error message: what was probably meant, or nothing where no name is close."""
    close = " or ".join(f"'{name}'" for name in nearest(word, names))
    return f"; did you mean {close}?" if close else ""
