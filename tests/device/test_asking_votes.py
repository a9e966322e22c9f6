"""How a ballot of the village is told."""

from typing import Any

import pytest

from device.phrases import Phrases
from engine import Note, Run, Say
from engine.village.ballots import Voters
from engine.village.votes import poll
from tests.device.bench import SEATS, TEXTS


def told(ballots: dict[int, Any], **counted: Any) -> list[Any]:
    """What follows the answers to one ballot."""
    run = Run(lambda: poll("village.vote", Voters(SEATS, **counted), SEATS, {}))
    for seat, choice in ballots.items():
        run.press("village.vote", seat, choice)
    run.close()
    effects = []
    while run.pending is not None:
        effects.append(run.pending)
        run.send()
    return effects


def test_a_vote_is_told_after_it_is_published() -> None:
    note, said = told({1: 2, 2: 4, 3: 4, 4: "none"})
    assert isinstance(note, Note)
    assert said == Say("vote.told", {"tally": {4: 2, 2: 1}})


def test_a_ballot_in_which_nobody_has_a_vote_is_not_told() -> None:
    assert [type(effect) for effect in told({1: "none"})] == [Note]


@pytest.mark.parametrize("secret", [False, True])
def test_the_order_of_the_votes_does_not_tell_who_cast_them(secret: bool) -> None:
    one = told({1: 5, 2: 3, 3: 2, 4: 2}, secret=secret)[-1]
    other = told({1: 2, 2: 3, 3: 5, 4: 2}, secret=secret)[-1]
    assert list(one.facts["tally"].items()) == list(other.facts["tally"].items()) == [(2, 2), (3, 1), (5, 1)]


def test_weights_and_markers_are_told() -> None:
    assert told({1: 2, 2: 3}, weight={1: 1.5}, markers={3: 1.0})[-1].facts["tally"] == {3: 2.0, 2: 1.5}


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        (
            "en",
            "The votes are in: player 3 (1 vote).",
            "The votes are in: players 3 (2 votes), 1 (1.5 votes) and 5 (1 vote).",
        ),
        ("zh-Hans", "投票结果：3号1票。", "投票结果：3号2票、1号1.5票、5号1票。"),
        ("zh-Hant", "投票結果：3號1票。", "投票結果：3號2票、1號1.5票、5號1票。"),
    ],
)
def test_the_line_tells_each_seat_and_its_votes(language: str, one: str, several: str) -> None:
    phrases = Phrases(TEXTS, language, "classic")
    assert phrases.line("vote.told", {"tally": {3: 1}}) == one
    assert phrases.line("vote.told", {"tally": {3: 2.0, 1: 1.5, 5: 1}}) == several
