"""Starts that come to nothing are counted."""

from pathlib import Path

import pytest

from device.appliance.starts import Starts


def begun(file: Path, times: int) -> list[bool]:
    return [Starts(file).begin() for _ in range(times)]


def test_the_start_after_three_crashes_is_safe_however_long_each_took_and_so_is_every_one_after_it(
    tmp_path: Path,
) -> None:
    assert begun(tmp_path / "starts", 5) == [False, False, False, True, True]


def test_a_box_that_was_well_forgets_what_was_before(tmp_path: Path) -> None:
    file = tmp_path / "starts"
    begun(file, 3)
    Starts(file).healthy()
    assert begun(file, 1) == [False]


@pytest.mark.parametrize("text", [b"", b"nonsense\n", b"\xff\xfe", b"1e999\n", b"-5\n"])
def test_a_file_that_says_nothing_costs_no_start(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "starts").write_bytes(text)
    assert begun(tmp_path / "starts", 1) == [False]


def test_where_nothing_can_be_written_the_box_starts(tmp_path: Path) -> None:
    assert begun(tmp_path / "missing" / "starts", 4) == [False] * 4
