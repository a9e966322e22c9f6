"""Every rehearsal comes to the same in every box: answers are handed over, pressed on pins, or cards on readers.

Pins and readers are simulated; their drivers are the real ones.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from device.ports import Laid, Tap, Unclear
from device.rehearse.expect import difference
from device.rehearse.file import load
from device.rehearse.fingers import Fingers, two_buttons
from device.rehearse.likeness import unlikeness
from device.rehearse.play import Box, play
from device.rehearse.real import Unread
from device.rehearse.tags import Tags
from device.sim.readers_chips import BoardChip, Pn532Chip, Rdm6300Chip
from device.wiring.names import Expanded, Gpio

from .helpers import CASES, OTHERS, WITH_HANDS, rehearse, written

SCORED, REFUSING, PIPER = (
    next(path for path in CASES if path.stem == stem)
    for stem in (
        "tie-goes-to-one-revote",
        "vote-refuses-self-and-the-dead",
        "e5-38-piper-charms-the-last-one-alone",
    )
)
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


every_box = pytest.mark.parametrize("box", ["buttons", "nfc"])


def compare(path: Path, box: Box) -> None:
    rehearsal = load(path)
    plain, played = play(rehearsal), play(rehearsal, box)
    assert played.faults == []
    assert unlikeness(plain.events, played.events) is None
    assert played.by_hand["answer"] == 0
    assert played.by_hand["refusal"] <= sum(map(len, rehearsal.refuse.values()))


@every_box
@pytest.mark.parametrize("path", WITH_HANDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_case_comes_to_the_same(path: Path, box: Box) -> None:
    compare(path, box)


@pytest.mark.long
@every_box
@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.stem)
def test_every_other_case_comes_to_the_same(path: Path, box: Box) -> None:
    compare(path, box)


@every_box
def test_fourteen_who_answer_at_once_do_so_in_the_same_order(tmp_path: Path, box: Box) -> None:
    compare(written(tmp_path, GAME, TABLE), box)


@pytest.mark.parametrize(("box", "path", "told"), [("buttons", REFUSING, "1 refusal"), ("nfc", PIPER, "3 refusals")])
def test_the_command_tells_what_was_given_by_hand(
    box: Box, path: Path, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rehearse("--box", box, SCORED, path) == 0
    assert capsys.readouterr().out == f"ok {SCORED}\nok {path} ({told} by hand)\n2 passed, 0 failed\n"


@pytest.mark.parametrize(
    ("box", "part", "deed"),
    [("buttons", Fingers, "say"), *(("nfc", chip, "lay") for chip in (Pn532Chip, Rdm6300Chip, BoardChip))],
)
def test_a_dead_part_fails_the_rehearsal(monkeypatch: pytest.MonkeyPatch, box: Box, part: type, deed: str) -> None:
    monkeypatch.setattr(part, deed, lambda *args: None)
    faults = play(load(SCORED), box).faults
    assert faults
    assert all(re.match("unused answer: ", fault) for fault in faults)


@pytest.mark.parametrize("game", ["cried-wolf", "lupusburg"])
def test_a_real_deck_that_no_reader_reads_ends_the_rehearsal(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    for chip in (Pn532Chip, Rdm6300Chip, BoardChip):
        monkeypatch.setattr(chip, "lay", lambda *args: None)
    case = next(path for path in CASES if path.parent.name == game and "mode-2" not in path.stem)
    with pytest.raises(Unread, match=r"deal\.missing"):
        play(load(case), "nfc")


def test_answers_come_both_as_buttons_and_as_cards_of_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Tap | Unclear] = []
    recognise = Tags.recognise

    def listening(tags: Tags, laid: Laid, *, gathering: bool) -> Tap | Unclear:
        heard.append(recognise(tags, laid, gathering=gathering))
        return heard[-1]

    monkeypatch.setattr(Tags, "recognise", listening)
    rehearsal = load(SCORED)
    assert difference(rehearsal, play(rehearsal, "nfc").events) is None
    cards = [tap.card for tap in heard if isinstance(tap, Tap)]
    assert len(cards) == len(heard)
    assert "" in cards
    assert {*cards} - {""}


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("death", {"cause": "poison"}),
        ("answer", {"choice": 99}),
        ("vote", {"tally": {}}),
        ("say", {"line": "dawn.nobody"}),
        ("refuse", {"reason": "again"}),
    ],
)
def test_an_event_that_differs_is_found(kind: str, change: dict[str, Any]) -> None:
    played = play(load(REFUSING))
    place = next(place for place, event in enumerate(played.events) if event["event"] == kind)
    other = [*played.events]
    other[place] = {**other[place], **change}
    assert unlikeness(played.events, played.events) is None
    assert unlikeness(played.events, other) is not None
    assert unlikeness(played.events, played.events[:place] + played.events[place + 1 :]) is not None


def test_only_time_and_what_the_device_does_by_itself_make_no_difference() -> None:
    ask = {"event": "ask", "n": 1, "t": 1.0, "ask": "village.vote", "window": 9.0}
    say = {"event": "say", "n": 2, "t": 1.0, "line": "vote.point", "device": True}
    one = {"event": "answer", "n": 2, "t": 2.0, "ask": "village.vote", "seat": 1, "choice": 3}
    two = {**one, "n": 3, "t": 3.0, "seat": 2}
    assert unlikeness([ask, one, two], [{**ask, "t": 2.0, "window": 8.0}, say, {**one, "n": 9}, two]) is None
    assert unlikeness([ask, one, two], [ask, two, one]) is not None
    assert unlikeness([ask, one], [ask, {**one, "choice": 2}, one]) is not None


def test_the_players_of_a_large_table_sit_on_the_header_and_on_expanders() -> None:
    pins = [pin for pins in two_buttons(range(1, 21)).buttons.values() for pin in pins.values()]
    assert len(set(pins)) == 40
    assert {type(pin) for pin in pins} == {Gpio, Expanded}
