"""The plug is pulled while the dead bet, and in the night that they watch (house rule `dead_eyes = open`)."""

from pathlib import Path

import pytest

from tests.recovery.begun import cut_at, uncut
from tests.recovery.test_kill import BET
from tests.secrecy.evening import table

SETUP = table("classic", 1, 10, dead_eyes="open")
BEHIND = 20
"""So many records from the first bet on the plug is pulled: to the end of the second dusk."""


@pytest.mark.parametrize("behind", [pytest.param(n, marks=[pytest.mark.long][n == 1 :]) for n in range(BEHIND + 1)])
def test_cut_off_in_the_bets_or_behind_them_each_counts_once(behind: int, tmp_path: Path) -> None:
    _, first, whole = uncut(SETUP)
    *_, bets, best = whole
    assert len(bets) > 9
    assert best
    assert cut_at(tmp_path, SETUP, first[BET] + behind) == whole
