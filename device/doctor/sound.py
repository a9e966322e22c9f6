"""The sound card."""

import re
from collections.abc import Iterator

from device.doctor.check import Check, Machine, degraded, fine, no_right

CARD = re.compile(r"^ *\d+ \[(\w+) *\]: .*? - (.*)$", re.MULTILINE)


def check(machine: Machine) -> Iterator[Check]:
    """Whether there is one, and whether it is the one that the settings name."""
    cards = dict(CARD.findall(machine.read("proc/asound/cards")))
    wanted = re.search(r"CARD=(\w+)", machine.settings.sound.card)
    if not cards:
        remedy = "plug one in; without sound somebody reads aloud at night"
        yield degraded("sound", "there is no sound card", remedy, "no-sound")
    elif wanted and wanted[1] not in cards:
        known = ", ".join(cards)
        yield degraded("sound", f"there is no sound card {wanted[1]!r}, only {known}", "correct sound.card")
    elif not machine.may_use("audio"):
        yield no_right(machine, "sound", "audio")
    else:
        yield fine("sound", ", ".join(f"{name} ({what.strip()})" for name, what in cards.items()))
