"""Everything that the box says by itself, outside the rules of a game: line -> the facts in it.

Like a game's own names, these are the keys of `config/lang/`; a test finds what is missing or unused.
"""

from collections.abc import Mapping

LINES: Mapping[str, tuple[str, ...]] = {
    "night.ready": (),
    "night.missing": ("seats",),
    "look.close": (),
    "look.seat": ("seat",),
    "look.open": (),
    "resume.night": (),
    "resume.day": (),
    "phase.setup": ("number",),
    "phase.night": ("number",),
    "phase.day": ("number",),
    "result.seat": ("seat", "role"),
}

ITEMS = ("yes", "no", "none", "careful", "bold")
"""Options of asks, said as an item of a list: the word `item-<option>`."""

WORDS = ("no-news",)
