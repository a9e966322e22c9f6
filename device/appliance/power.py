"""Switches the machine off."""

import logging
import subprocess

log = logging.getLogger(__name__)
PATIENCE = 10.0
"""Seconds; the box gives no sign of life meanwhile, and its watchdog bites after 20."""


def power_off() -> None:
    """Ask the system to end everything and switch off; where it may not, the box begins anew (its unit says so)."""
    try:
        done = subprocess.run(["systemctl", "poweroff"], capture_output=True, text=True, check=False, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired) as error:
        log.warning("the machine cannot be switched off: %s", error)
        return
    if done.returncode:
        log.warning("the machine cannot be switched off: %s", done.stderr.strip())
