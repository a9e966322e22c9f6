"""`wolfhour rehearse`: the given cases pass, answers are used as they are written, and it stops where it should."""

import json
from pathlib import Path

import pytest

from device.rehearse.file import load
from device.rehearse.play import play

from .helpers import CASES, NIGHT, TABLE, rehearse, transcript, verdict, written

SMALL = 'game = "classic"\n[deal]\n1 = "werewolf"\n2 = "villager"\n3 = "villager"\n'
"""A game that the first night decides."""
DAY = """
[play."day 1"]
"village.vote" = { 1 = "none" }
"""


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_case_passes(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rehearse(path) == 0
    assert capsys.readouterr().out == f"ok {path}\n1 passed, 0 failed\n"


def test_the_example_of_the_readme_passes(tmp_path: Path) -> None:
    readme = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
    assert rehearse(written(tmp_path, readme.split("```toml\n")[1].split("```")[0], "")) == 0


# Where it stops


def lines(events: list[dict[str, object]]) -> list[object]:
    return [event["line"] for event in events if event["event"] == "say" and "device" not in event]


def test_without_answers_only_the_setup_is_played(tmp_path: Path) -> None:
    assert {event["at"] for event in transcript(tmp_path, "")} == {"setup"}


def test_after_a_night_the_day_is_played_up_to_its_discussion(tmp_path: Path) -> None:
    events = transcript(tmp_path, NIGHT)
    assert lines(events)[-2:] == ["day.breaks", "dawn.deaths"]
    assert events[-1]["event"] == "board"
    assert not [event for event in events if event["event"] == "talk"]


def test_after_a_night_with_a_medium_the_day_stops_before_the_seance(tmp_path: Path) -> None:
    events = transcript(tmp_path, NIGHT, TABLE.replace('4 = "villager"', '4 = "medium"'))
    assert lines(events)[-1] == "dawn.deaths"


def test_after_a_day_the_next_night_is_not_started(tmp_path: Path) -> None:
    events = transcript(tmp_path, NIGHT + DAY)
    assert lines(events)[-1] == "vote.nobody"
    assert {event["at"] for event in events} == {"setup", "night 1", "day 1"}


def test_a_phase_is_played_to_its_end_after_its_last_answer(tmp_path: Path) -> None:
    assert "seer.sleep" in lines(transcript(tmp_path, NIGHT))


def test_refused_answers_count_for_where_it_stops(tmp_path: Path) -> None:
    events = transcript(tmp_path, NIGHT + '[refuse."day 1"]\n"village.vote" = { 2 = 2 }\n')
    assert lines(events)[-1] == "vote.nobody"


def test_phases_without_answers_are_passed_on_the_way_to_later_ones(tmp_path: Path) -> None:
    events = transcript(tmp_path, '[play."night 12"]\n"werewolf.kill" = { 1 = 3 }\n')
    assert events[-1]["at"] == "day 12"
    assert [event["at"] for event in events if event["event"] == "death"] == ["night 12"]


# Answers


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[play."night 1"]\n"village.vote" = { 1 = 2 }', "unused answer: night 1 village.vote seat 1"),
        ('[play."night 1"]\n"seer.look" = { 3 = 1 }', "unused answer: night 1 seer.look seat 3"),
        ('[play."night 1"]\n"werewolf.kill" = [{ 1 = 3 }, { 1 = 4 }]', "unused answer: night 1 werewolf.kill seat 1"),
        ('[play."night 1"]\n"seer.look" = { 2 = 2 }', "night 1 seer.look seat 2: 2 was refused: self"),
        ('[refuse."night 1"]\n"seer.look" = { 2 = 3 }', "night 1 seer.look seat 2: expected a refusal of 3, got none"),
        (
            '[play."night 1"]\n"werewolf.kill" = { 1 = 3 }\n[play."night 4"]\n"seer.look" = { 3 = 1 }',
            "unused answer: night 4 seer.look seat 3",
        ),
    ],
)
def test_answers_that_do_not_fit_fail(text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verdict(tmp_path, text, capsys) == why


def test_refusals_and_answers_behind_the_end_of_the_game_are_unused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    later = '[play."day 2"]\n"village.vote" = { 1 = "none" }\n'
    assert verdict(tmp_path, NIGHT + later, capsys, SMALL) == "unused answer: day 2 village.vote seat 1"
    later = '[refuse."day 2"]\n"village.vote" = { 1 = "none" }\n'
    assert verdict(tmp_path, NIGHT + later, capsys, SMALL) == "unused answer: day 2 village.vote seat 1"


def test_all_refused_answers_of_a_seat_come_before_its_answer(tmp_path: Path) -> None:
    text = '[play."night 1"]\n"seer.look" = { 2 = 1 }\n[refuse."night 1"]\n"seer.look" = [{ 2 = 2 }, { 2 = "none" }]\n'
    given = [(event["event"], event["choice"]) for event in transcript(tmp_path, text) if "choice" in event]
    assert given == [("refuse", 2), ("refuse", "none"), ("answer", 1)]


def test_a_seat_that_is_not_asked_is_refused_while_the_ask_is_open(tmp_path: Path) -> None:
    events = transcript(tmp_path, NIGHT + '[refuse."night 1"]\n"werewolf.kill" = { 2 = 3 }\n')
    [refused] = [event for event in events if event["event"] == "refuse"]
    assert (refused["at"], refused["seat"], refused["reason"]) == ("night 1", 2, "not-asked")
    assert events[refused["n"]]["at"] == "night 1"


@pytest.mark.parametrize("label", ["setup", "night 1", "day 1"])
def test_an_answer_to_an_ask_that_is_never_put_is_refused_at_the_end_of_the_phase(tmp_path: Path, label: str) -> None:
    events = transcript(tmp_path, NIGHT + DAY + f'[refuse."{label}"]\n"bodyguard.protect" = {{ 3 = 1 }}\n')
    [refused] = [event for event in events if event["event"] == "refuse"]
    assert (refused["at"], refused["reason"]) == (label, "not-asked")
    assert {event["at"] for event in events[refused["n"] :]} & {label} == set()


def test_an_answer_to_an_ask_that_is_never_put_is_refused_at_the_end_of_the_game(tmp_path: Path) -> None:
    text = NIGHT + '[refuse."day 1"]\n"bodyguard.protect" = { 2 = 1 }\n'
    assert rehearse(written(tmp_path, text, SMALL)) == 0


# Chance and time


TIED = '[rules]\ntie = "random"\n[play."day 1"]\n"village.vote" = { 1 = 3, 2 = 4 }\n'


@pytest.mark.parametrize("seat", [3, 4])
def test_a_listed_chance_decides(tmp_path: Path, seat: int) -> None:
    events = transcript(tmp_path, TIED + f'[chance]\n"village.vote" = [{seat}]\n')
    assert [event["result"] for event in events if event["event"] == "draw"] == [seat]


def test_an_impossible_chance_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = TIED + '[chance]\n"village.vote" = [5]\n'
    assert verdict(tmp_path, text, capsys) == "chance.village.vote[0]: expected one of 3, 4, got 5"


def test_the_seed_decides_every_other_draw(tmp_path: Path) -> None:
    drawn = []
    for seed in range(1, 9):
        events = transcript(tmp_path, TIED, f"seed = {seed}\n{TABLE}")
        assert events == transcript(tmp_path, TIED, f"seed = {seed}\n{TABLE}")
        drawn += [event["result"] for event in events if event["event"] == "draw"]
    assert set(drawn) == {3, 4}


def test_a_line_lasts_as_long_as_its_text(tmp_path: Path) -> None:
    events = transcript(tmp_path, "")
    said = next(event for event in events if event["event"] == "say")
    assert events[said["n"]]["t"] - said["t"] == pytest.approx(0.4 + 0.06 * len(said["text"]))


def test_lines_are_said_in_the_language_of_the_file(tmp_path: Path) -> None:
    said = [
        [event["text"] for event in transcript(tmp_path, NIGHT, f'language = "{language}"\n{TABLE}') if "text" in event]
        for language in ("en", "zh-Hant")
    ]
    assert said[0] != said[1]
    assert "狼" in "".join(said[1])


# The command


def test_several_files_are_counted_and_the_worst_status_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad, broken = (tmp_path / f"{name}.toml" for name in ("good", "bad", "broken"))
    good.write_text(TABLE, encoding="utf-8")
    bad.write_text(f"{TABLE}[expect]\nalive = [1]\n", encoding="utf-8")
    broken.write_text("game = \n", encoding="utf-8")
    assert rehearse(good, bad) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 1 failed"
    assert rehearse(good, broken, bad) == 2
    told = capsys.readouterr()
    assert [line.split()[0] for line in told.out.splitlines()] == ["ok", "FAIL", "FAIL", "1"]
    assert "line 1" in told.err


def test_json_prints_the_transcript_alone_and_the_verdict_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, NIGHT)
    assert rehearse("--json", path) == 0
    told = capsys.readouterr()
    assert [json.loads(line)["n"] for line in told.out.splitlines()] == [
        event["n"] for event in play(load(path)).events
    ]
    assert told.err == f"ok {path}\n1 passed, 0 failed\n"


def test_json_takes_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "")
    assert rehearse("--json", path, path) == 2
    assert capsys.readouterr().out == ""
