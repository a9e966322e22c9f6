"""Which tag is which card: kept through every accident, and told to nobody."""

import json
import os
import stat
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.disk import write_atomic
from device.tags.registry import FILE, Card, Registry, RegistryError

SEER = Card("classic", 1, "role:seer")
WOLF = Card("classic", 1, "role:werewolf#2")
FIVE = Card("answers", 3, "5")
ONE, TWO, THREE = "04a1b2c3d4e501", "04a1b2c3d4e502", "0a00670a9f"


def test_what_is_learned_is_known_after_the_next_start(tmp_path: Path) -> None:
    first = Registry(tmp_path)
    first.learn(ONE, SEER)
    first.learn(TWO, FIVE)
    again = Registry(tmp_path)
    assert again.cards == {ONE: SEER, TWO: FIVE}
    assert again.uid_of(FIVE) == TWO
    assert again.names("classic", 1) == {"role:seer"}
    assert again.trouble == ""


@settings(deadline=None, max_examples=40)
@given(st.lists(st.tuples(st.sampled_from([ONE, TWO, THREE]), st.sampled_from([SEER, WOLF, FIVE])), max_size=6))
def test_no_card_has_two_tags_and_the_last_word_counts(
    tmp_path_factory: pytest.TempPathFactory, words: list[tuple[str, Card]]
) -> None:
    registry = Registry(tmp_path_factory.mktemp("state"))
    for uid, card in words:
        registry.learn(uid, card)
        assert registry.cards[uid] == card
        assert len({*registry.cards.values()}) == len(registry.cards)


def test_only_its_user_may_read_the_file(tmp_path: Path) -> None:
    folder = tmp_path / "state"
    registry = Registry(folder)
    registry.learn(ONE, SEER)
    registry.learn(TWO, WOLF)
    assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"04a1": 5}',
        b'{"04a1": {"deck": "classic", "set": 1}}',
        b'{"04a1": {"deck": "classic", "set": 1, "card": "role:werewolf#first"}}',
        b'{"04a1": {"deck": "a", "set": 1, "card": "5"}, "04a2": {"deck": "a", "set": 1, "card": "5"}}',
    ],
)
def test_a_damaged_file_is_told_of_and_kept_and_the_one_before_it_counts(tmp_path: Path, damage: bytes) -> None:
    registry = Registry(tmp_path)
    registry.learn(ONE, SEER)
    registry.learn(TWO, WOLF)
    (tmp_path / FILE).write_bytes(damage)
    again = Registry(tmp_path)
    assert (again.trouble, again.cards) == ("cards-damaged", {ONE: SEER})
    again.learn(TWO, WOLF)
    assert (tmp_path / "cards-damaged-1.json").read_bytes() == damage
    healed = Registry(tmp_path)
    assert (healed.trouble, healed.cards) == ("", {ONE: SEER, TWO: WOLF})


def test_where_the_file_before_is_damaged_too_both_are_kept(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"one")
    (tmp_path / f"{FILE}.bak").write_bytes(b"two")
    registry = Registry(tmp_path)
    assert (registry.trouble, registry.cards) == ("cards-lost", {})
    registry.learn(ONE, SEER)
    assert {file.read_bytes() for file in tmp_path.glob("cards-damaged-*.json")} == {b"one", b"two"}
    assert Registry(tmp_path).cards == {ONE: SEER}


def test_a_torn_write_leaves_the_old_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    registry = Registry(tmp_path)
    registry.learn(ONE, SEER)
    monkeypatch.setattr(os, "write", lambda handle, data: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(RegistryError, match=r"cards\.json: cannot be written: No space left"):
        registry.learn(TWO, WOLF)
    monkeypatch.undo()
    assert registry.cards == {ONE: SEER}
    assert Registry(tmp_path).cards == {ONE: SEER}
    registry.learn(TWO, WOLF)
    assert Registry(tmp_path).cards == {ONE: SEER, TWO: WOLF}


def test_no_error_and_no_event_shows_the_number_of_a_tag(tmp_path: Path) -> None:
    from device.ports import Laid

    write_atomic(tmp_path / FILE, json.dumps({ONE: {"deck": "classic", "set": 1, "card": "role:seer"}}))
    registry = Registry(tmp_path)
    (tmp_path / f"{FILE}.bak").mkdir()
    with pytest.raises(RegistryError) as caught:
        registry.learn(TWO, WOLF)
    told = f"{caught.value} {Laid(3, ONE)!r} {Laid(3, TWO)}"
    assert ONE not in told
    assert TWO not in told
