"""A card that two seats see, or that lies there with another one, is no answer: nobody votes by a neighbour's card."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from device import pace
from device.hw.readers.rules import Rules
from device.ports import Event, Laid, Press, Tap, Unclear
from engine import Ask, Interrupted, Note, Sleep, Talk
from tests.device.bench import SEATS, Bench
from tests.device.test_table import asking, at

VOTE = Ask("village.vote", SEATS, SEATS, secret=False)


def votes(*people: tuple[float, Event]) -> Mapping[int, Any]:
    """What the seats have voted for."""
    return dict(Bench(asking(VOTE), people).play())


def test_a_press_by_a_card_that_the_neighbour_sees_as_well_does_not_count() -> None:
    assert votes((at(3), Tap(1, "")), (at(5), Tap(2, ""))) == {1: 3, 2: 5}
    assert 1 not in votes((at(3), Tap(1, "")), (at(3) + 0.1, Unclear((1, 2), "two-seats")), (at(5), Tap(4, "")))


@pytest.mark.parametrize("why", ["two-seats", "two-tags"])
def test_what_counted_before_the_doubt_counts_again(why: str) -> None:
    doubted: list[tuple[float, Event]] = [
        (at(3), Tap(1, "")),
        (at(2, 1), Tap(1, "")),
        (at(2, 1) + 0.5, Unclear((1,), why)),
    ]
    assert votes(*doubted)[1] == 3


def test_a_card_of_answers_is_doubted_as_well() -> None:
    assert 1 not in votes((at(3), Tap(1, "4")), (at(3) + 1, Unclear((1, 2), "two-seats")))


def test_an_answer_that_is_older_stays() -> None:
    assert votes((at(1), Tap(1, "")), (at(1) + 3, Unclear((1, 2), "two-seats")))[1] == 1


def test_a_card_that_does_not_count_for_another_reason_takes_nothing_back() -> None:
    assert votes((at(1), Press(1)), (at(1) + 0.1, Unclear((1,), "random")))[1] == 1


def test_a_card_that_becomes_clear_late_tells_what_it_is_and_presses_nothing() -> None:
    assert 1 not in votes((at(3), Tap(1, "", late=True)))
    assert votes((at(3), Tap(1, "4", late=True)))[1] == 4


def test_a_card_that_becomes_clear_late_is_no_knock_and_ends_no_speech() -> None:
    explode = Ask("werewolf.explode", (1,), ("talk",), closes="first", secret=False)

    async def talk() -> str:
        try:
            await Talk(1, 60, interrupt=explode)
        except Interrupted:
            return "gone"
        return ""

    def outcome(*, late: bool) -> tuple[str, float]:
        bench = Bench(talk, [(0.5 * knock, Tap(1, "", late=late)) for knock in range(1, 9)])
        return bench.play(), bench.now

    assert outcome(late=False)[0] == "gone"
    assert outcome(late=True) == ("", 60)


def test_a_card_that_becomes_clear_late_confirms_nothing() -> None:
    ask, seconds = Ask("werewolf.kill", (1,), SEATS), pace.LEAD_IN + pace.PASSES * pace.BEAT * len(SEATS)

    async def night() -> Any:
        await Note("phase", {"name": "night", "number": 2})
        await Sleep("night.falls", ())
        return dict(await ask)

    def picked(*, late: bool) -> Any:
        quiet = Bench(night, all_hands=True)
        quiet.play()
        start = next(event["t"] for event in quiet.transcript.events if event["event"] == "ask")
        people = [(start + at(3), Tap(1, "")), (start + seconds + 0.5, Tap(1, "", late=late))]
        return Bench(night, people, all_hands=True).play()

    assert picked(late=False) == {1: 3}
    assert picked(late=True) == {}


def told(lyings: Iterable[tuple[float, int, set[str]]]) -> list[tuple[Any, bool]]:
    """What the rules tell, and whether it is late."""
    rules, events = Rules(), list[Any]()
    for lead in (1, 2):
        rules.lying(lead, frozenset(), 0.0)
    for now, lead, uids in lyings:
        events += rules.lying(lead, frozenset(uids), now)
    events += rules.tick(20.0)
    return [(event, event.late) for event in events if isinstance(event, Laid)]


def test_a_tag_that_was_at_two_seats_is_told_late_when_it_is_at_one_alone() -> None:
    assert told([(1.0, 1, {"a"})]) == [(Laid(1, "a"), False)]
    assert told([(1.0, 1, {"a"}), (1.1, 2, {"a"}), (9.0, 1, set())])[1:] == [(Laid(2, "a"), True)]


def test_a_tag_beside_which_another_one_was_taken_away_is_told_late() -> None:
    assert told([(1.0, 1, {"a", "b"}), (2.0, 1, {"a"})]) == [(Laid(1, "a"), True)]
