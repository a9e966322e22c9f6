"""Conversations with readers: chips that speak the real bytes, and everything that can go wrong between."""

import pytest

from device.hw.readers import pn532, rdm6300
from device.hw.readers.news import GONE, Lying, News
from device.hw.readers.talk_pn532 import POLL, Pn532Talk
from device.hw.readers.talk_rdm6300 import Rdm6300Talk
from device.sim.readers_chips import Mishap, Pn532Chip, Rdm6300Chip
from tests.readers.wire import Wire

A, B = "04a1b2c3d4e5f6", "04a1b2c3d4e5f7"
COIN, KEY = "0a00670a9f", "0a00670a9e"


def lying(*uids: str) -> Lying:
    return Lying(0, frozenset(uids))


@pytest.fixture
def pn() -> Wire:
    wire = Wire(Pn532Talk(0.0), Pn532Chip(thinking=0.01))
    assert wire.go(1.0) == [lying()]
    assert wire.health() == "good"
    return wire


@pytest.fixture
def rdm() -> Wire:
    wire = Wire(Rdm6300Talk(0.0, sure=True), Rdm6300Chip())
    assert wire.go(1.0) == [lying()]
    assert wire.health() == "untried"
    return wire


def test_a_tag_is_told_when_it_is_laid_down_and_when_it_is_taken_away(pn: Wire) -> None:
    pn.lay(A)
    assert pn.go(POLL + 0.05) == [lying(A)]
    assert pn.go(5) == []
    pn.lay()
    assert pn.go(GONE - 0.1) == []
    assert pn.go(0.3) == [lying()]


def test_a_tag_that_is_seen_only_every_other_time_is_not_taken_away(pn: Wire) -> None:
    told: list[News] = []
    for number in range(40):
        pn.lay(*([A] if number % 2 else []))
        told += pn.go(POLL)
    assert told == [lying(A)]


def test_of_two_tags_one_may_be_missed_now_and_then(pn: Wire) -> None:
    told: list[News] = []
    for number in range(40):
        pn.lay(*[[A, B], [A], [B]][number % 3])
        told += pn.go(POLL)
    assert told == [lying(A), lying(A, B)] or told == [lying(A, B)]


def test_between_two_looks_there_is_no_field_that_disturbs_a_neighbour(pn: Wire) -> None:
    assert isinstance(pn.chip, Pn532Chip)
    fields = list[bool]()
    for _ in range(200):
        pn.go(0.005)
        fields.append(pn.chip.field)
    assert 0 < fields.count(True) < len(fields) / 4


def test_a_damaged_answer_is_asked_for_again_at_once(pn: Wire) -> None:
    assert isinstance(pn.chip, Pn532Chip)
    pn.lay(A)
    pn.chip.mishaps.append("damaged")
    assert pn.go(POLL + 0.05) == [lying(A)]
    assert pn.health() == "good"


MISHAPS: list[Mishap] = ["no-ack", "no-answer", "damaged", "fault", "garbage"]


@pytest.mark.parametrize("mishap", MISHAPS)
@pytest.mark.parametrize("times", [1, 2])
def test_what_befalls_a_command_is_got_over_without_a_word(pn: Wire, mishap: Mishap, times: int) -> None:
    assert isinstance(pn.chip, Pn532Chip)
    pn.lay(A)
    assert pn.go(1) == [lying(A)]
    pn.chip.mishaps.extend([mishap] * times)
    assert pn.go(3) == []
    assert pn.health() == "good"
    assert not pn.chip.mishaps
    pn.lay(B)
    assert pn.go(1) == [lying(B)]


@pytest.mark.parametrize("mishap", MISHAPS)
@pytest.mark.parametrize("sound", range(4))
def test_what_befalls_the_set_up_is_got_over(mishap: Mishap, sound: int) -> None:
    wire = Wire(Pn532Talk(0.0), chip := Pn532Chip())
    chip.mishaps.extend([*[None] * sound, mishap])
    wire.lay(A)
    assert wire.go(3) == [lying(A)]


def test_a_pn532_in_the_state_of_power_up_would_look_for_a_tag_without_end() -> None:
    chip = Pn532Chip()
    chip.receive(pn532.WAKE + pn532.frame(pn532.LIST), 0.0)
    assert chip.out == pn532.ACK
    chip.lay([A], 0, 1.0)
    chip.tick(1.0)
    assert chip.out.endswith(pn532.frame(bytes.fromhex("4b010144000007") + bytes.fromhex(A), pn532.CHIP))


def test_a_sleeping_pn532_hears_nothing_without_being_woken() -> None:
    chip = Pn532Chip()
    chip.receive(pn532.frame(pn532.FIRMWARE), 0.0)
    assert not chip.out


def test_a_125_khz_tag_is_told_when_it_was_read_twice(rdm: Wire) -> None:
    rdm.lay(COIN)
    assert rdm.go(0.05) == []
    assert rdm.go(0.1) == [lying(COIN)]
    assert rdm.go(3) == []
    assert rdm.health() == "good"
    rdm.lay()
    assert rdm.go(0.6) == [lying()]


@pytest.mark.parametrize("phantom", ["000000078f", "0000000000"])
def test_numbers_that_noise_makes_do_not_count(rdm: Wire, phantom: str) -> None:
    news = rdm.talk.receive(rdm6300.frame(phantom), rdm.now) + rdm.go(1)
    news += rdm.talk.receive(rdm6300.frame(phantom), rdm.now) + rdm.go(1)
    assert news == []


def test_a_number_in_between_does_not_make_a_pair(rdm: Wire) -> None:
    frames = [rdm6300.frame(uid) for uid in (COIN, KEY, COIN, KEY)]
    assert [news for frame in frames for news in rdm.talk.receive(frame, rdm.now)] == []


def test_where_another_kind_may_be_there_only_a_tag_shows_that_it_is_an_rdm6300() -> None:
    wire = Wire(Rdm6300Talk(0.0, sure=False), Rdm6300Chip())
    wire.go(1)
    assert wire.health() == "unknown"
    wire.lay(COIN)
    assert wire.go(1) == [lying(COIN)]
    assert wire.health() == "good"
    silent = Wire(Rdm6300Talk(0.0, sure=False), Rdm6300Chip())
    silent.go(4)
    assert silent.health() == "dead"
