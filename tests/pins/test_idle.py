"""A box at which nobody does anything leaves its processor alone."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.pins.idle import WIRINGS

ROOT = Path(__file__).parents[2]


@pytest.mark.long
@pytest.mark.parametrize("wired", WIRINGS)
def test_sixty_buttons_take_less_than_a_hundredth_of_a_core(wired: str) -> None:
    command = [sys.executable, "-m", "tests.pins.idle", wired, "20"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert float(done.stdout) < 1.0
