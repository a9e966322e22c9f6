"""Every own card, and every hand that grows, in the dark: nothing of it is cut, and nothing lies on anything else."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from device.hw.views import draw
from device.languages import languages
from device.settings import TEXTS
from engine import Facts
from engine.catalogue import games
from engine.cried_wolf.deck import KINDS
from engine.lupusburg.deck import ALONE, GOALS, PEOPLE
from engine.wooolf.deck import ADVANCED, BASIC, QUESTIONS, identity
from tests.screen.sample_views import SIZES
from tests.screen.scenes import Scene, Sight

CARDS = BASIC | ADVANCED
"""Of WOOOLF!!, and how many there are of each."""


def own_cards(game: str) -> Iterator[tuple[str, Facts]]:
    """The private cards of this game that tell what somebody holds, with all that they can tell."""
    match game:
        case "wooolf":
            for roles in product(CARDS, repeat=2):
                if len({*roles}) == len(roles) or CARDS[roles[0]] > 1:
                    yield from with_questions(*roles)
        case "lupusburg":
            for roles in product(PEOPLE, repeat=2):
                if {*roles} - {*ALONE}:
                    yield from (("own.card", {"roles": roles, "goal": goal}) for goal in GOALS)
        case "cried-wolf":
            yield from (("own.card", {"roles": roles}) for roles in product(KINDS, repeat=2))
            for hand in product(KINDS, repeat=3):
                yield from ((card, {"kind": hand[-1], "roles": hand}) for card in ("card.drawn", "card.got"))
        case _:
            yield from (("own.card", {"role": role}) for role in games()[game].roles)


def with_questions(*roles: str) -> Iterator[tuple[str, Facts]]:
    """These two cards of WOOOLF!! with any two questions."""
    for questions in product(QUESTIONS, repeat=2):
        yield "own.card", {"roles": roles, "identity": identity(roles), "questions": questions}


def check(scene: Scene, size: tuple[int, int]) -> None:
    """Everything is whole, and apart from everything else."""
    picture = draw(scene, size)
    assert len(picture.boxes) == 5
    for box in picture.boxes:
        assert box.whole, (size, scene["big"], box.text)
        assert picture.surface.get_rect().contains(box.rect)
    for one, other in combinations(picture.boxes, 2):
        assert not one.rect.colliderect(other.rect), (size, scene["big"], one, other)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", languages(TEXTS))
def test_every_card_that_somebody_can_hold_is_whole(language: str, game: str, size: tuple[int, int]) -> None:
    sight = Sight(language, game)
    for card, facts in own_cards(game):
        check(sight.card(card, **facts), size)


@pytest.mark.parametrize("language", languages(TEXTS))
def test_the_longest_cards_are_whole_on_the_smallest_screen(language: str) -> None:
    sight = Sight(language, "wooolf")
    disguised = [*ADVANCED, *(card for card in BASIC if card.endswith("?"))]
    cards = [with_questions(*roles) for roles in product(disguised, repeat=2) if len({*roles}) > 1]
    scenes = [sight.card(card, **facts) for among in cards for card, facts in [max(among, key=questions_long)]]
    for scene in sorted(scenes, key=lambda scene: len(scene["big"]))[-6:]:
        check(scene, SIZES[0])


def questions_long(told: tuple[str, Facts]) -> int:
    """How long the names of its questions are."""
    return sum(map(len, told[1]["questions"]))
