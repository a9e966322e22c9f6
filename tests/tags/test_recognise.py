"""What counts when a tag is laid, and why not (appliance rules for readers, DEV-6)."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.ports import WELL, Laid, Tap
from device.tags.recognise import TWO_SEATS, NotCounted, Recogniser, unfit
from device.tags.registry import Card, Registry

FIVE, SEER, SHEEP = "04a1b2c3d4e505", "04a1b2c3d4e506", "04a1b2c3d4e507"


@pytest.fixture
def registry(tmp_path: Path) -> Registry:
    known = Registry(tmp_path)
    known.learn(FIVE, Card("answers", 2, "5"))
    known.learn(SEER, Card("classic", 1, "role:seer"))
    known.learn(SHEEP, Card("wooolf", 1, "role:sheep#3"))
    return known


def test_a_tag_is_the_card_that_it_is_enrolled_as(registry: Registry) -> None:
    known = Recogniser(registry, "classic")
    assert known.read(Laid(3, FIVE), 0) == Tap(3, "5")
    assert known.read(Laid(4, SEER), 0) == Tap(4, "role:seer")
    assert Recogniser(registry, "wooolf").read(Laid(1, SHEEP), 0) == Tap(1, "role:sheep#3")


def test_a_card_of_another_game_does_not_count_but_in_the_lobby(registry: Registry) -> None:
    assert Recogniser(registry, "classic").read(Laid(3, SHEEP), 0) == NotCounted("other-game", (3,))
    assert Recogniser(registry, "millers-hollow").read(Laid(3, SEER), 0) == NotCounted("other-game", (3,))
    assert Recogniser(registry).read(Laid(3, SHEEP), 0) == Tap(3, "role:sheep#3")


def test_a_card_of_a_deck_that_is_no_more_counts_in_no_game(registry: Registry) -> None:
    registry.learn("04000000000001", Card("tarot", 1, "fool"))
    assert Recogniser(registry, "classic").read(Laid(3, "04000000000001"), 0) == NotCounted("other-game", (3,))


@pytest.mark.parametrize(
    ("uid", "reason"),
    [
        ("04ffffffffffff", "unknown"),
        ("08a1b2c3", "random"),
        ("8804a1b2", "broken"),
        ("88a1b2c3d4e5f6", "broken"),
        ("04a1b2", "broken"),
        ("04A1B2C3D4E505", "broken"),
        ("0000000000", "broken"),
        ("", "broken"),
        ("seer", "broken"),
    ],
)
def test_why_a_foreign_tag_does_not_count(registry: Registry, uid: str, reason: str) -> None:
    assert Recogniser(registry).read(Laid(3, uid), 0) == NotCounted(reason, (3,))  # type: ignore[arg-type]


def test_two_tags_that_begin_alike_are_two(registry: Registry) -> None:
    known = Recogniser(registry)
    assert [known.read(Laid(seat, uid), 0) for seat, uid in ((1, FIVE), (2, SEER))] == [
        Tap(1, "5"),
        Tap(2, "role:seer"),
    ]


def test_one_card_at_two_seats_within_a_moment_does_not_count(registry: Registry) -> None:
    known = Recogniser(registry)
    assert known.read(Laid(5, FIVE), 10) == Tap(5, "5")
    assert known.read(Laid(3, FIVE), 10 + TWO_SEATS - 0.1) == NotCounted("two-seats", (3, 5))
    assert known.read(Laid(3, FIVE), 14) == Tap(3, "5")


def test_a_card_may_be_laid_again_at_its_own_seat_and_handed_over_from_the_well(registry: Registry) -> None:
    known = Recogniser(registry)
    assert [known.read(Laid(5, FIVE), when) for when in (0, 0.5)] == [Tap(5, "5")] * 2
    assert known.read(Laid(WELL, SEER), 1) == Tap(WELL, "role:seer")
    assert known.read(Laid(4, SEER), 1.5) == Tap(4, "role:seer")


@given(st.binary(min_size=4, max_size=10).filter(any))
def test_every_whole_number_but_a_random_one_is_fit(number: bytes) -> None:
    whole = len(number) in (4, 5, 7, 10)
    changing = len(number) == 4 and number[0] == 0x08
    part = len(number) != 5 and number[0] == 0x88
    assert (unfit(number.hex()) is None) == (whole and not changing and not part)


@given(st.text())
def test_no_text_can_make_it_fail(uid: str) -> None:
    assert unfit(uid) in (None, "broken", "random")
