"""The document for owners: each code by its symptom, and tests that are there."""

import re
from pathlib import Path

from device.codes import CODES
from tests.contracts.names import TROUBLES

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "systemd/README.md").read_text(encoding="utf-8")
CODE = re.compile(r"\b[A-Z]{3,4}-[0-9]{2}\b")
TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def test_whatever_part_is_lost_has_a_code() -> None:
    assert TROUBLES - CODES.keys() == set()


def test_each_code_is_told_and_no_other() -> None:
    assert {*CODE.findall(DOCUMENT)} == {*CODES.values()}


def test_each_test_that_is_named_is_there() -> None:
    named = TEST.findall(DOCUMENT)
    assert len(named) >= 24
    assert [test for file, test in named if f"def {test}(" not in (ROOT / file).read_text(encoding="utf-8")] == []
