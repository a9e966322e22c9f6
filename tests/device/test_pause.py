"""The pause menu of a whole box, wherever in a game somebody presses the panel."""

import json
import re
from pathlib import Path

import pytest

from device.sim.around import AroundSeats
from tests.sim.boxes import evening

UNDO = "panel ok\npanel down\npanel down\npanel ok\nwait SAY The last step is taken back\nwait 3"
ABANDON = "panel ok\npanel up\npanel ok\npanel down\npanel ok\nwait 0.2"
UNDONE = "] SAY The last step is taken back"
VOTE = "SAY Enough talk"


def after_undo(told: str) -> str:
    """What the box has told since the last step was taken back."""
    return told.rpartition(UNDONE)[2]


def dead(told: str) -> set[str]:
    """Who is dead on the last ring of seats that the box has shown by day."""
    return set(re.findall(r"x(\d+)", re.findall(r"SCREEN Day 1 \| (.*)", told)[-1]))


@pytest.mark.parametrize("moment", ["SAY Night is near", "SAY Night falls"])
def test_a_vote_that_is_taken_back_at_nightfall_is_held_again_with_open_eyes(tmp_path: Path, moment: str) -> None:
    commands = f"wait {VOTE}\nwait {moment}\n{UNDO}\nwait SAY The village has spoken"
    evenings = (evening(tmp_path / str(seed), commands, seed=seed).told for seed in range(7, 12))
    told = next(told for told in evenings if "] SAY The village has spoken" in told.partition(UNDONE)[0])
    first = told.partition(f"] {VOTE}")[0]
    assert dead(told.partition(UNDONE)[0]) > dead(first)
    again = after_undo(told).partition("] SAY The village has spoken")[0]
    assert f"] {VOTE}" in again
    assert dead(again) == dead(first), "whom that vote executed is alive"
    vote = again.partition(f"] {VOTE}")[2]
    assert not any(word in vote for word in ("] SCREEN(night)", "] SAY Night falls", "] AMBIENCE night"))
    assert "SAY Night is near" in after_undo(told), "the next night waits for everybody again"


def test_a_talk_that_is_taken_back_begins_again_by_day(tmp_path: Path) -> None:
    told = after_undo(evening(tmp_path, f"wait {VOTE}\n{UNDO}\nwait {VOTE}\n").told)
    again = told.partition(f"] {VOTE}")[0]
    assert "SAY The square is yours" in again
    assert not any(word in again for word in ("SCREEN(night)", "look at the screen", "Seer", "Night is near"))


def test_who_takes_back_twice_in_a_row_still_plays_on(tmp_path: Path) -> None:
    night = f"wait {VOTE}\nwait SAY Night is near"
    (game,) = evening(tmp_path, f"{night}\n{UNDO}\n{UNDO}\nwait {VOTE}\n").games
    assert [event["event"] for event in game[2:]].count("undo") == 2
    assert game[1]["kind"] == "outcome"


def test_who_presses_while_the_game_is_said_to_go_on_pauses_again(tmp_path: Path) -> None:
    again = "panel ok\npanel ok\nwait 0.5\n"
    paused, untouched = (evening(tmp_path / str(number), f"wait {VOTE}\n{again * number}", seed=7) for number in (2, 0))
    assert paused.told.count("] SAY Paused") == 2
    assert paused.told.count("] SAY The game goes on") == 2, "cut off, and said"
    assert paused.decided() == untouched.decided()


def test_what_is_taken_back_and_done_anew_is_written_under_its_own_day(tmp_path: Path) -> None:
    (game,) = evening(tmp_path, f"wait {VOTE}\nwait SAY Night is near\n{UNDO}\n").games
    votes = [event["at"] for event in game[2:] if event["event"] == "vote"]
    assert votes[:2] == ["day 1", "day 1"]


@pytest.mark.parametrize("again", [ABANDON, "panel ok\npanel up\npanel up\npanel ok\npanel ok\npanel down\npanel ok"])
def test_a_game_that_was_abandoned_has_no_pause_menu_any_more(tmp_path: Path, again: str) -> None:
    evening(tmp_path, f"wait {VOTE}\n{ABANDON}\n{again}\nwait 5")
    (journal,) = tmp_path.glob("unfinished-*.journal")
    last = json.loads(journal.read_text().splitlines()[-1].split(" ", 2)[2])
    assert last == {"kind": "set-aside", "why": "abandoned"}


@pytest.mark.parametrize("seconds", ["0.1", "0.3", "0.7", "1.1", "2.3", "3.9"])
def test_the_clock_that_stood_still_reaches_each_moment_of_the_game(tmp_path: Path, seconds: str) -> None:
    pause = f"panel ok\nwait {seconds}\npanel ok\nwait {seconds}"
    (game,) = evening(tmp_path, f"wait {VOTE}\n" + "\n".join([pause] * 30)).games
    assert game[1]["kind"] == "outcome"


def test_what_is_said_again_is_heard_to_its_end_before_the_menu_speaks(tmp_path: Path) -> None:
    told = evening(tmp_path, f"wait {VOTE}\nwait 6\npanel ok\npanel down\npanel ok\nwait 20\npanel ok\n").told
    again = told.partition("SAY Say it again")[2]
    said, menu = (float(again.partition(f"] {line}")[0].rpartition("[")[2]) for line in (VOTE, "SAY Paused"))
    assert menu - said > 2, "the line takes more than two seconds"


def test_a_pause_while_somebody_looks_at_a_card_ends_with_closed_eyes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(AroundSeats, "lit", frozenset())
    told = evening(tmp_path, "wait SCREEN(night) Your card\npanel ok\nwait 3\npanel ok\n").told
    after = told.partition("SAY Go on")[2]
    assert after.partition("SCREEN(night) Your card")[0].count("SAY Everybody, close your eyes") == 1
