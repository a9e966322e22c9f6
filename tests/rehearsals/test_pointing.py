"""Votes by pointing come to what secret votes come to, whichever way the fingers press."""

from dataclasses import replace
from pathlib import Path

import pytest

from device.rehearse.file import Rehearsal, load
from device.rehearse.likeness import unlikeness
from device.rehearse.play import Box, play
from tests.rehearsals.helpers import CASES

VOTED = [path for path in CASES if "village.vote" in path.read_text(encoding="utf-8")]


def pointed(rehearsal: Rehearsal) -> Rehearsal:
    """The same game by the house rule."""
    setup = rehearsal.setup
    return replace(rehearsal, setup=replace(setup, rules=replace(setup.rules, ballot="point")))


@pytest.mark.parametrize("box", ["engine", "buttons", "nfc"])
@pytest.mark.parametrize("path", VOTED[::4], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_pointed_vote_comes_to_what_a_secret_one_comes_to(path: Path, box: Box) -> None:
    rehearsal = load(path)
    plain, played = play(rehearsal), play(pointed(rehearsal), box)
    assert played.faults == []
    assert unlikeness(plain.events, played.events) is None


def test_there_are_votes_to_be_pointed() -> None:
    assert len(VOTED[::4]) > 5
