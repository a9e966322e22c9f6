"""Short codes: everything that may be wrong has one, and the document for owners tells each by its symptom."""

import re
from pathlib import Path

from device.codes import CODES
from tests.contracts.names import TROUBLES

DOCUMENT = Path(__file__).parents[2] / "systemd/README.md"
CODE = re.compile(r"\b[A-Z]{3,4}-[0-9]{2}\b")


def test_whatever_part_is_lost_has_a_code() -> None:
    assert TROUBLES - CODES.keys() == set()


def test_the_document_for_owners_tells_each_code_and_no_other() -> None:
    told = DOCUMENT.read_text(encoding="utf-8").partition("## When something is wrong")[2]
    assert {*CODE.findall(told)} == {*CODES.values()}
