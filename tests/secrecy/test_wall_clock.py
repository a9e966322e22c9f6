"""On a real clock and the real way to the loudspeaker: when the next call comes does not tell who was asked."""

from random import Random

import pytest

from tests.secrecy.wall_clock import ABSENT, ALIVE, CALLS, DEAD, DELAY, FATES, PLANTED, WINDOW, enough_calls, rows

MOST = 0.005
"""Seconds within which the difference of medians must lie."""


def noisy(late: float) -> list[float]:
    """Measurements as they come on a busy machine, so much later than they should."""
    chance = Random(f"late {late}")
    return [WINDOW + late + chance.expovariate(1 / 0.003) for _ in range(CALLS)]


def test_a_difference_is_told_from_the_noise_of_a_busy_machine() -> None:
    late = {ALIVE: 0.0, DEAD: 0.0005, ABSENT: -0.0005, PLANTED: DELAY}
    found = {row.fate: row for row in rows({fate: noisy(late[fate]) for fate in FATES})}
    assert all(-MOST < found[fate].low < found[fate].high < MOST for fate in (DEAD, ABSENT))
    assert MOST < found[PLANTED].low < DELAY < found[PLANTED].high < 2 * DELAY


@pytest.mark.long
def test_the_next_call_comes_at_the_same_time_whether_the_role_lives_is_dead_or_absent() -> None:
    found = {row.fate: row for row in rows(enough_calls(CALLS, MOST))}
    assert min(len(row.seconds) for row in found.values()) >= CALLS
    for fate in (DEAD, ABSENT):
        assert -MOST < found[fate].low < found[fate].high < MOST
        assert found[fate].median == pytest.approx(WINDOW, abs=0.05)
    assert found[PLANTED].low > MOST, "the delay that was planted is not found"
