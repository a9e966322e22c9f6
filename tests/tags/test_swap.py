"""A new card in the middle of a game: only the seat itself can lay it, and nobody hears which card it is."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from device.absent import NoLights
from device.ports import WELL, Event, Laid, Panel, Tap
from device.tags.recognise import Recogniser
from device.tags.registry import Card, Registry
from device.tags.swap import Swaps
from tests.sim.boxes import evening
from tests.tags.lead import Led

SEER, WOLF = Card("classic", 1, "role:seer"), Card("classic", 1, "role:werewolf#1")
OLD, OTHER, NEW, FIVE = (f"04a1b2c3d4e50{number}" for number in range(1, 5))


@pytest.fixture
def registry(tmp_path: Path) -> Registry:
    known = Registry(tmp_path)
    known.learn(OLD, SEER)
    known.learn(OTHER, WOLF)
    known.learn(FIVE, Card("answers", 1, "5"))
    return known


def swapped(registry: Registry, *deeds: Event, language: str = "en") -> tuple[bool | None, Led]:
    """Seat 4, at lead 8, holds the seer; lead 9 belongs to nobody."""
    led = Led(*deeds, language=language)
    led.host.seat_at((5, 6, 7, 8))
    game = Recogniser(registry, "classic")
    led.host.recognise = game.read
    for laid in (Laid(8, OLD), Laid(8, FIVE), Laid(5, FIVE), Laid(9, OTHER), Laid(WELL, OTHER)):
        game.read(laid)
    swaps = Swaps(led.host, registry, game)
    assert swaps.seats() == [4]
    done = led.does(lambda: swaps.replace(4))
    assert led.host.recognise == game.read
    return done, led


def test_the_new_card_counts_and_the_old_one_no_more(registry: Registry, tmp_path: Path) -> None:
    done, led = swapped(registry, Laid(8, NEW))
    assert done
    game = Recogniser(Registry(tmp_path), "classic")
    assert game.read(Laid(8, NEW)) == Tap(8, "role:seer")
    assert game.read(Laid(8, OLD)) != Tap(8, "role:seer")
    assert game.read(Laid(8, OTHER)) == Tap(8, "role:werewolf#1")
    assert led.said == [
        "Player 4, lay the new card on your reader.",
        "The new card counts now, and the old one no more.",
    ]


def test_cards_of_another_game_are_forgotten_when_one_begins(registry: Registry) -> None:
    game = Recogniser(registry, "classic")
    game.read(Laid(4, OLD))
    game.read(Laid(WELL, OTHER))
    assert game.held == {4: SEER}
    game.begin("classic")
    assert game.held == {}


@pytest.mark.parametrize("elsewhere", [Laid(7, NEW), Laid(9, NEW), Laid(WELL, NEW), Panel("ok")])
def test_only_the_seat_itself_can_lay_it(registry: Registry, elsewhere: Event) -> None:
    done, _ = swapped(registry, elsewhere, Panel("back"))
    assert done is False
    assert registry.uid_of(SEER) == OLD


@pytest.mark.parametrize(
    ("uid", "says"), [(OTHER, "another card already"), (OLD, "another card already"), ("08a1b2c3", "phones")]
)
def test_a_tag_that_will_not_do_is_explained(registry: Registry, uid: str, says: str) -> None:
    done, led = swapped(registry, Laid(8, uid), Laid(8, NEW))
    assert done
    assert says in led.said[1]
    assert registry.cards[OTHER] == WOLF


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ["seer", "werewolf"]), ("zh-Hant", ["先知", "狼"]), ("zh-Hans", ["先知", "狼"])],
)
def test_nobody_hears_or_reads_which_card_it_is(registry: Registry, language: str, names: list[str]) -> None:
    _, led = swapped(registry, Laid(8, OTHER), Laid(8, NEW), language=language)
    told = f"{led.said} {led.screen.views}".lower()
    assert [name for name in names if name in told] == []


DOWN = "panel down\n"


def test_in_a_pause_somebody_gets_a_new_card_and_the_game_goes_on(registry: Registry, tmp_path: Path) -> None:
    commands = (
        f"wait SAY Enough talk\nlay 3 {OLD}\npanel ok\n{4 * DOWN}wait SCREEN\npanel ok\n"
        f"panel ok\nlay 3 {NEW}\nwait SAY The game goes on\n"
    )
    told = evening(tmp_path, commands).told
    assert "Replace a card" in told
    assert "SAY Player 3, lay the new card on your reader." in told
    assert "SAY The new card counts now, and the old one no more." in told
    assert Registry(tmp_path).cards == {NEW: SEER, OTHER: WOLF, FIVE: Card("answers", 1, "5")}


WOMAN, MAN, ALIVE = (Card("lupusburg", 1, name) for name in ("role:woman#2", "role:man#5", "goal:both-alive#1"))
HAND = {card: f"04a1b2c3d4e60{number}" for number, card in enumerate((WOMAN, MAN, ALIVE))}


def hand_of_three(folder: Path, *deeds: Event) -> tuple[bool | None, Led, Registry]:
    """Seat 4, at lead 8, was dealt two people and a goal."""
    led, known = Led(*deeds), Registry(folder)
    for card, uid in HAND.items():
        known.learn(uid, card)
    led.host.seat_at((5, 6, 7, 8))
    led.host.seating.devices = Reading((5, 6, 8))
    game = Recogniser(known, "lupusburg")
    swaps = Swaps(led.host, known, game)
    led.host.papers.dealt("cards", "readers", {3: ("role:man#1", "role:man#2"), 4: (WOMAN.name, MAN.name)})
    led.host.papers.dealt("goals", "readers", {3: ("goal:both-dead#1",), 4: (ALIVE.name,)})
    assert swaps.seats() == [4], "seat 3 has no reader"
    return led.does(lambda: swaps.replace(4)), led, known


class Reading(NoLights):
    """Seats of which these have a reader."""

    def __init__(self, leads: Iterable[int]) -> None:
        self.reading = frozenset(leads)


@pytest.mark.parametrize("lost", [WOMAN, MAN, ALIVE])
def test_who_holds_several_lays_those_that_he_still_has_and_then_the_new_one(tmp_path: Path, lost: Card) -> None:
    kept = [Laid(8, uid) for card, uid in HAND.items() if card != lost]
    done, led, known = hand_of_three(
        tmp_path, Laid(8, NEW), kept[0], Laid(8, OTHER), Laid(7, NEW), kept[1], Laid(8, NEW)
    )
    assert done
    assert known.uid_of(lost) == NEW
    assert [card for card, uid in HAND.items() if known.uid_of(card) == uid] == [card for card in HAND if card != lost]
    wish = "Player 4, lay the cards that you still have, one after another, and the new one last."
    which, still = "First lay those that you still have.", "This one is still there."
    one = "Player 4, lay the new card on your reader."
    assert led.said == [wish, which, wish, still, wish, which, wish, wish, still, one, SAID]


SAID = "The new card counts now, and the old one no more."


def test_nothing_is_replaced_while_more_than_one_is_missing(tmp_path: Path) -> None:
    done, _, known = hand_of_three(tmp_path, Laid(8, HAND[MAN]), Laid(8, NEW), Panel("back"))
    assert done is False
    assert NEW not in known.cards
