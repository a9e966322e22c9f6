"""A person and simulated players with a real deck at emulated readers; the box is switched off during a draw."""

import json
from io import StringIO
from pathlib import Path

import pytest

from device.app import Box
from device.host import Stopped
from device.options import Options, Wired
from tests.sim.test_sitting_and_laying import TO_THE_DEAL, TO_THE_SEATS, journal, table, teach

DEALT = ["press 1", "wait 40", "tap 1 role:wolf#1", "wait 40", "tap 1 role:dog#1"]
MY_TURN = "wait SAY Player 1, take the top card"
AGAIN = "this cannot be the card that you have just taken"


def go_on(state: Path, *commands: str, on: Wired = "nfc") -> str:
    """The box is switched on again."""
    out, bots = StringIO(), (2, 3)
    options = Options(
        state=state, config="/dev/null", text=True, voice=False, fast=True, seed=3, bots=bots, box=on, lobby=False,
        resume=True,
    )  # fmt: skip
    with Box(options, StringIO("\n".join([*commands, "quit", ""])), out) as box:
        try:
            box.run()
        except Stopped:
            return out.getvalue()
    raise AssertionError("the game came to its end")


def test_a_draw_that_was_cut_off_goes_on_with_the_same_real_deck(tmp_path: Path) -> None:
    teach(tmp_path, "cried-wolf", digits=14)
    people = [
        *TO_THE_SEATS,
        "press 1",
        "wait 15",
        *TO_THE_DEAL,
        *DEALT,
        MY_TURN,
        "wait 8",
        "tap 1 role:dog#1",
        "wait 8",
    ]
    _, told = table(tmp_path, people, box="nfc", bots=(2, 3), game="cried-wolf")
    assert told.count(AGAIN) == 1
    assert json.loads((tmp_path / "panel.json").read_text())["papers"]["ways"] == {"cards": "readers"}
    drawn = journal(tmp_path)[1].get("draw card")
    told = go_on(tmp_path, MY_TURN, "wait 8", "tap 1 role:wolf#1", "wait 8", "tap 1 role:boy#4", "wait 4")
    assert told.count(AGAIN) == 1, "after the power cut it still knows whose wolf that is"
    assert "look" not in told.partition("> tap 1 role:boy#4")[2], "he has seen his card"
    assert (drawn, journal(tmp_path)[1]["draw card"]) == ("sheep-2", "boy")
    assert json.loads((tmp_path / "panel.json").read_text())["papers"]["at"]["role:boy#4"] == 1


@pytest.mark.parametrize(("box", "taught"), [("buttons", True), pytest.param("nfc", False, marks=pytest.mark.long)])
def test_on_a_box_that_cannot_read_the_cards_whoever_draws_presses(box: Wired, taught: bool, tmp_path: Path) -> None:
    teach(tmp_path, "cried-wolf", digits=14)
    people = [*TO_THE_SEATS, "press 1", "wait 15", *TO_THE_DEAL, *DEALT, MY_TURN]
    table(tmp_path, people, box="nfc", bots=(2, 3), game="cried-wolf")
    for file in () if taught else tmp_path.glob("cards.json*"):
        file.unlink()
    go_on(tmp_path, MY_TURN, "wait 40", "press 1", "wait SAY Shepherd Boy", "press 1", "wait 20", on=box)
    assert journal(tmp_path)[1]["draw card"] == "boy"
