"""Of some answers nobody may know the first word, and everybody the others: which card is laid, and before whom."""

from dataclasses import replace
from typing import Any

import pytest

from device import pace
from device.pace import Pace
from device.ports import Event, Press
from engine import Ask, Choice
from engine.journal import Press as Pressed
from engine.words import known, words
from tests.device.bench import SEATS, Bench
from tests.toy.test_seek import at_each_word, put

KINDS, OTHERS, CLAIMS = ("sheep-1", "wolf", "boy"), (1, 3, 4, 5), ("sheep", "dog")
OPTIONS = tuple([f"{card} > {seat} : {claim}" for card in KINDS for seat in OTHERS for claim in CLAIMS])
UNHELD: dict[Choice, str] = {option: "not-held" for option in OPTIONS if option.startswith("wolf")}
PLAY = Ask("play", (2,), OPTIONS, {2: UNHELD}, closes="all", secret=False, how="steps", hides=("",), publishes=2)
SINGLE = replace(PLAY, barred={2: {option: "not-held" for option in OPTIONS if words(option)[0] != "boy"}}, fixed=1)
"""He holds a single card, as everybody knows."""
LISTS = [pace.LEAD_IN + pace.PASSES * pace.BEAT * len(words) for words in (KINDS, OTHERS, CLAIMS)]


def steps(bench: Bench) -> list[int]:
    """The lists that were run through, one after another."""
    found = [event["step"] for event in bench.transcript.events if event["event"] == "beat"]
    return [step for place, step in enumerate(found) if found[place - 1 : place] != [step]]


@pytest.mark.parametrize("option", ["sheep-1 > 1 : dog", "boy > 5 : sheep"])
def test_it_is_said_word_by_word(option: str) -> None:
    answers, bench = at_each_word(PLAY, option)
    assert (answers, steps(bench)) == ({2: option}, [0, 1, 2])


def test_the_open_words_close_their_lists_as_soon_as_they_are_said_and_the_hidden_one_does_not() -> None:
    _, bench = at_each_word(PLAY, "sheep-1 > 1 : sheep")
    begun = [
        event["t"] for event in bench.transcript.events if event["event"] == "beat" and event["item"] in (1, "sheep")
    ]
    assert begun[0] - pace.LEAD_IN == pytest.approx(LISTS[0])
    assert bench.now < sum(LISTS) - 4
    assert Pace().window(PLAY) == pytest.approx(sum(LISTS))


def test_everything_looks_and_lasts_the_same_whichever_card_it_is() -> None:
    def perceived(said: str) -> Any:
        answers, bench = at_each_word(PLAY, said)
        assert answers == {2: said}
        views = bench.screen.views
        changed = [view for place, view in enumerate(views) if view[1] != views[place - 1][1]]
        return bench.now, bench.voice.lines, changed

    assert perceived("sheep-1 > 3 : dog") == perceived("boy > 3 : dog")
    assert perceived("boy > 3 : dog") != perceived("boy > 4 : dog")


def test_a_card_that_is_not_held_is_no_answer_and_looks_like_one() -> None:
    answers, bench = at_each_word(PLAY, "wolf > 3 : dog")
    assert (answers, steps(bench)) == ({}, [0])
    assert not [view for view in bench.screen.views if "hold" in str(view)]


def test_who_says_no_card_is_asked_no_further() -> None:
    _, bench = at_each_word(PLAY, "boy > 3 : dog", lambda bench, step: [])
    assert steps(bench) == [0]
    assert bench.now == pytest.approx(LISTS[0])


def test_back_in_an_open_list_begins_with_the_card_again() -> None:
    def hands(bench: Bench, step: int) -> list[Event]:
        return [Press(2, "back")] if step == 1 else [Press(2)]

    answers, bench = at_each_word(PLAY, "boy > 3 : dog", hands)
    assert (answers, steps(bench)[:3]) == ({}, [0, 1, 0])


@pytest.mark.parametrize("said", [("boy",), ("boy", 3)])
def test_after_a_power_cut_the_words_stand_and_all_lists_come_again(said: tuple[int | str, ...]) -> None:
    bench = Bench(put(PLAY), records=[Pressed("play", 2, said)])
    bench.play()
    assert steps(bench) == [0, 1, 2][: len(said) + 1]


def test_what_everybody_may_know_of_it() -> None:
    assert known(PLAY, words("boy > 3 : dog")) == (3, "dog")
    assert known(PLAY, ("boy",)) == ()
    assert 2 not in OTHERS
    assert {*OTHERS, 2} == {*SEATS}


def test_of_a_single_card_only_before_whom_and_the_claim_are_said() -> None:
    answers, bench = at_each_word(SINGLE, "boy > 3 : dog")
    assert (answers, steps(bench)) == ({2: "boy > 3 : dog"}, [1, 2])
    assert bench.now < Pace().window(SINGLE) == pytest.approx(sum(LISTS[1:]))
    assert not [view for view in bench.screen.views if "Boy" in str(view)]


def test_nothing_tells_which_the_single_card_is() -> None:
    def perceived(card: str) -> Any:
        others: dict[Choice, str] = {option: "not-held" for option in OPTIONS if words(option)[0] != card}
        _, bench = at_each_word(replace(SINGLE, barred={2: others}), f"{card} > 3 : dog")
        return bench.now, bench.voice.lines, bench.screen.views

    assert perceived("boy") == perceived("wolf")


def test_back_behind_a_single_card_begins_with_before_whom() -> None:
    def hands(bench: Bench, step: int) -> list[Event]:
        return [Press(2, "back")] if step == 2 else [Press(2)]

    answers, bench = at_each_word(SINGLE, "boy > 3 : dog", hands)
    assert (answers, steps(bench)[:3]) == ({}, [1, 2, 1])


def test_after_a_power_cut_what_was_said_of_a_single_card_stands() -> None:
    bench = Bench(put(SINGLE), records=[Pressed("play", 2, ("boy", 3))])
    bench.play()
    assert steps(bench) == [1, 2]
