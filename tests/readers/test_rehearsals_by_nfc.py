"""Every rehearsal comes to the same where each answer is a card on an emulated reader, through the real driver."""

import re
from pathlib import Path

import pytest

from device.ports import Laid, Tap, Unclear
from device.rehearse.expect import difference
from device.rehearse.file import load
from device.rehearse.likeness import unlikeness
from device.rehearse.play import play
from device.rehearse.real import Unread
from device.rehearse.tags import Tags
from device.sim.readers_chips import BoardChip, Pn532Chip, Rdm6300Chip
from tests.rehearsals.helpers import CASES, OTHERS, WITH_HANDS, rehearse

SCORED = next(path for path in CASES if path.stem == "tie-goes-to-one-revote")
BY_HAND = next(path for path in CASES if path.stem == "e5-38-piper-charms-the-last-one-alone")


def compare(path: Path) -> None:
    rehearsal = load(path)
    plain, laid = play(rehearsal), play(rehearsal, "nfc")
    assert laid.faults == []
    assert unlikeness(plain.events, laid.events) is None
    assert laid.by_hand["answer"] == 0
    assert laid.by_hand["refusal"] <= sum(map(len, rehearsal.refuse.values()))


@pytest.mark.parametrize("path", WITH_HANDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_case_comes_to_the_same_by_cards(path: Path) -> None:
    compare(path)


@pytest.mark.long
@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.stem)
def test_every_other_case_comes_to_the_same_by_cards(path: Path) -> None:
    compare(path)


def test_the_command_tells_what_was_given_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert rehearse("--box", "nfc", SCORED, BY_HAND) == 0
    assert capsys.readouterr().out == f"ok {SCORED}\nok {BY_HAND} (3 refusals by hand)\n2 passed, 0 failed\n"


@pytest.mark.parametrize("chip", [Pn532Chip, Rdm6300Chip, BoardChip])
def test_readers_that_read_nothing_fail_the_rehearsal(monkeypatch: pytest.MonkeyPatch, chip: type) -> None:
    monkeypatch.setattr(chip, "lay", lambda *args: None)
    faults = play(load(SCORED), "nfc").faults
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
