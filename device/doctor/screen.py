"""The screen: whether there is one, and whether it stays on."""

import os
from collections.abc import Iterator

from device.doctor.check import Check, Machine, degraded, fine, no_right


def check(machine: Machine) -> Iterator[Check]:
    """The screen."""
    if not there(machine):
        remedy = "plug one in and start anew; without one, games go by voice"
        yield degraded("screen", "there is no screen", remedy, "no-display")
    elif (panel := machine.settings.screen.panel) and panel not in (names := frame_buffers(machine)):
        what = f"no panel {panel!r}, only {', '.join(names) or 'none at all'}"
        yield degraded("screen", what, "correct screen.panel, or see the panel's overlay in /boot/firmware/config.txt")
    elif not (machine.may_use("video") or desktop(machine)):
        yield no_right(machine, "screen", "video")
    elif machine.is_pi and "consoleblank=0" not in machine.boot.split() and not desktop(machine):
        remedy = "add consoleblank=0 to the line in /boot/firmware/cmdline.txt and start anew"
        yield degraded("screen", "the console may switch the screen off in the middle of a night", remedy)
    else:
        yield fine("screen", "there is a screen")


def there(machine: Machine) -> bool:
    """Whether a desktop runs, or something is plugged in."""
    connectors = machine.there("sys/class/drm/card*-*/status")
    plugged = any(machine.read(str(path.relative_to(machine.root))) == "connected" for path in connectors)
    return desktop(machine) or plugged or bool(machine.there("dev/fb0"))


def frame_buffers(machine: Machine) -> list[str]:
    """The names of the frame buffers."""
    found = machine.there("sys/class/graphics/fb[0-9]*/name")
    return [machine.read(str(path.relative_to(machine.root))) for path in found]


def desktop(machine: Machine) -> bool:
    """Whether there is a desktop for the box to have a window on."""
    return machine.here and any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
