import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.long
def test_300_lines_take_no_more_memory_than_one_and_sound_less_than_30_megabytes() -> None:
    command = [sys.executable, "-m", "sounds.measure_memory", "300"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=300).stdout
    pygame, first, *later = map(float, re.findall(r"([\d.]+) MB", told))
    assert len(later) == 3
    assert max(later) - first < 2
    assert max(first, *later) - pygame < 30
