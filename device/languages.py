"""Which languages there are: a language is a folder of texts, no code."""

from pathlib import Path

FALLBACK = "en"
"""The language that has every text."""


def languages(folder: Path) -> list[str]:
    """The languages that have texts, by the names of their folders."""
    return sorted({file.parent.name for file in folder.glob("*/*.ftl")})
