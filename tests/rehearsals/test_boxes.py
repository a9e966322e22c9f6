"""All boxes give the same events in the same order, also at a large table where all press at once."""

from pathlib import Path

import pytest

from device.rehearse.file import load
from device.rehearse.likeness import unlikeness
from device.rehearse.play import Box, play

from .helpers import written

SEATS = range(1, 15)
CARDS = {1: "werewolf", 2: "werewolf", 3: "werewolf", 4: "seer"}
TABLE = 'game = "classic"\n[deal]\n' + "".join(f'{seat} = "{CARDS.get(seat, "villager")}"\n' for seat in SEATS)
GAME = f"""
[play."night 1"]
"werewolf.kill" = {{ 1 = 14, 2 = 13, 3 = 14 }}
"seer.look" = {{ 4 = 2 }}
[refuse."night 1"]
"werewolf.kill" = {{ 2 = 1, 9 = 3 }}
"seer.look" = [{{ 4 = 4 }}, {{ 4 = "none" }}, {{ 4 = "bold" }}]
[play."day 1"]
"village.vote" = {{ 1 = "none", {", ".join(f"{seat} = 1" for seat in SEATS[1:-1])} }}
[refuse."day 1"]
"village.vote" = {{ 1 = 1, 5 = 14 }}
"""


@pytest.mark.parametrize("box", ["buttons", "nfc"])
def test_fourteen_who_answer_at_once_do_so_in_the_same_order(tmp_path: Path, box: Box) -> None:
    rehearsal = load(written(tmp_path, GAME, TABLE))
    plain, played = play(rehearsal), play(rehearsal, box)
    assert (plain.faults, played.faults) == ([], [])
    assert unlikeness(plain.events, played.events) is None
    assert played.by_hand["answer"] == 0
