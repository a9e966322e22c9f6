"""What everybody sees of public questions: why an answer was refused, and how the votes fell."""

from typing import Any

import pytest

from device.pace import reading_time
from device.ports import Event, Pick, Press, Tap
from engine import Ask, Board, Note, Say, View
from engine.effects import Barred
from tests.device.bench import SEATS, Bench, Script
from tests.device.test_table import KILL, asking, at

SELF = "You cannot choose yourself."
OWN: Barred = {seat: {seat: "self"} for seat in SEATS}
SHERIFF = Ask("sheriff.vote", SEATS, SEATS, OWN, default="none", closes="all", secret=False)


def called(ask: Ask) -> Script:
    async def script() -> Any:
        await Say("vote.call")
        return dict(await ask)

    return script


def at_the_foot(bench: Bench) -> list[Any]:
    return bench.screen.read("table", "subtitle")


@pytest.mark.parametrize("answer", [Press(2), Tap(2, "2"), Pick(2, SHERIFF.ask, 2)])
def test_by_day_the_reason_of_a_refusal_is_shown_however_it_was_answered(answer: Event) -> None:
    bench = Bench(asking(SHERIFF), [(at(2), answer)])
    bench.play()
    assert SELF in at_the_foot(bench)


def test_a_reason_is_shown_and_goes_again_and_names_no_seat() -> None:
    bench = Bench(called(SHERIFF), [(8.0, Tap(2, "2"))])
    bench.play()
    spoken = bench.host.phrases.line("vote.call", {})
    assert at_the_foot(bench) == [spoken, SELF, spoken]
    shown = [when for when, text in bench.screen.times("table", "subtitle") if text == SELF]
    assert shown[0] == 8.0
    assert reading_time(SELF) - 1 < shown[-1] - 8.0 < reading_time(SELF) + 1


def test_a_reason_goes_with_its_question() -> None:
    bench = Bench(called(SHERIFF), [(8.0, Tap(seat, str(seat % 5 + 1))) for seat in SEATS] + [(10.5, Tap(1, "1"))])
    bench.play()
    assert at_the_foot(bench)[-2:] == [SELF, bench.host.phrases.line("vote.call", {})]


@pytest.mark.parametrize("reason", ["lover", "angel", "wolf", "used-up"])
def test_a_reason_that_tells_a_secret_is_never_shown(reason: str) -> None:
    barred: Barred = {2: {3: reason}}
    vote = Ask("village.vote", SEATS, SEATS, barred, default="none", closes="all", secret=False)
    bench = Bench(called(vote), [(8.0, Tap(2, "3"))])
    bench.play()
    assert [event["reason"] for event in bench.transcript.events if event["event"] == "refuse"] == [reason]
    assert len(at_the_foot(bench)) == 1


def test_nothing_is_shown_for_a_seat_that_is_not_asked() -> None:
    run_off = Ask("village.revote", (1, 2), (3, 4), default="none", closes="all", secret=False)
    bench = Bench(called(run_off), [(5.0, Tap(4, "4")), (5.5, Tap(4, "moon"))])
    bench.play()
    assert len(at_the_foot(bench)) == 1


def test_a_secret_question_is_refused_silently() -> None:
    bench = Bench(asking(Ask(KILL.ask, (1, 2), SEATS, OWN)), [(5.0, Tap(1, "1"))])
    bench.play()
    assert SELF not in [view["subtitle"] for _, view in bench.screen.views]


def test_a_public_question_to_closed_eyes_is_refused_silently() -> None:
    bench = Bench(asking(SHERIFF), [(5.0, Tap(1, "1"))])
    bench.table.public.night(True)
    bench.play()
    assert SELF not in [view["subtitle"] for _, view in bench.screen.views]


# Votes


async def vote(**published: Any) -> bool:
    await Note("vote", {"ask": "village.vote", "tally": {3: 2.5, 1: 1}, "chosen": (3,), **published})
    await Say("vote.told", {"tally": {3: 2.5, 1: 1}})
    return True


def marks(view: dict[str, Any]) -> list[str]:
    return [seat["mark"] for seat in view["seats"]]


def test_a_published_vote_stands_at_its_voter() -> None:
    bench = Bench(lambda: vote(ballots={1: 3, 2: 3, 3: 1, 5: "none"}))
    bench.play()
    assert marks(bench.screen.views[-1][1]) == ["→3", "→3", "→1", "", "–"]
    assert bench.heard("The votes are in: players 3 (2.5 votes) and 1 (1 vote).")


def test_a_secret_vote_stands_at_those_it_fell_on() -> None:
    bench = Bench(vote)
    bench.play()
    assert marks(bench.screen.views[-1][1]) == ["1", "", "2.5", "", ""]


def test_votes_stand_beyond_another_question_and_until_the_next_board() -> None:
    async def script() -> bool:
        await vote(ballots={1: 3, 2: 3, 3: 1})
        await Ask("village.revote", (2,), (1, 3), default="none", closes="all", secret=False)
        await Say("vote.nobody")
        await Board(View("day", 1, SEATS, SEATS))
        return True

    bench = Bench(script)
    bench.play()
    (asked_again,) = bench.heard("Nobody is hanged")
    before = [marks(view) for when, view in bench.screen.views if when <= asked_again and view["kind"] == "table"]
    assert before[-1][:3] == ["→3", "→3", "→1"]
    assert marks(bench.screen.views[-1][1]) == [""] * 5
