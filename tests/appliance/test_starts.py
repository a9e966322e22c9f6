"""Starts that come to nothing are counted."""

from pathlib import Path

import pytest

from device.appliance.starts import Starts


def begun(file: Path, *times: float) -> list[bool]:
    return [Starts(file).begin(now) for now in times]


def test_the_start_after_three_crashes_in_400_seconds_is_safe_and_so_is_every_one_after_it(tmp_path: Path) -> None:
    assert begun(tmp_path / "starts", 0, 110, 220, 330, 401) == [False, False, False, True, True]


def test_crashes_that_lie_further_apart_are_none_of_a_row(tmp_path: Path) -> None:
    assert begun(tmp_path / "starts", 0, 140, 280, 420, 560) == [False] * 5


def test_a_box_that_was_well_forgets_what_was_before(tmp_path: Path) -> None:
    file = tmp_path / "starts"
    begun(file, 0, 1, 2)
    Starts(file).healthy()
    assert begun(file, 3) == [False]


@pytest.mark.parametrize("text", [b"", b"nonsense\n", b"\xff\xfe", b"1e999\n-5\n"])
def test_a_file_that_says_nothing_costs_no_start(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "starts").write_bytes(text)
    assert begun(tmp_path / "starts", 10) == [False]


def test_where_nothing_can_be_written_the_box_starts(tmp_path: Path) -> None:
    assert begun(tmp_path / "missing" / "starts", 0, 1, 2, 3) == [False] * 4
