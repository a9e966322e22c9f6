"""A box at which nothing happens at all is watched all the while."""

import time

import pytest

from tests.boot.machines import Machine, until

pytestmark = pytest.mark.boot

LONG = 600.0
"""Seconds."""


def test_a_box_that_nobody_touches_tells_for_ten_minutes_that_it_lives(idle: Machine) -> None:
    """It was switched on by the first test of this machine."""
    began = int(idle.show("ActiveEnterTimestampMonotonic")) / 1e6  # on the clock of this machine, whose kernel it is
    until(lambda: time.monotonic() >= began + LONG, LONG)
    assert idle.show("ActiveState") == "active"
    assert idle.restarts() == 0
    assert "Traceback" not in idle.journal()
