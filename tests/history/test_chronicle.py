"""The chronicle: what is told when everything may be told, and which three things turned a game."""

import logging
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from device.chronicle import Chronicle, chronicle
from device.chronicle.pages import ballots, chapters, moment, phase_of
from device.history import decoded, encoded
from device.languages import languages
from device.phrases import Phrases
from engine.catalogue import Setup
from engine.transcript import label
from tests.history.games import setups, transcript

LANG = Path(__file__).parents[2] / "config" / "lang"
Told = dict[str, Any]
ROLES = {1: "werewolf", 2: "seer", 3: "villager", 4: "witch", 5: "villager", 6: "villager"}


def told(
    *events: Told,
    winner: str = "village",
    winners: tuple[int, ...] = (2, 3, 4, 5, 6),
    others: Mapping[int, str] = MappingProxyType({}),
    **more: Any,
) -> Chronicle:
    """The chronicle of these events, and of an end behind them; these are others in the end."""
    roles = {str(seat): [role] for seat, role in {**ROLES, **others}.items()}
    end: list[Told] = [
        {"event": "outcome", "to": "all", "winner": winner, "seats": winners},
        {"event": "board", "to": "all", "view": {"roles": roles, **more}},
    ]
    numbered = [{"n": n, "at": "night 1", "to": "box", **event} for n, event in enumerate((*events, *end), 1)]
    return chronicle("millers-hollow", tuple(ROLES), numbered)


def death(seat: int, cause: str = "werewolf", **more: Any) -> Told:
    return {"event": "death", "seat": seat, "cause": cause, **more}


def lines(it: Chronicle) -> list[tuple[str, bool]]:
    return [(part.line, part.undone) for part in it.story]


def turning(it: Chronicle) -> list[tuple[str, int]]:
    return [(part.line, part.facts["seat"]) for part in it.turning]


def test_who_dies_last_and_who_moved_the_balance_most_turned_the_game() -> None:
    it = told(death(3), death(2), death(4, "vote"), death(1, "vote"))
    assert turning(it) == [("story.death.werewolf", 2), ("story.death.vote", 4), ("story.death.vote", 1)]


def test_a_deed_that_was_taken_back_is_not_told() -> None:
    def answers(ask: str, *choices: Any) -> Chronicle:
        return told(*[{"event": "answer", "ask": ask, "seat": 1, "choice": choice} for choice in choices])

    for taken_back in ((), ("wolf",), ("wolf", 3)):
        assert lines(answers("play", "wolf > 3 : sheep", taken_back)) == []
    assert lines(answers("cupid.pair", (2, 3), ())) == []
    assert lines(answers("cupid.pair", (2, 3), (), (2, 4))) == [("story.cupid.pair", False)]
    assert lines(answers("play", (), "wolf > 3 : sheep")) == [("story.play", False)]


def test_a_rescue_counts_as_much_as_the_death_would_have() -> None:
    it = told({"event": "spare", "seat": 2, "cause": "werewolf", "by": "witch"}, death(3), death(5), death(1, "vote"))
    assert turning(it)[0] == ("story.spare.witch", 2)


def test_the_deed_of_whoever_wins_alone_turned_the_game() -> None:
    pair = {"event": "answer", "ask": "cupid.pair", "seat": 4, "choice": [1, 2], "to": [4]}
    it = told(pair, death(3), death(5), death(6), death(4), winner="lovers", winners=(1, 2))
    assert turning(it)[0] == ("story.cupid.pair", 4)
    assert len(it.turning) == 3


def test_the_last_answer_counts_and_a_refusal_is_no_deed() -> None:
    answers = [{"event": "answer", "ask": "guard.protect", "seat": 4, "choice": it} for it in (2, "none", 5)]
    (deed,) = told(*answers, {"event": "say", "line": "guard.sleep", "facts": {}}).story
    assert (deed.line, deed.facts) == ("story.guard.protect", {"seat": 4, "seats": (5,)})
    assert told(answers[1], {"event": "say", "line": "guard.sleep", "facts": {}}).story == ()


def test_what_was_taken_back_is_told_with_its_mark_and_counts_for_nothing() -> None:
    vote = {"event": "vote", "ask": "village.vote", "tally": {"2": 3}, "chosen": [2], "ballots": {"3": 2, "5": 2}}
    it = told(vote, death(2, "vote"), {"event": "undo", "back_to": 0}, death(1, "vote"))
    assert lines(it) == [("story.vote.accused", True), ("story.death.vote", True), ("story.death.vote", False)]
    assert turning(it) == [("story.death.vote", 1)]
    assert it.votes == ()
    assert it.figures[2].survived
    assert not it.figures[1].survived


def test_a_scene_that_begins_anew_leaves_no_mark() -> None:
    look = {"event": "show", "card": "seer.result", "to": [2], "target": 1, "role": "werewolf"}
    it = told(look, {"event": "undo", "back_to": 0}, look)
    assert lines(it) == [("story.seer.result", False)]


def test_who_becomes_a_wolf_moves_the_balance_and_was_none_before() -> None:
    card = {"event": "show", "card": "own.card", "to": [3], "role": "wild-child"}
    vote = {"event": "vote", "ask": "village.vote", "tally": {"3": 1}, "chosen": [3], "ballots": {"2": 3}}
    turn = {"event": "turn", "seat": 3, "role": "werewolf"}
    it = told(card, vote, turn, vote, death(1, "vote"), others={3: "werewolf"})
    assert ("story.turn", 3) in turning(it)
    assert [vote.right for vote in it.votes] == [{2: False}, {2: True}]
    assert (it.figures[2].votes, it.figures[2].right) == (2, 1)


def test_of_cards_on_the_table_those_count_that_brought_the_winner_points() -> None:
    lands = [
        {"event": "say", "line": "card.lands", "facts": {"seat": seat, "kind": kind}}
        for seat, kind in ((1, "sheep-1"), (2, "sheep-3"), (1, "sheep-3"), (1, "wolf"))
    ]
    score = {"event": "score", "seat": 1, "points": 4, "why": "cards"}
    cards = {"1": [["sheep-3", "counts", 3], ["sheep-1", "counts", 1], ["wolf", "idle", 0]]}
    it = told(*lands, score, winner="points", winners=(1,), cards=cards, scores={"1": 4})
    assert [(part.facts["seat"], part.facts["kind"]) for part in it.turning] == [(1, "sheep-1"), (1, "sheep-3")]


@pytest.mark.parametrize("setup", [*setups()], ids=lambda setup: f"{setup.game}-{len(setup.seats)}")
def test_whole_games_can_be_told_in_every_language_and_kept(setup: Setup, caplog: pytest.LogCaptureFixture) -> None:
    for seed in range(3):
        it = chronicle(setup.game, setup.seats, transcript(setup, seed))
        assert it.winner
        assert len(it.turning) <= 3
        assert it.turning or (it.scores and max(it.scores.values()) <= 0)
        assert {*it.figures} == {*setup.seats}
        assert decoded(encoded(it)).figures == it.figures
        for language in languages(LANG):
            phrases = Phrases(LANG, language, setup.game)
            with caplog.at_level(logging.WARNING):
                texts = [row["text"] for _, rows in chapters(phrases, decoded(encoded(it))) for row in rows]
                said = [moment(phrases, part) for part in it.turning]
                ballots(phrases, it)
            assert caplog.messages == []
            assert len(texts) == len(it.story)
            assert sum(len(text) * 0.06 + 0.4 for text in said) < 50, "seconds"


@pytest.mark.parametrize("name", ["setup", "night 2", "hand 1 round 2", "hand 1 final"])
def test_a_phase_is_read_off_its_label(name: str) -> None:
    assert label(phase_of(name)) == name
