"""What the public screen shows of a table with piles, and that it can be read."""

from dataclasses import replace

import pytest

from device.hw.views import draw
from device.lying import Lying
from device.phrases import Phrases
from device.public import PublicView
from device.tags.decks import decks
from device.tags.faces import PICTURES
from engine import View
from engine.catalogue import Setup
from engine.cried_wolf.meadow import Meadow, MeadowView
from engine.cried_wolf.rules import CriedWolfRules
from engine.cried_wolf.scoring import Reckoning, flips, lying, points
from tests.device.bench import SEATS, TEXTS, Bench
from tests.screen.sample_views import EVERY_SIZE, named

FRONT = {1: ("wolf", "sheep-3", "wolf", "dog", "sheep-3"), 2: ("boy", "sheep-1"), 3: ("hunter", "wolf"), 4: (), 5: ()}
DEAD = {1: (), 2: (), 3: (), 4: ("hunter", "wolf"), 5: ()}
VIEW = MeadowView("turn", 7, SEATS, SEATS, FRONT, DEAD, 11, 2, (4, "sheep"))


async def script() -> None:
    """A game that is over at once."""


def screen(view: View) -> PublicView:
    """The screen with this board."""
    public = Bench(script, game="cried-wolf").table.public
    public.board(view)
    return public


def over(mode: int = 3, front: dict[int, tuple[str, ...]] = FRONT, *, before_flip: bool = False) -> Reckoning:
    """The end with these cards, in which seat 4 has shot a wolf."""
    m = Meadow(Setup("cried-wolf", SEATS, (), CriedWolfRules(mode=mode, extras_before_flip=before_flip)))
    m.front, m.dead[4] = dict(front), ("wolf",)
    parts = {seat: points(m, seat) for seat in SEATS}
    scores = {seat: sum(parts[seat].values()) for seat in SEATS}
    end = ("over", 30, SEATS, SEATS, "points", (4,))
    cards = {seat: lying(m, seat) for seat in SEATS}
    flipped = tuple([seat for seat in SEATS if flips(front[seat])])
    return Reckoning(*end, scores=scores, cards=cards, parts=parts, flipped=flipped)


def test_the_board_shows_piles_the_dead_whose_turn_it_is_what_is_left_and_what_is_offered() -> None:
    view = screen(VIEW).host.view
    assert view["seats"][0]["lying"] == [(("D",), ""), (("3",), "×2"), (("W",), "×2")]
    assert (view["seats"][3]["note"], view["seats"][3]["dead"]) == ("dead: HW", [("H", "W")])
    assert (view["faces"]["W"], view["faces"]["3"]) == (("wolf", ""), ("sheep", "3"))
    assert [seat["turn"] for seat in view["seats"]] == [False, True, False, False, False]
    assert (view["left"], view["aside"]) == (11, "2 → 4: Sheep")


def test_in_the_end_every_card_stands_beside_the_one_that_does_something_to_it() -> None:
    seats = screen(over()).host.view["seats"]
    assert seats[0]["lying"] == [(("D", "3"), "+3"), (("W", "3"), "−3"), (("W",), "0")]
    assert seats[1]["lying"] == [(("1",), "+1"), (("B",), "±")]
    assert seats[2]["lying"] == [(("H", "W"), "0")]
    assert [seat["total"] for seat in seats] == ["0", "−1", "0", "+3", "0"]
    assert seats[3]["lying"] == [(("H", "W"), "+3")]
    assert screen(over(mode=2)).host.view["seats"][2]["lying"] == [(("H", "W"), "+2")]


@pytest.mark.parametrize("before_flip", [False, True])
@pytest.mark.parametrize("cards", [{"wolf", "dog", "boy"}, {"sheep-1", "hunter"}])
def test_read_from_the_first_to_the_last_the_groups_come_to_the_points(cards: set[str], before_flip: bool) -> None:
    front = {seat: tuple([card for row in FRONT.values() for card in row if card not in cards]) for seat in SEATS}
    end = over(front=front, before_flip=before_flip)
    for seat in screen(end).host.view["seats"]:
        points = 0
        for _, worth in seat["lying"]:
            points = -points if worth == "±" else points + int(worth.replace("−", "-"))
        assert points == end.scores[seat["seat"]]


def test_what_no_card_shows_is_told_below_them() -> None:
    parts = {seat: {"cards": 0, "shot-wolf": 3, "idle-hunter": -3 * (seat == 5)} for seat in SEATS}
    seats = screen(replace(over(), parts=parts)).host.view["seats"]
    assert [seat["note"] for seat in seats] == ["", "", "", "", "hunters in hand −3"]


@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
@pytest.mark.parametrize("full", [False, True])
def test_all_cards_of_all_seats_are_on_the_picture(size: tuple[int, int], full: bool) -> None:
    front = {
        seat: tuple([card for cards in FRONT.values() for card in cards]) if full else FRONT[seat] for seat in SEATS
    }
    for view in (MeadowView("turn", 7, SEATS, SEATS, front, DEAD, 11, 2, (4, "sheep")), over(front=front)):
        shown = screen(view).host.view
        picture = draw(shown, size)
        fields = {box.text.split()[0]: box.rect for box in named(picture, "seat")}
        groups = named(picture, "cards")
        assert len(groups) == sum(len(seat["lying"]) for seat in shown["seats"])
        for box in groups:
            assert any(field.contains(box.rect) for field in fields.values()), box
        assert len(fields) == len(SEATS)
        assert [box.text for box in named(picture, "dead")] == (["H W"] if "left" in shown else [])


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_each_card_before_a_seat_is_a_picture_of_its_own_or_has_its_number(language: str) -> None:
    phrases = Phrases(TEXTS, language, "cried-wolf")
    faces = Lying(phrases).faces()
    assert len({*faces.values()}) == len(faces) == len(decks()["cried-wolf"].kinds)
    assert all((PICTURES / f"{name}.svg").exists() for name, _ in faces.values())
