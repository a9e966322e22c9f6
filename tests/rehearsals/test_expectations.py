"""What a rehearsal expects: the first difference is told, with its place."""

import re
from pathlib import Path

import pytest

from .helpers import NIGHT, rehearse, verdict, written


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("alive = [1, 2, 3]", "expect.alive: expected [1, 2, 3], got [1, 2, 4, 5]"),
        ('winner = "village"', "expect.winner: expected village, got none"),
        ("winners = [1]", "expect.winners: expected [1], got []"),
        (
            '[[expect.event]]\nat = "night 1"\nevent = "death"\nseat = 4',
            "expect.event[0]: expected night 1 death seat=4, got night 1 death seat=3 (event N)",
        ),
        (
            '[[expect.event]]\nline = "dawn.deaths"\nevent = "say"\nfacts = { seats = [4] }',
            (
                "expect.event[0]: expected line=dawn.deaths say facts={'seats': [4]}, "
                "got line=dawn.deaths say facts={'seats': [3]} (event N)"
            ),
        ),
        ('[[expect.event]]\nevent = "vote"', "expect.event[0]: expected vote, got no vote"),
        (
            '[[expect.event]]\nevent = "wake"\nseats = [1, 2]',
            "expect.event[0]: expected wake seats=[1, 2], got wake seats=[1] (event N)",
        ),
        (
            '[[expect.event]]\nevent = "death"\n[[expect.event]]\nevent = "phase"\nname = "night"',
            "expect.event[1]: expected phase name=night, got phase name=night (event N, too early)",
        ),
        (
            '[[expect.event]]\nevent = "death"\n[[expect.event]]\nevent = "death"',
            "expect.event[1]: expected death, got death (event N, too early)",
        ),
        (
            '[[expect.never]]\nevent = "death"\nseat = 3',
            "expect.never[0]: expected no death seat=3, got event N at night 1",
        ),
    ],
)
def test_the_first_difference_is_told(text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = verdict(tmp_path, f"{NIGHT}[expect]\n{text}\n", capsys)
    assert re.sub(r"event \d+", "event N", told) == why


def test_tables_compare_the_given_fields_only(tmp_path: Path) -> None:
    text = """
[play."day 1"]
"village.vote" = { 1 = 3, 2 = 3, 3 = 4 }
[expect]
alive = [5, 4, 2, 1]
[[expect.event]]
event = "vote"
tally = { 3 = 2 }
ballots = { 4 = "none" }
"""
    assert rehearse(written(tmp_path, text)) == 0
    assert rehearse(written(tmp_path, text.replace("3 = 2 }", "3 = 1 }"))) == 1
