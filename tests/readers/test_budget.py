"""What twenty readers may cost."""

import pytest

from device.bench.tags import READERS, measure


@pytest.mark.long
def test_twenty_readers_answer_in_time_and_leave_the_machine_alone() -> None:
    figures = measure(20.0)
    print(figures)
    assert READERS == 20
    assert len(figures.bytes_to_event) > 100
    assert figures.late < 60
    assert figures.core < 0.15
