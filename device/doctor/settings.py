"""The settings: what is wrong in the owner's files."""

from collections.abc import Iterator

from device.doctor.check import Check, Machine, degraded, fine


def check(machine: Machine) -> Iterator[Check]:
    """One check for each mistake."""
    if not machine.problems:
        yield fine("settings", "the settings have no mistake")
    for problem in machine.problems:
        remedy = "correct this key; until then the last good settings count"
        yield degraded("settings", str(problem), remedy, "settings")
