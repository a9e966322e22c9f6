"""What counts when a tag is laid, and why not (appliance rules for readers, DEV-6)."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.ports import WELL, Event, Laid, Press, Tap, Unclear
from device.store import FileStore
from device.tags.recognise import Recogniser, unfit
from device.tags.registry import Card, Registry
from tests.tags.lead import Led

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
    assert known.read(Laid(3, FIVE)) == Tap(3, "5")
    assert known.read(Laid(4, SEER)) == Tap(4, "role:seer")
    assert Recogniser(registry, "wooolf").read(Laid(1, SHEEP)) == Tap(1, "role:sheep#3")


def test_a_card_of_another_game_does_not_count_but_in_the_lobby(registry: Registry) -> None:
    assert Recogniser(registry, "classic").read(Laid(3, SHEEP)) == Unclear((3,), "other-game")
    assert Recogniser(registry, "millers-hollow").read(Laid(3, SEER)) == Unclear((3,), "other-game")
    assert Recogniser(registry).read(Laid(3, SHEEP)) == Tap(3, "role:sheep#3")


def test_a_card_of_a_deck_that_is_no_more_counts_in_no_game(registry: Registry) -> None:
    registry.learn("04000000000001", Card("tarot", 1, "fool"))
    assert Recogniser(registry, "classic").read(Laid(3, "04000000000001")) == Unclear((3,), "other-game")


@pytest.mark.parametrize(
    ("uid", "reason"),
    [
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
    assert Recogniser(registry).read(Laid(3, uid)) == Unclear((3,), reason)


BLANK, OTHER = "04ffffffffffff", "04fffffffffffe"


def test_a_card_that_nobody_knows_is_nothing_on_the_well(registry: Registry) -> None:
    for game in ("", "classic"):
        assert Recogniser(registry, game).read(Laid(WELL, BLANK), gathering=True) == Unclear((WELL,), "unknown")


def test_a_card_that_nobody_knows_is_the_button_of_the_seat_that_sat_down_with_it(registry: Registry) -> None:
    known = Recogniser(registry)
    assert known.read(Laid(3, OTHER)) == known.read(Laid(3, BLANK)) == Tap(3, "")
    known.begin("classic")
    assert known.read(Laid(3, BLANK)) == Tap(3, "")
    assert known.read(Laid(3, OTHER)) == Unclear((3,), "unknown")
    assert known.read(Laid(4, BLANK)) == Unclear((4,), "unknown")


def test_in_a_game_a_seat_shows_its_button_when_it_is_ready(registry: Registry) -> None:
    known = Recogniser(registry, "classic")
    assert known.read(Laid(3, BLANK)) == Unclear((3,), "unknown")
    assert known.read(Laid(3, BLANK), gathering=True) == Tap(3, "")
    assert known.read(Laid(3, BLANK)) == Tap(3, "")


def test_after_a_power_cut_the_buttons_are_known(registry: Registry, tmp_path: Path) -> None:
    store = FileStore(tmp_path, lambda event: None)
    Recogniser(registry, store=store).read(Laid(3, BLANK))
    store.close()
    store = FileStore(tmp_path, lambda event: None)
    assert Recogniser(registry, "classic", store).read(Laid(3, BLANK)) == Tap(3, "")
    for nonsense in (None, "3", {"three": BLANK}, {"3": 4}):
        store.remember("buttons", nonsense)
        assert Recogniser(registry, "classic", store).read(Laid(3, BLANK)) == Unclear((3,), "unknown")
    store.close()


@given(st.binary(min_size=4, max_size=10).filter(any))
def test_every_whole_number_but_a_random_one_is_fit(number: bytes) -> None:
    whole = len(number) in (4, 5, 7, 10)
    changing = len(number) == 4 and number[0] == 0x08
    part = len(number) != 5 and number[0] == 0x88
    assert (unfit(number.hex()) is None) == (whole and not changing and not part)


@given(st.text())
def test_no_text_can_make_it_fail(uid: str) -> None:
    assert unfit(uid) in (None, "broken", "random")


def shown(led: Led) -> list[str]:
    """What stood at the foot of the screen."""
    return [text for view in led.screen.views if (text := view.get("subtitle"))]


def waits(registry: Registry, *deeds: Event) -> Led:
    led = Led(*deeds)
    led.host.recognise = Recogniser(registry, "classic").read
    return led


def test_the_box_hears_cards_by_seat_where_tags_are_laid_on_leads(registry: Registry) -> None:
    led = waits(registry, Laid(9, FIVE), Laid(3, FIVE))
    led.host.seat_at((4, 3))
    assert led.host.wait(None) == Tap(2, "5")


def test_what_lies_on_the_well_is_no_seat_and_heard_only_by_whoever_wants_it(registry: Registry) -> None:
    led = waits(registry, Laid(WELL, SEER), Press(1), Laid(WELL, SEER))
    assert led.host.wait(None) == Press(1)
    with led.host.at_the_well():
        assert led.host.wait(None) == Tap(WELL, "role:seer")


@pytest.mark.parametrize(
    ("event", "says"),
    [
        (Laid(WELL, "04ffffffffffff"), "I do not know this card."),
        (Laid(3, SHEEP), "This card belongs to another game."),
        (Laid(3, "08a1b2c3"), "as phones and passports do"),
        (Unclear((3, 4), "two-seats"), "players 1 and 2"),
        (Unclear((3,), "two-tags"), "Two cards lie on one reader."),
    ],
)
def test_what_does_not_count_is_explained_outside_a_game_and_never_in_one(
    registry: Registry, event: Event, says: str
) -> None:
    for playing in (False, True):
        led = waits(registry, event)
        led.host.seat_at((4, 3))
        led.host.pause = (lambda: None) if playing else None
        assert isinstance(led.host.wait(None), Unclear)
        assert any(says in text for text in shown(led)) != playing


def test_what_does_not_count_is_not_explained_in_the_dark(registry: Registry) -> None:
    led = waits(registry, Laid(3, SHEEP))
    led.host.turn({"kind": "night"})
    led.host.wait(None)
    assert shown(led) == []
