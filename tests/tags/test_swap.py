"""A new card in the middle of a game: only the seat itself can lay it, and nobody hears which card it is."""

from pathlib import Path

import pytest

from device.ports import WELL, Event, Laid, Panel, Tap, Unclear
from device.tags.recognise import Recogniser
from device.tags.registry import Card, Registry
from device.tags.swap import swap
from tests.tags.lead import Led

SEER, WOLF = Card("classic", 1, "role:seer"), Card("classic", 1, "role:werewolf#1")
OLD, OTHER, NEW = "04a1b2c3d4e501", "04a1b2c3d4e502", "04a1b2c3d4e503"


@pytest.fixture
def registry(tmp_path: Path) -> Registry:
    known = Registry(tmp_path)
    known.learn(OLD, SEER)
    known.learn(OTHER, WOLF)
    return known


def swapped(registry: Registry, *deeds: Event, language: str = "en") -> tuple[bool | None, Led]:
    led = Led(*deeds, language=language)
    return led.does(lambda: swap(led.host, registry, SEER, 4)), led


def test_the_new_card_counts_and_the_old_one_no_more(registry: Registry, tmp_path: Path) -> None:
    done, led = swapped(registry, Laid(4, NEW))
    assert done
    game = Recogniser(Registry(tmp_path), "classic")
    assert game.read(Laid(4, NEW)) == Tap(4, "role:seer")
    assert game.read(Laid(4, OLD)) == Unclear((4,), "unknown")
    assert game.read(Laid(4, OTHER)) == Tap(4, "role:werewolf#1")
    assert led.said == [
        "Player 4, lay the new card on your reader.",
        "The new card counts now, and the old one no more.",
    ]


@pytest.mark.parametrize("elsewhere", [Laid(3, NEW), Laid(WELL, NEW), Panel("ok")])
def test_only_the_seat_itself_can_lay_it(registry: Registry, elsewhere: Event) -> None:
    done, _ = swapped(registry, elsewhere, Panel("back"))
    assert done is False
    assert registry.uid_of(SEER) == OLD


@pytest.mark.parametrize(
    ("uid", "says"), [(OTHER, "another card already"), (OLD, "another card already"), ("08a1b2c3", "phones")]
)
def test_a_tag_that_will_not_do_is_explained(registry: Registry, uid: str, says: str) -> None:
    done, led = swapped(registry, Laid(4, uid), Laid(4, NEW))
    assert done
    assert says in led.said[1]
    assert registry.cards[OTHER] == WOLF


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ["seer", "werewolf"]), ("zh-Hant", ["先知", "狼"]), ("zh-Hans", ["先知", "狼"])],
)
def test_nobody_hears_or_reads_which_card_it_is(registry: Registry, language: str, names: list[str]) -> None:
    _, led = swapped(registry, Laid(4, OTHER), Laid(4, NEW), language=language)
    told = f"{led.said} {led.screen.views}".lower()
    assert [name for name in names if name in told] == []
