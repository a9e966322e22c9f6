"""Which language the table has chosen on the panel, for whoever speaks before or after the box."""

from pathlib import Path

from device.languages import languages
from device.settings import TEXTS
from device.store import load_panel


def spoken(state: Path) -> str | None:
    """The language; None where none was chosen, or one that is no more."""
    language = load_panel(state / "panel.json").get("language")
    return language if language in languages(TEXTS) else None
