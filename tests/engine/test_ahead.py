"""What a game will do by itself is known before it is done."""

from typing import Any

from engine import Ask, Draw, Note, Run, Say, ahead


async def script() -> Any:
    await Note("phase", {"name": "night", "number": 1})
    await Say("seer.call")
    answers = await Ask("seer.look", (1, 2), (1, 2, 3))
    await Note("phase", {"name": "day", "number": 1})
    await Say("dawn.deaths", {"seats": tuple(answers.values())})
    drawn = await Draw("lot", (1, 2))
    await Say("drawn", {"seat": drawn})
    return "over"


def test_what_follows_is_known_up_to_the_next_question_or_draw() -> None:
    run = Run(script)
    assert ahead(run) == [run.pending, Say("seer.call")]
    run.send()
    run.send()
    assert ahead(run) == []
    assert ahead(run, {1: 2, 2: 9})[1:] == [Say("dawn.deaths", {"seats": (2,)})], "if the question were over now"
    run.press("seer.look", 1, 3)
    run.press("seer.look", 2, 1)
    run.close()
    day, deaths = ahead(run)
    assert day == run.pending
    assert deaths == Say("dawn.deaths", {"seats": (3, 1)})
    run.send()
    assert ahead(run) == [deaths]
    run.send()
    run.send(2)
    assert ahead(run) == [Say("drawn", {"seat": 2})]
    run.send()
    assert run.result == "over"
    assert ahead(run) == []


def test_looking_ahead_changes_nothing() -> None:
    records: list[Any] = []
    run = Run(script, records.append)
    run.send()
    run.send()
    run.press("seer.look", 1, 3)
    before = run.pending, run.step, dict(run.presses), [*records]
    ahead(run)
    ahead(run, {2: 1})
    assert (run.pending, run.step, dict(run.presses), records) == before
